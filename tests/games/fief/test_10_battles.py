"""FIE-8.25 ff, 10: the borders of battles, one rule each."""

from typing import Any

import pytest

from tests.games.fief.harness import holds, options, play, position, told

GATE = "gate=road_bath_oxford"
HELD: dict[str, Any] = {"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 2"]}


def first(units: str, lord: str = "hugh", words: str = "") -> dict[str, Any]:
    return {"lords": [f"{lord} oxford {GATE} {words}"], "units": [f"oxford {units} {GATE}"]}


@pytest.mark.parametrize(("words", "attacks"), [("abbey=source", False), ("abbey=source fief=I", True)])
def test_fie_10_5_and_12_26_a_prioress_attacks_only_with_a_fief_title(words: str, attacks: bool) -> None:
    m = position(phase="war", F1=first("knight 3", "lucia", words), F2=HELD)
    assert (m.waiting == (0,) and "battle:oxford:1" in options(m, "P1")) is attacks


def test_fie_10_7_an_ally_may_be_attacked_and_stays_an_ally() -> None:
    m = position(
        dice=[6, 6, 6, 1],
        phase="war",
        F1=first("knight 4", words="spouse=edith"),
        F2={"lords": ["edith exeter"], "towns": ["oxford"], "units": ["oxford archer 1"]},
    )
    play(m, "P1 war battle:oxford:1", "P2 shoot_archers hold")
    holds(m, "towns.oxford.control 0", "lords.hugh.spouse edith")


def test_fie_10_8_units_without_a_lord_defend_themselves() -> None:
    m = position(
        dice=[1, 6],
        phase="war",
        F1=first("man_at_arms 3"),
        F2={"towns": ["oxford"], "units": ["oxford knight 1"]},
    )
    play(m, "P1 war battle:oxford:1")
    holds(m, "units F1 oxford -")


@pytest.mark.parametrize(("archers", "left"), [(2, 3), (3, 2)])
def test_fie_10_24_three_archers_shoot_with_one_damage_more(archers: int, left: int) -> None:
    m = position(
        dice=[2, 1, 1],
        phase="war",
        F1=first(f"archer {archers}"),
        F2={"towns": ["oxford"], "units": ["oxford man_at_arms 4"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 shoot_archers troops")
    holds(m, f"units F2 oxford man_at_arms {left}")


@pytest.mark.parametrize(("die", "replies"), [(2, False), (1, True)])
def test_fie_10_29_the_first_salvo_kills_before_the_reply(die: int, replies: bool) -> None:
    m = position(
        dice=[die],
        phase="war",
        F1=first("archer 3"),
        F2={"towns": ["oxford"], "units": ["oxford archer 2"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 shoot_archers troops")
    asked = m.decision(m.waiting[0]).kind
    assert (m.waiting == (1,) and asked == "shoot_archers") is replies
    holds(m, f"told battle_ended {int(not replies)}")


def test_fie_10_35_losses_of_a_melee_are_simultaneous() -> None:
    m = position(
        dice=[6, 6],
        phase="war",
        F1=first("knight 1"),
        F2={"towns": ["oxford"], "units": ["oxford knight 1"]},
    )
    play(m, "P1 war battle:oxford:1")
    holds(m, "units F1 oxford -", "units F2 oxford -")


WALLED: dict[str, Any] = {"lords": ["henry oxford"], "towns": ["oxford castle"]}


def test_fie_10_37_and_10_39_without_a_die_against_walls_the_battle_ends_with_the_round() -> None:
    m = position(phase="war", F1=first("knight 1"), F2={**WALLED, "units": ["oxford knight 2"]})
    play(m, "P1 war battle:oxford:1")
    holds(m, "waiting P2", "decision sally_out")
    play(m, "P2 sally_out stay")
    holds(m, "told battle_ended 1", "told melee 0")


def test_fie_10_37_the_garrison_may_sally_and_fights_without_walls() -> None:
    m = position(
        dice=[1, 6, 6], phase="war", F1=first("knight 1"), F2={**WALLED, "units": ["oxford knight 2"]}
    )
    play(m, "P1 war battle:oxford:1", "P2 sally_out sally")
    holds(m, "told melee 2", "units F1 oxford -")


@pytest.mark.parametrize(("garrison", "salvos"), [("knight 2", 2), ("knight 2 archer 1", 1)])
def test_fie_10_38_unanswered_the_attackers_shoot_a_second_time(garrison: str, salvos: int) -> None:
    m = position(
        dice=[1, 1, 1],
        phase="war",
        F1=first("archer 2"),
        F2={**WALLED, "units": [f"oxford {garrison}"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 shoot_archers troops")
    if salvos == 1:
        play(m, "P2 shoot_archers troops", "P2 sally_out stay")
    else:
        play(m, "P2 sally_out stay", "P1 shoot_archers troops")
    holds(m, "told battle_ended 1")
    assert sum(shot["family"] == 0 for shot in told(m, "archers_shot")) == salvos


@pytest.mark.parametrize(
    ("units", "rides"), [("knight 2", True), ("knight 1 archer 1", False), ("archer 2", False)]
)
def test_fie_8_25_only_knights_ride(units: str, rides: bool) -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh durham"], "units": [f"durham {units}"]},
        F2={"towns": ["york"], "units": ["york archer 1"]},
    )
    play(m, f"P1 go hugh {units} road_york_durham", "P1 march lord:hugh", "P1 march all")
    assert ("ride:1" in options(m, "P1")) is rides


def test_fie_8_27_every_die_of_the_defence_has_one_damage_more() -> None:
    m = position(
        dice=[1, 1],
        phase="march",
        F1={"lords": ["hugh durham"], "units": ["durham knight 1"]},
        F2={"towns": ["york"], "units": ["york man_at_arms 3"]},
    )
    play(m, "P1 go hugh knight 1 road_york_durham", "P1 go hugh knight 1 ride:1")
    assert [one["damage"] for one in told(m, "melee")] == [0, 1]


def test_fie_8_30_and_8_31_the_victor_goes_on_and_the_beaten_stay() -> None:
    given: dict[str, Any] = {
        "phase": "march",
        "F1": {"lords": ["hugh durham"], "units": ["durham knight 3"]},
        "F2": {"towns": ["york"], "units": ["york man_at_arms 1"]},
    }
    m = position(dice=[6, 6, 1], **given)
    play(m, "P1 go hugh knight 3 road_york_durham", "P1 go hugh knight 3 ride:1")
    play(m, "P1 go hugh knight 3 road_york_whitby")
    holds(m, "lords.hugh.place whitby")
    m = position(dice=[1, 1, 1], **given)
    play(m, "P1 go hugh knight 3 road_york_durham", "P1 go hugh knight 3 ride:1")
    play(m, "P1 end_of_round stop", "P2 end_of_round stop")
    holds(m, "lords.hugh.place york", "lords.hugh.halted yes")
