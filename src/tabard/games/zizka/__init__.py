"""Medieval: Jan Žižka (ZIZ): one file per chapter of docs/games/zizka/rules.md."""

from tabard.games.zizka.bot import KNOWLEDGE
from tabard.games.zizka.wiring.module import GAME

__all__ = ["GAME", "KNOWLEDGE"]
