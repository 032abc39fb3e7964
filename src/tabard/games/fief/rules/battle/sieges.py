"""Sieges: who is behind the walls, and sieges that end by themselves (FIE-10.70, 10.75)."""

from __future__ import annotations

from tabard.games.fief.rules.content import ENGINES
from tabard.games.fief.rules.markers import Siege
from tabard.games.fief.rules.people import free_lords, leads_units
from tabard.games.fief.rules.records import INSIDE
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import families_present, stacks_at


def defenders_inside(table: Fief, town: str, besieger: int) -> bool:
    """Somebody else than the besieger is behind the walls."""
    return any(
        family != besieger and any_inside(table, family, town) for family in families_present(table, town)
    )


def any_inside(table: Fief, family: int, town: str) -> bool:
    """The family has a free Lord or a soldier inside."""
    return any(lord.gate == INSIDE for lord in free_lords(table, family, town)) or any(
        stack.gate == INSIDE and any(n for unit, n in enumerate(stack.counts) if unit not in ENGINES)
        for stack in stacks_at(table, town, family)
    )


def end_sieges(table: Fief) -> None:
    """FIE-10.75."""
    for siege in table.sieges:
        leader = any(leads_units(lord) for lord in free_lords(table, siege.family, siege.town))
        if not leader or not defenders_inside(table, siege.town, siege.family):
            lift_siege(table, siege)


def lift_siege(table: Fief, siege: Siege) -> None:
    table.sieges = tuple(one for one in table.sieges if one is not siege)
    table.families[siege.family].reserve[4] += siege.trebuchets
    table.tell("siege_lifted", town=siege.town, family=siege.family)


def besieged(table: Fief, town: str) -> bool:
    return bool(table.sieges) and any(siege.town == town for siege in table.sieges)
