"""stub"""

from __future__ import annotations

from tabard.games.glory.state import Glory


def evaluate(table: Glory, seat: int) -> float:
    return float(table.players[seat].glory)
