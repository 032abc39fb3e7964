"""The tree of a search: what was tried in which situation, and with what result for the seat that chose.

A node is an information set of the searching seat. Every seat asked there keeps its
own arms, one for each choice; sealed answers of one seat are in nobody else's arms.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from tabard.engine.decision import Choice


class Arm:
    """One choice of one seat."""

    __slots__ = ("available", "choice", "total", "visits", "worth")

    def __init__(self, choice: Choice, worth: float) -> None:
        self.choice = choice
        self.worth = worth  # by the game's evaluation
        self.available = 0  # how often it could have been chosen
        self.visits = 0
        self.total = 0.0

    def mean(self, prior_visits: float) -> float:
        """The average result; the prior counts as `prior_visits` visits."""
        return (self.total + self.worth * prior_visits) / (self.visits + prior_visits)


class Arms:
    """The choices of one seat in one situation, the most promising first."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Choice, Arm] = {}

    def look(self, choice: Choice, worth: float) -> None:
        """Set a choice's prior; its visits stay."""
        arm = self.known.get(choice)
        if arm is None:
            self.known[choice] = Arm(choice, worth)
        else:
            arm.worth = worth

    def chosen(self, legal: Sequence[Choice], prior_visits: float, exploration: float, width: float) -> Arm:
        """The arm to try next: good so far, or promising and seldom tried. Few are considered at first."""
        arms = [self.known[choice] for choice in legal]
        if len(arms) == 1:
            arms[0].available += 1
            return arms[0]
        tried = 0
        for arm in arms:
            tried += arm.visits
        wide = int(width + sqrt(tried))
        if wide < len(arms):
            arms.sort(key=_by_worth)
            del arms[wide:]
        low = high = arms[0].mean(prior_visits)
        for arm in arms:
            arm.available += 1
            mean = arm.mean(prior_visits)
            low = min(low, mean)
            high = max(high, mean)
        spread = max(high - low, 1e-6)
        best = arms[0]
        best_score = -1.0
        for arm in arms:
            score = (arm.mean(prior_visits) - low) / spread
            score += exploration * sqrt(arm.available) / (1 + arm.visits)
            if score > best_score:
                best, best_score = arm, score
        return best


def _by_worth(arm: Arm) -> float:
    return -arm.worth


class Node:
    """A situation: the arms of each seat asked there, and the situations that followed it."""

    __slots__ = ("asked", "children")

    def __init__(self) -> None:
        self.asked: dict[int, Arms] = {}
        self.children: dict[Any, Node] = {}

    def arms_of(self, seat: int) -> Arms:
        arms = self.asked.get(seat)
        if arms is None:
            arms = self.asked[seat] = Arms()
        return arms

    def child(self, key: Any) -> Node:
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node
