"""Crossbowmen: bought at any moment, back on their board at the end of the turn (FIE-14.20 to 14.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.content import ROYAL_CASTLE
from tabard.games.fief.rules.movement.control import is_inside, settle, stamp
from tabard.games.fief.rules.people import free_lords, sovereign_family
from tabard.games.fief.rules.records import INSIDE, NOBODY, OUTSIDE
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import add_units, bow_unit, present, tidy
from tabard.games.fief.rules.windows import Moment, Power

PRICE: Final = 2
NONE: Final = "none"


class BowTarget(Ask):
    """FIE-14.22: town and number; what the purse allows is secret."""

    __slots__ = ()

    kind = "bow_target"
    clause = "FIE-14.22"
    second = True
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [NONE, *bows_now(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return NONE


class Crossbowmen(Power):
    """FIE-14.22: bought at any moment."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        return table.families[family].bows > 0

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return bows_now(table, family)

    def question(self, table: Fief, family: int, thing: str, moment: Moment) -> Ask:
        return BowTarget(table, family)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        if target != NONE:
            buy_bows(table, family, target)


def bows_now(table: Fief, family: int) -> list[str]:
    """In a battle they come where it is fought."""
    return bow_choices(table, family, None if table.battle is None else [table.battle.town])


def bow_choices(table: Fief, family: int, towns: list[str] | None = None) -> list[str]:
    """FIE-14.22: town and number."""
    board = table.families[family]
    most = min(board.bows, table.coins(family) // PRICE)
    if most < 1:
        return []
    where = [town for town in towns or table.content.towns if takes_bows(table, family, town)]
    return [f"{town}:{number}" for town in where for number in range(1, most + 1)]


def takes_bows(table: Fief, family: int, town: str) -> bool:
    """FIE-14.22, 7.18: any town, but no royal castle of another family, and none that is hidden."""
    place = table.towns[town]
    royal = place.building == ROYAL_CASTLE and sovereign_family(table) not in (NOBODY, family)
    return town != table.fog and (not royal or present(table, family, town))


def buy_bows(table: Fief, family: int, choice: str) -> None:
    """FIE-14.22: two coins each, at once into one town."""
    town, _, number = choice.partition(":")
    count = min(int(number), table.families[family].bows, table.coins(family) // PRICE)
    if not count or not takes_bows(table, family, town):
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
