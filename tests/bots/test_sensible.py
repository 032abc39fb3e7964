"""Page is never absurd in Na Grunwald!: one test for each thing nobody would do on purpose."""

from typing import Any

import pytest

import tabard
from tabard.bots.bot import Position, sensible
from tabard.bots.levels import LEVELS
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tests.bots.positions import random_positions, scenario_positions


def position(**given: Any) -> Match:
    return tabard.scenario("grunwald", {"players": 2, "phase": "placement", **given})


def considered(match: Match, *answers: int | str) -> list[int | str]:
    """What the player asked considers, after some answers of his."""
    for answer in answers:
        match.answer(match.waiting[0], answer)
    return list(sensible(match, match.waiting[0]))


def test_something_legal_is_always_considered() -> None:
    for match in [*random_positions(matches=30, one_in=3), *scenario_positions()]:
        for seat in match.waiting:
            choices = sensible(match, seat)
            assert choices
            assert set(choices) <= set(match.options(seat))


def test_page_picks_from_what_is_sensible() -> None:
    match = position()
    picked = {LEVELS["page"].choose(Position(match.imagine(0, "test")), seeded(seed)) for seed in range(60)}
    assert picked == set(considered(match))


def test_nobody_passes_with_something_to_win() -> None:
    assert "pass" not in considered(position())


def test_who_can_win_nothing_passes() -> None:
    match = position(
        round=8,
        board={"teutons": [4, 4]},
        P1={"ducats": 0},
        P2={"helpers": 5},
        fields={
            "crown": ["P2 helpers 3"],
            "provisions": ["P2 officer ducats 9"],
            "ducats": ["P1 helpers 2", "P2 helpers 2"],
        },
    )
    assert considered(match) == ["pass"]


def test_nobody_goes_to_the_teutons_without_a_knight_who_beats_one() -> None:
    board = {"teutons": [4, 3]}
    assert "teutons" not in considered(position(round=4, board=board, P1={"hand": ["c3"]}))
    assert "teutons" in considered(position(round=4, board=board, P1={"hand": ["c4"]}))


def test_nobody_hires_in_the_last_round() -> None:
    board = {"teutons": [4, 4]}
    assert "helpers" in considered(position(round=7, board=board))
    assert "helpers" not in considered(position(round=8, board=board))


def test_nobody_goes_where_he_cannot_win() -> None:
    assert "crown" not in considered(position(P2={"helpers": 5}, fields={"crown": ["P2 helpers 5"]}))


def test_nobody_bids_for_a_mercenary_he_would_overpay() -> None:
    match = position(
        board={"mercenaries": [2, 1]}, P1={"ducats": 9}, fields={"mercenaries": ["P2 helpers 1 ducats 3"]}
    )
    assert "mercenaries" not in considered(match)


def test_what_is_won_for_certain_is_not_strengthened() -> None:
    match = position(
        P2={"ducats": 0}, fields={"crown": ["P1 helpers 2", "P2 helpers 2"], "ducats": ["P2 officer"]}
    )
    assert "crown" not in considered(match)


def test_an_officer_is_not_sent_where_a_helper_does_the_same() -> None:
    assert considered(position(), "mercenaries") == ["helpers"]
    match = position(round=4, board={"teutons": [1, 1]}, P1={"hand": ["c5"]})
    assert considered(match, "teutons") == ["helpers"]


def test_helpers_are_not_sent_where_they_cannot_win() -> None:
    match = position(event="call_to_arms", fields={"crown": ["P2 helpers 2"]})
    assert considered(match, "crown") == ["officer"]


@pytest.mark.parametrize(("there", "numbers"), [([], [1, 2]), (["P2 helpers 2"], [3, 4])])
def test_no_more_helpers_than_the_first_place_needs_and_one(there: list[str], numbers: list[int]) -> None:
    match = position(P1={"helpers": 5}, fields={"crown": there})
    assert considered(match, "crown", "helpers") == numbers


def test_no_more_ducats_for_a_mercenary_than_his_strength() -> None:
    match = position(
        board={"mercenaries": [4, 1]}, P1={"ducats": 9}, fields={"mercenaries": ["P2 helpers 1 ducats 2"]}
    )
    assert considered(match, "mercenaries", "helpers") == [3, 4]


def test_few_ducats_for_provisions() -> None:
    match = position(
        board={"provisions": [5]}, P1={"ducats": 9}, fields={"provisions": ["P2 helpers 1 ducats 2"]}
    )
    assert considered(match, "provisions", "officer") == [2, 3]


@pytest.mark.parametrize(
    ("event", "most"),
    [("royal_hunt", 4), ("czerwinsk_bridge", 1), ("bydgoszcz_retaken", 5), ("brest_council", 5)],
)
def test_nobody_bids_more_than_a_prize_is_worth(event: str, most: int) -> None:
    match = position(phase="event", event=event, round=3, spare=3, P1={"ducats": 12}, P2={"ducats": 12})
    assert considered(match) == ["pass", *range(1, most + 1)]


def test_nobody_buys_a_helper_late() -> None:
    late = {"phase": "event", "event": "leczyca_assembly", "board": {"teutons": [1, 1]}, "P1": {"ducats": 9}}
    assert considered(position(round=6, **late)) == [1, "pass"]
    assert considered(position(round=7, **late)) == ["pass"]
    second = {"phase": "resolution", "fields": {"helpers": ["P2 helpers 1", "P1 helpers 1"]}}
    assert considered(position(round=3, **second)) == ["buy", "decline"]


def test_who_came_to_fight_fights() -> None:
    fight = {"phase": "resolution", "round": 4, "fields": {"teutons": ["P1 helpers 1"]}}
    able = position(board={"teutons": [4, 2]}, P1={"hand": ["c3", "m1"]}, **fight)
    assert considered(able) == ["c3", "m1"]
    unable = position(board={"teutons": [4, 3]}, P1={"hand": ["c3", "m1"]}, **fight)
    assert considered(unable) == ["peasant", "c3", "m1"]


def lost(**player: Any) -> Match:
    """A skirmish lost by 5: nobody came."""
    return position(phase="resolution", round=4, board={"teutons": [1, 2]}, P1=player)


def test_spare_provisions_go_before_any_card() -> None:
    assert considered(lost(provisions=4, camp=["c1", "c6"])) == [2, 3, 4]


def test_nobody_discards_six_where_one_would_do() -> None:
    match = lost(provisions=4, camp=["c1", "c6", "m2", "t3"])
    assert considered(match, 4) == ["camp:c1"]
    match = lost(provisions=2, camp=["c1", "c6", "m4", "t3"])
    assert considered(match, 2) == ["camp:c1", "camp:t3"]


def test_one_of_the_weakest_goes_unfed() -> None:
    match = position(phase="final", P1={"provisions": 2, "hand": ["c2", "m3", "c6", "m2"]})
    assert sorted(map(str, considered(match))) == ["c2", "m2", "m3"]
