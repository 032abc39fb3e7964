"""Pig (PIG): the smallest whole game, to read and to copy. docs/adding-a-game.md walks through it."""

from tabard.games.pig.bot import KNOWLEDGE
from tabard.games.pig.wiring import GAME

__all__ = ["GAME", "KNOWLEDGE"]
