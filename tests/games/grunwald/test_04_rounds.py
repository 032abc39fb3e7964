"""GRU-4: round structure."""

import pytest

import tabard
from tests.games.grunwald.harness import (
    all_pass,
    event,
    holds,
    options,
    play,
    position,
    refused,
    seen,
    skirmish,
    to_round,
)

SETUP = {"start_seat": 0}


def test_gru_4_1_events_come_first_then_placement_then_resolution() -> None:
    m = event("mazovian_granaries", players=2)
    holds(m, "phase event", "decision offer", "board crown -")
    play(m, "P1 pass", "P2 pass")
    holds(m, "phase placement", "board crown 1 1")
    play(m, "P1 place helpers officer", "P2 place helpers officer", "P1 pass", "P2 pass")
    holds(m, "phase resolution", "decision buy_helper", "P1.helpers 3")


def test_gru_4_2_round_one_has_no_event() -> None:
    m = tabard.new("grunwald", seats=3, seed=5, options=SETUP)
    holds(m, "round 1", "phase placement", "event none", "deck events 14", "waiting P1")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_gru_4_3_the_first_three_rounds_are_a_truce(number: int) -> None:
    m = position(round=number)
    refused(m, "P1", "teutons", "GRU-7.22", "closed-in-the-truce")
    assert "teutons" not in options(m, "P1")
    assert seen(all_pass(m))["skirmish"] is None


def test_gru_4_3_no_teuton_is_turned_up_in_the_truce() -> None:
    m = tabard.new("grunwald", seats=2, seed=11, options={**SETUP, "events": False})
    for number in (1, 2, 3):
        holds(m, f"round {number}", "deck teutons 6 6", "board teutons -")
        to_round(m, number + 1)
    holds(m, "round 4", "deck teutons 5 5")


def test_gru_4_4_two_teutons_and_a_skirmish_in_each_of_rounds_four_to_eight() -> None:
    m = tabard.new("grunwald", seats=2, seed=11, options={**SETUP, "events": False})
    skirmishes = []
    for number in range(1, 9):
        holds(m, f"round {number}")
        assert len(seen(m)["up"]["teutons"]) == (2 if number >= 4 else 0)
        to_round(m, number + 1)
        skirmishes.append(len([one for one in m.log() if one["kind"] == "skirmish"]))
    assert skirmishes == [0, 0, 0, 1, 2, 3, 4, 5]


def test_gru_4_4_the_teutons_field_opens_in_round_four() -> None:
    m = position(round=4, board={"teutons": [1, 2]})
    assert "teutons" in options(m, "P1")
    holds(skirmish([1, 2], round=8), "skirmish 9 0 9")


@pytest.mark.parametrize("events", [True, False])
def test_gru_4_5_the_piles_are_used_up_exactly(events: bool) -> None:
    m = tabard.new("grunwald", seats=2, seed=23, options={**SETUP, "events": events})
    prisoner = 0
    for number in range(1, 9):
        left = 8 - number
        prisoner += seen(m)["event"] == "bydgoszcz_retaken"
        teutons = 6 - max(0, number - 3)
        holds(
            m,
            f"deck crown {left} {left}",
            f"deck mercenaries {left} {left}",
            f"deck provisions {left}",
            f"deck ducats {left}",
            f"deck teutons {teutons - prisoner} {teutons}",
            f"deck events {15 - number if events else 14}",
        )
        to_round(m, number + 1)
    holds(m, "phase over")
