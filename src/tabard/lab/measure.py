"""One measurement in one process: `python -m tabard.lab.measure NAME SECONDS` prints one JSON line.

CPU time only. `tabard bench` runs these side by side, in turns, and gives the ratios.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from tabard.api import game_module, new
from tabard.engine import match as engine_match
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.engine.rollout import play_at_random

Numbers = dict[str, float]


def compiled() -> bool:
    return not engine_match.__file__.endswith(".py")


def random_play(game: str, seconds: float) -> Numbers:
    """Decisions a second in random play, over all player counts."""
    counts = game_module(game).seats
    chance = seeded("bench")
    decisions = matches = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += play_at_random(new(game, counts[matches % len(counts)], matches), chance)
        matches += 1
    return {"decisions": decisions, "matches": matches, "cpu_s": spent, "per_s": decisions / spent}


def copies(game: str, seconds: float) -> Numbers:
    """Microseconds for a copy, and for an imagined match, over positions from the middle of matches."""
    positions = middle_positions(game)
    copy = each(positions, seconds / 2, lambda match, number: match.copy())
    imagine = each(positions, seconds / 2, lambda match, number: match.imagine(match.waiting[0], number))
    return {"copy_us": copy, "imagine_us": imagine}


def options(game: str, seconds: float) -> Numbers:
    """How many options decisions have: mean and most, over random play."""
    counts = game_module(game).seats
    chance = seeded("bench options")
    sizes: list[int] = []
    number = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        match = new(game, counts[number % len(counts)], number)
        number += 1
        while match.waiting:
            seat = match.waiting[0]
            offered = match.options(seat)
            sizes.append(len(offered))
            match.answer(seat, chance.pick(offered))
    return {"options_mean": sum(sizes) / len(sizes), "options_max": max(sizes)}


def rollouts(game: str, seconds: float) -> Numbers:
    """Iterations a second a search could make: imagine from the middle, then random play to the end."""
    positions = middle_positions(game)
    chance = seeded("bench rollouts")
    iterations = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        match = positions[iterations % len(positions)]
        play_at_random(match.imagine(match.waiting[0], iterations), chance)
        iterations += 1
    return {"iterations": iterations, "per_s": iterations / spent}


def middle_positions(game: str) -> list[Match]:
    counts = game_module(game).seats
    chance = seeded("bench positions")
    positions: list[Match] = []
    while len(positions) < 40:
        number = len(positions)
        seats = counts[number % len(counts)]
        length = play_at_random(new(game, seats, number), chance)
        match = new(game, seats, number)
        play_at_random(match, chance, length // 4 + (length // 2) * number // 40)
        if match.waiting:
            positions.append(match)
    return positions


def each(positions: list[Match], seconds: float, act: Callable[[Match, int], object]) -> float:
    rounds = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for match in positions:
            act(match, rounds)
        rounds += 1
    return spent / (rounds * len(positions)) * 1e6


def catanatron(seconds: float) -> Numbers:
    """The same asked of Catanatron, a Python simulator of another board game: random play of four."""
    from catanatron.game import Game  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from catanatron.models.player import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        Color,
        RandomPlayer,
    )

    decisions = matches = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        game = Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
            seed=matches,
        )
        game.play()
        decisions += len(game.state.actions if hasattr(game.state, "actions") else game.state.action_records)
        matches += 1
    half = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    for _ in range(300):
        half.play_tick()
    started = time.process_time()
    for _ in range(1000):
        half.copy()
    copy_us = (time.process_time() - started) * 1e3
    return {
        "decisions": decisions,
        "matches": matches,
        "cpu_s": spent,
        "per_s": decisions / spent,
        "copy_us": copy_us,
    }


MEASUREMENTS: dict[str, Callable[[str, float], Numbers]] = {
    "random_play": random_play,
    "copies": copies,
    "options": options,
    "rollouts": rollouts,
}


def main() -> None:
    name, game, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    numbers = catanatron(seconds) if name == "catanatron" else MEASUREMENTS[name](game, seconds)
    print(json.dumps({"build": "compiled" if compiled() else "interpreted", **numbers}))


if __name__ == "__main__":
    main()
