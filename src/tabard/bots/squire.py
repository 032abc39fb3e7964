"""Squire: greedy on the game's evaluation. One piece of code for all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.bots.bot import Position, sensible, worth
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Imagined

LEAVES: Final = 120
"""Lines compared in one decision: more make the bot slower and no better."""

WORLDS: Final = 6
"""Worlds imagined where sealed answers or chance follow at once: enough for a stable mean."""


class Squire:
    """Tries every line of its own answers and takes the first answer of the best one.

    Where a game makes it careless, any first answer whose line is about as good.
    """

    name = "squire"

    def choose(self, position: Position, chance: Chance) -> Choice:
        choices = position.sensible()
        if len(choices) == 1:
            return choices[0]
        careless = position.tuning.careless_squire
        seen = glances(position, chance, choices)
        enough = max(seen.values()) - careless
        good = [choice for choice in choices if seen[choice] >= enough]
        return chance.pick(good) if careless else good[0]


def glances(position: Position, chance: Chance, choices: Sequence[Choice]) -> dict[Choice, float]:
    """How the seat stands, in points, after the best line that begins with each choice."""
    sums = dict.fromkeys(choices, 0.0)
    looked_at = worlds = 0
    for _ in range(WORLDS):
        lines = lines_from(imagined(position, chance), position.seat, choices)
        for choice, value in best_by_first_answer(lines, position.seat).items():
            sums[choice] += value
        looked_at += len(lines)
        worlds += 1
        if looked_at >= LEAVES or not any(line.settled for line in lines):
            break
    return {choice: value / worlds for choice, value in sums.items()}


class Line:
    """Some of the seat's answers in a row, and the world they lead to."""

    __slots__ = ("answers", "goes_on", "settled", "world")

    def __init__(self, answers: tuple[Choice, ...], world: Imagined, seat: int) -> None:
        self.answers = answers
        self.world = world
        self.settled = world.undoable(seat) < len(answers)  # chance, a reveal or sealed answers came
        own = world.waiting == (seat,)
        self.goes_on = own and (not self.settled or world.decision(seat).completes)

    @property
    def first(self) -> Choice:
        return self.answers[0]


def imagined(position: Position, chance: Chance) -> Imagined:
    """A possible world in which all others asked at the same time have answered at random."""
    world = position.imagine(chance.word())
    for other in world.waiting:
        if other != position.seat:
            world.answer(other, chance.pick(sensible(world, other)))
    return world


def lines_from(world: Imagined, seat: int, choices: Sequence[Choice]) -> list[Line]:
    """Every line until another seat's turn or chance, answer by answer, unless they become too many."""
    lines = [
        Line((choice,), after, seat)
        for choice, after in zip(choices, ways_on(world, seat, choices), strict=True)
    ]
    while any(line.goes_on for line in lines):
        ways = [sensible(line.world, seat) if line.goes_on else () for line in lines]
        if sum(max(1, len(choices)) for choices in ways) > LEAVES:
            break
        lines = [line for line in lines if not line.goes_on] + [
            Line((*line.answers, choice), after, seat)
            for line, choices in zip(lines, ways, strict=True)
            for choice, after in zip(choices, ways_on(line.world, seat, choices), strict=True)
        ]
    return lines


def ways_on(world: Imagined, seat: int, choices: Sequence[Choice]) -> list[Imagined]:
    """The worlds after each choice. The last is the given world itself, which saves a copy."""
    worlds = [world.copy() for _ in choices[1:]]
    if choices:
        worlds.append(world)
    for after, choice in zip(worlds, choices, strict=True):
        after.answer(seat, choice)
    return worlds


def best_by_first_answer(lines: Sequence[Line], seat: int) -> dict[Choice, float]:
    best: dict[Choice, float] = {}
    for line in lines:
        value = worth(line.world, seat)
        if line.first not in best or value > best[line.first]:
            best[line.first] = value
    return best
