"""The exact check of symbol payments (ZIZ-8): pure functions of counts.

Counts are tuples (sword, cunning, speech, joker). The engine, not the player, allocates
jokers and luck tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Counts = tuple[int, int, int, int]

NOTHING: Final[Counts] = (0, 0, 0, 0)
INFEASIBLE: Final = -1


def total(needs: Sequence[Counts]) -> Counts:
    """need(R): the sum of the requirements of a set of rows."""
    sword = cunning = speech = joker = 0
    for need in needs:
        sword += need[0]
        cunning += need[1]
        speech += need[2]
        joker += need[3]
    return sword, cunning, speech, joker


def deficit(have: Counts, need: Counts) -> int:
    """ZIZ-8.1: basic symbols that are missing."""
    return max(0, need[0] - have[0]) + max(0, need[1] - have[1]) + max(0, need[2] - have[2])


def luck_cost(have: Counts, need: Counts) -> int:
    """ZIZ-8.2, 8.3: luck tokens a set of rows costs, jokers first; INFEASIBLE if jokers are missing."""
    free_jokers = have[3] - need[3]
    if free_jokers < 0:  # ZIZ-4.10
        return INFEASIBLE
    return max(0, deficit(have, need) - free_jokers)


def further_cost(have: Counts, done: Sequence[Counts], row: Counts, luck: int) -> int:
    """ZIZ-8.4 to 8.6: luck tokens one more row costs, or INFEASIBLE."""
    before = total(done)
    together = luck_cost(have, total((before, row)))
    if together == INFEASIBLE or together > luck:
        return INFEASIBLE
    return together - luck_cost(have, before)
