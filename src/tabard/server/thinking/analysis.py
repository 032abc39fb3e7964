"""The analysis of a match that is over: everybody's chances over time, and the answers that cost most.

Every number uses only what the seat knew at that time, and is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import json

from tabard.bots.bot import Position
from tabard.bots.budgets import Budget, budget_of_advice
from tabard.bots.chances import win_chance
from tabard.bots.search import Findings, search
from tabard.engine.chance import seeded
from tabard.engine.journal import ANSWER, Entry, read_entry
from tabard.engine.match import Match
from tabard.server.tables.play import begin
from tabard.server.tables.record import Start
from tabard.server.wire.rest import CurvePoint, WeighedChoice, WeighedDecision
from tabard.server.wire.shared import Settings

POINTS = 120  # of the curve
AT_FIRST = 4_000  # iterations for the first look at all decisions together …
FEWEST, MOST = 3, 16  # … and for one of them
LOOKED_AT_AGAIN = 6  # decisions of each seat
CLOSER = 120  # iterations for each of those
KEPT = 3  # of each seat
ALTERNATIVES = 4
SMALLEST_COST = 0.005  # half a per cent is not a mistake
FIRST_PART = 0.75  # of the progress

Progress = Callable[[float], None]


class Weighed:
    """The result."""

    def __init__(self, points: list[CurvePoint], decisions: list[WeighedDecision]) -> None:
        self.points = points
        self.decisions = decisions


def weigh(settings: Settings, start: Start, entries: list[Entry], effort: float, told: Progress) -> Weighed:
    """`effort` scales the number of iterations; 1 is the default."""
    first = FirstLook(settings, start, entries, effort)
    for number in range(len(entries) + 1):
        first.look(number)
        told(FIRST_PART * number / len(entries) if entries else 0.0)
    costly = first.costliest()
    decisions = []
    for done, number in enumerate(costly):
        found = look_closer(settings, start, entries, number, effort)
        if found is not None:
            decisions.append(found)
        told(FIRST_PART + (1 - FIRST_PART) * (done + 1) / len(costly))
    kept: list[WeighedDecision] = []
    for seat in range(start.seats):
        own = [one for one in decisions if one.seat == seat and one.cost >= SMALLEST_COST]
        kept += sorted(own, key=lambda one: -one.cost)[:KEPT]
    return Weighed(first.points, kept)


class FirstLook:
    """Goes through the match once: points of the curve at intervals, a short search for every answer."""

    def __init__(self, settings: Settings, start: Start, entries: list[Entry], effort: float) -> None:
        self._play = begin(settings, start)
        self._entries = entries
        self._in_force = in_force(settings, start, entries)
        each = max(FEWEST, min(MOST, AT_FIRST // max(1, len(self._in_force))))
        self._iterations = at_least_one(each * effort)
        self._every = max(1, len(entries) // POINTS)
        self._frames = [0] * (start.seats + 1)  # of each seat's replay, and of a spectator's
        self._costs: dict[int, float] = {}
        self.points: list[CurvePoint] = []

    def look(self, number: int) -> None:
        """Analyse the position before an entry, or at the end."""
        match, last = self._play.match, number == len(self._entries)
        if number % self._every == 0 or last:
            chances = [
                round(win_chance(position_of(match, seat), seeded(f"curve {number} {seat}")), 4)
                for seat in range(match.seats)
            ]
            self.points.append(CurvePoint(number, chances, list(self._frames)))
        if last:
            return
        entry = self._entries[number]
        if number in self._in_force:
            found = searched(match, number, entry, Budget(self._iterations, plans=1))
            if found is not None:
                self._costs[number] = found.chance - found.of(entry.value).chance
        done = match.do(entry)
        for eyes in range(match.seats + 1):
            self._frames[eyes] += done.visible_to(eyes)

    def costliest(self) -> list[int]:
        """Numbers of the entries worth a closer look, in order."""
        found: list[int] = []
        for seat in range(self._play.match.seats):
            own = [number for number in self._costs if self._entries[number].seat == seat]
            found += sorted(own, key=lambda number: (-self._costs[number], number))[:LOOKED_AT_AGAIN]
        return sorted(found)


def searched(match: Match, number: int, entry: Entry, budget: Budget) -> Findings | None:
    """A search of the seat's answer; None where it had no choice."""
    position = position_of(match, entry.seat)
    if len(position.options) < 2 or list(position.sensible()) == [entry.value]:
        return None
    chance = seeded(f"weighed {number} {entry.seat}")
    return search(position, budget, chance, [entry.value])


def position_of(match: Match, seat: int) -> Position:
    return Position(match.imagine(seat, "analysis"))


def look_closer(
    settings: Settings, start: Start, entries: list[Entry], number: int, effort: float
) -> WeighedDecision | None:
    match, entry = begin(settings, start).match, entries[number]
    frame = sum(match.do(one).visible_to(entry.seat) for one in entries[:number])
    found = searched(match, number, entry, budget_of_advice(at_least_one(CLOSER * effort)))
    if found is None:
        return None
    asked = match.decision(entry.seat)
    chosen = found.of(entry.value).chance
    return WeighedDecision(
        seat=entry.seat,
        at=number,
        frame=frame,
        prompt=dict(asked.prompt),
        clause=asked.clause,
        chosen=entry.value,
        best=found.best,
        chance=round(chosen, 4),
        cost=round(max(0.0, found.chance - chosen), 4),
        choices=[WeighedChoice(one.choice, round(one.chance, 4)) for one in found.found[:ALTERNATIVES]],
    )


def at_least_one(iterations: float) -> int:
    return max(1, round(iterations))


def in_force(settings: Settings, start: Start, entries: list[Entry]) -> set[int]:
    """Numbers of the answers that were not undone."""
    match = begin(settings, start).match
    for entry in entries:
        match.do(entry)
    kept = {id(entry) for entry in match.ledger.in_force}
    return {number for number, entry in enumerate(entries) if entry.kind == ANSWER and id(entry) in kept}


def analyse(
    say: Callable[[dict[str, Any]], None],
    settings: str,
    start: str,
    entries: list[dict[str, Any]],
    effort: float,
) -> dict[str, Any]:
    """A job of a worker process, for matches that are over, whose journals hold no secrets any more."""
    told = [0.0]

    def tell(progress: float) -> None:
        if progress - told[0] >= 0.01:
            told[0] = progress
            say({"progress": progress})

    table, beginning = json.decode(settings, type=Settings), json.decode(start, type=Start)
    done = [read_entry(number, entry, beginning.seats) for number, entry in enumerate(entries)]
    weighed = weigh(table, beginning, done, effort, tell)
    return {"points": weighed.points, "decisions": weighed.decisions}
