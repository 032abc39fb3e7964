"""Twin worlds: two positions that a viewer cannot tell apart must be sent to him byte for byte alike.

So must what others hear of an answer they may not see, whichever it was.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from tabard.api import games
from tabard.engine.chance import seeded
from tabard.server.tables import broadcast, views
from tests.server.test_leaks import NOW, everything_sent, heard_by_others, positions, redealt, room_of

UNSEEN = 5  # at one position of so many


def attack(size: int, seed: int) -> dict[str, Any]:
    """`size`: pairs of each game, every pair of eyes counted for itself."""
    for module in (views, broadcast):
        vars(module)["now_ms"] = lambda: NOW  # no time passes
    found: dict[str, Counter[str]] = {}
    differing: list[str] = []
    for game in games():
        count = found[game] = Counter()
        match = 1_000 * seed
        while count["pairs"] < size:
            match += 1
            one_match(game, match, count, differing)
            if match % 100 == 0:
                print(f"{game} {match}: {dict(count)}, {len(differing)} differ", file=sys.stderr, flush=True)
    return {"found": found, "differing": differing[:20], "held": not differing}


def one_match(game: str, seed: int, count: Counter[str], differing: list[str]) -> None:
    chance = seeded(f"unseen {seed}")
    for play, options in positions(game, seed):
        where = f"{game} {seed} entry {len(play.entries)}"
        seats = play.match.seats
        for eyes in (None, *range(seats)):
            twin = redealt(play, eyes, seed)
            room = room_of(game, seats, play, f"secret {seed}", options)
            other = room_of(game, seats, twin, "another secret", options)
            other.table.start = room.table.start  # its hash is public
            ours = everything_sent(room, eyes, seeded("choices"))
            if ours != everything_sent(other, eyes, seeded("choices")):
                differing.append(f"{where} eyes {eyes}")
            count["pairs"] += 1
            count["worlds that differ"] += twin.match.hash() != play.match.hash()
        if chance.below(UNSEEN) == 0:
            for seat in play.match.waiting:
                choices = [chance.pick(play.match.options(seat)) for _ in range(2)]
                told = [heard_by_others(game, play, options, seat, choice) for choice in choices]
                count["unseen answers"] += None not in told
                if None not in told and told[0] != told[1]:
                    differing.append(f"{where} answer of {seat}")
