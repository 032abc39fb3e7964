"""FIE-7: what castles, fortresses and the royal castle are good for."""

from typing import Any

from tabard import Match
from tabard.games.fief.rules.content import load
from tests.games.fief.harness import holds, options, play, position, until

TOWNS = load(None).towns


def revolt_in_york(building: str, **given: Any) -> Match:
    """P1 raises one revolt in York, where Henry of P2 stands without a soldier."""
    m = position(
        phase="play",
        P1={"hand": ["revolt_1"]},
        plagues=["famine_1 IV"],
        F1={"lords": ["hugh exeter"], "towns": ["exeter"]},
        F2={"lords": ["henry york"], "towns": [f"york {building} mill"]},
        **given,
    )
    return play(m, "P1 play_card revolt_1", "P1 card_target york")


def test_fie_7_10_a_castle_cancels_one_revolt_and_can_be_destroyed() -> None:
    holds(revolt_in_york("castle"), "towns.york.building castle", "told revolt_failed 1", "dead -")
    m = revolt_in_york("castle", parliament="revolt", dice=[6])
    holds(m, "towns.york.building -", "towns.york.mill no", "dead henry")


def test_fie_7_11_a_fortress_cancels_two_revolts_is_never_bought_and_never_destroyed() -> None:
    m = revolt_in_york("fortress", parliament="revolt")
    holds(m, "towns.york.building fortress", "told revolt_failed 1", "dead -")
    m = position(
        dice=[6],
        phase="play",
        parliament="revolt",
        P1={"hand": ["revolt_1"]},
        P2={"hand": ["revolt_2"]},
        F1={"lords": ["hugh exeter"], "towns": ["exeter"]},
        F3={"lords": ["henry york"], "towns": ["york fortress mill"]},
    )
    play(m, "P1 play_card revolt_1", "P1 card_target york", "P2 join_revolt revolt_2")
    holds(m, "towns.york.building fortress", "towns.york.mill no", "dead henry")
    m = position(phase="buy", P1={"coins": 30}, F1={"lords": ["hugh york"], "towns": ["york castle"]})
    assert "fortress" not in options(m, "P1")


def test_fie_7_12_a_fortification_protects_whoever_controls_the_town() -> None:
    m = position(
        phase="march",
        P2={"hand": ["tax_1"]},
        F1={"lords": ["hugh durham"], "towns": ["york castle"], "units": ["durham knight 3"]},
        F2={"lords": ["henry whitby"], "units": ["whitby archer 2"]},
        active="F2",
    )
    play(m, "P2 go henry archer 2 road_york_whitby", "P2 march end")
    holds(m, "towns.york.control 1", "towns.york.building castle")
    holds(m, "lords.henry.gate -")


def test_fie_7_23_a_royal_castle_that_was_destroyed_may_be_built_again() -> None:
    m = position(
        dice=[6],
        phase="play",
        parliament="revolt",
        P1={"hand": [], "coins": 9},
        P2={"hand": ["revolt_1"]},
        F1={"lords": ["william york royal=king"], "towns": ["york", "oxford royal_castle"]},
        F2={"lords": ["henry exeter"], "towns": ["exeter"]},
    )
    play(m, "P2 play_card revolt_1", "P2 card_target oxford")
    holds(m, "towns.oxford.building -", "towns.oxford.control -1")
    until(m, "buy")
    assert "royal_castle" in options(m, "P1")


def test_fie_7_37_crossbowmen_are_sold_only_to_the_owner_of_the_mercenaries() -> None:
    for fourth, sold in (("mercenaries_french", True), ("", False)):
        m = position(
            phase="buy", P1={"coins": 9}, F1={"lords": ["hugh york"], "towns": ["york"], "fourth": fourth}
        )
        assert ("bows" in options(m, "P1")) is sold


def test_fie_7_24_an_abbey_waits_only_where_no_town_is_free_or_own() -> None:
    others = {"lords": ["henry exeter"], "towns": [town for town in TOWNS if town not in ("york", "bath")]}
    for own, waits in ((["york castle", "bath castle"], True), (["york castle", "bath"], False)):
        m = position(
            phase="play",
            P1={"hand": ["abbey_source"]},
            F1={"lords": ["lucia york"], "towns": own},
            F2=others,
        )
        play(m, "P1 play_card abbey_source")
        assert ("later" in options(m, "P1")) is waits
