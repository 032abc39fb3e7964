"""The levels of play, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot
from tabard.bots.page import Page
from tabard.bots.search import Budget
from tabard.bots.searcher import Searcher
from tabard.bots.squire import Squire
from tabard.engine.errors import TabardError

KNIGHT, CHAMPION = "knight", "champion"

# A little less time than what is promised, a second and five: the last iteration has to end, too.
# A Knight stops early on a fast machine, so that he is a Knight everywhere.
BUDGETS: Final = {KNIGHT: Budget(iterations=150, seconds=0.9), CHAMPION: Budget(seconds=4.8)}

LEVELS: Final[dict[str, Bot]] = {
    "page": Page(),
    "squire": Squire(),
    KNIGHT: Searcher(KNIGHT, BUDGETS[KNIGHT]),
    CHAMPION: Searcher(CHAMPION, BUDGETS[CHAMPION]),
}


class UnknownBot(TabardError):
    def __init__(self, name: object) -> None:
        super().__init__(f"unknown bot {name!r}; known bots: {', '.join(LEVELS)}")


def bot_of_level(name: str) -> Bot:
    if name not in LEVELS:
        raise UnknownBot(name)
    return LEVELS[name]
