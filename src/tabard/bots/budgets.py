"""How long a search may take, and how long each searching level does."""

from __future__ import annotations

from typing import Final

from tabard.knowledge import Tuning

KNIGHT, CHAMPION = "knight", "champion"

# A little less than the promised one and five seconds: the last iteration has to finish, too.
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
            raise ValueError("a search needs a number of iterations or a time limit")
        self.iterations = iterations
        self.seconds = seconds
        self.plays_on = plays_on  # lines are played on as Page plays, to the next quiet position
        self.plans = plans  # imagined worlds in which plans are made; 0: no plans
        self.careless = careless  # picks among answers that look about as good, by the game's tuning

    def half_time(self, started: float) -> float:
        """Until when plans are made."""
        return started + self.seconds / 2

    def two_thirds(self, started: float) -> float:
        """Until when plans are tried out."""
        return started + self.seconds * 2 / 3


def budget_of(level: str, tuning: Tuning, seats: int, seconds: float | None = None) -> Budget:
    """A Knight stops after the game's number of iterations for each opponent, the same on every machine.

    `seconds`: what the bot's purse allows, if that is less than the level's own limit.
    """
    iterations = tuning.knight * max(1, seats - 1) if level == KNIGHT else UNLIMITED
    return budget_as(level, iterations, SECONDS[level] if seconds is None else min(seconds, SECONDS[level]))


def budget_as(level: str, iterations: int, seconds: float = float("inf")) -> Budget:
    """The budget of a level that thinks for so many seconds.

    Only a Champion plays lines on, since the noise averages out only over many; only a Champion plans.
    A Knight may be careless, so that the levels differ.
    """
    if level == CHAMPION:
        return Budget(iterations, seconds, plays_on=True, plans=PLANS)
    return Budget(iterations, seconds, careless=True)


def budget_of_advice(iterations: int) -> Budget:
    """The budget of a hint: a Knight's, but with plans."""
    return Budget(iterations, plans=ADVISED)
