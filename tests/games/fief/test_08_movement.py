"""FIE-8, 15.83, 15.84, 20: postures, arrivals, cavalcades, Tunnel stages, Sherwood."""

from typing import Any

import pytest

from tests.games.fief.harness import holds, options, play, position, told

YORK_HELD: dict[str, Any] = {"F2": {"towns": ["york"], "units": ["york man_at_arms 2"]}}


@pytest.mark.parametrize(
    ("start", "way", "town", "gate"),
    [
        ("durham", "road_york_durham", "york", "road_york_durham"),
        ("nottingham", "forest:york", "york", "forest"),
        ("berwick", "sea:whitby", "whitby", "sea"),
    ],
)
def test_fie_8_6_and_20_2_who_comes_to_others_stands_at_the_entrance(
    start: str, way: str, town: str, gate: str
) -> None:
    m = position(
        dice=[6],
        phase="march",
        F1={"lords": [f"hugh {start}"], "towns": [start]},
        F2={"towns": ["york", "whitby"], "units": ["york archer 1", "whitby archer 1"]},
    )
    play(m, f"P1 go hugh {way}")
    holds(m, f"lords.hugh.place {town}", f"lords.hugh.gate {gate}")


def test_fie_8_8_who_gains_control_comes_inside() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york gate=road_york_durham"]},
        F2={"lords": ["henry york"], "towns": ["york"]},
        F3={"lords": ["thomas york gate=road_york_whitby"]},
        active="F2",
    )
    play(m, "P2 go henry road_nottingham_york")
    holds(m, "towns.york.control 1", "lords.hugh.gate road_york_durham")
    play(m, "P2 march end")
    holds(m, "towns.york.control 0", "lords.hugh.gate -", "lords.thomas.gate road_york_whitby")


def test_fie_8_9_inside_a_fortified_town_is_behind_its_walls() -> None:
    for building, taken in (("castle", False), ("", True)):
        m = position(
            phase="war",
            P2={"hand": ["tax_1"]},
            F1={
                "lords": ["hugh oxford gate=road_bath_oxford"],
                "units": ["oxford knight 3 gate=road_bath_oxford"],
            },
            F2={"lords": ["henry oxford"], "towns": [f"oxford {building}"]},
        )
        play(m, "P1 war battle:oxford:1")
        holds(m, "waiting P2", "lords.henry.captor -")
        if taken:
            play(m, "P2 react pass")
            holds(m, "lords.henry.captor hugh", "told melee 0")


def test_fie_8_10_there_and_back_along_a_road_are_two_stages() -> None:
    m = position(phase="march", F1={"lords": ["hugh york"], "towns": ["york"]})
    play(m, "P1 go hugh road_york_durham", "P1 go hugh road_york_durham")
    holds(m, "lords.hugh.place york", "told stage 2")
    holds(m, "decision buy")  # no third stage: the next purchases
    m = position(phase="march", F1={"lords": ["hugh york"], "towns": ["york"]})
    play(m, "P1 march lord:hugh")
    assert "road_durham_berwick" not in options(m, "P1")


def test_fie_8_22_guests_stay_until_a_battle_drives_them_out() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york gate=road_york_durham"], "units": ["york knight 1 gate=road_york_durham"]},
        F2={"lords": ["henry york"], "towns": ["york castle"], "units": ["york knight 3"]},
    )
    play(m, "P1 march enter:hugh", "P2 consent yes", "P1 march end")
    assert not [option for option in options(m, "P2") if "out" in option]
    play(m, "P2 march end", "P1 war end")
    holds(m, "lords.hugh.gate -")
    assert options(m, "P2") == ["end", "battle:york:0"]  # inside with them: no sortie, no shooting from walls


def test_fie_8_24_black_death_comes_before_the_arrival_window() -> None:
    m = position(
        dice=[6],
        phase="march",
        plagues=["black_death_1 IV"],
        P2={"hand": ["ambush"]},
        F1={"lords": ["hugh durham"], "towns": ["durham"]},
        F2={"lords": ["henry york spared"], "towns": ["york"]},
    )
    play(m, "P1 go hugh road_york_durham")
    holds(m, "waiting P2", "decision react", "told black_death_roll 1")
    assert "card:ambush" in options(m, "P2")


def test_fie_8_28_walls_protect_against_riders_but_not_against_those_who_ride_out() -> None:
    m = position(
        phase="march",
        P2={"hand": ["tax_1"]},
        F1={"lords": ["hugh durham"], "units": ["durham knight 3"]},
        F2={"towns": ["york castle"], "units": ["york man_at_arms 3"]},
    )
    play(m, "P1 go hugh knight 3 road_york_durham", "P1 go hugh knight 3 ride:1")
    holds(m, "battle.kind cavalcade", "battle.modifier 1")
    m = position(
        phase="march",
        P2={"hand": ["tax_1"]},
        sieges=["york F2 1 active"],
        F1={"lords": ["hugh york"], "towns": ["york castle"], "units": ["york knight 3"]},
        F2={"lords": ["henry york gate=road_york_durham"], "units": ["york archer 1 gate=road_york_durham"]},
    )
    play(m, "P1 go hugh knight 3 road_york_durham", "P2 consent no", "P1 refused ride:1")
    holds(m, "battle.kind cavalcade", "battle.modifier 0")


