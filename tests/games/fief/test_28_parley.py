"""FIE-5.30, 28.7, 28.12, 28.18, 28.19: parleys, interrupts, the round window, permissions for one town."""

from collections.abc import Sequence
from typing import Any

import pytest

from tabard import IllegalCommand, Match
from tabard.engine.match import state_of
from tests.games.fief.harness import holds, options, play, position, seen, told

TWO: dict[str, Any] = {
    "F1": {"lords": ["hugh york"], "towns": ["york"]},
    "F2": {"lords": ["henry exeter"], "towns": ["exeter"]},
}


def invited(answer: str = "yes", dice: Sequence[int] = (6,), **given: Any) -> Match:
    """P1 sends a pigeon to P2: let us talk."""
    hands = {"P1": {"hand": ["tax_1"], "coins": 4}, "P2": {"hand": ["justice"], "coins": 4}, **given}
    m = position(dice=list(dice), phase="buy", **hands, **TWO)
    play(m, "P1 do pigeon to=1 parley=True")
    return play(m, f"P2 accept_parley {answer}") if dice[0] > 1 else m


def card(name: str, giver: int) -> dict[str, Any]:
    return {"item": "card", "from": giver, "to": 1 - giver, "what": name}


def coins(number: int, giver: int) -> dict[str, Any]:
    return {"item": "coins", "from": giver, "to": 1 - giver, "coins": number}


def trade(m: Match, seat: int, *items: dict[str, Any]) -> Match:
    m.command(seat, {"do": "deal", "family": seat, "items": list(items)})
    return m


def does(m: Match, seat: int) -> set[str]:
    return {str(one["do"]) for one in m.commands(seat)}


def test_fie_5_30_the_invited_player_may_decline_and_the_pigeon_is_spent() -> None:
    m = invited("no")
    holds(m, "parley -", "families.0.pigeons 2", "waiting P1", "decision buy")
    m = invited(dice=[1])
    holds(m, "parley -", "families.0.pigeons 2", "told parley 0")


def test_fie_5_30_and_28_18_two_players_exchange_coins_and_cards() -> None:
    m = trade(invited(), 0, card("tax_1", 0), card("justice", 1), coins(2, 0))
    holds(m, "waiting P1", "decision buy")
    play(m, "P2 do accept offer=1")
    holds(m, "players.0.hand justice", "players.1.hand tax_1", "players.0.coins 2", "players.1.coins 6")


def test_fie_28_18_only_the_fact_of_the_parley_is_public() -> None:
    m = trade(invited(), 0, card("tax_1", 0), coins(1, 1))
    assert seen(m, "P3")["parley"] == [0, 1]
    assert seen(m, "P3")["offers"] == []
    play(m, "P2 do accept offer=1")
    assert len(told(m, "card_given", 1)) == len(told(m, "coins_given", 1)) == 1
    for kind in ("card_given", "coins_given", "offered", "deal_item", "accepted"):
        assert told(m, kind, 2) == told(m, kind) == []


def test_fie_5_23_and_5_31_outside_a_parley_neither_cards_nor_coins_change_hands() -> None:
    m = invited("no")
    for item, clause in ((card("tax_1", 0), "FIE-5.23"), (coins(1, 0), "FIE-5.31")):
        before = m.hash()
        with pytest.raises(IllegalCommand) as refusal:
            trade(m, 0, item)
        assert (refusal.value.clause, m.hash()) == (clause, before)


def test_fie_28_18_hand_limits_are_kept() -> None:
    full: dict[str, Any] = {"P2": {"hand": ["justice", "revolt_1", "revolt_2"]}}
    m = invited(**full)
    with pytest.raises(IllegalCommand) as refusal:
        trade(m, 0, card("tax_1", 0))  # three cards already: one must come back
    assert refusal.value.clause == "FIE-5.6"
    trade(m, 0, card("tax_1", 0), card("justice", 1))
    play(m, "P2 do accept offer=1")
    holds(m, "players.0.hand justice")


