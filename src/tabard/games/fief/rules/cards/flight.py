"""Soldiers who lost their last Lord to Assassination or Ambush leave the town (FIE-15.92, 15.112)."""

from __future__ import annotations

from collections import deque
from typing import Final

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.content import FORTIFICATIONS, SOLDIERS, UNITS
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.records import INSIDE
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import comes_face_up, new_stack, put, soldiers_in, stacks_at, tidy

MOST: Final = 4


class Flee(Choose):
    """FIE-15.92, D39: where the next soldier of this kind goes; the nearest place is the default."""

    __slots__ = ()

    kind = "flee"
    clause = "FIE-15.92"


async def flee(table: Fief, family: int, town: str) -> None:
    """Engines stay; soldiers inside an own fortification stay; without a refuge all stay."""
    place = table.towns[town]
    if free_lords(table, family, town):
        return
    if place.building in FORTIFICATIONS and place.control == family:
        return
    refuges = refuge_towns(table, family, town)
    if not refuges:
        return
    arrived = dict.fromkeys(refuges, 0)
    # An imagined world may hold other kinds of soldiers than the one asked about: any will do there.
    for stack in [one for one in stacks_at(table, town, family) if soldiers_in(one)]:
        for unit in SOLDIERS:
            while stack.counts[unit] and soldiers_in(stack):
                roomy = [refuge for refuge in refuges if arrived[refuge] < MOST] or refuges
                choice = Flee(table, family, roomy, {"from": town, "unit": UNITS[unit]})
                refuge = str(await table.hear(choice))
                table.reveal()  # how many questions come depends on the kinds, which others cannot see
                kind = unit if stack.counts[unit] else next(one for one in SOLDIERS if stack.counts[one])
                stack.counts[kind] -= 1
                arrived[refuge] += 1
                moved = new_stack(family, refuge, gate_there(table, family, refuge))
                moved.counts[kind] = 1
                moved.stages = stack.stages
                moved.spared = stack.spared
                moved.up = comes_face_up(table, family, refuge)
                put(table, moved)
    tidy(table)
    reached = {refuge: number for refuge, number in arrived.items() if number}
    if reached:
        table.tell("fled", family=family, town=town, refuges=reached)


def refuge_towns(table: Fief, family: int, town: str) -> list[str]:
    """Own fortresses and castles, and towns with other free Lords of the family, nearest first."""
    far = distances(table, town)
    found = [
        other
        for other, place in table.towns.items()
        if other != town
        and (
            (place.building in FORTIFICATIONS and place.control == family and not besieged_here(table, other))
            or free_lords(table, family, other)
        )
    ]
    return sorted(found, key=lambda other: far[other])


def besieged_here(table: Fief, town: str) -> bool:
    return any(siege.town == town for siege in table.sieges)


def gate_there(table: Fief, family: int, town: str) -> str:
    """With their Lord, or inside the own walls."""
    if table.towns[town].control == family:
        return INSIDE
    lords = free_lords(table, family, town)
    return lords[0].gate if lords else INSIDE


def distances(table: Fief, start: str) -> dict[str, int]:
    """Stages by road to every town."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        for _, other in table.content.sites[town].gates:
            if other not in far:
                far[other] = far[town] + 1
                queue.append(other)
    return far
