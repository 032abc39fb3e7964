"""FIE-5.25 ff, 13.7, 17.7, 21.1, 28: commands, windows, standing orders."""

from typing import Any

import pytest

from tabard import IllegalCommand, Match
from tests.games.fief.harness import holds, options, play, position, seen, told

TWO: dict[str, Any] = {
    "F1": {"lords": ["hugh york"], "towns": ["york"]},
    "F2": {"lords": ["henry exeter"], "towns": ["exeter"]},
}


def does(m: Match, seat: int) -> set[str]:
    return {str(one["do"]) for one in m.commands(seat)}


def test_fie_5_25_and_5_27_a_pigeon_is_used_up_whatever_the_roll() -> None:
    m = position(dice=[1, 2], phase="buy", P1={"coins": 5}, P2={"coins": 0}, **TWO)
    m.command(0, {"do": "pigeon", "family": 0, "to": 1, "coins": 3})
    holds(m, "families.0.pigeons 2", "players.0.coins 5", "players.1.coins 0")
    m.command(0, {"do": "pigeon", "family": 0, "to": 1, "coins": 3})
    holds(m, "families.0.pigeons 1", "players.0.coins 2", "players.1.coins 3")


def test_fie_5_25_three_pigeons_and_no_more() -> None:
    for left, sent in ((1, True), (0, False)):
        one = {"lords": ["hugh york"], "towns": ["york"], "pigeons": left}
        m = position(phase="buy", P1={"coins": 5}, F1=one, F2=TWO["F2"])
        assert ("pigeon" in does(m, 0)) is sent


def test_fie_5_26_and_13_7_any_sum_the_purse_allows() -> None:
    allied: dict[str, Any] = {"F1": {"lords": ["hugh york spouse=edith"]}, "F2": {"lords": ["edith exeter"]}}
    m = position(phase="buy", P1={"coins": 7}, **allied)
    for do in ("pigeon", "give"):
        sums = {one["coins"] for one in m.commands(0) if one["do"] == do and "coins" in one}
        assert sums == {1, 2, 3, 4, 5, 6, 7}


def test_fie_5_28_a_lost_card_is_discarded_and_none_goes_to_a_full_hand() -> None:
    m = position(dice=[1], phase="buy", P1={"hand": ["ambush"]}, **TWO)
    m.command(0, {"do": "pigeon", "family": 0, "to": 1, "card": "ambush"})
    holds(m, "discard ambush", "players.0.hand -", "players.1.hand -")
    m = position(phase="buy", P1={"hand": ["ambush"]}, P2={"hand": ["tax_1", "tax_2", "tax_3"]}, **TWO)
    with pytest.raises(IllegalCommand):
        m.command(0, {"do": "pigeon", "family": 0, "to": 1, "card": "ambush"})


def test_fie_5_29_the_amount_is_known_to_the_two_players() -> None:
    m = position(dice=[6], phase="buy", P1={"coins": 5}, **TWO)
    m.command(0, {"do": "pigeon", "family": 0, "to": 1, "coins": 3})
    assert len(told(m, "coins_received", 1)) == 1
    assert told(m, "coins_received", 2) == []
    assert told(m, "coins_received") == []


def test_fie_5_31_only_allies_give_coins_freely() -> None:
    m = position(phase="buy", P1={"coins": 5}, **TWO)
    assert "give" not in does(m, 0)
    allied: dict[str, Any] = {"F1": {"lords": ["hugh york spouse=edith"]}, "F2": {"lords": ["edith exeter"]}}
    m = position(phase="buy", P1={"coins": 5}, P2={"coins": 0}, **allied)
    m.command(0, {"do": "give", "family": 0, "coins": 5})
    holds(m, "players.0.coins 0", "players.1.coins 5")


def test_fie_13_7_allies_give_each_other_coins_though_neither_is_asked() -> None:
    m = position(
        phase="buy",
        P2={"coins": 3},
        F2={"lords": ["hugh york spouse=edith"]},
        F3={"lords": ["edith exeter"]},
    )
    holds(m, "waiting P1")
    m.command(1, {"do": "give", "family": 1, "coins": 3})
    holds(m, "players.1.coins 0", "waiting P1")


