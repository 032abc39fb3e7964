"""What Lords go for beside towns: a relic for its point (FIE-17.8), the sword that makes Kings (FIE-19.4)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.content import FORTIFICATIONS
from tabard.games.fief.rules.people import is_bishop, is_prioress, sovereign
from tabard.games.fief.rules.records import FREE, NOBODY, Lord
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief

# the chance of the point, by the roads to the sovereign
BROUGHT: Final[tuple[float, ...]] = (0.95, 0.7, 0.6, 0.4, 0.3, 0.15)
FETCHED: Final[tuple[float, ...]] = (0.3, 0.25, 0.2, 0.12, 0.08, 0.04)  # … by the roads to the relic
NO_SOVEREIGN: Final = 0.4  # of that chance: one must be crowned first
KEPT_FOR_A_SOVEREIGN: Final = 0.24  # the chance of the point for who bears a relic before that
STAGES: Final = 2
ONE_TRY: Final = 1 / 6  # FIE-19.3
ARTHURS_TRY: Final = 1 / 2
ARTHUR: Final = "lord_arthur"
PATIENCE: Final = 0.6  # of the tries to come: others draw it first, or the Lord is needed elsewhere


def quest_goals(table: Fief, lord: Lord) -> list[str]:
    """The towns a quest leads him to."""
    goals = relic_goals(table, lord)
    if is_for_the_taking(table) and may_try(lord) and sovereign(table) is None:
        goals.append(table.excalibur)
    return goals


def relic_goals(table: Fief, lord: Lord) -> list[str]:
    """Where a relic is to be given or fetched; nowhere once the point is won."""
    if table.vp_holder != NOBODY or not (lord.relics or lord.church):
        return []
    if lord.relics:
        monarch = sovereign(table)
        if monarch is None or monarch is lord or not monarch.free or monarch.place not in table.towns:
            return []
        return [monarch.place]
    if is_prioress(lord):
        hidden = [town for town, place in table.towns.items() if place.hidden_relic]
        return [town for town in hidden if open_to(table, lord, town)]
    if is_bishop(lord):
        see = str(table.content.dioceses[table.content.cards[lord.church[0]].diocese]["cathedral"])
        return [see] if table.towns[see].hidden_relic and open_to(table, lord, see) else []
    return []


def open_to(table: Fief, lord: Lord, town: str) -> bool:
    """FIE-17.2: no foreign walls."""
    place = table.towns[town]
    if place.building not in FORTIFICATIONS or place.control == NOBODY:
        return True
    return table.seat_of(place.control) == table.seat_of(lord.family)


def is_for_the_taking(table: Fief) -> bool:
    """The sword is in the stone."""
    return not table.drawn and table.excalibur in table.towns


def may_try(lord: Lord) -> bool:
    """FIE-19.1."""
    return lord.man and not lord.church and lord.captor == FREE


def waits_for_the_sword(table: Fief, lord: Lord) -> bool:
    """He stands beside it, and there is a crown to win."""
    return lord.place == table.excalibur and lord.place in quest_goals(table, lord)


def marches_left(table: Fief) -> int:
    return table.last_turn - table.turn + (table.phase <= 5)


def point_for_a_relic(table: Fief, family: int) -> float:
    """How likely the family wins it, from 0 to 1."""
    if table.vp_holder != NOBODY:
        return 0.0
    best = 0.0
    for id in table.families[family].lords:
        lord = table.lords[id]
        if (lord.relics or lord.church) and lord.captor == FREE and lord.place in table.towns:
            best = max(best, relic_chance(table, lord))
    return best


def relic_chance(table: Fief, lord: Lord) -> float:
    marches = marches_left(table)
    crowned = sovereign(table) is not None
    if lord.relics and not crowned:
        return KEPT_FOR_A_SOVEREIGN if marches else 0.0
    far = table.content.hops[lord.place]
    roads = min((far[goal] for goal in relic_goals(table, lord)), default=STAGES * marches + 1)
    if roads > STAGES * marches:
        return 0.0
    chances = BROUGHT if lord.relics else FETCHED
    return chances[min(roads, len(chances) - 1)] * (1.0 if crowned else NO_SOVEREIGN)


def sword_chance(table: Fief, family: int) -> float:
    """How likely a Lord of the family draws the sword, from 0 to 1."""
    if not is_for_the_taking(table):
        return 0.0
    far = table.content.hops[table.excalibur]
    missed = 1.0
    for id in table.families[family].lords:
        lord = table.lords[id]
        if may_try(lord) and lord.place in far:
            chance = ARTHURS_TRY if id == ARTHUR else ONE_TRY
            missed *= (1.0 - chance) ** (PATIENCE * tries_left(table, lord, far[lord.place]))
    return 1.0 - missed


def tries_left(table: Fief, lord: Lord, roads: int) -> int:
    """FIE-19.2: one in phase 5 and one in phase 7 of every turn."""
    marches = marches_left(table)
    if not roads:
        tried = table.uses(PhaseRight.SWORD, lord.id)
        return 2 * (table.last_turn - table.turn) + (table.phase <= 5) + (table.phase <= 7) - tried
    on_the_way = (roads + 1) // STAGES
    return max(0, 2 * (marches - on_the_way) + 1)
