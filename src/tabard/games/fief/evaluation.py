"""How well a seat stands: titles first, then what leads to them."""

from __future__ import annotations

from tabard.games.fief.content import SOLDIERS
from tabard.games.fief.people import lords_of, sovereign_family, titles
from tabard.games.fief.scoring import victory_points
from tabard.games.fief.state import Fief


def evaluate(table: Fief, seat: int) -> float:
    """The seat's own worth less the best of the others."""
    worths = [sum(worth(table, family) for family in table.families_of(one)) for one in range(table.seats)]
    return worths[seat] - max(other for one, other in enumerate(worths) if one != seat)


def worth(table: Fief, family: int) -> float:
    """FIE-24 in points of a hundred, then crown, Lords, towns, mills, coins and soldiers."""
    value = 100.0 * victory_points(table, family)
    value += 12.0 * (sovereign_family(table) == family)
    for lord in lords_of(table, family):
        value += 4.0 + 3.0 * titles(lord) + 9.0 * lord.garter - 4.0 * lord.dagger
        if not lord.free:
            value -= 6.0
    for place in table.towns.values():
        if place.control == family:
            value += 6.0 + 5.0 * place.mill + (8.0 if place.building else 0.0)
    for stack in table.stacks:
        if stack.family == family:
            value += sum(stack.counts[unit] * table.content.cp[unit] for unit in SOLDIERS)
    share = len(table.families_of(table.seat_of(family)))
    return value + 0.9 * table.players[table.seat_of(family)].account / share
