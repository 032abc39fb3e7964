"""Plans: several acts of a seat in a row. One piece of code for all games; each says where to plan."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tabard.bots.bot import Position, sensible, worth
from tabard.bots.budgets import Budget
from tabard.bots.squire import Line, glances, imagined, lines_from
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Imagined, Match

LENGTH: Final = 8  # acts of a plan
WIDTH: Final = 8  # plans followed at the same time, besides the best one of each first answer
TRIALS: Final = 4  # worlds a plan is tried in, for each in which plans are made
TRUST_IN_PLANS: Final = 36.0  # visits a plan is worth, of …
AFTER_PLANS: Final = 100  # … iterations at most: the longer a search, the more it puts off the end of a turn
ALIKE: Final = 9  # digits: acts in another order lead to the same place, and are worth exactly the same


class Plan:
    """A line, and the evaluation at its end."""

    __slots__ = ("line", "worth")

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.worth = worth(line.world, seat)


def planned(
    position: Position,
    chance: Chance,
    choices: Sequence[Choice],
    budget: Budget,
    started: float = 0.0,
) -> dict[Choice, float]:
    """The evaluation, in points, at the end of the best plan that begins with each choice.

    Plans are made in some imagined worlds and tried in more of them, so that plans that need luck fail.
    At least one world is used for each, even if time is up.
    """
    if not makes_plans(position, budget):
        return glances(position, chance, choices)
    totals: dict[tuple[Choice, ...], float] = {}
    half_time, two_thirds = budget.half_time(started), budget.two_thirds(started)
    made = tried = 0
    while made < budget.plans and (not made or perf_counter() < half_time):
        for plan in best_plans(position, imagined(position, chance), choices, half_time):
            totals[plan.line.answers] = 0.0
        made += 1
    while tried < budget.plans * TRIALS and (not tried or perf_counter() < two_thirds):
        world = imagined(position, chance)
        for answers in totals:
            totals[answers] += outcome(world.copy(), position.seat, answers)
        tried += 1
    best: dict[Choice, float] = {}
    for answers, total in totals.items():
        first, mean = answers[0], total / tried
        best[first] = max(mean, best.get(first, mean))
    return best


def outcome(world: Match, seat: int, answers: Sequence[Choice]) -> float:
    """The evaluation after a plan in a world, as far as it can be carried out there."""
    for answer in answers:
        if world.waiting != (seat,) or answer not in world.options(seat):
            break
        world.answer(seat, answer)
    return worth(world, seat)


def makes_plans(position: Position, budget: Budget) -> bool:
    return budget.plans > 0 and position.decision.kind in position.tuning.plans


def best_plans(position: Position, world: Imagined, choices: Sequence[Choice], until: float) -> list[Plan]:
    """The best plan that begins with each choice, in one world."""
    seat, kinds = position.seat, position.tuning.plans
    best: dict[Choice, Plan] = {}
    lines = lines_from(world, seat, choices)
    for _ in range(LENGTH):
        plans = [Plan(line, seat) for line in lines]
        for plan in plans:
            first = plan.line.first
            if first not in best or plan.worth > best[first].worth:
                best[first] = plan
        lines = []
        for plan in promising([plan for plan in plans if goes_on(plan.line, seat, kinds)]):
            lines += next_act(plan.line, seat)
        if not lines or perf_counter() >= until:
            break
    return list(best.values())


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
    """The line continued by one act, in every way."""
    longer = lines_from(line.world, seat, sensible(line.world, seat))
    for one in longer:
        one.answers = line.answers + one.answers
    return longer
