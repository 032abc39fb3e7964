"""Twin worlds: two positions that a viewer cannot tell apart must be sent to him byte for byte alike."""

from __future__ import annotations

import sys
from typing import Any

from tabard.api import games
from tabard.engine.chance import seeded
from tabard.server.tables import broadcast, views
from tests.server.test_leaks import NOW, everything_sent, positions, redealt, room_of


def attack(size: int) -> dict[str, Any]:
    """`size`: pairs of each game, every pair of eyes counted for itself."""
    for module in (views, broadcast):
        vars(module)["now_ms"] = lambda: NOW  # no time passes
    pairs = dict.fromkeys(games(), 0)
    differing: list[str] = []
    for game in pairs:
        seed = 1_000
        while pairs[game] < size:
            seed += 1
            pairs[game] += one_match(game, seed, differing)
        print(f"{game}: {pairs[game]} pairs, {len(differing)} differ in all", file=sys.stderr)
    return {"pairs": pairs, "differing": differing[:20], "held": not differing}


def one_match(game: str, seed: int, differing: list[str]) -> int:
    compared = 0
    for play, options in positions(game, seed):
        seats = play.match.seats
        for eyes in (None, *range(seats)):
            room = room_of(game, seats, play, f"secret {seed}", options)
            other = room_of(game, seats, redealt(play, eyes, seed), "another secret", options)
            other.table.start = room.table.start  # its hash is public
            if everything_sent(room, eyes, seeded("choices")) != everything_sent(
                other, eyes, seeded("choices")
            ):
                differing.append(f"{game} {seed} entry {len(play.entries)} eyes {eyes}")
            compared += 1
    return compared
