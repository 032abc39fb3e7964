"""Crossbowmen: bought at any moment, back on their board at the end of the turn (FIE-14.20 to 14.27)."""

from __future__ import annotations

from tabard.games.fief.rules.movement.control import is_inside, settle, stamp
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.records import INSIDE, OUTSIDE
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import add_units, bow_unit, present, tidy

PRICE = 2


def bow_choices(table: Fief, family: int, towns: list[str] | None = None) -> list[str]:
    """FIE-14.22: town and number; where the family has a free Lord or soldiers."""
    board = table.families[family]
    most = min(board.bows, table.coins(family) // PRICE)
    if most < 1:
        return []
    where = [
        town
        for town in table.content.towns
        if (towns is None or town in towns) and present(table, family, town)
    ]
    return [f"{town}:{number}" for town in where for number in range(1, most + 1)]


def buy_bows(table: Fief, family: int, choice: str) -> None:
    """FIE-14.22: two coins each, at once into one town."""
    town, _, number = choice.partition(":")
    count = min(int(number), table.families[family].bows, table.coins(family) // PRICE)
    if not count or not present(table, family, town):
        return
    table.pay(family, PRICE * count)
    table.families[family].bows -= count
    unit = bow_unit(table.families[family].fourth)
    add_units(table, family, town, bow_gate(table, family, town), unit, count, spared=True)
    stamp(table, town)
    settle(table, town)
    tidy(table)
    table.tell("crossbowmen", family=family, town=town, number=count)


def bow_gate(table: Fief, family: int, town: str) -> str:
    """FIE-7.39: with those they join."""
    if is_inside(table, family, town):
        return INSIDE
    lords = free_lords(table, family, town)
    if lords:
        return lords[0].gate
    for stack in table.stacks:
        if stack.town == town and stack.family == family:
            return stack.gate
    return OUTSIDE


def send_bows_home(table: Fief) -> None:
    """FIE-14.26: at the end of the turn the survivors return to their owner's board."""
    for unit, card in ((5, "mercenaries_french"), (6, "mercenaries_flemish")):
        out = 0
        for stack in table.stacks:
            out += stack.counts[unit]
            stack.counts[unit] = 0
        for family in table.families:
            if family.fourth == card:
                family.bows += out
    tidy(table)
