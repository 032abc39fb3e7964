"""FIE-3, 28.22: supplies and hidden information."""

from typing import Any

import pytest

from tabard import Match
from tabard.engine.chance import seeded
from tests.games.fief.harness import holds, new, options, play, position, refused, seen, table

TOWN: dict[str, Any] = {
    "F1": {
        "lords": ["hugh york"],
        "towns": ["york"],
        "units": ["york knight 2 archer 1", "york man_at_arms 1"],
    },
    "F2": {"lords": ["henry exeter"], "towns": ["exeter"]},
}


def stack_of(m: Match, who: str | None, family: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in seen(m, who)["stacks"] if one["family"] == family)
    return found


def test_fie_3_1_nothing_is_bought_that_is_not_in_the_supply() -> None:
    m = position(
        phase="buy",
        P1={"coins": 20},
        F1={"lords": ["hugh york"], "towns": ["york castle"], "reserve": {"knight": 0}},
    )
    assert "knight" not in options(m, "P1")
    refused(m, "P1", "knight", "FIE-3.1")


def test_fie_3_2_and_3_6_coins_are_unlimited_and_secret() -> None:
    m = position(phase="buy", P1={"coins": 500}, F1=TOWN["F1"])
    assert seen(m, "P1")["players"][0]["coins"] == 500
    assert seen(m, "P2")["players"][0]["coins"] is None
    assert seen(m)["players"][0]["coins"] is None


def test_fie_3_7_a_hand_is_secret_and_its_size_public() -> None:
    m = position(phase="play", P1={"hand": ["ambush", "tax_1"]})
    assert seen(m, "P1")["players"][0]["hand"] == ["ambush", "tax_1"]
    other = seen(m, "P2")["players"][0]
    assert (other["hand"], other["hand_size"]) == (None, 2)
    assert "ambush" not in str(seen(m, "P2"))


def test_fie_3_8_kinds_of_soldiers_are_known_to_their_owner_only() -> None:
    m = position(phase="buy", **TOWN)
    assert stack_of(m, "P1", 0)["units"] == {"man_at_arms": 1, "archer": 1, "knight": 2}
    assert stack_of(m, "P2", 0)["units"] == {}
    assert stack_of(m, "P2", 0)["soldiers"] == 4


def test_fie_3_9_lords_and_titles_are_public() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york fief=IV dagger servant=fulk"]})
    lord = seen(m)["lords"]["lord_hugh"]
    assert (lord["fiefs"], lord["dagger"], lord["servant"]) == (["IV"], True, "servant_fulk")


def test_fie_3_10_the_plague_track_is_face_down() -> None:
    m = position(phase="draw", decks={"track": ["famine_1"], "event": ["tax_1"], "character": ["lord_hugh"]})
    assert seen(m, "P1")["track"] == 1
    assert "famine_1" not in str(seen(m, "P1"))


def test_fie_3_12_the_reserve_is_public_by_type() -> None:
    m = position(phase="buy", **TOWN)
    assert seen(m, "P2")["families"][0]["reserve"]["knight"] == 6


@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_fie_28_22_an_imagined_table_shows_a_player_the_same(who: int) -> None:
    m = new(4, 11)
    chance = seeded("imagination")
    for _ in range(150):
        if not m.waiting:
            break
        m.answer(m.waiting[0], chance.pick(m.options(m.waiting[0])))
    for seed in range(5):
        assert m.imagine(who, seed).view(who) == m.view(who)


def test_fie_28_22_others_imagine_other_soldiers_and_other_coins() -> None:
    m = position(phase="buy", **TOWN, P1={"coins": 5})
    worlds = {str([stack.counts for stack in table(m.imagine(1, seed)).stacks]) for seed in range(20)}
    assert len(worlds) == 1  # one stack: only its composition is known, its reserve is public
    spread = {
        "lords": ["hugh york", "alice durham"],
        "towns": ["york", "durham"],
        "units": ["york knight 2", "durham man_at_arms 2"],
    }
    m = position(phase="buy", F1=spread)
    worlds = {str([stack.counts for stack in table(m.imagine(1, seed)).stacks]) for seed in range(20)}
    assert len(worlds) > 1
    own = {str([stack.counts for stack in table(m.imagine(0, seed)).stacks]) for seed in range(5)}
    assert len(own) == 1


def test_fie_10_4_soldiers_in_contested_towns_are_turned_up_for_phase_seven() -> None:
    m = position(
        phase="war",
        F1={"lords": ["hugh york"], "towns": ["york"], "units": ["york knight 2"]},
        F2={"lords": ["henry york gate=road_york_durham"], "units": ["york archer 3 gate=road_york_durham"]},
    )
    assert stack_of(m, "P3", 0)["units"] == {"knight": 2}
    play(m, "P1 war end", "P2 war end")
    assert stack_of(m, "P3", 0)["units"] == {}


def test_fie_3_4_the_dead_leave_the_game() -> None:
    m = position(
        phase="play",
        P1={"hand": ["assassination"]},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["henry exeter"]},
    )
    play(m, "P1 play_card assassination", "P1 card_target henry")
    holds(m, "dead henry", "families.1.lords -")
