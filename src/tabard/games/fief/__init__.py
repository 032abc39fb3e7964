"""Fief: England."""

from tabard.games.fief.bot import KNOWLEDGE
from tabard.games.fief.wiring.module import GAME

__all__ = ["GAME", "KNOWLEDGE"]
