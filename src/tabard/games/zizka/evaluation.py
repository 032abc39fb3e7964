"""How well a player stands, in points."""

from __future__ import annotations

from tabard.games.zizka.state import Zizka


def evaluate(table: Zizka, seat: int) -> float:
    return float(table.players[seat].vp)
