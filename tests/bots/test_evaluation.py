"""The evaluation of Na Grunwald!: points at the end, an estimate in points before."""

from typing import Any

import pytest

import tabard
from tabard.bots.bot import play_out, worth
from tabard.bots.levels import LEVELS
from tabard.engine.match import Match
from tabard.games.grunwald.bot.evaluation import PAWN
from tests.bots.positions import random_positions, scenario_positions


def position(**given: Any) -> Match:
    return tabard.scenario("grunwald", {"players": 2, "phase": "placement", **given})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_difference_of_scores(seats: int) -> None:
    for seed in range(4):
        match = tabard.new("grunwald", seats, seed)
        play_out(match, [LEVELS["page"]] * seats, seed)
        assert match.standing is not None
        scores = {rank.seat: rank.score for rank in match.standing}
        for seat in range(seats):
            best_rival = max(score for other, score in scores.items() if other != seat)
            assert worth(match, seat) == scores[seat] - best_rival


def test_it_changes_nothing_and_never_fails() -> None:
    for match in [*random_positions(matches=12, one_in=4), *scenario_positions()]:
        before = match.hash()
        values = [worth(match, seat) for seat in range(match.seats)]
        assert all(-200 < value < 200 for value in values)
        assert values == [worth(match, seat) for seat in range(match.seats)]
        assert match.hash() == before


def test_it_does_not_look_into_piles() -> None:
    for number, match in enumerate(random_positions(matches=6, one_in=8)):
        if len(match.waiting) == 1:
            seat = match.waiting[0]
            assert worth(match.imagine(seat, number), seat) == worth(match, seat)


def test_two_players_see_it_from_both_sides() -> None:
    for match in random_positions(matches=6, one_in=8):
        if match.seats == 2:
            assert worth(match, 0) == pytest.approx(-worth(match, 1))


def test_equal_players_are_equal() -> None:
    assert abs(worth(position(phase="final"), 0)) < 1
    goods = {"hand": ["c3"], "camp": ["m2"], "provisions": 3}
    assert abs(worth(position(P1=goods, P2=goods), 0)) < 1


@pytest.mark.parametrize(
    "better",
    [
        {"ducats": 4},
        {"provisions": 2},
        {"helpers": 3},
        {"hand": ["c3"]},
        {"hand": ["m3"]},
        {"camp": ["t3"]},
    ],
)
@pytest.mark.parametrize("round", [1, 3, 5])
def test_every_gain_raises_it(better: dict[str, object], round: int) -> None:
    board = {"teutons": [4, 4]} if round > 3 else {}
    plain = position(round=round, board=board)
    assert worth(position(round=round, board=board, P1=better), 0) > worth(plain, 0)
    assert worth(position(round=round, board=board, P2=better), 0) < worth(plain, 0)


def test_a_knight_in_hand_is_worth_more_than_one_in_camp() -> None:
    assert worth(position(P1={"hand": ["c5"]}), 0) > worth(position(P1={"camp": ["c5"]}), 0)


def test_a_place_that_can_be_taken_is_worth_less_than_a_safe_one() -> None:
    crown = {"crown": ["P1 helpers 1"]}
    spent = {"ducats": ["P2 officer", "P2 helpers 5"]}
    board = {"crown": [6, 1]}
    P2 = {"helpers": 5}

    def gain(elsewhere: dict[str, list[str]]) -> float:
        with_group = position(board=board, P2=P2, fields={**crown, **elsewhere})
        without = position(board=board, P2=P2, fields=elsewhere)
        return worth(with_group, 0) - worth(without, 0)

    assert gain(spent) > gain({}) > 0


def test_ducats_on_a_lost_field_come_back() -> None:
    fields = {"mercenaries": ["P2 helpers 1 ducats 3", "P1 helpers 1 ducats 2"]}
    placed = position(P1={"ducats": 1, "helpers": 2}, fields=fields)
    kept = position(P1={"ducats": 3, "helpers": 2}, fields={"mercenaries": fields["mercenaries"][:1]})
    assert worth(kept, 0) - worth(placed, 0) == pytest.approx(PAWN)  # a helper less to place, no ducat less


def test_what_is_owed_counts_before_it_is_paid() -> None:
    army = {"camp": ["c6", "c5", "m4"], "provisions": 3}
    lost = position(phase="resolution", round=4, board={"teutons": [4, 4]}, P1=army)
    won = position(phase="resolution", round=4, board={"teutons": [1, 1]}, P1=army)
    assert lost.decision(0).kind == won.decision(0).kind == "lose_provisions"
    assert worth(lost, 0) < worth(won, 0)
