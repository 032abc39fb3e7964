"""What bots know of Pig."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.pig.rules import HOLD, ROLL, Pig
from tabard.knowledge import Knowledge

ENOUGH: Final = 10  # points in the pot that a beginner does not risk


def evaluate(table: Pig, seat: int) -> float:
    """How well a seat stands, in points: with the pot, and with the card it may still show."""
    pot = table.pot if table.seat == seat and not table.over else 0
    return table.points[seat] + pot + max(0, table.cards[seat])


def sensible(table: Pig, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """The options a beginner would consider: roll at least once, and do not risk a lot."""
    if ROLL not in options or 0 < table.pot < ENOUGH:
        return options
    return [HOLD] if table.pot else [ROLL]


KNOWLEDGE: Final = Knowledge(evaluate=evaluate, sensible=sensible)
