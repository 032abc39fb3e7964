"""Bots by name, as typed on a command line. Servers accept levels only: a name may be a command."""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot, Position
from tabard.bots.budgets import SECONDS, budget_as
from tabard.bots.external import External
from tabard.bots.levels import UnknownBot, bot_of_level
from tabard.bots.searcher import Searcher
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice

COMMAND: Final = "stdio"
SILENT: Final = "silent"
HELP: Final = "a level, knight:200 for so many iterations, stdio:COMMAND for a program of your own"


class Silent:
    """A level that gives no commands: what deals are worth is measured against it."""

    silent = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = f"{SILENT}:{bot.name}"

    def choose(self, position: Position, chance: Chance) -> Choice:
        return self.bot.choose(position, chance)


def named_bot(name: str) -> Bot:
    """`squire`; `knight:200`, the same on every machine; `silent:squire`; `stdio:python my_bot.py`."""
    kind, colon, rest = name.partition(":")
    if not colon:
        return bot_of_level(name)
    if kind == SILENT:
        return Silent(bot_of_level(rest))
    if kind == COMMAND and rest.strip():
        return External(rest)
    if kind in SECONDS and rest.isdecimal():
        return Searcher(name, budget_as(kind, int(rest)))
    raise UnknownBot(name)


def is_command(name: str) -> bool:
    """Whether the name would start a program."""
    return name.partition(":")[0] == COMMAND


def dismiss(bot: Bot) -> None:
    """End the process that runs for a bot, if any."""
    if isinstance(bot, External):
        bot.close()
