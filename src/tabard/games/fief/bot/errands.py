"""Where a beginner would send a Lord, and with how many soldiers (FIE-8.51)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.bot.odds import attack_chance
from tabard.games.fief.bot.prospects import BOW_POINTS, KNIGHT_POINTS, seen_points, served_bombards
from tabard.games.fief.bot.quests import quest_goals, waits_for_the_sword
from tabard.games.fief.rules.cards.plagues import BLACK_DEATH, plague_on
from tabard.games.fief.rules.content import ARCHER, FORTIFICATIONS, FORTRESS, KNIGHT, MAN, SHERWOOD, UNITS
from tabard.games.fief.rules.movement.march import ALL, CANCEL, END, spare_units, taken
from tabard.games.fief.rules.movement.underground import is_barred
from tabard.games.fief.rules.movement.ways import (
    MOST_STAGES,
    UNDER,
    VOYAGE,
    WOOD,
    behind,
    gate_of,
    is_whole,
    needs_whole,
    ways,
)
from tabard.games.fief.rules.people import free_lords, leads_units, title_family
from tabard.games.fief.rules.records import NO_UNITS, NOBODY, Lord, Moving
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import soldiers, viking_tokens

A_SOLDIER: Final = 1  # keeps an open town
GARRISONS: Final = {"castle": 2, "royal_castle": 2, FORTRESS: 6}  # FIE-9.19: six keep Vikings off
BARELY_HELD: Final[dict[str, int]] = {}  # by a soldier everywhere, while the army storms something
STAY_FIRST: Final = (MAN, ARCHER, KNIGHT)  # who is left behind first
GOOD_ODDS: Final = 0.7  # of beating them, before an army goes where others are
VIKING: Final = 2
AN_ARMY: Final = 3  # soldiers worth fetching
WELCOME: Final = ("sword:", "fetch:", "relic:")  # what costs nothing


def sensible_march(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    if table.moving is None:
        return whom_to_send(table, options)
    return how_to_send(table, table.moving, options)


def whom_to_send(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """What costs nothing first; then Lords with an errand. No claim waits while somebody is free to go."""
    for option in options:
        if str(option).startswith(WELCOME):
            return [option]
    found: list[Choice] = []
    claims = False
    for option in options:
        verb, _, id = str(option).partition(":")
        if verb != "lord":
            continue
        errands = errands_of(table, table.lords[id])
        if errands:
            found.append(option)
            if not claims and not is_needed(table, table.lords[id]):
                claims = any(is_claim(table, table.lords[id], way) for way in errands)
    return found if claims else [END, *found]


def is_needed(table: Fief, lord: Lord) -> bool:
    """FIE-8.43: in a town that his family loses, or does not gain, if he goes on; or beside the sword."""
    return waits_for_the_sword(table, lord) or (
        lord.place in table.towns
        and not soldiers(table, lord.family, lord.place)
        and len(free_lords(table, lord.family, lord.place)) == 1
    )


def errands_of(table: Fief, lord: Lord) -> list[str]:
    """The ways worth going, with the soldiers that can be spared, with nearly all of them, or alone."""
    found: list[str] = []
    for units in dict.fromkeys((*armies(table, lord), NO_UNITS)):
        found += [way for way in errands_with(table, lord, units) if way not in found]
    return found


def errands_with(table: Fief, lord: Lord, units: tuple[int, ...]) -> list[str]:
    whole = is_whole(table, [lord], units)
    return [
        way
        for way in ways(table, [lord], units)
        if (whole or not needs_whole(table, [lord], way)) and worth_going(table, lord, units, way)
    ]


def how_to_send(table: Fief, moving: Moving, options: Sequence[Choice]) -> Sequence[Choice]:
    """Alone, with all soldiers the town can spare, or nearly all to storm something: never a group undone."""
    lord = taken(table, moving)[0]
    going = [one for one in options if is_way(str(one)) and worth_going(table, lord, moving.units, str(one))]
    before: list[str] = []
    reached = not any(moving.units)
    for army in armies(table, lord):
        errands = errands_with(table, lord, army)
        more = next_soldiers(table, moving, army)
        if more and more in options and any(way not in before for way in errands):
            return [more, *going] if reached else [more]
        before = errands
        reached = moving.units == army
    return going or [CANCEL]


def next_soldiers(table: Fief, moving: Moving, army: tuple[int, ...]) -> str:
    """The answer that brings the group nearer to the army it shall be; "" when it is that army."""
    missing = [wanted - has for wanted, has in zip(army, moving.units, strict=True)]
    if not any(number > 0 for number in missing):
        return ""
    if missing == spare_units(table, moving) and sum(missing) > 1:
        return ALL
    unit = max(range(len(UNITS)), key=lambda one: (missing[one] > 0, one == KNIGHT, missing[one]))
    return f"take:{UNITS[unit]}"


def armies(table: Fief, lord: Lord) -> list[tuple[int, ...]]:
    """Those he can lead: what the town can spare, and nearly all if that is more."""
    usual, bold = spared(table, lord, GARRISONS), spared(table, lord, BARELY_HELD)
    return [usual] if bold == usual else [usual, bold]


def spared(table: Fief, lord: Lord, garrisons: Mapping[str, int]) -> tuple[int, ...]:
    """The units in the Lord's town less the soldiers who keep it; a bombard takes its man-at-arms along."""
    if not leads_units(lord) or lord.place not in table.towns:
        return NO_UNITS
    spare = spare_units(table, Moving((lord.id,), NO_UNITS))
    place = table.towns[lord.place]
    if place.control not in (NOBODY, lord.family):
        return tuple(spare)
    stay = garrisons.get(place.building, A_SOLDIER) - staying(table, lord)
    gunners = served_bombards(spare)
    spare[MAN] -= gunners
    for unit in STAY_FIRST:
        kept = min(max(0, stay), spare[unit])
        spare[unit] -= kept
        stay -= kept
    kept = min(max(0, stay), gunners)
    spare[MAN] += gunners - kept
    return tuple(spare)


