"""Sherwood: the toll of Robin Hood (FIE-20)."""

from __future__ import annotations

from tabard.games.fief.rules.people import titled
from tabard.games.fief.rules.records import KING, QUEEN, SOVEREIGN_QUEEN, Lord
from tabard.games.fief.rules.state import Fief


def toll(table: Fief, lord: Lord) -> int:
    """FIE-20.5."""
    prices = table.content.toll
    if lord.royal in (KING, QUEEN, SOVEREIGN_QUEEN):
        return prices["king_or_queen"]
    if lord.church:
        return prices["cleric_with_fief" if lord.fiefs else "cleric_without_fief"]
    return prices["titled" if titled(lord) else "untitled"]
