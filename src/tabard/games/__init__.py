"""The games. The list of games is a list."""

from typing import Any, Final

from tabard.engine.module import GameModule
from tabard.games import fief, glory, grunwald, zizka
from tabard.knowledge import Knowledge

GAMES: tuple[GameModule[Any], ...] = (grunwald.GAME, glory.GAME, zizka.GAME, fief.GAME)

KNOWLEDGE: Final[dict[str, Knowledge[Any]]] = {
    "grunwald": grunwald.KNOWLEDGE,
    "glory": glory.KNOWLEDGE,
    "zizka": zizka.KNOWLEDGE,
    "fief": fief.KNOWLEDGE,
}
"""What bots know of each game, by its id."""
