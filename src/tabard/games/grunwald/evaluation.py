"""How well a player stands, in points: docs/games/grunwald/strategy.md as arithmetic."""

from __future__ import annotations

from tabard.games.grunwald.state import Grunwald


def evaluate(table: Grunwald, seat: int) -> float:
    return 0.0
