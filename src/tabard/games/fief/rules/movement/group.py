"""A group as it stands on the map: named, gathered, put back (FIE-8.51)."""

from __future__ import annotations

from tabard.games.fief.rules.content import KNIGHT, UNITS
from tabard.games.fief.rules.movement.ways import movable
from tabard.games.fief.rules.people import captives_of, leads_units
from tabard.games.fief.rules.records import GOING, OUTSIDE, Lord, Stack
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import new_stack, put, stacks_at, tidy, totals


def gather(table: Fief, lords: list[Lord], units: tuple[int, ...], posture: str = GOING) -> str:
    """The group becomes stacks of its own, so that others see its size and nothing more. Gives its gate."""
    family, town, gate = lords[0].family, lords[0].place, lords[0].gate
    needed = list(units)
    for stack in sorted(movable(table, family, town, gate), key=lambda one: one.stages) if any(units) else ():
        part = new_stack(family, town, posture)
        part.stages, part.spared, part.came, part.up = stack.stages, stack.spared, stack.came, stack.up
        for unit in range(len(UNITS)):
            number = min(needed[unit], stack.counts[unit])
            part.counts[unit] = number
            stack.counts[unit] -= number
            needed[unit] -= number
        if any(part.counts):
            put(table, part)
    for lord in lords:
        take_posture(table, lord, posture)
    tidy(table)
    return gate


def take_posture(table: Fief, lord: Lord, gate: str) -> None:
    lord.gate = gate
    for captive in captives_of(table, lord.id):
        captive.gate = gate


def gathered(table: Fief, family: int, town: str, posture: str = GOING) -> list[Stack]:
    return [stack for stack in stacks_at(table, town, family) if stack.gate == posture]


def scatter_back(table: Fief, lords: list[Lord], gate: str, posture: str = GOING) -> None:
    """The group stays where it was."""
    for stack in gathered(table, lords[0].family, lords[0].place, posture):
        stack.gate = gate
    for lord in lords:
        if lord.gate == posture:
            take_posture(table, lord, gate)
    tidy(table)


def lay(stack: Stack, town: str, entrance: str, gate: str, number: int) -> None:
    stack.town = town
    stack.gate = entrance
    stack.came = "" if gate == OUTSIDE else gate
    stack.stages += number


def can_ride(table: Fief, lords: list[Lord]) -> bool:
    """FIE-8.25: a Lord who may attack, at least one knight, and nothing else."""
    units = totals(gathered(table, lords[0].family, lords[0].place, lords[0].gate))
    return riders(lords, tuple(units))


def riders(lords: list[Lord], units: tuple[int, ...]) -> bool:
    if not any(leads_units(lord) for lord in lords):
        return False
    others = any(number for unit, number in enumerate(units) if unit != KNIGHT)
    mounted = units[KNIGHT] + sum(lord.guard_knights for lord in lords)
    return mounted > 0 and not others and not any(lord.guard_men for lord in lords)