def test_fie_28_4_no_commands_while_cards_are_drawn() -> None:
    m = position(phase="draw", decks={"character": ["lord_alice"]}, P1={"coins": 5}, **TWO)
    assert does(m, 0) == {"permit"}
    with pytest.raises(IllegalCommand) as refusal:
        m.command(0, {"do": "pigeon", "family": 0, "to": 1, "coins": 3})
    assert refusal.value.clause == "FIE-28.5"


def test_fie_28_5_a_command_never_changes_who_is_asked_next() -> None:
    m = position(dice=[6], phase="buy", P2={"coins": 5}, **TWO)
    before = (m.waiting, m.decision(0).kind)
    m.command(1, {"do": "pigeon", "family": 1, "to": 0, "coins": 3})
    assert (m.waiting, m.decision(0).kind) == before


def test_fie_28_5_who_is_half_named_in_a_group_may_die_before_his_soldiers_flee() -> None:
    """While the flight is asked, the table is looked at and dealt anew: the group is gone with the Lord."""
    m = position(
        phase="march",
        P1={"hand": ["assassination"]},
        F1={
            "lords": ["hugh york", "robert london"],
            "towns": ["exeter castle", "york"],
            "units": ["york archer 1 knight 1"],
        },
        F2={"lords": ["henry oxford"]},
    )
    play(m, "P1 march lord:hugh")
    m.command(0, {"do": "play", "family": 0, "thing": "card:assassination"})
    play(m, "P1 react_target hugh", "P1 instigator robert")
    holds(m, "dead hugh", "decision flee")
    assert seen(m, "P1")["moving"] is None
    m.imagine(1, "flight")
    play(m, "P1 flee london", "P1 flee exeter")
    holds(m, "waiting P1", "decision march")


def test_fie_28_6_only_the_player_asked_has_an_own_moment() -> None:
    m = position(
        phase="buy",
        P1={"hand": ["assassination"]},
        P2={"hand": ["justice"]},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["henry exeter"]},
        F3={"lords": ["thomas bath dagger"]},
    )
    assert "play" in does(m, 0)
    assert "play" not in does(m, 1)
    m.command(0, {"do": "play", "family": 0, "thing": "card:assassination"})
    play(m, "P1 react_target henry")
    holds(m, "dead henry", "waiting P1", "decision buy")


def test_fie_28_8_who_holds_a_card_is_asked_whatever_it_is() -> None:
    useless = position(phase="play", turn=2, P2={"hand": ["lord_alice"]}, F2={"lords": ["henry exeter"]})
    useful = position(phase="play", turn=2, P2={"hand": ["fair_weather_1"]}, F2={"lords": ["henry exeter"]})
    for m in (useless, useful):
        holds(m, "waiting P2", "decision play_card")
        play(m, "P2 play_card end")
        holds(m, "waiting P2", "decision react")
    assert "card:fair_weather_1" in options(useful, "P2")
    assert options(useless, "P2") == ["pass", "pass_phase", "pass_turn"]


def test_fie_28_9_a_standing_pass_is_secret_and_can_be_withdrawn() -> None:
    m = position(phase="play", turn=2, P2={"hand": ["lord_alice"]}, F2={"lords": ["henry exeter"]})
    play(m, "P2 play_card end", "P2 react pass_turn")
    assert seen(m, "P2")["orders"]["passes"] == {"1:turn": "pass"}
    assert seen(m, "P1")["orders"] == seen(m)["orders"] == {"permits": {}, "passes": {}}
    assert "listen" in does(m, 1)
    m.command(1, {"do": "listen", "family": 1})
    holds(m, "passes -")


def test_fie_28_19_a_stored_answer_is_given_at_once_and_stays_secret() -> None:
    ways: dict[str, Any] = {
        "F1": {"lords": ["lucia winchester"], "units": ["winchester knight 1"]},
        "F2": {"towns": ["canterbury"], "units": ["canterbury man_at_arms 1"]},
    }
    m = position(phase="march", **ways)
    m.command(1, {"do": "permit", "family": 1, "to": 0, "purpose": "passing", "answer": "yes"})
    assert seen(m, "P1")["orders"] == {"permits": {}, "passes": {}}
    play(m, "P1 go lucia knight 1 road_canterbury_winchester", "P1 go lucia knight 1 road_london_canterbury")
    holds(m, "lords.lucia.place london", "told consent 1")


