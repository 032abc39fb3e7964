"""Search: information-set Monte-Carlo tree search. One piece of code for all games.

Every iteration imagines a world of its own from what the seat knows, walks down the tree by what was good
for whoever chooses, looks at the choices of the first situation it does not know, follows the best of them
for a few turns, and takes the chances of all seats there back up the path.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from tabard.bots.bot import Position
from tabard.bots.outlook import promise, promises, share
from tabard.bots.squire import glances
from tabard.bots.tree import Arm, Arms, Station
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Match

LONGEST_ACT: Final = 24  # answers of a new line, whoever gives them: a hard stop
UNLIMITED: Final = 1_000_000_000


class Budget:
    """How long a search may take: by iterations, the same on every machine, by the clock, or by both."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = UNLIMITED, seconds: float = float("inf")) -> None:
        if iterations == UNLIMITED and seconds == float("inf"):
            raise ValueError("a search without end")
        self.iterations = iterations
        self.seconds = seconds


class Finding:
    """What is known of one choice: how often it was tried, and the chance of winning it gives the seat."""

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

    def of(self, choice: Choice) -> Finding:
        return next(finding for finding in self.found if finding.choice == choice)

    def to_plain(self) -> dict[str, object]:
        return {"iterations": self.iterations, "found": [finding.to_plain() for finding in self.found]}


def search(position: Position, budget: Budget, chance: Chance, also: Sequence[Choice] = ()) -> Findings:
    """Think about the open decision: what is sensible, and the choices given in `also`."""
    started = perf_counter()
    searching = Search(position, chance, also)
    iterations = 0
    while iterations < budget.iterations and perf_counter() - started < budget.seconds:
        searching.iterate()
        iterations += 1
    return Findings(searching.found(), iterations, perf_counter() - started)


class Search:
    """One search in progress."""

    __slots__ = ("chance", "hints", "position", "root", "root_choices", "seat")

    def __init__(self, position: Position, chance: Chance, also: Sequence[Choice]) -> None:
        self.position = position
        self.seat = position.seat
        self.chance = chance
        self.hints = position.module.hints
        sensible = list(position.sensible())
        self.root_choices = sensible + [choice for choice in also if choice not in sensible]
        self.root = Station()
        arms = self.root.asked[self.seat] = Arms()
        for choice, points in glances(position, chance, self.root_choices).items():
            arms.known[choice] = Arm(choice, self._share(points, position.seats))

    def _share(self, points: float, seats: int) -> float:
        return share(points - (self.hints.even_alone if seats == 1 else 0.0), self.hints.scale, seats)

    def iterate(self) -> None:
        """One imagined world, from the open decision to where it is judged."""
        world = self.position.imagine(self.chance.word())
        path: list[tuple[int, Arm]] = []
        station = self.root
        legal: Sequence[Choice] = self.root_choices
        new_answers = turns = 0
        last = self.seat
        while world.waiting and new_answers < LONGEST_ACT:
            waiting = world.waiting
            if new_answers and waiting != (last,):
                turns += 1
                if turns > self.hints.reach:
                    break
            last = waiting[0]
            answers: list[Choice] = []
            for seat in waiting:
                if station is not self.root or seat != self.seat:
                    legal = Position(world, seat).sensible()
                else:
                    legal = self.root_choices
                arms = station.asked.get(seat)
                if arms is None:
                    arms = station.asked[seat] = Arms()
                    new_answers += 1
                elif new_answers:
                    new_answers += 1
                self._look_at_new(world, seat, arms, legal)
                arm = arms.chosen(legal, self.hints.trust, self.hints.curiosity, self._width(station))
                path.append((seat, arm))
                answers.append(arm.choice)
                world.answer(seat, arm.choice)
            station = station.following(self._key(world, answers))
        chances = promises(world)
        for seat, arm in path:
            arm.visits += 1
            arm.total += chances[seat]

    def _width(self, station: Station) -> float:
        return 64.0 if station is self.root else self.hints.width

    def _look_at_new(self, world: Match, seat: int, arms: Arms, legal: Sequence[Choice]) -> None:
        """Glance at choices never met in this situation: what the evaluation says right after each."""
        known = arms.known
        missing = [choice for choice in legal if choice not in known]
        if not missing:
            return
        if len(legal) == 1:
            known[legal[0]] = Arm(legal[0], 0.5)
            return
        for choice in missing:
            after = world.copy()
            after.answer(seat, choice)
            for other in after.waiting if len(world.waiting) > 1 else ():
                after.answer(other, self.chance.pick(Position(after, other).sensible()))
            known[choice] = Arm(choice, promise(after, seat))

    def _key(self, world: Match, answers: list[Choice]) -> Any:
        """How the seat tells the situation that follows from others: never by what only others can see."""
        waiting = world.waiting
        if not waiting:
            return tuple(answers)
        first = waiting[0]
        options = tuple(world.options(first)) if first == self.seat else ()
        return (*answers, waiting, world.decision(first).kind, options)

    def found(self) -> list[Finding]:
        """The choices by how often they were tried."""
        arms = self.root.asked[self.seat].known
        trust = self.hints.trust
        ordered = sorted(arms.values(), key=lambda arm: (-arm.visits, -arm.mean(trust)))
        return [Finding(arm.choice, arm.visits, arm.mean(trust)) for arm in ordered]
