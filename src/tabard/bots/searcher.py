"""Knight and Champion: the same search with less or more time."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from tabard.bots.bot import Position
from tabard.bots.budgets import Budget, budget_of
from tabard.bots.mcts import Search
from tabard.bots.search import taken, think
from tabard.bots.tree import Node
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice

Sight = tuple[Mapping[str, object], Mapping[str, object]]
"""A view and a question: two questions may be asked in one view."""


class Searcher:
    """Searches for the best answer; a single sensible option is answered at once."""

    def __init__(self, name: str, budget: Budget | None = None) -> None:
        self.name = name
        self.budget = budget  # None: that of the level it is called by
        self._expected: Sight | None = None  # what the seat will see if it is asked again at once
        self._tree: Node | None = None  # what has been found out about that

    def choose(self, position: Position, chance: Chance) -> Choice:
        started = perf_counter()
        expected, tree = self._expected, self._tree
        self._expected = self._tree = None
        choices = position.sensible()
        if len(choices) == 1:
            return choices[0]
        if tree is not None and expected != (position.view(), position.decision.to_plain()):
            tree = None
        tuning = position.tuning
        budget = self.budget or budget_of(self.name, tuning, position.seats)
        searching = Search(position, chance, root=tree, budget=budget, started=started)
        choice = taken(think(searching, budget, started), tuning, budget, chance)
        self._remember(searching, choice)
        return choice

    def _remember(self, searching: Search, choice: Choice) -> None:
        """Keep the part of the tree that follows, if nothing new can be learned before the next question."""
        seat = searching.seat
        world = searching.position.imagine(searching.chance.word())
        world.answer(seat, choice)
        if world.waiting == (seat,) and world.undoable(seat):
            self._expected = world.view(seat), world.decision(seat).to_plain()
            self._tree = searching.root.children.get(searching.key(world, [choice]))

    def __reduce__(self) -> tuple[type[Searcher], tuple[str, Budget | None]]:
        """A bot that is pickled for another process drops its tree."""
        return Searcher, (self.name, self.budget)
