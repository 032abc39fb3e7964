"""Unit tokens: stacks, reserves, presence (FIE-1.9, 1.10, 3.1, 3.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from tabard.games.fief.rules.content import ARCHER, FLEMISH, FRENCH, KNIGHT, MAN, OWN_UNITS, UNITS
from tabard.games.fief.rules.people import free_lords, has_free_lord
from tabard.games.fief.rules.records import FREE, INSIDE, NOBODY, Alike, Clan, Stack
from tabard.games.fief.rules.state import Fief

OWN_SOLDIERS: Final[tuple[int, ...]] = (MAN, ARCHER, KNIGHT)
EMPTY: Final = [0] * len(UNITS)  # the counts of a stack that is no more; never changed
MERCENARY_CARDS: Final = {FRENCH: "mercenaries_french", FLEMISH: "mercenaries_flemish"}


def stacks_at(table: Fief, town: str, family: int = NOBODY) -> list[Stack]:
    """The stacks in a town; of one family if it is named."""
    return [
        stack for stack in table.stacks if stack.town == town and (family == NOBODY or stack.family == family)
    ]


def put(table: Fief, stack: Stack) -> None:
    """Lay a stack down where it belongs, so that nothing need be sorted; stacks alike are one."""
    key = stack.alike()
    stacks = table.stacks
    for other in stacks:
        if other.town == stack.town and other.family == stack.family and other.alike() == key:
            join(other, stack)
            return
    at = len(stacks)
    while at:
        before = stacks[at - 1]
        if before.family < stack.family or (before.family == stack.family and before.alike() < key):
            break
        at -= 1
    stacks.insert(at, stack)


def join(stack: Stack, other: Stack) -> None:
    counts = stack.counts
    for unit, number in enumerate(other.counts):
        counts[unit] += number


def new_stack(family: int, town: str, gate: str = INSIDE, counts: Sequence[int] = ()) -> Stack:
    stack = Stack()
    stack.family = family
    stack.town = town
    stack.gate = gate
    stack.came = ""
    stack.stages = 0
    stack.spared = False
    stack.up = False
    stack.counts = list(counts) if counts else [0] * len(UNITS)
    return stack


def add_units(
    table: Fief, family: int, town: str, gate: str, unit: int, number: int, spared: bool = False
) -> None:
    """New units; they have not moved."""
    stack = new_stack(family, town, gate)
    stack.counts[unit] = number
    stack.spared = spared
    stack.up = comes_face_up(table, family, town)
    put(table, stack)


def comes_face_up(table: Fief, family: int, town: str) -> bool:
    """FIE-10.4: who comes to a battle of his family, or where tokens have been turned up, is seen, too."""
    battle = table.battle
    if (
        battle is not None
        and battle.town == town
        and (family in battle.attackers or family in battle.defenders)
    ):
        return True
    return any(other.up for other in stacks_at(table, town))


def tidy(table: Fief) -> None:
    """Empty stacks go, stacks alike join; stacks are kept in one order, so that equal tables are equal."""
    if is_tidy(table.stacks):
        return
    kept: dict[Alike, Stack] = {}
    for stack in table.stacks:
        if stack.counts != EMPTY:
            key = stack.alike()
            if key in kept:
                join(kept[key], stack)
            else:
                kept[key] = stack
    table.stacks = [kept[key] for key in sorted(kept)]


def is_tidy(stacks: list[Stack]) -> bool:
    before: Stack | None = None
    for stack in stacks:
        if stack.counts == EMPTY:
            return False
        if before is not None and before.family >= stack.family:  # most neighbours differ in family or town
            if before.family > stack.family:
                return False
            if before.town == stack.town:
                if before.alike() >= stack.alike():
                    return False
            elif before.town > stack.town:
                return False
        before = stack
    return True


def drop(table: Fief, stack: Stack, unit: int, number: int = 1, for_good: bool = False) -> None:
    """Units leave the map, seen by all (FIE-3.12): to the reserve, or out of the game."""
    if not number:
        return
    stack.counts[unit] -= number
    if unit < OWN_UNITS:
        if not for_good:
            table.families[stack.family].reserve[unit] += number
    else:
        spend_mercenaries(table, unit)
    table.tell("unit_lost", family=stack.family, town=stack.town, unit=UNITS[unit], number=number)


def spend_mercenaries(table: Fief, unit: int) -> None:
    """FIE-14.25: when all three are gone the card goes under the CHARACTER deck."""
    card = MERCENARY_CARDS[unit]
    for family in table.families:
        if family.fourth == card and family.bows == 0 and not mercenaries_out(table, unit):
            family.fourth = ""
            table.character_deck = (*table.character_deck, card)


def mercenaries_out(table: Fief, unit: int) -> int:
    return sum(stack.counts[unit] for stack in table.stacks)


def bow_unit(card: str) -> int:
    """The crossbowmen a Mercenaries card hires."""
    return FRENCH if card == MERCENARY_CARDS[FRENCH] else FLEMISH


def soldiers_in(stack: Stack) -> int:
    counts = stack.counts
    return counts[MAN] + counts[ARCHER] + counts[KNIGHT] + counts[FRENCH] + counts[FLEMISH]


def soldiers(table: Fief, family: int, town: str) -> int:
    """FIE-1.9, 18.5: soldiers of a family in a town, royal guards included."""
    number = 0
    for stack in table.stacks:
        if stack.town == town and stack.family == family:
            number += soldiers_in(stack)
    for lord in free_lords(table, family, town):
        number += lord.guard
    return number


def present(table: Fief, family: int, town: str) -> bool:
    """FIE-1.10: engines and captives are not presence."""
    for stack in table.stacks:
        if stack.town == town and stack.family == family and soldiers_in(stack):
            return True
    return has_free_lord(table, family, town)


def towns_of(table: Fief, family: int) -> set[str]:
    """Wherever the family is present: for many towns at once."""
    found = {one.town for one in table.stacks if one.family == family and soldiers_in(one)}
    return found | {one.place for one in table.lords.values() if one.family == family and one.captor == FREE}


def holds_ground(table: Fief, family: int, town: str) -> bool:
    """FIE-14.24: crossbowmen alone keep a town for their family, but take none."""
    for stack in table.stacks:
        if stack.town == town and stack.family == family and any(stack.counts[unit] for unit in OWN_SOLDIERS):
            return True
    return has_free_lord(table, family, town)


def families_present(table: Fief, town: str) -> list[int]:
    """In turn order."""
    here: list[int] = []
    for lord in table.lords.values():
        if lord.place == town and lord.captor == FREE and lord.family not in here:
            here.append(lord.family)
    for stack in table.stacks:
        if stack.town == town and stack.family not in here and soldiers_in(stack):
            here.append(stack.family)
    if len(here) < 2:
        return here
    return [family for family in table.order() if family in here]


def presence(table: Fief, towns: Collection[str]) -> dict[str, list[int]]:
    """The families present, in turn order, wherever anything at all stands in these towns."""
    everywhere = len(towns) >= len(table.towns)
    found: dict[str, list[int]] = {clan.town: [] for clan in table.clans if everywhere or clan.town in towns}
    for lord in table.lords.values():
        if not everywhere and lord.place not in towns:
            continue
        here = found.get(lord.place)
        if here is None:
            here = found[lord.place] = []
        if lord.captor == FREE and lord.family not in here:
            here.append(lord.family)
    for stack in table.stacks:
        if not everywhere and stack.town not in towns:
            continue
        here = found.get(stack.town)
        if here is None:
            here = found[stack.town] = []
        if stack.family not in here and soldiers_in(stack):
            here.append(stack.family)
    order = table.order()
    for here in found.values():
        if len(here) > 1:
            here.sort(key=order.index)
    return found


def clans_at(table: Fief, town: str) -> list[Clan]:
    return [clan for clan in table.clans if clan.town == town]


def viking_tokens(table: Fief, town: str) -> int:
    return sum(clan.vikings + clan.jarl for clan in clans_at(table, town))


def vikings_on_land(table: Fief) -> bool:
    """FIE-6.16."""
    return any(clan.town for clan in table.clans)


def alone(table: Fief, family: int, town: str) -> bool:
    """No other family and no Viking is present."""
    if clans_at(table, town):
        return False
    here = families_present(table, town)
    return not here or here == [family]


def totals(stacks: Iterable[Stack]) -> list[int]:
    counts = [0] * len(UNITS)
    for stack in stacks:
        for unit in range(len(UNITS)):
            counts[unit] += stack.counts[unit]
    return counts


def units_of(table: Fief, family: int, town: str) -> list[int]:
    return totals(stacks_at(table, town, family))
