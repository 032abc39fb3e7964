"""Sovereign, Queen, Prince, and their guard (FIE-12.30 to 12.39, 18)."""

from __future__ import annotations

from tabard.games.fief.rules.content import FLEMISH, FRENCH, OWN_UNITS, ROYAL_CASTLE
from tabard.games.fief.rules.movement.control import settle, update
from tabard.games.fief.rules.people import free_lords, royal
from tabard.games.fief.rules.places import give_guard
from tabard.games.fief.rules.records import (
    INSIDE,
    KING,
    NOBODY,
    OUTSIDE,
    PRINCE,
    QUEEN,
    SOVEREIGN_QUEEN,
    Lord,
)
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import add_units, stacks_at, tidy


async def crown(table: Fief, lord: Lord) -> None:
    """FIE-13.27, 12.38, 19.4: a new sovereign, at once with guard."""
    strip_guard(lord)
    lord.royal = KING if lord.man else SOVEREIGN_QUEEN
    table.tell("crowned", lord=lord.id, family=lord.family, royal=lord.royal)
    lord.guard_due = True
    give_guard(table, lord)
    if lord.man:
        if lord.spouse:
            make_queen(table, table.lords[lord.spouse])
    else:
        depose_queen(table)
        if lord.spouse:
            husband = table.lords[lord.spouse]
            husband.guard_due = True
            give_guard(table, husband)
    await inherit_royal_castle(table, lord.family)


def make_queen(table: Fief, wife: Lord) -> None:
    """FIE-12.33, 12.34: the wife of the King; a widow of an earlier King gives the title up."""
    depose_queen(table)
    wife.royal = QUEEN
    table.tell("queen", lord=wife.id, family=wife.family)
    wife.guard_due = True
    give_guard(table, wife)


def depose_queen(table: Fief) -> None:
    queen = royal(table, QUEEN)
    if queen is not None:
        queen.royal = ""
        strip_guard(queen)
        table.tell("queen_no_more", lord=queen.id)


def strip_guard(lord: Lord) -> None:
    """FIE-18.4."""
    lord.guard_knights = 0
    lord.guard_men = 0
    lord.guard_due = False


async def succession(table: Fief, dead: Lord) -> None:
    """FIE-12.38, 12.39: the Prince becomes King; without one the throne is vacant."""
    if dead.royal not in (KING, SOVEREIGN_QUEEN):
        return
    table.royal_owner = dead.family
    if dead.royal == SOVEREIGN_QUEEN and dead.spouse:
        strip_guard(table.lords[dead.spouse])  # FIE-18.4: her consort has lost his position
    heir = royal(table, PRINCE)
    dead.royal = ""
    if heir is not None and heir is not dead:
        await crown(table, heir)
    else:
        table.tell("throne_vacant")


def married(table: Fief, one: Lord, other: Lord) -> None:
    """FIE-13.5, 12.33: bride and groom; a royal marriage makes a Queen or gives the consort a guard."""
    one.spouse = other.id
    other.spouse = one.id
    for lord, spouse in ((one, other), (other, one)):
        if lord.royal == KING:
            make_queen(table, spouse)
        elif lord.royal == SOVEREIGN_QUEEN:
            spouse.guard_due = True
            give_guard(table, spouse)


def end_marriage(table: Fief, lord: Lord) -> None:
    """FIE-13.8; a Sovereign Queen's consort loses his guard with the position."""
    if not lord.spouse:
        return
    spouse = table.lords[lord.spouse]
    lord.spouse = ""
    spouse.spouse = ""
    for one, other in ((lord, spouse), (spouse, lord)):
        if one.royal == SOVEREIGN_QUEEN:
            strip_guard(other)
    table.tell("marriage_ended", lord=lord.id, spouse=spouse.id)


async def inherit_royal_castle(table: Fief, family: int) -> None:
    """FIE-7.16, 7.20, 7.21: the royal castle follows the crown."""
    former, table.royal_owner = table.royal_owner, family
    for town, place in table.towns.items():
        if place.building != ROYAL_CASTLE:
            continue
        if former not in (NOBODY, family):
            replace_units(table, town, former, family)
            for lord in free_lords(table, former, town):
                lord.gate = OUTSIDE
        await update(table, [town])
        settle(table, town)


def replace_units(table: Fief, town: str, former: int, family: int) -> None:
    """FIE-7.20, 8.47: units change into the same units of another family as far as its reserve goes."""
    for stack in stacks_at(table, town, former):
        for unit in range(OWN_UNITS):
            number = stack.counts[unit]
            stack.counts[unit] = 0
            table.families[former].reserve[unit] += number
            kept = min(number, table.families[family].reserve[unit])
            if kept:
                table.families[family].reserve[unit] -= kept
                add_units(table, family, town, INSIDE, unit, kept)
        for unit in (FRENCH, FLEMISH):
            if stack.counts[unit]:
                send_home(table, unit, stack.counts[unit])
                stack.counts[unit] = 0
    tidy(table)


def send_home(table: Fief, unit: int, number: int) -> None:
    """Crossbowmen go back to the board of the family that holds their card."""
    card = "mercenaries_french" if unit == FRENCH else "mercenaries_flemish"
    for family in table.families:
        if family.fourth == card:
            family.bows += number
