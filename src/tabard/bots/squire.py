"""Squire: greedy on the game's evaluation. One piece of code for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.bots.bot import Position, sensible, worth
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Imagined

LEAVES: Final = 60
"""Lines compared in one decision: more make the bot slower and no better (docs/bots.md)."""

WORLDS: Final = 3
"""Worlds imagined where sealed answers or chance follow at once: enough for a stable mean."""

Sight = tuple[Mapping[str, object], str, Sequence[Choice]]
"""A view and a question: its kind and its options."""


class Squire:
    """Tries every line of its own answers and takes the first answer of the best one.

    Where a game makes it careless, any first answer whose line is about as good. The rest of a line on which
    nothing can be learned is kept, and answered without another look.
    """

    name = "squire"

    def __init__(self) -> None:
        self._line: Sequence[Choice] = ()  # the answers it means to give next
        self._sight: Sight | None = None  # what it will see if they are asked for

    def choose(self, position: Position, chance: Chance) -> Choice:
        line, sight = self._line, self._sight
        self._line, self._sight = (), None
        if line and sight_of(position) == sight:
            self._mean(position, line)
            return line[0]
        choices = position.sensible()
        if len(choices) == 1:
            return choices[0]
        careless = position.tuning.careless_squire
        seen, lines = look_ahead(position, chance, choices)
        enough = max(seen.values()) - careless
        good = [choice for choice in choices if seen[choice] >= enough]
        chosen = chance.pick(good) if careless else good[0]
        if chosen in lines:
            self._mean(position, lines[chosen])
        return chosen

    def _mean(self, position: Position, line: Sequence[Choice]) -> None:
        """Keep what follows the first answer of a line, and what will be seen then."""
        if len(line) > 1:
            world, seat = position.imagine("kept"), position.seat
            world.answer(seat, line[0])
            if world.waiting == (seat,):
                self._line = line[1:]
                self._sight = world.view(seat), world.decision(seat).kind, world.options(seat)

    def __reduce__(self) -> tuple[type[Squire], tuple[()]]:
        """On its way to another process a bot forgets."""
        return Squire, ()


def sight_of(position: Position) -> Sight:
    return position.view(), position.decision.kind, position.options


def glances(position: Position, chance: Chance, choices: Sequence[Choice]) -> dict[Choice, float]:
    """How the seat stands, in points, after the best line that begins with each choice."""
    return look_ahead(position, chance, choices)[0]


def look_ahead(
    position: Position, chance: Chance, choices: Sequence[Choice]
) -> tuple[dict[Choice, float], dict[Choice, Sequence[Choice]]]:
    """The points of each choice; and the best line of each, where neither chance nor others speak on it."""
    sums = dict.fromkeys(choices, 0.0)
    kept: dict[Choice, Sequence[Choice]] = {}
    looked_at = worlds = 0
    for _ in range(WORLDS):
        lines = lines_from(imagined(position, chance), position.seat, choices)
        for choice, (value, line) in best_lines(lines, position.seat).items():
            sums[choice] += value
            if not line.settled:
                kept[choice] = line.answers
        looked_at += len(lines)
        worlds += 1
        if looked_at >= LEAVES or not any(line.settled for line in lines):
            break
    return {choice: value / worlds for choice, value in sums.items()}, kept


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
    return {first: value for first, (value, _) in best_lines(lines, seat).items()}


def best_lines(lines: Sequence[Line], seat: int) -> dict[Choice, tuple[float, Line]]:
    """The best line that begins with each answer, and its points."""
    best: dict[Choice, tuple[float, Line]] = {}
    for line in lines:
        value = worth(line.world, seat)
        if line.first not in best or value > best[line.first][0]:
            best[line.first] = (value, line)
    return best