def test_fie_10_85_a_captor_frees_his_captive_at_any_safe_point() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york"], "towns": ["york"]},
        F2={"lords": ["henry york captor=hugh"], "towns": ["exeter castle"]},
    )
    m.command(0, {"do": "free", "family": 0, "lord": "lord_henry"})
    holds(m, "lords.henry.captor -", "lords.henry.place exeter")


def test_fie_10_81_a_prisoner_is_passed_to_another_own_lord_in_the_town() -> None:
    m = position(
        phase="buy", F1={"lords": ["hugh york", "alice york"]}, F2={"lords": ["henry york captor=hugh"]}
    )
    m.command(0, {"do": "pass_captive", "family": 0, "lord": "lord_henry", "to": "lord_alice"})
    holds(m, "lords.henry.captor alice")


def test_fie_17_7_and_17_8_the_first_relic_given_to_the_sovereign_brings_the_token() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["matilda york royal=sovereign_queen", "lucia york abbey=source relic=becket"]},
        F2={"lords": ["hugh york see=york relic=grail"]},
    )
    m.command(1, {"do": "give_to_sovereign", "family": 1, "lord": "lord_hugh", "treasure": "grail"})
    holds(m, "vp_holder 1", "lords.matilda.relics grail", "points F2 1")
    m.command(0, {"do": "give_to_sovereign", "family": 0, "lord": "lord_lucia", "treasure": "becket"})
    holds(m, "vp_holder 1", "lords.matilda.relics grail becket")


def test_fie_17_4_a_relic_is_passed_on_or_left_in_the_town() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york relic=grail", "alice york"]})
    start = {"family": 0, "lord": "lord_hugh", "treasure": "grail"}
    m.command(0, {"do": "pass_treasure", **start, "to": "lord_alice"})
    holds(m, "lords.alice.relics grail", "lords.hugh.relics -")
    m.command(0, {"do": "leave_treasure", "family": 0, "lord": "lord_alice", "treasure": "grail"})
    holds(m, "towns.york.relics grail")


def test_fie_21_1_the_sovereign_awards_one_garter_a_turn() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["william york royal=king"]},
        F2={"lords": ["hugh bath eligible", "henry bath eligible", "thomas bath"]},
    )
    assert {one["lord"] for one in m.commands(0) if one["do"] == "garter"} == {"lord_hugh", "lord_henry"}
    m.command(0, {"do": "garter", "family": 0, "lord": "lord_hugh"})
    holds(m, "lords.hugh.garter yes")
    assert "garter" not in does(m, 0)


def test_fie_10_75_the_besieger_may_end_the_siege() -> None:
    m = position(
        phase="buy",
        sieges=["york F2 1 active"],
        F1={"lords": ["hugh york"], "towns": ["york castle"], "units": ["york knight 1"]},
        F2={"lords": ["henry york gate=road_york_durham"], "units": ["york knight 1 gate=road_york_durham"]},
    )
    m.command(1, {"do": "end_siege", "town": "york", "family": 1})
    holds(m, "sieges -", "families.1.reserve.4 2")


def test_fie_20_9_a_letter_frees_lords_from_sherwood() -> None:
    m = position(
        dice=[1, 4],
        phase="buy",
        F1={"lords": ["margaret york royal=queen", "hugh sherwood captor=robin"]},
        F2={"lords": ["henry sherwood captor=robin"]},
    )
    assert "letter" not in does(m, 1)
    m.command(0, {"do": "letter", "family": 0})
    holds(m, "lords.hugh.captor robin", "families.0.pigeons 2")
    m.command(0, {"do": "letter", "family": 0})
    play(m, "P1 letter_frees henry", "P1 letter_frees enough")
    holds(m, "lords.hugh.captor robin", "lords.henry.captor -", "waiting P1", "decision ransom")
