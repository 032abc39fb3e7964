"""The games. The list of games is a list."""

from typing import Any

from tabard.engine.module import GameModule
from tabard.games import fief, glory, grunwald, zizka

GAMES: tuple[GameModule[Any], ...] = (grunwald.GAME, glory.GAME, zizka.GAME, fief.GAME)
