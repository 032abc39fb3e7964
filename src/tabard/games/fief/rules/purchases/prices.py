"""What units and buildings cost, and why one cannot be bought (FIE-7.7 to 7.15, 7.30 to 7.35)."""

from __future__ import annotations

from typing import Final

from tabard.engine.decision import Clause
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.content import ABBEY_PREFIX, FORTIFICATIONS, ROYAL_CASTLE, TREBUCHET, UNITS
from tabard.games.fief.rules.movement.control import is_inside
from tabard.games.fief.rules.people import (
    free_lords,
    has_free_lord,
    has_servant,
    prioress_of,
    sovereign_family,
)
from tabard.games.fief.rules.records import INSIDE, NOBODY, OUTSIDE
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_income_family

# FIE-R97: what becomes cheaper, by which servant, by how much, how often in a turn.
SAVINGS: Final = {
    "knight": (TurnRight.WULFRIC, 1, 2),
    "castle": (TurnRight.OSBERN, 2, 1),
    ROYAL_CASTLE: (TurnRight.OSBERN, 2, 1),
    "mill": (TurnRight.AELFGAR, 1, 2),
    "bombard": (TurnRight.AELFGAR, 1, 2),
    "trebuchet": (TurnRight.AELFGAR, 1, 2),
}


CASTLES: Final = ("castle", "fortress")
"""They are built of the same tiles."""


def price(table: Fief, family: int, item: str) -> int:
    """FIE-7.9, 7.13, 7.30, R97: with what Wulfric, Osbern and Aelfgar save."""
    cost = table.content.prices[item]
    saving = SAVINGS.get(item)
    if saving is not None:
        servant, less, most = saving
        if has_servant(table, family, servant) and table.uses(servant, family) < most:
            cost -= less
    return cost


def spend(table: Fief, family: int, item: str) -> None:
    """Pay for an item and count what the servants saved."""
    table.pay(family, price(table, family, item))
    saving = SAVINGS.get(item)
    if saving is not None and has_servant(table, family, saving[0]):
        table.count_use(saving[0], family)


def siege_price(table: Fief, family: int, number: int) -> int:
    """FIE-10.73: five coins each; Aelfgar saves one on the first two items of the turn."""
    saved = 0
    if has_servant(table, family, "servant_aelfgar"):
        saved = max(0, min(number, 2 - table.uses(TurnRight.AELFGAR, family)))
    return 5 * number - saved


def recruiting_towns(table: Fief, family: int) -> list[str]:
    """Where it can place new units now: only its Lords, its walls and abbeys come into question."""
    lords = [lord.place for lord in free_lords(table, family)]
    return [
        town
        for town, place in table.towns.items()
        if (
            town in lords
            or (place.building and (place.control == family or place.building.startswith(ABBEY_PREFIX)))
        )
        and why_no_recruits(table, family, town) is None
    ]


def recruits_in(table: Fief, family: int, town: str) -> bool:
    """FIE-7.31, 7.32, 7.18: a free Lord, own walls, or an abbey that pays the family."""
    place = table.towns[town]
    building = place.building
    if building == ROYAL_CASTLE and sovereign_family(table) not in (NOBODY, family):
        return False
    if building in FORTIFICATIONS and place.control == family:
        return True
    if has_free_lord(table, family, town):
        return True
    prioress = prioress_of(table, building) if building else None
    own = prioress is not None and prioress.family == family
    return own and abbey_income_family(table, town) == family


def new_gate(table: Fief, family: int, town: str) -> str:
    """FIE-7.39: new units join the posture of the building or the Lord they are placed with."""
    if is_inside(table, family, town):
        return INSIDE
    lords = free_lords(table, family, town)
    return lords[0].gate if lords else OUTSIDE


def why_no_recruits(table: Fief, family: int, town: str) -> Clause | None:
    """FIE-7.31 to 7.34: why no unit at all can be placed in a town."""
    if not recruits_in(table, family, town):
        return Clause("FIE-7.31", "no-lord-and-no-building-there", {"town": town})
    limit = table.content.limits["new_units_per_town"]
    if table.uses(PhaseRight.PLACED, family, town) >= limit:
        return Clause("FIE-7.33", "four-units-already", {"town": town})
    if besieged(table, town) and new_gate(table, family, town) == INSIDE:
        return Clause("FIE-7.34", "besieged", {"town": town})
    return None


def own_walls(table: Fief, family: int, town: str) -> bool:
    place = table.towns[town]
    return place.building in FORTIFICATIONS and place.control == family


def why_no_unit(table: Fief, family: int, unit: int, town: str) -> Clause | None:
    """FIE-7.30 to 7.35, 3.1."""
    if not table.families[family].reserve[unit]:
        return Clause("FIE-3.1", "none-in-reserve", {"unit": UNITS[unit]})
    why = why_no_recruits(table, family, town)
    if why is not None:
        return why
    if unit == TREBUCHET and not own_walls(table, family, town):
        return Clause("FIE-7.35", "trebuchets-need-own-walls", {"town": town})
    if table.coins(family) < price(table, family, UNITS[unit]):
        return Clause("FIE-7.30", "not-enough-coins", {"unit": UNITS[unit]})
    return None


def why_no_building(table: Fief, family: int, item: str, town: str) -> Clause | None:
    """FIE-7.7 to 7.9, 7.13 to 7.15, 3.1."""
    place = table.towns[town]
    if item == ROYAL_CASTLE:
        if sovereign_family(table) != family:
            return Clause("FIE-7.14", "only-the-sovereign")
        if any(one.building == ROYAL_CASTLE or one.flipped for one in table.towns.values()):
            return Clause("FIE-7.14", "the-tile-is-on-the-board")
        if table.uses(PhaseRight.REFUSED, town):
            return Clause("FIE-7.15", "refused", {"town": town})
    elif place.control != family:
        return Clause("FIE-7.8", "not-your-town", {"town": town})
    if besieged(table, town):
        return Clause("FIE-7.8", "besieged", {"town": town})
    if place.mill if item == "mill" else place.building:
        return Clause("FIE-7.7", "already-built", {"town": town})
    why = why_none_left(table, item)
    if why is not None:
        return why
    if table.coins(family) < price(table, family, item):
        return Clause("FIE-7.9", "not-enough-coins", {"item": item})
    return None


def why_none_left(table: Fief, item: str) -> Clause | None:
    """FIE-3.1: all mills or castles stand on the board."""
    if item == "mill":
        if sum([one.mill for one in table.towns.values()]) >= table.content.mills:
            return Clause("FIE-3.1", "no-mill-left")
    elif item == "castle":
        standing = [one for one in table.towns.values() if one.building in CASTLES and not one.flipped]
        if len(standing) >= table.content.castles:
            return Clause("FIE-3.1", "no-castle-left")
    return None


def free_man(table: Fief, family: int) -> bool:
    """FIE-R97 Agnes: one man-at-arms free into the master's town."""
    master = has_servant(table, family, "servant_agnes")
    if master is None or not master.free or master.place not in table.towns:
        return False
    if table.uses(TurnRight.AGNES, family) or not table.families[family].reserve[0]:
        return False
    return why_no_unit_but_coins(table, family, master.place)


def why_no_unit_but_coins(table: Fief, family: int, town: str) -> bool:
    why = why_no_unit(table, family, 0, town)
    return why is None or why.reason == "not-enough-coins"