def test_fie_28_18_who_cannot_do_his_part_cannot_accept() -> None:
    m = trade(invited(), 0, card("assassination", 1))
    with pytest.raises(IllegalCommand):
        m.command(1, {"do": "accept", "family": 1, "offer": 1})
    play(m, "P2 do decline offer=1")
    holds(m, "offers -")


def test_fie_28_18_a_card_is_asked_for_by_what_everybody_can_see() -> None:
    m = invited(F3={"fourth": "mercenaries_french"})
    with pytest.raises(IllegalCommand) as refusal:
        trade(m, 0, card("mercenaries_french", 1))
    assert refusal.value.reason == "card-is-elsewhere"
    assert "justice" in seen(m, "P1")["deals"]["cards"]
    assert "lord_alice" not in seen(m, "P1")["deals"]["cards"]  # P2 holds no card with that back


def test_fie_28_18_the_parley_ends_with_the_senders_next_answer() -> None:
    m = trade(invited(), 1, card("justice", 1), coins(1, 0))
    holds(m, "waiting P1")
    play(m, "P1 buy end")
    holds(m, "parley -", "offers -")


def time_is_up(m: Match) -> None:
    (timer,) = m.module.timers(state_of(m))
    assert timer.seconds == 180
    m.command(timer.seat, timer.command)


def test_fie_28_18_live_a_parley_lasts_three_minutes_whatever_its_sender_answers() -> None:
    m = trade(invited(options={"live_interrupts": True}), 1, card("justice", 1), coins(1, 0))
    play(m, "P1 buy end")
    holds(m, "parley 0 1")
    time_is_up(m)
    holds(m, "parley -", "offers -", "told parley_over 1")
    assert m.module.timers(state_of(m)) == []


def test_fie_28_18_a_trade_half_put_together_when_time_is_up_comes_to_nothing() -> None:
    m = invited(options={"live_interrupts": True})
    play(m, "P1 do compose", "P1 deal_item give:card", "P1 deal_what tax_1")
    assert "send" in options(m, "P1")
    time_is_up(m)
    assert "send" not in options(m, "P1")
    play(m, "P1 deal_item drop")
    holds(m, "offers -", "waiting P1", "decision buy")


def test_fie_28_18_no_player_ends_a_parley_by_command() -> None:
    m = invited()
    (timer,) = m.module.timers(state_of(m))
    assert timer.command not in (*m.commands(0), *m.commands(1))
    with pytest.raises(IllegalCommand):
        m.command(1, timer.command)


def test_fie_28_18_another_invitation_begins_another_parley() -> None:
    m = invited(dice=[6, 6])
    (first,) = m.module.timers(state_of(m))
    play(m, "P1 do pigeon to=1 parley=True", "P2 accept_parley yes")
    (second,) = m.module.timers(state_of(m))
    assert first.name != second.name


LIVE: dict[str, Any] = {
    "phase": "buy",
    "P1": {"hand": ["tax_1"]},
    "P2": {"hand": ["assassination"]},
    "F1": {"lords": ["hugh york"], "towns": ["york"]},
    "F2": {"lords": ["henry exeter"]},
}


def test_fie_28_7_a_live_interrupt_gives_one_own_moment() -> None:
    assert "interrupt" not in does(position(**LIVE), 1)
    m = position(options={"live_interrupts": True}, **LIVE)
    assert "interrupt" not in does(m, 0)  # it is P1's own moment anyway
    play(m, "P2 do interrupt")
    holds(m, "waiting P2", "decision interrupt")
    assert options(m, "P2") == ["pass", "card:assassination"]
    play(m, "P2 interrupt card:assassination", "P2 react_target hugh")
    holds(m, "dead hugh", "waiting P1", "decision buy")


