"""The pool, its roll and the re-roll loop (ZIZ-7.7 to 7.11, 9.6 to 9.11, 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import COIN, FOLLOWER_DIE
from tabard.games.zizka.rules.goods import gain_coins, pay_coins
from tabard.games.zizka.rules.payment import Counts
from tabard.games.zizka.rules.skills import fixed_symbols, pool, rerolls, symbols
from tabard.games.zizka.rules.state import Roll, Zizka

STOP: Final = "stop"
BUY: Final = "buy:"
TAKE_COIN: Final = "take_coin"
PRICE: Final = 1  # ZIZ-16.2


async def roll_pool(table: Zizka, seat: int, kind: str = "") -> Counts:
    """ZIZ-7.7 to 7.9: take the pool, roll it, re-roll die by die; what it shows in the end."""
    dice = pool(table, seat, kind)
    faces = tuple([roll_die(table, die) for die in dice])
    player = table.players[seat]
    table.roll = Roll(seat, dice, faces, rerolls(player), fixed_symbols(player), False, False)
    if dice:
        table.tell("rolled", seat=seat, faces=list(faces))
    while True:
        choice: Choice = await table.ask(Reroll(seat))
        if choice == STOP:
            return stop_rolling(table)
        if choice == TAKE_COIN:
            take_coin(table)
        else:
            reroll(table, str(choice))


def roll_die(table: Zizka, die: str) -> str:
    faces = table.content.faces[die]
    return table.chance.face(faces, f"die:{die}")


def stop_rolling(table: Zizka) -> Counts:
    """ZIZ-9.8: a coin face still showing is paid now, whatever follows."""
    roll = present(table.roll)
    if COIN in roll.faces and not roll.locked:
        gain_coins(table, roll.seat, 1)
    table.roll = Roll(roll.seat, roll.dice, roll.faces, roll.rerolls, roll.fixed, roll.locked, True)
    return symbols(table.roll)


def take_coin(table: Zizka) -> None:
    """ZIZ-16.6: the die is locked from now on."""
    roll = present(table.roll)
    gain_coins(table, roll.seat, 1)
    table.roll = Roll(roll.seat, roll.dice, roll.faces, roll.rerolls, roll.fixed, True, False)


def reroll(table: Zizka, choice: str) -> None:
    """ZIZ-7.9, 16.2: by a re-roll symbol, or for a coin."""
    roll = present(table.roll)
    bought = choice.startswith(BUY)
    name = choice.removeprefix(BUY)
    at = names(roll).index(name)
    if bought:
        pay_coins(table, roll.seat, PRICE)
    face = roll_die(table, roll.dice[at])
    table.tell("rerolled", seat=roll.seat, die=name, face=face)
    faces = (*roll.faces[:at], face, *roll.faces[at + 1 :])
    left = roll.rerolls if bought else roll.rerolls - 1
    table.roll = Roll(roll.seat, roll.dice, faces, left, roll.fixed, roll.locked, False)


def names(roll: Roll) -> list[str]:
    """ZIZ-18.8: follower dice are named by their face, ruler dice by themselves."""
    faces = roll.faces
    return [faces[at] if die == FOLLOWER_DIE else die for at, die in enumerate(roll.dice)]


class Reroll(Decision[Zizka]):
    """ZIZ-7.9, 4.11: one die again, or stop; a taken coin cannot be rolled again (ZIZ-9.9)."""

    __slots__ = ()

    kind = "reroll"
    clause = "ZIZ-7.9"

    def options(self, table: Zizka) -> Sequence[Choice]:
        roll = present(table.roll)
        buys = table.advanced and table.players[self.seat].coins >= PRICE
        coin = table.advanced and COIN in roll.faces and not roll.locked
        if not (roll.rerolls or buys or coin):
            return [STOP]
        dice = rollable(roll)
        offered: list[Choice] = [STOP]
        if roll.rerolls:
            offered += dice
        if buys:
            offered += [BUY + die for die in dice]
        return [*offered, TAKE_COIN] if coin else offered

    def default(self, table: Zizka) -> Choice:
        return STOP

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        roll = present(table.roll)
        if choice == TAKE_COIN:
            return Clause("ZIZ-16.6", "no-coin-to-take")
        bought = str(choice).startswith(BUY)
        name = str(choice).removeprefix(BUY)
        if name not in names(roll):
            return None
        if name not in rollable(roll):
            return Clause("ZIZ-9.9", "die-is-locked", {"die": name})
        if not bought:
            return Clause("ZIZ-4.3", "no-reroll-left")
        if table.advanced:
            return Clause("ZIZ-16.5", "no-own-coin-left")
        return Clause("ZIZ-16.1", "only-in-the-advanced-variant")

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        roll = present(table.roll)
        return {"rerolls": roll.rerolls, "faces": list(roll.faces), **rolled_for(table, self.seat)}


def rolled_for(table: Zizka, seat: int) -> dict[str, object]:
    """What the dice are for: a fight, a row of a conquest, or the event on the space."""
    if table.fight is not None:
        return table.fight.against(seat)
    if table.siege is not None:
        return {"card": table.siege.card.id, "row": table.siege.row}
    return {"token": table.tokens[table.players[seat].space].id}


def rollable(roll: Roll) -> list[str]:
    """Dice that may be rolled again, equal ones once."""
    equal = list(dict.fromkeys(names(roll)))
    if not roll.locked:
        return equal
    locked = [die for die, face in zip(roll.dice, roll.faces, strict=True) if face == COIN]
    return [name for name in equal if name not in locked]
