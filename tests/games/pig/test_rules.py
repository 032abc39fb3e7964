"""What vectors do not say of Pig: seats, secrets, turns, gifts."""

from typing import Any

import pytest

import tabard
from tabard.engine.match import state_of
from tests.games.pig.harness import gift, pig, play_turn, position


def test_pig_1_1_two_or_three_players() -> None:
    for seats in (2, 3):
        assert pig(seats).seats == seats
    for seats in (1, 4):
        with pytest.raises(tabard.SetupError):
            pig(seats)


def test_pig_1_2_a_card_is_seen_by_its_owner_only() -> None:
    match = position(cards=[4, 6], deck=[0, 2])
    seen: list[Any] = [match.view(seat)["table"] for seat in (0, 1, None)]
    assert [table["card"] for table in seen] == [4, 6, None]
    others = {state_of(match.imagine(0, seed)).cards[1] for seed in range(20)}
    assert others == {0, 2, 6}


def test_pig_1_3_turns_go_round_from_the_seat_that_begins() -> None:
    match = pig(seats=3, start_seat=2)
    for seat in (2, 0, 1, 2):
        assert match.waiting == (seat,)
        play_turn(match)
    assert {pig(seed=seed, start_seat="random").waiting for seed in range(9)} == {(0,), (1,)}


def test_pig_1_4_after_two_turns_each_the_most_points_win_and_equals_share() -> None:
    match = position(players=3, turn=6, points=[7, 2, 7])
    play_turn(match)
    assert match.waiting == ()
    assert match.standing is not None
    assert [(rank.seat, rank.rank, rank.score) for rank in match.standing] == [
        (0, 1, 7),
        (2, 1, 7),
        (1, 3, 2),
    ]


def test_pig_4_1_a_point_is_given_by_who_has_one() -> None:
    match = position(points=[0, 1])
    assert match.commands(0) == ()
    match.command(1, gift(0))
    assert state_of(match).points == [1, 0]
    with pytest.raises(tabard.IllegalChoice, match="nothing to give"):
        match.command(1, gift(0))


@pytest.mark.parametrize(("answer", "heard"), [("thank", ["thanked"]), ("nod", [])])
def test_pig_4_2_everybody_hears_thanks_and_nobody_a_nod(answer: str, heard: list[str]) -> None:
    match = position(players=3, points=[3, 0, 0])
    match.command(0, gift(1))
    match.answer(1, answer)
    assert [event["kind"] for event in match.log(2)] == heard


def test_pig_4_3_gifts_can_be_switched_off() -> None:
    match = position(points=[3, 3], options={"gifts": False})
    assert match.commands(0) == ()
    with pytest.raises(tabard.IllegalChoice):
        match.command(0, gift(1))


def test_an_unknown_key_of_a_position_is_refused() -> None:
    with pytest.raises(tabard.ScenarioError, match="not 'weather'"):
        position(weather="fair")
