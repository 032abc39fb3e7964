"""FIE-1: what the words mean, seen where they matter."""

from typing import Any

import pytest

from tabard import Match
from tests.games.fief.harness import holds, options, play, position, seen

OXFORD_GATE = "gate=road_bath_oxford"


def attacked(defender: dict[str, Any]) -> Match:
    """P1 attacks P2 in Oxford; P2 holds a card, so that the opening window lets us look."""
    m = position(
        phase="war",
        P2={"hand": ["tax_1"]},
        F1={"lords": [f"hugh oxford {OXFORD_GATE}"], "units": [f"oxford knight 5 {OXFORD_GATE}"]},
        F2=defender,
    )
    return play(m, "P1 war battle:oxford:1")


def test_fie_1_3_a_lord_is_a_card_on_a_board_and_one_pawn_on_the_map() -> None:
    m = position(
        phase="play", P1={"hand": ["lord_alice"]}, F1={"lords": ["hugh york"], "towns": ["york castle"]}
    )
    play(m, "P1 play_card alice")
    holds(m, "families.0.lords hugh alice", "lords.alice.place york", "lords.alice.family 0")


@pytest.mark.parametrize("captor", ["captor=henry", "captor=clan_1", "captor=robin"])
def test_fie_1_4_a_lord_held_by_anybody_is_captive_and_does_not_move(captor: str) -> None:
    place = "sherwood" if captor == "captor=robin" else "york"
    given: dict[str, Any] = {"F2": {"lords": ["henry york"], "towns": ["york"]}, "clans": ["1 york 1 jarl"]}
    free = position(phase="march", F1={"lords": ["hugh york"]}, **given)
    held = position(phase="march", F1={"lords": [f"hugh {place} {captor}"]}, **given)
    assert "lord:hugh" in options(free, "P1")
    holds(held, "waiting P2")


def test_fie_1_8_the_husband_of_a_sovereign_queen_is_not_of_the_royal_family() -> None:
    for words, visit in (("royal=prince", 3), ("fief=IV spouse=matilda", 2)):
        m = position(
            phase="income",
            P1={"coins": 0},
            F1={
                "lords": ["lucia oxford abbey=source", f"hugh oxford {words}"],
                "towns": ["oxford abbey_source"],
            },
            F2={"lords": ["matilda london royal=sovereign_queen"]},
        )
        holds(m, f"players.0.coins {1 + 2 + visit}")


def test_fie_1_9_engines_are_no_soldiers_and_crossbowmen_are() -> None:
    for unit, declared in (("bombard", False), ("crossbowman_french", True), ("archer", True)):
        m = position(
            phase="war",
            F1={"lords": [f"hugh oxford {OXFORD_GATE}"], "units": [f"oxford {unit} 1 {OXFORD_GATE}"]},
            F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford archer 1"]},
        )
        asked = f"P{m.waiting[0] + 1}"
        assert (asked == "P1" and "battle:oxford:1" in options(m, asked)) is declared


@pytest.mark.parametrize(
    ("building", "modifier"), [("castle", 1), ("royal_castle", 1), ("fortress", 2), ("abbey_source", 0)]
)
def test_fie_1_11_and_7_29_castles_take_one_die_fortresses_two_abbeys_none(
    building: str, modifier: int
) -> None:
    m = attacked({"towns": [f"oxford {building}"], "units": ["oxford man_at_arms 3"]})
    holds(m, f"battle.modifier {modifier}")


def test_fie_1_11_a_mill_is_no_building() -> None:
    m = position(phase="buy", P1={"coins": 9}, F1={"lords": ["hugh york"], "towns": ["york mill"]})
    play(m, "P1 buy castle", "P1 buy_town york")
    holds(m, "towns.york.building castle", "towns.york.mill yes")


def test_fie_1_14_a_marriage_makes_allies_and_nothing_else_does() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york spouse=edith"], "towns": ["york"]},
        F2={"lords": ["edith exeter"]},
        F3={"lords": ["thomas york"]},
    )
    assert [family["ally"] for family in seen(m)["families"]] == [1, 0, -1, -1]


def test_fie_1_15_only_those_inside_the_walls_are_besieged() -> None:
    m = position(
        phase="march",
        sieges=["york F2 1 active"],
        F1={"lords": ["hugh york"], "towns": ["york castle"], "units": ["york knight 1"]},
        F2={"lords": ["henry york gate=road_york_durham"], "units": ["york knight 1 gate=road_york_durham"]},
        F3={"lords": ["thomas york gate=road_york_whitby"]},
    )
    play(m, "P1 go hugh road_nottingham_york")
    holds(m, "waiting P2", "decision consent")
    play(m, "P2 consent no", "P1 refused stay", "P1 march end", "P2 march end")
    play(m, "P3 go thomas road_york_whitby")
    holds(m, "lords.thomas.place whitby")


def test_fie_1_16_a_free_town_is_one_that_nobody_controls() -> None:
    m = position(
        phase="play",
        P1={"hand": ["abbey_source"]},
        F1={"lords": ["lucia york"], "towns": ["york castle"]},
        F2={"lords": ["henry exeter"], "towns": ["exeter", "oxford"]},
    )
    play(m, "P1 play_card abbey_source")
    free = [town for town in options(m, "P1") if seen(m)["towns"][town]["control"] == -1]
    assert "london" in free
    assert "exeter" not in free
