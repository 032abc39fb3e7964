"""The levels of play, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot
from tabard.bots.budgets import CHAMPION, KNIGHT
from tabard.bots.page import Page
from tabard.bots.searcher import Searcher
from tabard.bots.squire import Squire
from tabard.engine.errors import TabardError

LEVELS: Final[dict[str, Bot]] = {
    "page": Page(),
    "squire": Squire(),
    KNIGHT: Searcher(KNIGHT),
    CHAMPION: Searcher(CHAMPION),
}


class UnknownBot(TabardError):
    def __init__(self, name: object) -> None:
        super().__init__(f"unknown bot {name!r}; known bots: {', '.join(LEVELS)}")


def bot_of_level(name: str) -> Bot:
    if name not in LEVELS:
        raise UnknownBot(name)
    return LEVELS[name]
