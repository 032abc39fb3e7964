"""Why a choice is better than another: how the parts of the evaluation differ after the best line of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.bots.bot import Position, knowledge_of
from tabard.bots.squire import WORLDS, best_lines, imagined, lines_from
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Imagined, state_of

Parts = Mapping[str, float]
Reason = tuple[str, float]

SAID: Final = 3  # reasons for one choice
WORTH_SAYING: Final = 0.04  # of the scale on which leads are measured
DIGITS: Final = 2


def parts_of(position: Position, chance: Chance, choices: Sequence[Choice]) -> dict[Choice, dict[str, float]]:
    """The parts of the evaluation after the best line that begins with each choice, over several worlds."""
    sums: dict[Choice, dict[str, float]] = {choice: {} for choice in choices}
    for _ in range(WORLDS):
        lines = lines_from(imagined(position, chance), position.seat, choices)
        for choice, (_, line) in best_lines(lines, position.seat).items():
            for part, worth in named(line.world, position.seat).items():
                sums[choice][part] = sums[choice].get(part, 0.0) + worth / WORLDS
    return sums


def named(world: Imagined, seat: int) -> Parts:
    return knowledge_of(world).parts(state_of(world), seat)


def because(mine: Parts, other: Parts, scale: float) -> list[Reason]:
    """Where the two differ, the most first; what hardly counts is left out."""
    names = {**mine, **other}
    differences = [(name, mine.get(name, 0.0) - other.get(name, 0.0)) for name in names]
    counting = [(name, points) for name, points in differences if abs(points) >= WORTH_SAYING * scale]
    counting.sort(key=lambda reason: (-abs(reason[1]), reason[0]))
    return [(name, round(points, DIGITS)) for name, points in counting[:SAID]]


def reasons(position: Position, chance: Chance, ranked: Sequence[Choice]) -> dict[Choice, list[Reason]]:
    """For the best choice, what it has before the next; for each other, what it has and lacks beside it."""
    if len(ranked) < 2:
        return {choice: [] for choice in ranked}
    parts = parts_of(position, chance, ranked)
    best, second, scale = ranked[0], ranked[1], position.tuning.scale
    return {
        choice: because(parts[choice], parts[second if choice == best else best], scale) for choice in ranked
    }
