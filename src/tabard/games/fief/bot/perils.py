"""What threatens a town: armies within a turn's march, and Vikings (FIE-9, 10)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.bot.prospects import EMPTY, Outlook, best_attack, conquest_chance
from tabard.games.fief.rules.state import Fief

FULL_CLAN: Final = 6  # tokens: so many soldiers are never attacked by one clan (FIE-9.17)
# a fortress with so many soldiers, once a clan is there
STORMED: Final[tuple[float, ...]] = (0.95, 0.75, 0.6, 0.45, 0.3, 0.15)
# how likely a clan so many roads away comes in a turn
COMING: Final[tuple[float, ...]] = (1.0, 0.5, 0.3, 0.12, 0.12)
FROM_THE_SEA: Final = 0.14  # … one that has not landed yet, to a port
FROM_INLAND: Final = 0.1
FLEET: Final = 0.05  # two clans or three land in a port together: hardly any garrison holds
LATER_TURNS: Final = 0.35  # a danger of later turns weighs less: soldiers can still be bought
EMPTY_CAPITAL: Final = 0.3  # danger to a capital that nobody is in or near


def danger(table: Fief, outlook: Outlook, region: str, family: int) -> float:
    """How likely the family's capital falls to another family, from 0 to 1."""
    town = outlook.capitals.get(region, "")
    if not town:
        return 0.0
    guard = outlook.strength(town, family)
    guns = outlook.bombards.get(town, EMPTY)[family]
    threat = 0.0 if guard else EMPTY_CAPITAL
    for other in range(len(table.families)):
        if table.seat_of(other) != table.seat_of(family):
            threat = max(threat, best_attack(table, outlook, town, other, guard, guns))
    return threat


def viking_danger(table: Fief, outlook: Outlook, town: str, family: int) -> float:
    """How likely Vikings take a fortress of the family, or a castle that will be one, from 0 to 1."""
    turns = viking_turns(table)
    if not town or not turns:
        return 0.0
    weight = 1.0 + LATER_TURNS * (turns - 1)
    port = table.content.sites[town].port
    risk = FLEET * weight if port else 0.0
    soldiers = outlook.soldiers.get(town, EMPTY)[family]
    if soldiers < FULL_CLAN:
        coming = weight * (FROM_THE_SEA if port else FROM_INLAND)
        far = table.content.roads_apart[town]
        for place in outlook.clans:
            distance = far.get(place, len(COMING))
            if distance < len(COMING):
                coming += COMING[distance]
        risk += min(1.0, coming) * STORMED[soldiers]
    return min(1.0, risk)


def viking_turns(table: Fief) -> int:
    """How often clans still move."""
    return table.last_turn - table.turn + (table.phase <= 6)


def opening(table: Fief, outlook: Outlook, region: str, family: int) -> float:
    """How far a capital that others hold lies open to an army of the family, from 0 to 1."""
    town = outlook.capitals.get(region, "")
    return conquest_chance(table, outlook, town, family) if town else 0.0


def unguarded_title(table: Fief, outlook: Outlook, region: str, family: int) -> float:
    """FIE-12.12: who holds a fortress of a region without a lord has the title for nothing."""
    town = outlook.capitals.get(region, "")
    return conquest_chance(table, outlook, town, family, outlook.vikings.get(town, 0)) if town else 0.0
