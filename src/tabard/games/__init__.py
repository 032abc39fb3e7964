"""The games. The list of games is a list."""

from typing import Any

from tabard.engine.module import GameModule
from tabard.games import grunwald, zizka

GAMES: tuple[GameModule[Any], ...] = (grunwald.GAME, zizka.GAME)
