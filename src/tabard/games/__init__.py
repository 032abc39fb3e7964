"""The list of games."""

from types import ModuleType
from typing import Any, Final

from tabard.engine.module import GameModule
from tabard.games import fief, glory, grunwald, pig, zizka
from tabard.knowledge import Knowledge

FOLDERS: Final[tuple[ModuleType, ...]] = (
    grunwald,
    glory,
    zizka,
    fief,
    pig,  # an example, not offered to players: stages.py
)

GAMES: Final[tuple[GameModule[Any], ...]] = tuple(folder.GAME for folder in FOLDERS)

KNOWLEDGE: Final[dict[str, Knowledge[Any]]] = {folder.GAME.id: folder.KNOWLEDGE for folder in FOLDERS}
"""What bots know of each game, by its id."""