def test_fie_10_33_and_8_28_walls_do_not_protect_against_guests() -> None:
    m = position(
        phase="march",
        P2={"hand": ["tax_1"]},
        F1={"lords": ["hugh durham"], "units": ["durham knight 3"]},
        F2={"towns": ["york castle"], "units": ["york man_at_arms 3"]},
    )
    play(m, "P1 go hugh knight 3 road_york_durham", "P1 march enter:hugh", "P2 consent yes")
    play(m, "P1 go hugh knight 3 ride:1")
    holds(m, "battle.kind cavalcade", "battle.modifier 0")


def test_fie_8_50_engines_pass_to_the_new_controller() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh durham"], "towns": ["durham"]},
        F2={"towns": ["york"], "units": ["york bombard 2"]},
    )
    play(m, "P1 go hugh road_york_durham", "P1 march end")
    holds(m, "towns.york.control 0", "units F1 york bombard 2", "units F2 york -", "families.1.reserve.3 3")


STORM: dict[str, Any] = {
    "phase": "march",
    "plagues": ["bad_weather_1 III"],
    "F1": {"lords": ["hugh durham"], "towns": ["durham"], "units": ["durham man_at_arms 1"]},
}


def test_fie_15_84_and_15_21_a_tunnel_leads_out_of_a_storm_by_land() -> None:
    m = position(P1={"hand": ["tunnel_1"]}, **STORM)
    play(m, "P1 go hugh man_at_arms 1 under:road_york_durham", "P1 tunnel_by tunnel_1")
    holds(m, "lords.hugh.place york", "units F1 york man_at_arms 1", "discard tunnel_1")
    m = position(
        phase="march",
        plagues=["bad_weather_1 III"],
        P1={"hand": ["tunnel_1"]},
        F1={"lords": ["hugh berwick"], "towns": ["berwick"]},
    )
    play(m, "P1 march lord:hugh")
    assert options(m, "P1") == ["cancel", "under:road_durham_berwick"]


def test_fie_15_21_revolts_do_not_mind_the_weather() -> None:
    m = position(
        phase="play",
        plagues=["bad_weather_1 IV", "famine_1 IV"],
        P1={"hand": ["revolt_1"]},
        F2={"lords": ["henry york"], "towns": ["york"]},
    )
    play(m, "P1 play_card revolt_1", "P1 card_target york")
    holds(m, "dead henry")


def test_fie_15_84_whether_a_tunnel_lies_in_the_hand_is_not_betrayed_by_the_question() -> None:
    for card in ("tunnel_1", "tax_1"):
        holds(position(P1={"hand": [card]}, **STORM), "waiting P1", "decision march")
    assert position(P1={"hand": []}, **STORM).waiting != (0,)


def test_fie_15_83_a_tunnel_saves_asking() -> None:
    m = position(
        phase="march",
        P1={"hand": ["tunnel_2"]},
        F1={"lords": ["lucia winchester"], "units": ["winchester man_at_arms 2"]},
        F2={"towns": ["canterbury"], "units": ["canterbury man_at_arms 1"]},
    )
    play(m, "P1 go lucia man_at_arms 2 road_canterbury_winchester")
    play(m, "P1 go lucia man_at_arms 1 under:road_london_canterbury", "P1 tunnel_by tunnel_2")
    holds(m, "lords.lucia.place london", "told consent 0", "units F1 canterbury man_at_arms 1")


def test_fie_28_5_a_tunnel_is_lent_for_one_stage_of_the_step() -> None:
    m = position(P2={"hand": ["tunnel_1", "tunnel_2"]}, F2={"lords": ["henry exeter"]}, **STORM)
    holds(m, "waiting P2")  # Hugh cannot move, and nobody knows of a Tunnel
    m = position(
        P1={"hand": ["tax_1"]}, P2={"hand": ["tunnel_1", "tunnel_2"]}, F2={"lords": ["henry exeter"]}, **STORM
    )
    m.command(1, {"do": "lend", "family": 1, "to": 0, "thing": "tunnel_1"})
    holds(m, "discard tunnel_1", "waiting P1", "told lent 1")
    play(m, "P1 go hugh under:road_york_durham", "P1 tunnel_by lent")
    holds(m, "lords.hugh.place york", "phase_used.lent:0 0")
    play(m, "P1 march end")
    assert not [one for one in m.commands(1) if one["do"] == "lend"]


def test_fie_28_5_what_was_lent_and_not_used_is_lost() -> None:
    m = position(
        P1={"hand": ["tax_1"]},
        P2={"hand": []},
        F2={"lords": ["henry exeter fief=I"], "fourth": "burghers_3"},
        **STORM,
    )
    m.command(1, {"do": "lend", "family": 1, "to": 0, "thing": "help"})
    holds(m, "families.1.treasure 1")
    assert "lord:hugh" in options(m, "P1")
    play(m, "P1 march end", "P2 march end")
    holds(m, "phase_used -")


def test_fie_20_2_who_stands_at_the_forest_gate_blocks_the_forest() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york"], "towns": ["york"]},
        F2={"lords": ["henry york gate=forest"]},
    )
    play(m, "P1 go hugh forest:lincoln")
    holds(m, "waiting P2", "decision consent")


def test_fie_15_9_black_death_does_not_reach_sherwood() -> None:
    m = position(
        dice=[4, 1],
        phase="plagues",
        decks={"track": ["black_death_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh sherwood captor=robin", "henry york"], "towns": ["york"]},
    )
    holds(m, "dead henry", "lords.hugh.place sherwood")
    assert len(told(m, "black_death_roll")) == 1
