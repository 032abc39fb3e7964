"""Positions for bots: the middle of random matches, and every position of the test vectors."""

from collections.abc import Iterator
from pathlib import Path

import tabard
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.engine.vectors import read_vectors

VECTORS = Path(__file__).resolve().parent.parent / "games" / "grunwald" / "vectors"


def random_positions(matches: int, one_in: int) -> Iterator[Match]:
    """Now and then a position of matches played at random, with 2, 3 and 4 players."""
    for seed in range(matches):
        chance = seeded(f"positions {seed}")
        match = tabard.new("grunwald", 2 + seed % 3, seed)
        while match.waiting:
            if chance.below(one_in) == 0:
                yield match
            seat = chance.pick(match.waiting)
            match.answer(seat, chance.pick(match.options(seat)))


def scenario_positions() -> Iterator[Match]:
    for path in sorted(VECTORS.glob("*.md")):
        for vector in read_vectors(path):
            yield tabard.scenario("grunwald", vector.position)
