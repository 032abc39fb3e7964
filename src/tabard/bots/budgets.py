"""How long a search may take, and how long each searching level does."""

from __future__ import annotations

from typing import Final

from tabard.engine.hints import Hints

KNIGHT, CHAMPION = "knight", "champion"

# A little less than what is promised, a second and five: the last iteration has to end, too.
SECONDS: Final = {KNIGHT: 0.9, CHAMPION: 4.8}
UNLIMITED: Final = 1_000_000_000
ITERATIONS_A_PLAN: Final = 20
MOST_PLANS: Final = 12


class Budget:
    """By iterations, the same on every machine, by the clock, or by both."""

    __slots__ = ("iterations", "plays_on", "seconds")

    def __init__(
        self, iterations: int = UNLIMITED, seconds: float = float("inf"), plays_on: bool = False
    ) -> None:
        if iterations == UNLIMITED and seconds == float("inf"):
            raise ValueError("a search without end")
        self.iterations = iterations
        self.seconds = seconds
        self.plays_on = plays_on  # lines go on as Page plays, where the game says to what moment

    @property
    def plans(self) -> int:
        """In how many worlds plans are made: who searches longer thinks better about where to begin."""
        return max(1, min(MOST_PLANS, self.iterations // ITERATIONS_A_PLAN))

    def half_time(self, started: float) -> float:
        """When plans have to be made."""
        return started + self.seconds / 2


ONE_PLAN: Final = Budget(iterations=1)


def budget_of(level: str, hints: Hints, seats: int, share: float = 1.0) -> Budget:
    """A Knight stops where the game says, so that he is a Knight on every machine; each opponent counts.

    Only a Champion plays on: what chance adds to a line evens out over many.
    """
    seconds = SECONDS[level] * share
    if level == KNIGHT:
        return Budget(hints.knight * max(1, seats - 1), seconds)
    return Budget(seconds=seconds, plays_on=True)
