"""Glory: A Game of Knights (GLO): one file per chapter of docs/games/glory/rules.md."""

from tabard.games.glory.bot import KNOWLEDGE
from tabard.games.glory.wiring.module import GAME

__all__ = ["GAME", "KNOWLEDGE"]
