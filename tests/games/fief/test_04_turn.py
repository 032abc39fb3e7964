"""FIE-1, 4, 5, 7, 8, 9, 28: the frame of the turn, and what a table always is."""

from typing import Any

import pytest

from tabard.engine.chance import seeded
from tabard.games.fief.rules.income import mill_yield
from tabard.games.fief.rules.people import sovereign_family, title_family, titles
from tabard.games.fief.rules.records import NOBODY
from tests.games.fief.harness import holds, new, options, play, position, seen, table, to_the_end, told


def test_fie_4_1_eight_phases_in_order() -> None:
    m = to_the_end(new(4, 2))
    phases = [(told_["turn"], told_["phase"]) for told_ in told(m, "phase")]
    assert phases[:7] == [(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8)]
    assert phases[7:15] == [(2, number) for number in range(1, 9)]


def test_fie_4_2_and_1_13_families_act_in_turn_order() -> None:
    lords: dict[str, Any] = {
        "F1": {"lords": ["hugh york"], "towns": ["york"]},
        "F2": {"lords": ["henry exeter"], "towns": ["exeter"]},
        "F3": {"lords": ["thomas london"], "towns": ["london"]},
        "F4": {"lords": ["robert norwich"], "towns": ["norwich"]},
    }
    m = position(phase="march", first="P3", **lords)
    for who in ("P3", "P4", "P1", "P2"):
        holds(m, f"waiting {who}")
        play(m, f"{who} march end")


def test_fie_11_1_the_first_player_marker_passes_to_the_left() -> None:
    m = position(phase="end", turn=3, first="P4", F1={"lords": ["hugh york"], "towns": ["york"]})
    holds(m, "turn 4", "first 0")


def test_fie_4_3_income_asks_nobody() -> None:
    m = position(phase="income", F1={"lords": ["hugh york"], "towns": ["york"]})
    assert len(told(m, "income")) == 4


def test_fie_1_7_there_is_one_sovereign_and_a_family_of_his() -> None:
    m = position(phase="buy", F2={"lords": ["william york royal=king"]})
    assert sovereign_family(table(m)) == 1
    assert sovereign_family(table(position(phase="buy"))) == NOBODY


def test_fie_1_12_a_region_is_managed_while_its_title_is_held() -> None:
    m = position(phase="buy", F2={"lords": ["william york fief=IV"]}, vacant={"I": "F3"})
    assert [title_family(table(m), region) for region in ("I", "IV", "V")] == [2, 1, NOBODY]


def test_fie_1_5_and_12_1_titles_of_every_kind_are_counted() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york fief=IV fief=I see=york", "lucia york abbey=source"]})
    assert [titles(lord) for lord in table(m).lords.values()] == [3, 1]


def test_fie_3_11_dice_are_told_to_everybody() -> None:
    m = position(dice=[1], phase="march", excalibur="york", F1={"lords": ["hugh york"]})
    play(m, "P1 march sword:hugh")
    assert told(m, "sword_roll") == [{"kind": "sword_roll", "lord": "lord_hugh", "roll": 1}]


def test_fie_5_20_lords_are_played_in_the_play_step_only() -> None:
    m = position(phase="buy", P1={"hand": ["lord_alice", "tax_1"]}, F1={"lords": ["hugh york fief=IV"]})
    assert [one for one in m.commands(0) if one["do"] == "play"] == []


def test_fie_5_21_and_28_6_a_surprise_is_played_in_an_own_moment() -> None:
    m = position(
        phase="buy", P1={"hand": ["fair_weather_1"]}, plagues=["bad_weather_1 I"], F1={"lords": ["hugh york"]}
    )
    m.command(0, {"do": "play", "family": 0, "thing": "card:fair_weather_1"})
    holds(m, "plagues -", "waiting P1", "decision buy")


def test_fie_5_26_a_pigeon_may_be_sent_by_a_player_who_is_not_asked() -> None:
    m = position(dice=[2], phase="buy", P3={"hand": ["ambush"]}, F1={"lords": ["hugh york"]})
    holds(m, "waiting P1")
    m.command(2, {"do": "pigeon", "family": 2, "to": 0, "card": "ambush"})
    holds(m, "players.0.hand ambush", "players.2.hand -")


def test_fie_7_1_ransoms_come_before_purchases() -> None:
    m = position(
        phase="buy", F1={"lords": ["hugh york captor=henry"]}, F2={"lords": ["henry york"], "towns": ["york"]}
    )
    holds(m, "decision ransom")
    play(m, "P1 ransom end")
    holds(m, "decision buy")


