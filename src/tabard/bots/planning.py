"""Plans: several acts of a seat in a row. One piece of code for all games; each says where to plan."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tabard.bots.bot import Position, worth
from tabard.bots.squire import Line, glances, imagined, lines_from, sensible
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Match

NO_CLOCK: Final = float("inf")
LENGTH: Final = 8  # acts of a plan
WIDTH: Final = 8  # plans followed at the same time, besides the best one of each first answer
ALIKE: Final = 9  # digits: acts in another order lead to the same place, and are worth exactly the same


class Plan:
    """A line and what it is worth where it has come to."""

    __slots__ = ("line", "worth")

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.worth = worth(line.world, seat)


def planned(
    position: Position, chance: Chance, choices: Sequence[Choice], worlds: int = 1, until: float = NO_CLOCK
) -> dict[Choice, float]:
    """How the seat stands, in points, at the best place a plan leads to that begins with each choice.

    The mean over some imagined worlds; over one at least, however late it is.
    """
    if position.decision.kind not in position.module.hints.plans:
        return glances(position, chance, choices)
    sums = dict.fromkeys(choices, 0.0)
    imagined_worlds = 0
    while imagined_worlds < worlds and (not imagined_worlds or perf_counter() < until):
        for choice, value in best_plans(position, imagined(position, chance), choices, until).items():
            sums[choice] += value
        imagined_worlds += 1
    return {choice: value / imagined_worlds for choice, value in sums.items()}


def trust_in_plans(position: Position) -> int:
    """How much more a plan counts than a glance: the more others, the less a search can foresee."""
    planning = position.decision.kind in position.module.hints.plans
    return max(1, (position.seats - 1) ** 2) if planning else 1


def best_plans(
    position: Position, world: Match, choices: Sequence[Choice], until: float
) -> dict[Choice, float]:
    """What the best plan that begins with each choice is worth in one world."""
    seat, kinds = position.seat, position.module.hints.plans
    best: dict[Choice, float] = {}
    lines = lines_from(world, seat, choices)
    for _ in range(LENGTH):
        plans = [Plan(line, seat) for line in lines]
        for plan in plans:
            first = plan.line.first
            best[first] = max(plan.worth, best.get(first, plan.worth))
        lines = []
        for plan in promising([plan for plan in plans if goes_on(plan.line, seat, kinds)]):
            lines += next_act(plan.line, seat)
        if not lines or perf_counter() >= until:
            break
    return best


def goes_on(line: Line, seat: int, kinds: Sequence[str]) -> bool:
    """The seat is asked again, and by such a question."""
    world = line.world
    return world.waiting == (seat,) and world.decision(seat).kind in kinds


def promising(plans: list[Plan]) -> list[Plan]:
    """The best plan of every first answer, and some of the others."""
    plans.sort(key=_by_worth)
    leading: list[Plan] = []
    others: list[Plan] = []
    begun: set[Choice] = set()
    met: set[tuple[Choice, float]] = set()
    for plan in plans:
        first = plan.line.first
        place = (first, round(plan.worth, ALIKE))
        if place in met:
            continue
        met.add(place)
        (others if first in begun else leading).append(plan)
        begun.add(first)
    return leading + others[: max(0, WIDTH - len(leading))]


def _by_worth(plan: Plan) -> float:
    return -plan.worth


def next_act(line: Line, seat: int) -> list[Line]:
    """The line by another act longer, each way."""
    longer = lines_from(line.world, seat, sensible(line.world, seat))
    for one in longer:
        one.first = line.first
    return longer
