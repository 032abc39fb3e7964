"""What a thinking process can do. What it gets of a running match was handed over: it holds no secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.api import game_module
from tabard.bots.bot import Position
from tabard.bots.budgets import SECONDS, budget_of, budget_of_advice
from tabard.bots.levels import bot_of_level
from tabard.bots.search import search, taken
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.engine.handover import receive
from tabard.server.thinking.analysis import analyse

Plain = dict[str, Any]
Say = Callable[[Plain], None]


def choose(say: Say, given: Plain, level: str, share: float) -> Choice:
    """A bot's answer. `share`: where many think at once, each thinks for a part of its time."""
    position, chance = position_of(given), seeded(f"{level} {given['seed']}")
    if level not in SECONDS:
        return bot_of_level(level).choose(position, chance)
    choices = position.sensible()
    if len(choices) == 1:
        return choices[0]
    tuning = position.tuning
    budget = budget_of(level, tuning, position.seats, share)
    return taken(search(position, budget, chance), tuning, budget, chance)


def advise(say: Say, given: Plain, iterations: int) -> Plain:
    """All that is sensible, with the chances of winning it gives. The same for the same knowledge."""
    found = search(position_of(given), budget_of_advice(iterations), seeded(f"advice {given['seed']}"))
    return found.to_plain()


def position_of(given: Plain) -> Position:
    return Position(receive(game_module(given["game"]), given), given["seat"])


JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "advise": advise, "analyse": analyse}
