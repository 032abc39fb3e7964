"""Bots at a table: they think in other processes, and answer through the same door as people."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict

from msgspec import json

from tabard.engine.decision import Choice
from tabard.engine.journal import ANSWER
from tabard.server.tables.bot_worker import live_with_parent, think
from tabard.server.tables.moves import Moves
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms

Mine = Callable[[str], Awaitable[bool]]
SECRET_BEATS = 4  # of the usual delay: answers to secret questions come in steps of this
LOG = logging.getLogger("tabard.bots")


class Bots:
    """One task per room where a bot must answer.

    A bot shows its answer after a time that does not depend on its cards: a secret question with one
    possible answer must not be answered sooner than one with a choice.
    """

    def __init__(self, rooms: Rooms, moves: Moves, mine: Mine, *, workers: int, delay: float) -> None:
        self._rooms = rooms
        self._moves = moves
        self._mine = mine
        self._workers = workers
        self._delay = delay
        self._pool: Executor | None = None

    def look(self, room: Room) -> None:
        """Start thinking if a bot is asked."""
        if room.bot_task is not None and not room.bot_task.done():
            return
        if asked(room):
            room.bot_task = asyncio.create_task(self._play(room), name=f"bots of {room.id}")

    def close(self) -> None:
        """Without waiting for a thought to end."""
        if self._pool is not None:
            for process in multiprocessing.active_children():
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        while asked(room) and await self._mine(room.id):
            try:
                await self._answer(room)
            except BrokenProcessPool:
                LOG.warning("a bot process died; starting another")
                self._pool = None
            except Exception:
                LOG.exception("the bots of table %s gave up", room.id)
                return

    async def _answer(self, room: Room) -> None:
        play = room.play
        assert play is not None
        seat = asked(room)[0]
        entries = len(play.entries)
        decision = play.match.decision(seat)
        secret = len(play.match.waiting) > 1 or decision.secret
        delay = 0.0 if decision.steps else self._delay * (SECRET_BEATS if secret else 1)
        choice = await in_time(self._think(room, seat), delay, steps=secret)
        async with room.lock:
            changed = room.play is not play or len(play.entries) != entries
            if changed or seat not in asked(room) or self._rooms.here(room.id) is not room:
                return
            try:
                await self._moves.make(room, ANSWER, seat, choice)
            except Refusal as refusal:
                raise RuntimeError(f"seat {seat}, a bot, answered {choice!r}: {refusal}") from refusal

    async def _think(self, room: Room, seat: int) -> Choice:
        play = room.play
        assert play is not None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=live_with_parent
            )
        level = room.table.settings.stand_in if room.seats[seat].stand_in else room.seats[seat].level
        return await asyncio.get_running_loop().run_in_executor(
            self._pool,
            think,
            json.encode(room.table.settings),
            json.encode(room.table.start),
            [asdict(row) for row in play.entries],
            seat,
            level or room.table.settings.stand_in,
        )


async def in_time(thought: Awaitable[Choice], delay: float, *, steps: bool) -> Choice:
    """The choice after the delay, or after a whole number of delays."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    choice = await thought
    spent = loop.time() - began
    if spent < delay:
        await asyncio.sleep(delay - spent)
    elif steps and delay:
        await asyncio.sleep(delay - spent % delay)
    return choice


def asked(room: Room) -> list[int]:
    """Bots that must answer now. Nobody thinks at a table where nobody takes part any more."""
    if room.play is None or room.table.status != "running" or room.read_only is not None:
        return []
    return [seat for seat in room.play.match.waiting if room.seats[seat].bot]