def test_fie_28_12_the_round_window_asks_again_who_has_not_passed_for_the_battle() -> None:
    gate = "gate=road_bath_oxford"
    m = position(
        dice=[1] * 8,
        phase="war",
        P3={"hand": ["tax_1"]},
        P4={"hand": ["tax_2"]},
        F1={"lords": [f"hugh oxford {gate}"], "units": [f"oxford knight 1 {gate}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 1"]},
        F3={"lords": ["thomas york"]},
        F4={"lords": ["robert london"]},
    )
    play(m, "P1 war battle:oxford:1", "P3 react pass", "P4 react pass_battle")
    play(m, "P1 end_of_round continue", "P2 end_of_round continue")
    holds(m, "battle.round 2", "waiting P3", "decision react")
    play(m, "P3 react pass")
    holds(m, "waiting P1", "decision end_of_round")


def test_fie_28_19_and_28_22_a_permission_for_one_town_goes_before_that_for_all() -> None:
    ways: dict[str, Any] = {
        "F1": {"lords": ["lucia winchester"]},
        "F2": {"towns": ["canterbury"], "units": ["canterbury man_at_arms 1"]},
    }
    m = position(phase="march", **ways)
    play(m, "P2 do permit to=0 purpose=passing answer=no")
    play(m, "P2 do permit to=0 purpose=passing town=canterbury answer=yes")
    assert seen(m, "P2")["orders"]["permits"] == {
        "1:0:passing:all": "no",
        "1:0:passing:canterbury": "yes",
    }
    assert seen(m, "P1")["orders"] == seen(m)["orders"] == {"permits": {}, "passes": {}}
    play(m, "P1 go lucia road_canterbury_winchester", "P1 go lucia road_london_canterbury")
    holds(m, "lords.lucia.place london", "told consent 1")
    assert not [one for one in m.commands(1) if one.get("town") == "york"]  # nobody could ask it there


def test_fie_28_9_a_pass_for_the_battle_ends_with_the_battle() -> None:
    gate = "gate=road_bath_oxford"
    m = position(
        dice=[1] * 6,
        phase="war",
        P3={"hand": ["tax_1"]},
        F1={"lords": [f"hugh oxford {gate}"], "units": [f"oxford knight 1 {gate}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 1"]},
        F3={"lords": ["thomas york"], "towns": ["york"]},
    )
    play(m, "P1 war battle:oxford:1", "P3 react pass_battle", "P1 end_of_round stop", "P2 end_of_round stop")
    holds(m, "passes -")
    play(m, "P2 war battle:oxford:0")
    holds(m, "waiting P3", "decision react")


def test_fie_28_9_and_28_13_a_standing_pass_holds_in_a_revolt_too() -> None:
    for answer, asked in (("pass", True), ("pass_turn", False)):
        m = position(
            phase="buy",
            plagues=["famine_1 VI"],
            P2={"hand": ["tax_1"]},
            P1={"hand": ["revolt_1"], "coins": 9},
            F1={"lords": ["hugh durham"], "towns": ["durham castle", "berwick"]},
            F2={"lords": ["henry exeter"], "towns": ["exeter"]},
            F3={"lords": ["thomas oxford"], "towns": ["oxford castle"]},
        )
        play(m, "P1 buy title:III", "P1 react pass", f"P2 react {answer}")
        holds(m, "told title 1", "decision buy")
        play(m, "P1 do play thing=card:revolt_1", "P1 react_target oxford")
        assert (m.decision(m.waiting[0]).kind == "join_revolt") is asked


def test_fie_5_30_and_28_18_two_talk_in_private_only_in_their_parley_or_with_the_option() -> None:
    for free, agreed, to, allowed in (
        (False, "yes", [1], True),
        (False, "yes", [2], False),
        (False, "yes", [1, 2], False),
        (False, "no", [1], False),
        (True, "no", [2], True),
    ):
        m = invited(agreed)
        why = m.module.private_talk(state_of(m), {"free_talk": free}, 0, to)
        assert (why is None) is allowed
        assert allowed or (why is not None and why.id == "FIE-5.30")
