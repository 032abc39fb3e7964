"""How long a search may take, and how long each searching level does."""

from __future__ import annotations

from typing import Final

from tabard.knowledge import Tuning

KNIGHT, CHAMPION = "knight", "champion"

# A little less than what is promised, a second and five: the last iteration has to end, too.
SECONDS: Final = {KNIGHT: 0.9, CHAMPION: 4.8}
UNLIMITED: Final = 1_000_000_000
PLANS: Final = 12  # worlds in which a Champion makes plans …
ADVISED: Final = 4  # … and whoever advises a person


class Budget:
    """By iterations, the same on every machine, by the clock, or by both."""

    __slots__ = ("careless", "iterations", "plans", "plays_on", "seconds")

    def __init__(
        self,
        iterations: int = UNLIMITED,
        seconds: float = float("inf"),
        plays_on: bool = False,
        plans: int = 0,
        careless: bool = False,
    ) -> None:
        if iterations == UNLIMITED and seconds == float("inf"):
            raise ValueError("a search without end")
        self.iterations = iterations
        self.seconds = seconds
        self.plays_on = plays_on  # lines go on as Page plays, where the game says to what moment
        self.plans = plans  # worlds in which they are made; none: it does without
        self.careless = careless  # takes any of the answers that look about as good, as the game says

    def half_time(self, started: float) -> float:
        """When plans have to be made."""
        return started + self.seconds / 2

    def two_thirds(self, started: float) -> float:
        """When they have to be tried out."""
        return started + self.seconds * 2 / 3


def budget_of(level: str, tuning: Tuning, seats: int, share: float = 1.0) -> Budget:
    """A Knight stops where the game says, so that he is a Knight on every machine; each opponent counts."""
    iterations = tuning.knight * max(1, seats - 1) if level == KNIGHT else UNLIMITED
    return budget_as(level, iterations, SECONDS[level] * share)


def budget_as(level: str, iterations: int, seconds: float = float("inf")) -> Budget:
    """To think as a level does, so long.

    Only a Champion plays on: what chance adds to a line evens out over many. And only he makes plans.
    A Knight may be careless: levels must differ.
    """
    if level == CHAMPION:
        return Budget(iterations, seconds, plays_on=True, plans=PLANS)
    return Budget(iterations, seconds, careless=True)


def budget_of_advice(iterations: int) -> Budget:
    """To tell a person what is good: as a Knight thinks, but with plans."""
    return Budget(iterations, plans=ADVISED)
