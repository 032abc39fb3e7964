"""Hints: what would a Knight do? From what the asking seat knows, and only where the table allows it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tabard.bots.budgets import KNIGHT
from tabard.engine.saves import snapshot
from tabard.server.tables.actor import Actor, own_seat
from tabard.server.tables.moves import clock_of, running
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.thinking.queue import Minds
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, TooSlow
from tabard.server.wire.rest import Hint, HintedChoice
from tabard.server.wire.shared import Plain

ITERATIONS = 200  # a fixed number, so that a hint is always the same
LONGEST = 30.0
REMEMBERED = 200
MOST_WAITING = 20  # people

Key = tuple[str, int, int]  # table, seat, version


class Hints:
    """One search for one question, however often a hint is requested; one for each person at a time."""

    def __init__(self, thinkers: Minds) -> None:
        self._thinkers = thinkers
        self._thoughts: OrderedDict[Key, asyncio.Task[Hint]] = OrderedDict()
        self._asking: set[str] = set()
        self._turn = asyncio.Semaphore(1)  # bots use the same processes, and come between two hints

    async def __call__(self, room: Room, actor: Actor, seat: int) -> Hint:
        own_seat(room, actor, seat)
        play = running(room)
        if not allowed(room):
            raise Refusal("no_hints", "hints-are-off")
        if seat not in play.match.waiting:
            raise Refusal("not_asked", "you are not asked now")
        version = play.version(seat)
        key = (room.id, seat, version)
        try:
            if key not in self._thoughts:
                self._must_not_ask_already(actor.person)
                thought = asyncio.create_task(self._think(snapshot(play.match), seat, version))
                thought.add_done_callback(lambda _: self._asking.discard(actor.person))
                self._remember(key, thought)
            return await asyncio.shield(self._thoughts[key])
        except (JobFailed, ThinkerDied, TooSlow) as error:
            self._thoughts.pop(key, None)
            raise Refusal("no_hint", "no-hint-here") from error

    def _must_not_ask_already(self, person: str) -> None:
        if person in self._asking or len(self._asking) >= MOST_WAITING:
            raise Refusal("slow_down", "one-hint-at-a-time")
        self._asking.add(person)

    async def _think(self, match: Plain, seat: int, version: int) -> Hint:
        job = {"job": "advise", "match": match, "seat": seat, "seed": f"hint {seat} {version}"}
        async with self._turn:
            found = (await self._thinkers.think({**job, "iterations": ITERATIONS}, LONGEST))["found"]
        choices = [HintedChoice.of(one) for one in found]
        return Hint(seat, version, KNIGHT, choices)

    def _remember(self, key: Key, thought: asyncio.Task[Hint]) -> None:
        self._thoughts[key] = thought
        if len(self._thoughts) > REMEMBERED:
            self._thoughts.popitem(last=False)


def allowed(room: Room) -> bool:
    """A table option; never with a clock."""
    return room.table.settings.hints and clock_of(room) is None
