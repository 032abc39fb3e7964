"""Searching a decision within a budget, and what was found for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from tabard.bots.bot import Position
from tabard.bots.budgets import Budget
from tabard.bots.mcts import Search
from tabard.bots.planning import AFTER_PLANS
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.knowledge import Tuning


class Finding:
    """One choice: how often it was tried, and the seat's chance of winning with it."""

    __slots__ = ("chance", "choice", "visits")

    def __init__(self, choice: Choice, visits: int, chance: float) -> None:
        self.choice = choice
        self.visits = visits
        self.chance = chance

    def to_plain(self) -> dict[str, object]:
        return {"choice": self.choice, "visits": self.visits, "chance": round(self.chance, 4)}


class Findings:
    """The choices, the best first."""

    __slots__ = ("found", "iterations", "seconds")

    def __init__(self, found: Sequence[Finding], iterations: int, seconds: float) -> None:
        self.found = found
        self.iterations = iterations
        self.seconds = seconds

    @property
    def best(self) -> Choice:
        return self.found[0].choice

    @property
    def chance(self) -> float:
        """The seat's chance of winning if it answers best."""
        return self.found[0].chance

    def about_as_good(self, less: float) -> list[Choice]:
        """The choices whose chance is at most so much below the best."""
        enough = max(one.chance for one in self.found) - less
        return [one.choice for one in self.found if one.chance >= enough]

    def of(self, choice: Choice) -> Finding:
        return next(finding for finding in self.found if finding.choice == choice)

    def to_plain(self) -> dict[str, object]:
        return {"iterations": self.iterations, "found": [finding.to_plain() for finding in self.found]}


def search(position: Position, budget: Budget, chance: Chance, also: Sequence[Choice] = ()) -> Findings:
    """Search the open decision: its sensible choices, and those in `also`."""
    started = perf_counter()
    return think(Search(position, chance, also, budget=budget, started=started), budget, started)


def taken(found: Findings, tuning: Tuning, budget: Budget, chance: Chance) -> Choice:
    """The best choice; for a careless bot, any that looks about as good."""
    less = tuning.careless_knight if budget.careless else 0.0
    return chance.pick(found.about_as_good(less)) if less else found.best


def think(searching: Search, budget: Budget, started: float) -> Findings:
    """Go on with a search until its budget is spent; the clock counts from `started`."""
    iterations = 0
    most = min(budget.iterations, AFTER_PLANS) if searching.planned else budget.iterations
    while iterations < most and perf_counter() - started < budget.seconds:
        searching.iterate()
        iterations += 1
    prior_visits = searching.prior_visits
    arms = sorted(searching.arms.values(), key=lambda arm: (-arm.visits, -arm.mean(prior_visits)))
    found = [Finding(arm.choice, arm.visits, arm.mean(prior_visits)) for arm in arms]
    return Findings(found, iterations, perf_counter() - started)