def staying(table: Fief, lord: Lord) -> int:
    """Own soldiers there who cannot go with him."""
    return sum(
        sum(stack.counts[:3])
        for stack in table.stacks
        if stack.town == lord.place
        and stack.family == lord.family
        and (stack.stages >= MOST_STAGES or stack.gate != lord.gate)
    )


def is_way(option: str) -> bool:
    return not option.startswith(("take:", "add:", "ride:", UNDER)) and option not in (ALL, CANCEL)


def strength(units: Sequence[int]) -> int:
    """Of a group with one Lord."""
    bows = BOW_POINTS * sum(units[5:])
    return 1 + units[MAN] + units[ARCHER] + KNIGHT_POINTS * units[KNIGHT] + bows


def is_claim(table: Fief, lord: Lord, way: str) -> bool:
    """The way leads to a town that is nobody's."""
    return table.towns[behind(table, lord.place, way)].control == NOBODY


def worth_going(table: Fief, lord: Lord, units: Sequence[int], way: str) -> bool:
    """To take a free town, to beat somebody weaker, to come nearer to either; never through Sherwood."""
    if not is_way(way) or (way.startswith(WOOD) and lord.place != SHERWOOD):
        return False
    if (lord.came and lord.came == gate_of(way)) or is_barred(table, [lord], way):
        return False
    town = behind(table, lord.place, way)
    if plague_on(table, table.content.region_of(town), BLACK_DEATH):
        return False
    if not any(units) and town in quest_goals(table, lord):
        return True
    seat = table.seat_of(lord.family)
    foes = resistance(table, seat, town)
    if foes:
        guns = served_bombards(units)
        return any(units) and stronger(strength(units), foes, table.towns[town].building, guns)
    owner = table.towns[town].control
    if owner != lord.family and (owner == NOBODY or table.seat_of(owner) != seat):
        return True
    return not way.startswith(VOYAGE) and nearer(table, lord, town, any(units))


def stronger(army: float, foes: float, building: str, bombards: int = 0) -> bool:
    """Strong enough to attack, behind these walls."""
    return attack_chance(round(army), round(foes), building, bombards) >= GOOD_ODDS


def resistance(table: Fief, seat: int, town: str) -> float:
    """What others and Vikings are reckoned to have there."""
    total = float(VIKING * viking_tokens(table, town))
    for family in range(len(table.families)):
        if table.seat_of(family) != seat:
            total += seen_points(table, seat, town, family)
    return total


def nearer(table: Fief, lord: Lord, town: str, army: bool) -> bool:
    """Closer to one of the goals; a Lord alone also comes home to walls, or to an army without a Lord."""
    hops = table.content.hops
    if lord.place in hops:
        here, there = hops[lord.place], hops[town]
        if any(there[goal] < here[goal] for goal in goals(table, lord)):
            return True
    if army or free_lords(table, lord.family, town):
        return False
    walls = table.towns[town].building in FORTIFICATIONS
    return walls or soldiers(table, lord.family, town) >= AN_ARMY


def goals(table: Fief, lord: Lord) -> list[str]:
    """Quests; towns missing in regions where the player has a foot; else whatever is not his."""
    families = table.families_of(table.seat_of(lord.family))
    missing: list[str] = []
    foreign: list[str] = []
    for region, row in table.content.regions.items():
        others = [town for town in row.towns if table.towns[town].control not in families]
        if len(others) < len(row.towns) and title_family(table, region) == NOBODY:
            missing += others
        foreign += others
    return quest_goals(table, lord) + (missing or foreign)
