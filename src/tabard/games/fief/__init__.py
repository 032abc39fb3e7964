"""Fief: England."""

from tabard.games.fief.module import GAME

__all__ = ["GAME"]
