"""Na Grunwald! Rycerze króla Jagiełły (GRU): one file per chapter of docs/games/grunwald/rules.md."""

from tabard.games.grunwald.bot import KNOWLEDGE
from tabard.games.grunwald.wiring.module import GAME

__all__ = ["GAME", "KNOWLEDGE"]
