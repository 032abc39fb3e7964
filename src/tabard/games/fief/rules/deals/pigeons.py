"""Carrier pigeons: a card, coins, an invitation to parley, a letter to Sherwood (FIE-5.25 to 5.30, 20.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.module import Command
from tabard.games.fief.rules.asking import Choose, YesNo
from tabard.games.fief.rules.cards.draw import hand_limit
from tabard.games.fief.rules.cards.piles import discard, without
from tabard.games.fief.rules.people import has_servant, royal, sovereign
from tabard.games.fief.rules.records import FREE, QUEEN, ROBIN
from tabard.games.fief.rules.state import Fief


class AcceptParley(YesNo):
    """FIE-5.30: the invited player may decline; the pigeon is spent."""

    __slots__ = ()

    kind = "accept_parley"
    clause = "FIE-5.30"


class LetterFrees(Choose):
    """FIE-20.9: one more Lord whom the letter frees, or no more."""

    __slots__ = ()

    kind = "letter_frees"
    clause = "FIE-20.9"


def pigeons(table: Fief, seat: int, family: int) -> list[Command]:
    """FIE-5.26, 20.9: to another player, or to Robin Hood."""
    if not table.families[family].pigeons:
        return []
    found: list[Command] = []
    player = table.players[seat]
    for other in range(table.seats):
        if other == seat:
            continue
        start = {"do": "pigeon", "family": family, "to": other}
        if len(table.players[other].hand) < hand_limit(table):
            found += [{**start, "card": card} for card in player.hand]
        found += [{**start, "coins": coins} for coins in range(1, player.coins + 1)]
        found.append({**start, "parley": True})
    writers = [one for one in (sovereign(table), royal(table, QUEEN)) if one is not None]
    if any(lord.captor == ROBIN for lord in table.lords.values()):
        found += [{"do": "letter", "family": family} for lord in writers if lord.family == family][:1]
    return found


async def send_pigeon(table: Fief, seat: int, family: int, given: Mapping[str, Any]) -> None:
    """FIE-5.25 to 5.30: used up whatever the roll; a lost card is discarded, lost coins stay."""
    other = int(given["to"])
    arrives = fly(table, family)
    table.tell("pigeon", family=family, recipient=other, arrives=arrives)
    if "card" in given:
        card = given["card"]
        table.players[seat].hand = without(table.players[seat].hand, card)
        if arrives:
            player = table.players[other]
            player.hand = tuple(sorted((*player.hand, card)))
            table.tell("card_received", to=(seat, other), seat=other, card=card)
        else:
            discard(table, card)
    elif arrives and "parley" in given:
        await invite(table, seat, family, other)
    elif arrives:
        coins = int(given["coins"])
        table.pay(family, coins, public=False)
        table.pay(table.families_of(other)[0], -coins, public=False)
        table.tell("coins_received", to=(seat, other), seat=other, coins=coins)


async def invite(table: Fief, seat: int, family: int, other: int) -> None:
    """FIE-5.30, 28.18: it ends one that is open, and lasts until its sender answers or its time is up."""
    guest = table.families_of(other)[0]
    agreed = await table.hear(AcceptParley(table, guest, {"from": family})) == "yes"
    table.tell("parley", family=family, recipient=other, agreed=agreed)
    if agreed:
        table.open_parley(seat, other)


def fly(table: Fief, family: int) -> bool:
    """FIE-5.27, R97 Odo: it arrives on 2 to 6; Odo's pigeons always."""
    table.families[family].pigeons -= 1
    if has_servant(table, family, "servant_odo") is not None:
        return True
    roll = table.chance.die(6)
    table.tell("pigeon_roll", family=family, roll=roll)
    return roll in table.content.limits["pigeon_success"]


async def write_letter(table: Fief, family: int) -> None:
    """FIE-20.9: any number of Lords held in Sherwood, chosen by the sender, stand up."""
    arrives = fly(table, family)
    while arrives:
        held = [lord.id for lord in table.lords.values() if lord.captor == ROBIN]
        if not held:
            return
        choice = str(await table.hear(LetterFrees(table, family, (*held, "enough"))))
        if choice == "enough":
            return
        table.lords[choice].captor = FREE
        table.tell("freed", lord=choice)
