"""The point for the first relic that is given to the sovereign (FIE-17.8): who goes where for it."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.content import FORTIFICATIONS
from tabard.games.fief.people import is_bishop, is_prioress, sovereign
from tabard.games.fief.records import FREE, NOBODY, Lord
from tabard.games.fief.state import Fief

BROUGHT: Final = (0.95, 0.7, 0.6, 0.4, 0.3, 0.15)  # the chance of the point, by the roads to the sovereign
FETCHED: Final = (0.3, 0.25, 0.2, 0.12, 0.08, 0.04)  # … by the roads to the relic
NO_SOVEREIGN: Final = 0.4  # of that chance: one must be crowned first
STAGES: Final = 2


def pilgrim_goals(table: Fief, lord: Lord) -> list[str]:
    """Where a relic is to be given or fetched; nowhere once the point is won."""
    if table.vp_holder != NOBODY:
        return []
    if lord.relics:
        monarch = sovereign(table)
        goes = monarch is not None and monarch is not lord and monarch.free and monarch.place in table.towns
        return [monarch.place] if goes and monarch is not None else []
    if is_prioress(lord):
        return [
            town for town, place in table.towns.items() if place.hidden_relic and open_to(table, lord, town)
        ]
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


def point_for_a_relic(table: Fief, family: int) -> float:
    """How likely the family wins it, from 0 to 1."""
    if table.vp_holder != NOBODY:
        return 0.0
    best = 0.0
    for id in table.families[family].lords:
        lord = table.lords[id]
        if (lord.relics or lord.church) and lord.captor == FREE and lord.place in table.towns:
            best = max(best, chance_of(table, lord))
    return best


def chance_of(table: Fief, lord: Lord) -> float:
    marches = table.last_turn - table.turn + (table.phase <= 5)
    far = table.content.hops[lord.place]
    roads = [far[goal] for goal in pilgrim_goals(table, lord)]
    crowned = sovereign(table) is not None
    if lord.relics and not crowned:
        return NO_SOVEREIGN * BROUGHT[2] if marches else 0.0
    if not roads or min(roads) > STAGES * marches:
        return 0.0
    chances = BROUGHT if lord.relics else FETCHED
    return chances[min(min(roads), len(chances) - 1)] * (1.0 if crowned else NO_SOVEREIGN)
