"""One measurement in one process: `python -m tabard.lab.measure NAME SECONDS` prints one JSON line.

CPU time only. `tabard bench` runs these side by side, in turns, and gives the ratios.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from tabard.api import game_module, new
from tabard.bots.bot import Position, play_out
from tabard.bots.budgets import Budget
from tabard.bots.search import search
from tabard.bots.squire import Squire
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.engine.rollout import play_at_random
from tabard.engines import is_compiled
from tabard.lab import garbage
from tabard.lab.peers import PEERS, Numbers

ITERATIONS = 100  # of one search


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


def search_speed(game: str, seconds: float) -> Numbers:
    """Iterations a second of the search of Knight and Champion, which glances and does not play on."""
    positions = middle_positions(game)
    chance = seeded("bench search")
    iterations = number = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not number:
        match = positions[number % len(positions)]
        found = search(
            Position(match.imagine(match.waiting[0], number)), Budget(iterations=ITERATIONS), chance
        )
        iterations += found.iterations
        number += 1
    return {"iterations": iterations, "per_s": iterations / spent}


def squires(game: str, seconds: float) -> Numbers:
    """CPU milliseconds for a game of three Squires, and for one of their answers."""
    answers = matches = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not matches:
        match = new(game, 3, matches)
        play_out(match, [Squire()] * 3, matches)
        answers += match.answers
        matches += 1
    return {"matches": matches, "ms_a_game": spent / matches * 1e3, "ms_an_answer": spent / answers * 1e3}


MEASUREMENTS: dict[str, Callable[[str, float], Numbers]] = {
    "random_play": random_play,
    "copies": copies,
    "options": options,
    "rollouts": rollouts,
    "search": search_speed,
    "squires": squires,
}


def main() -> None:
    name, game, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    if name in PEERS:
        numbers = PEERS[name](seconds)
    else:
        garbage.look_seldom()
        numbers = MEASUREMENTS[name](game, seconds)
    print(json.dumps({"build": "compiled" if is_compiled() else "interpreted", **numbers}))


if __name__ == "__main__":
    main()
