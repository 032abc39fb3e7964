"""FIE-28.17, 28.5: bots weigh deals with the evaluation of their moves."""

from __future__ import annotations

from typing import Any

import tabard
from tabard import Match
from tabard.bots.bot import Position, play_out
from tabard.bots.names import named_bot
from tabard.engine.journal import COMMAND
from tabard.engine.module import Command
from tests.games.fief.dealing import coins, deal, item, market
from tests.games.fief.harness import holds, seen


def says(m: Match, seat: int) -> Command | None:
    return Position(m.imagine(seat, "test")).command_first()


def answer(m: Match, seat: int) -> str:
    command = says(m, seat)
    return str(command["do"]) if command else ""


def captive(**given: Any) -> Match:
    """P3's Lord is held by P1; P3 has coins."""
    return market(P3={"coins": 9}, **given)


def test_fie_28_17_a_bot_sells_what_is_worth_less_to_it_than_the_price() -> None:
    for sum, expected in ((1, "decline"), (9, "accept")):
        m = deal(
            market(vp_token="F4"), 1, item("treasure", 0, 1, "grail:lord_hugh:lord_henry"), coins(1, 0, sum)
        )
        assert answer(m, 0) == expected


def test_fie_28_17_a_bot_does_not_give_for_nothing() -> None:
    m = deal(market(), 1, item("town", 0, 1, "durham"))
    assert answer(m, 0) == "decline"
    m = deal(market(), 1, item("note", 0, 1, "peace"), item("note", 1, 0, "pay"))
    assert answer(m, 0) == "decline"  # it has no way to keep a promise


def test_fie_28_17_a_row_of_deals_never_costs_a_bot_anything() -> None:
    m = market(vp_token="F4", P2={"coins": 60})
    there = item("treasure", 0, 1, "grail:lord_hugh:lord_henry")
    back = item("treasure", 1, 0, "grail:lord_henry:lord_hugh")
    struck = 0
    for number in range(1, 12):
        sold = "grail" in seen(m, "P1")["lords"]["lord_henry"]["relics"]
        price = number + (0 if sold else 4)
        deal(m, 1, back if sold else there, coins(0, 1, price) if sold else coins(1, 0, price))
        command = says(m, 0)
        assert command is not None
        struck += command["do"] == "accept"
        m.command(0, command)
    sold = "grail" in seen(m, "P1")["lords"]["lord_henry"]["relics"]
    coins_left = seen(m, "P1")["players"][0]["coins"]
    assert struck and coins_left >= 9 + 4 * sold


def test_fie_28_17_a_bot_offers_a_ransom_by_which_both_gain() -> None:
    m = captive(F1={"lords": ["hugh york"], "towns": ["york"]})
    while m.waiting != (2,):
        m.time_out(m.waiting[0])
    command = says(m, 2)
    assert command is not None and command["do"] == "deal"
    rows: Any = command["items"]
    assert rows[0]["item"] == "free" and rows[0]["what"] == "lord_alice"
    m.command(2, command)
    assert answer(m, 0) == "accept"
    m.command(0, says(m, 0) or {})
    holds(m, "lords.alice.captor -")


def test_fie_28_5_bots_propose_little_and_end_every_game() -> None:
    m = tabard.new("fief", 3, 4)
    play_out(m, [named_bot("page")] * 3, 1)
    assert m.standing is not None
    offers: dict[tuple[object, object, object], int] = {}
    turn = phase = None
    for event in m.log(0):
        if event["kind"] == "phase":
            turn, phase = event["turn"], event["phase"]
        elif event["kind"] == "offered":
            key = turn, phase, event["family"]
            offers[key] = offers.get(key, 0) + 1
    assert max(offers.values(), default=0) <= 2


def test_fie_28_5_silent_bots_give_no_commands() -> None:
    m = tabard.new("fief", 3, 4)
    play_out(m, [named_bot("silent:page")] * 3, 1)
    assert not [entry for entry in m.ledger.entries if entry.kind == COMMAND]
