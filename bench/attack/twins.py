"""Twin worlds: two positions that a viewer cannot tell apart must be sent to him byte for byte alike.

So must what others hear of an answer they may not see, whichever it was, and what they see if they ask again.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tabard.api import games
from tabard.engine.chance import Chance, seeded
from tabard.engine.errors import TabardError
from tabard.engine.journal import COMMAND, Entry
from tabard.server.tables import broadcast, views
from tabard.server.tables.play import Eyes, Play
from tabard.server.tables.refusal import refusal_of
from tabard.server.wire.messages import ENCODER
from tests.server.test_leaks import (
    NOW,
    everything_sent,
    heard_by_others,
    positions,
    redealt,
    room_of,
    shown_before_and_after,
)

WORLDS = 4  # beside the true one, for every pair of eyes at a position
UNSEEN = 5  # at one position of so many
ORDERS = 3  # tried at each position

Found = tuple[Counter[str], list[str]]


def attack(size: int, seed: int) -> dict[str, Any]:
    """`size`: pairs of each game, every pair of eyes counted for itself."""
    with ProcessPoolExecutor(len(games())) as processes:
        asked = {game: processes.submit(of_one_game, game, size, seed) for game in games()}
        found = {game: one.result() for game, one in asked.items()}
    differing = [where for _, some in found.values() for where in some]
    return {
        "found": {game: count for game, (count, _) in found.items()},
        "differing": differing[:20],
        "held": not differing,
    }


def of_one_game(game: str, size: int, seed: int) -> Found:
    for module in (views, broadcast):
        vars(module)["now_ms"] = lambda: NOW  # no time passes
    count: Counter[str] = Counter()
    differing: list[str] = []
    match = 1_000 * seed
    while count["pairs"] < size:
        match += 1
        one_match(game, match, count, differing)
        if match % 20 == 0:
            print(f"{game} {match}: {dict(count)}, {len(differing)} differ", file=sys.stderr, flush=True)
    return count, differing


def one_match(game: str, seed: int, count: Counter[str], differing: list[str]) -> None:
    chance = seeded(f"unseen {seed}")
    for play, options in positions(game, seed):
        where = f"{game} {seed} entry {len(play.entries)}"
        seats, true_world = play.match.seats, play.match.hash()
        orders = [chance.pick(found) for seat in range(seats) if (found := list(play.match.commands(seat)))]
        for eyes in (None, *range(seats)):
            room = room_of(game, seats, play, f"secret {seed}", options)
            tried = [chance.pick(orders) for _ in range(ORDERS if orders else 0)]
            ours = everything_sent(room, eyes, seeded("choices")) + told_of(play, eyes, tried)
            for number in range(WORLDS):
                twin = redealt(play, eyes, WORLDS * seed + number)
                other = room_of(game, seats, twin, "another secret", options)
                other.table.start = room.table.start  # its hash is public
                theirs = everything_sent(other, eyes, seeded("choices")) + told_of(twin, eyes, tried)
                if ours != theirs:
                    differing.append(f"{where} eyes {eyes}")
                count["pairs"] += 1
                count["worlds that differ"] += twin.match.hash() != true_world
                count["messages"] += len(ours)
        if chance.below(UNSEEN) == 0:
            unseen_answers(game, play, options, chance, count, differing, where)


def told_of(play: Play, eyes: Eyes, orders: list[dict[str, Any]]) -> list[bytes]:
    """What a seat hears that tries out orders, its own and those of others."""
    if eyes is None:
        return []
    told = []
    for order in orders:
        try:
            play.match.copy().do(Entry(COMMAND, eyes, order))
            told.append(b"")
        except TabardError as error:
            told.append(ENCODER.encode(refusal_of(error).message("id")))
    return told


def unseen_answers(
    game: str,
    play: Play,
    options: dict[str, Any],
    chance: Chance,
    count: Counter[str],
    differing: list[str],
    where: str,
) -> None:
    for seat in play.match.waiting:
        choices = [chance.pick(play.match.options(seat)) for _ in range(2)]
        told = [heard_by_others(game, play, options, seat, choice) for choice in choices]
        count["unseen answers"] += None not in told
        if None not in told and told[0] != told[1]:
            differing.append(f"{where} answer of {seat}")
        shown = shown_before_and_after(game, play, options, seat, choices[0])
        if shown is not None:
            count["half acts"] += 1
            if shown[0] != shown[1]:
                differing.append(f"{where} half an act of {seat}")
