"""FIE-8.47, 8.48, 10.6, 28.17: offers, and several opponents."""

from typing import Any

import pytest

from tabard import IllegalCommand, Match
from tests.games.fief.harness import holds, options, play, position, seen, told

DURHAM: dict[str, Any] = {
    "F1": {
        "lords": ["hugh york fief=III"],
        "towns": ["durham fortress"],
        "units": ["durham knight 3 trebuchet 1"],
    },
    "F2": {"lords": ["henry exeter"], "towns": ["exeter"], "reserve": {"knight": 1, "trebuchet": 2}},
}
TOWN = {"do": "offer", "family": 0, "to": 1, "kind": "town", "what": "durham", "coins": 0}


def offered() -> Match:
    m = position(phase="buy", **DURHAM)
    m.command(0, TOWN)
    return m


def test_fie_8_47_and_8_48_a_fortress_is_handed_over_with_its_title() -> None:
    m = offered()
    holds(m, "towns.durham.control 0")
    m.command(1, {"do": "accept", "family": 1, "offer": 1})
    holds(m, "towns.durham.control 1", "units F2 durham knight 1 trebuchet 1", "units F1 durham -")
    holds(
        m, "families.0.reserve.2 8", "families.0.reserve.4 2", "lords.henry.fiefs III", "lords.hugh.fiefs -"
    )


def test_fie_28_17_an_offer_is_seen_by_the_two_families_only() -> None:
    m = offered()
    assert len(seen(m, "P1")["offers"]) == len(seen(m, "P2")["offers"]) == 1
    assert seen(m, "P3")["offers"] == seen(m)["offers"] == []
    assert len(told(m, "offered", 1)) == 1
    assert told(m, "offered", 2) == []


def test_fie_28_17_a_declined_offer_is_not_repeated_in_the_phase() -> None:
    m = offered()
    m.command(1, {"do": "decline", "family": 1, "offer": 1})
    holds(m, "towns.durham.control 0")
    with pytest.raises(IllegalCommand):
        m.command(0, TOWN)


def test_fie_28_17_an_offer_lapses_with_the_phase() -> None:
    m = offered()
    play(m, "P1 buy end", "P2 buy end", "P3 buy end", "P4 buy end")
    assert seen(m, "P2")["offers"] == []


def test_fie_10_81_a_captive_is_passed_to_another_family_that_accepts() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york"], "towns": ["york"]},
        F2={"lords": ["henry york"]},
        F3={"lords": ["alice york captor=hugh"]},
    )
    captive = "lord_alice:lord_henry"
    m.command(0, {"do": "offer", "family": 0, "to": 1, "kind": "captive", "what": captive, "coins": 0})
    m.command(1, {"do": "accept", "family": 1, "offer": 1})
    holds(m, "lords.alice.captor henry")


def test_fie_5_31_and_17_4_a_relic_is_sold_for_secret_coins() -> None:
    m = position(
        phase="buy",
        P1={"coins": 0},
        P2={"coins": 5},
        F1={"lords": ["hugh york relic=grail"], "towns": ["york"]},
        F2={"lords": ["henry york"]},
    )
    relic = "grail:lord_hugh:lord_henry"
    m.command(0, {"do": "offer", "family": 0, "to": 1, "kind": "treasure", "what": relic, "coins": 3})
    m.command(1, {"do": "accept", "family": 1, "offer": 1})
    holds(m, "lords.henry.relics grail", "players.0.coins 3", "players.1.coins 2")
    assert "coins" not in told(m, "accepted")[0]


