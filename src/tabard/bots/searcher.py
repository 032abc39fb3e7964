"""Knight and Champion: the same search with little and with much time."""

from __future__ import annotations

from tabard.bots.bot import Position
from tabard.bots.search import Budget, search
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice


class Searcher:
    """Searches for the best answer; what has one sensible answer is answered at once."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, position: Position, chance: Chance) -> Choice:
        choices = position.sensible()
        if len(choices) == 1:
            return choices[0]
        return search(position, self.budget, chance).best