def test_fie_7_36_and_8_5_trebuchets_never_move() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york"], "towns": ["york castle"], "units": ["york trebuchet 1 bombard 1"]},
    )
    play(m, "P1 march lord:hugh")
    assert "take:bombard" in options(m, "P1")
    assert "take:trebuchet" not in options(m, "P1")


def test_fie_8_41_only_the_starting_towns_are_controlled_at_the_start() -> None:
    m = new(4, 4)
    for _ in range(8):
        m.time_out(m.waiting[0])
    assert sum(town.control != NOBODY for town in table(m).towns.values()) == 4


def test_fie_8_45_a_besieged_town_stays_with_the_besieged() -> None:
    m = position(
        phase="march",
        sieges=["york F2 1 active"],
        active="F2",
        F1={"towns": ["york castle"], "units": ["york man_at_arms 1"]},
        F2={"lords": ["henry york gate=road_york_durham"], "units": ["york knight 9 gate=road_york_durham"]},
    )
    m.time_out(1)
    holds(m, "towns.york.control 0")


def test_fie_9_1_a_clan_has_five_vikings_and_a_jarl() -> None:
    m = position(dice=[2, 0, 0], phase="vikings", plagues=["viking_invasion_1 IV"])
    assert told(m, "landed") == [{"kind": "landed", "clan": 1, "town": "whitby"}]


@pytest.mark.parametrize(("draw", "town"), [(0, "coventry"), (1, "lincoln"), (2, "norwich")])
def test_fie_9_12_and_9_3_each_open_road_has_the_same_chance(draw: int, town: str) -> None:
    m = position(dice=[2, draw, 0], phase="vikings", plagues=["viking_invasion_1 V"])
    assert told(m, "clan_moved")[0]["end"] == town


def test_fie_9_44_a_cleric_tries_once_per_jarl_and_turn() -> None:
    m = position(
        dice=[1],
        phase="dealings",
        clans=["2 oxford 5 jarl"],
        relics=["caradoc york up"],
        F1={"lords": ["hugh oxford see=york"], "towns": ["york"], "units": ["york man_at_arms 1"]},
    )
    play(m, "P1 deal convert:clan_2:hugh", "P1 revive yes")
    assert not any("convert" in option for option in options(m, "P1"))


def test_fie_28_1_one_family_is_asked_at_a_time() -> None:
    m = new(4, 8)
    chance = seeded("one at a time")
    for _ in range(300):
        if not m.waiting:
            break
        assert len(m.waiting) == 1
        m.answer(m.waiting[0], chance.pick(m.options(m.waiting[0])))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fie_28_23_every_game_ends(seats: int) -> None:
    m = new(seats, 21)
    chance = seeded("to the end")
    for _ in range(20_000):
        if not m.waiting:
            break
        m.answer(m.waiting[0], chance.pick(m.options(m.waiting[0])))
    assert m.standing is not None


def test_fie_28_15_the_last_window_asks_at_the_start_of_phase_eight() -> None:
    m = position(phase="end", P2={"hand": ["justice"]}, F2={"lords": ["hugh york"]})
    holds(m, "waiting P2", "decision react")
    assert seen(m)["phase"] == 8


def test_fie_6_3_a_mill_near_an_abbey_yields_one_more() -> None:
    m = position(phase="buy", towns=["coventry abbey_source"], F1={"towns": ["oxford mill", "york mill"]})
    assert [mill_yield(table(m), town) for town in ("oxford", "york", "bath")] == [3, 2, 0]


def test_fie_20_12_vikings_do_not_enter_sherwood() -> None:
    m = position(dice=[0, 0], phase="vikings", clans=["1 lincoln 5 jarl"])
    assert all(moved["end"] in ("whitby", "kings_lynn", "york") for moved in told(m, "clan_moved"))


def test_fie_10_86_a_ransomed_lord_is_placed_by_the_classes_of_towns() -> None:
    m = position(
        phase="buy",
        P1={"coins": 2},
        F1={"lords": ["hugh york captor=henry", "alice bath"], "towns": ["bath", "exeter castle"]},
        F2={"lords": ["henry york"], "towns": ["york"]},
    )
    play(m, "P1 ransom hugh")
    holds(m, "lords.hugh.place exeter")


def test_fie_7_6_and_14_4_a_fortress_comes_before_other_buildings() -> None:
    m = position(
        phase="buy",
        P1={"coins": 2},
        F1={"lords": ["hugh york captor=henry"], "towns": ["bath castle", "exeter fortress"]},
        F2={"lords": ["henry york"], "towns": ["york"]},
    )
    play(m, "P1 ransom hugh")
    holds(m, "lords.hugh.place exeter")