def test_fie_10_6_several_opponents_in_one_battle() -> None:
    m = position(
        dice=[6, 6, 1],
        phase="war",
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford knight 3 gate=road_bath_oxford"],
        },
        F2={"towns": ["oxford"], "units": ["oxford man_at_arms 3"]},
        F3={"lords": ["henry oxford gate=road_coventry_oxford"], "units": ["oxford man_at_arms 2 gate=out"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 also_attack 2")
    holds(m, "units F2 oxford -", "units F3 oxford -")


def test_fie_5_4_a_surprise_is_played_instead_of_being_discarded() -> None:
    m = position(
        phase="draw",
        P1={"hand": ["assassination", "lord_alice"]},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["henry exeter"]},
    )
    assert "play:assassination" in options(m, "P1")
    play(m, "P1 discard play:assassination", "P1 react_target henry")
    holds(m, "dead henry", "decision discard")


def test_fie_15_83_a_tunnel_passes_those_who_refuse() -> None:
    m = position(
        phase="march",
        P1={"hand": ["tunnel_1"]},
        F1={"lords": ["lucia winchester"], "units": ["winchester man_at_arms 1"]},
        F2={"towns": ["canterbury"], "units": ["canterbury man_at_arms 1"]},
    )
    play(
        m,
        "P1 go lucia man_at_arms 1 road_canterbury_winchester",
        "P1 go lucia man_at_arms 1 road_london_canterbury",
        "P2 consent no",
        "P1 refused tunnel_1",
    )
    holds(m, "lords.lucia.place london", "discard tunnel_1")


def test_fie_28_2_and_28_3_no_question_without_a_choice_and_a_default_for_each() -> None:
    m = position(phase="march", F1={"lords": ["hugh york"], "towns": ["york"]})
    holds(m, "default P1 end", "waiting P1")
    m.time_out(0)
    holds(m, "decision buy")  # nobody else has a Lord: the turn goes on to the next purchases


def test_fie_28_10_the_arrival_window_asks_lords_with_cards_there() -> None:
    m = position(
        phase="march",
        P2={"hand": ["lord_alice"]},
        P3={"hand": ["ambush"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
        F2={"lords": ["henry durham"], "towns": ["durham"]},
        F3={"lords": ["thomas exeter"]},
    )
    play(m, "P1 go hugh road_york_durham")
    holds(m, "waiting P2", "decision react")
    assert options(m, "P2") == ["pass", "pass_phase", "pass_turn"]


def test_fie_28_16_and_17_12_caradoc_is_asked_about_a_death() -> None:
    m = position(
        phase="play",
        P1={"hand": ["assassination"]},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["henry exeter relic=caradoc"]},
    )
    play(m, "P1 play_card assassination", "P1 card_target henry", "P2 revive yes")
    holds(m, "dead -", "lords.henry.place exeter", "caradoc_spent yes")


def test_fie_14_23_crossbowmen_are_hired_out() -> None:
    m = position(
        phase="buy",
        P1={"coins": 4},
        P2={"coins": 5},
        F1={"lords": ["hugh york"], "towns": ["york"], "fourth": "mercenaries_french"},
        F2={"lords": ["henry exeter"], "towns": ["exeter"]},
    )
    m.command(0, {"do": "offer", "family": 0, "to": 1, "kind": "hire", "what": "exeter:2", "coins": 5})
    m.command(1, {"do": "accept", "family": 1, "offer": 1})
    holds(m, "units F2 exeter crossbowman_french 2", "players.0.coins 5", "players.1.coins 0")
    holds(m, "families.0.bows 1")


def test_fie_16_6_a_servant_is_sold_to_another_family() -> None:
    m = position(
        phase="court",
        turn=2,
        P1={"coins": 0},
        P2={"coins": 3},
        F1={"lords": ["hugh york servant=fulk"]},
        F2={"lords": ["henry exeter"]},
    )
    play(m, "P1 court servant:hugh", "P1 servant_price 3", "P2 accept_servant yes")
    holds(m, "lords.henry.servant servant_fulk", "players.0.coins 3", "players.1.coins 0")


def test_fie_27_7_families_of_one_player_hand_over_towns_at_once() -> None:
    m = position(
        players=2,
        phase="buy",
        F1={"lords": ["hugh durham"], "towns": ["york"], "units": ["york archer 2"]},
        F2={"lords": ["henry exeter"], "towns": ["exeter"]},
    )
    play(m, "P1 do offer kind=town family=0 to=1 what=york")
    holds(m, "towns.york.control 1", "units F2 york archer 2", "offers -")
    own = [one for one in m.commands(0) if one["do"] == "offer" and one["to"] == 1]
    assert not [one for one in own if one["coins"]]  # one purse: nothing to pay


def test_fie_28_17_an_offer_that_became_illegal_has_lapsed_and_makes_room() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york"], "towns": ["york", "durham", "whitby", "lincoln"]},
        F2={"lords": ["henry york", "alice durham", "lucia whitby"]},
        F3={"lords": ["thomas lincoln"]},
    )
    for town in ("york", "durham", "whitby"):
        play(m, f"P1 do offer kind=town to=1 what={town}")
    assert not [one for one in m.commands(0) if one["do"] == "offer"]  # three are open
    play(m, "P2 do accept offer=1")
    relic = position(
        phase="buy",
        F1={"lords": ["hugh york relic=grail", "robert york"], "towns": ["york"]},
        F2={"lords": ["henry york"]},
    )
    for coins in (0, 1, 2):
        play(relic, f"P1 do offer kind=treasure coins={coins}")
    play(relic, "P1 do leave_treasure lord=hugh")
    assert not [one for one in relic.commands(1) if one["do"] == "accept"]
    assert [one for one in relic.commands(0) if one["do"] == "offer"]


def test_fie_28_17_and_28_5_an_offer_may_be_withdrawn() -> None:
    m = offered()
    play(m, "P1 do withdraw offer=1")
    holds(m, "offers -", "towns.durham.control 0")
    assert "accept" not in {one["do"] for one in m.commands(1)}
