"""Gives the answers that people gave in advance (ADR 17).

Which answer is given, and when, follows from what its person said and from what all can see, never from
cards. The pause before it is drawn for every question alike, whatever the seat could do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import log
from random import SystemRandom
from typing import Final

from tabard.engine.journal import ANSWER, UNDO, Entry
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor, own_seat
from tabard.server.tables.moves import Moves, running
from tabard.server.tables.promises import checked, coming, first_fitting, idle, standing_now
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import AnswerInAdvance, AskMe
from tabard.server.wire.server import Accepted

LOG = logging.getLogger("tabard.advance")
SPREAD: Final = 0.35  # of the logarithm: how unlike each other the pauses of people are
SHORTEST, LONGEST = 0.6, 2.5  # times the usual pause

Mine = Callable[[str], Awaitable[bool]]
Pause = Callable[[], float]


def natural(usual: float) -> Pause:
    """As somebody who passes without much thought: a little sooner, a little later."""
    chance = SystemRandom()

    def draw() -> float:
        if not usual:
            return 0.0
        return usual * min(LONGEST, max(SHORTEST, chance.lognormvariate(log(1.0), SPREAD)))

    return draw


class KeepAnswers:
    """They are kept with the table, and told to nobody else."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: AnswerInAdvance) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        play = running(room)
        given = checked(play, message.answers)
        agreed = room.table.agreed
        agreed.in_advance.pop(seat, None)
        agreed.stopped.pop(seat, None)
        if given:
            agreed.in_advance[seat] = given
        await self._rooms.save(room, table=True)
        self._moves.done(room)
        return Accepted("", play.version(seat))


class StopHere:
    """The open question is asked after all."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: AskMe) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        play = running(room)
        if seat not in play.match.waiting or message.version < play.asked_at(seat):
            raise Refusal("stale", "the-question-has-changed", stale=True)
        room.table.agreed.stopped[seat] = play.asked_at(seat)
        await self._rooms.save(room, table=True)
        self._moves.done(room)
        return Accepted("", play.version(seat))


class Answering:
    """An alarm for each question that has its answer already."""

    def __init__(self, rooms: Rooms, moves: Moves, mine: Mine, pause: Pause) -> None:
        self._rooms = rooms
        self._moves = moves
        self._mine = mine
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        play = room.play
        if play is not None:
            stop_where_taken_back(room)
            for seat in {*play.match.waiting, *room.answering}:
                self._look_at(room, seat, play.asked_at(seat) if coming(room, seat) is not None else None)
        broadcast.in_advance_changed(room)

    def _look_at(self, room: Room, seat: int, asked_at: int | None) -> None:
        """`asked_at`: when the question was asked that will be answered; None: nothing will."""
        known = room.answering.get(seat)
        if known is not None and known[0] != asked_at:
            known[1].cancel()
            del room.answering[seat]
        if asked_at is not None and seat not in room.answering:
            assert room.play is not None
            pause = 0.0 if idle(room.play.match, seat) else self._pause()
            alarm = asyncio.get_running_loop().call_later(pause, self._ring, room, seat, asked_at)
            room.answering[seat] = asked_at, alarm

    def _ring(self, room: Room, seat: int, asked_at: int) -> None:
        task = asyncio.create_task(self._answer(room, seat, asked_at), name=f"in advance {room.id} {seat}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, room: Room, seat: int, asked_at: int) -> None:
        if not await self._mine(room.id):
            return
        async with room.lock:
            play = room.play
            here = self._rooms.here(room.id) is room and play is not None
            if not here or play is None or play.asked_at(seat) != asked_at:
                return
            choice = coming(room, seat)
            if choice is None:
                return
            room.answering.pop(seat, None)
            keep_what_stands(room, seat)
            try:
                await self._moves.make(room, Entry(ANSWER, seat, choice))
            except Refusal as refusal:
                LOG.error("seat %d of table %s, in advance, answered %r: %s", seat, room.id, choice, refusal)


def keep_what_stands(room: Room, seat: int) -> None:
    """Before an answer is given: what is used up by it, or over, is no longer kept."""
    assert room.play is not None
    given = standing_now(room, seat)
    used = None if idle(room.play.match, seat) else first_fitting(room.play.match, seat, given)
    left = [one for one in given if one is not used or one.until != "once"]
    room.table.agreed.in_advance.pop(seat, None)
    if left:
        room.table.agreed.in_advance[seat] = left


def stop_where_taken_back(room: Room) -> None:
    """Whoever takes an answer back wants to give another one."""
    play = room.play
    assert play is not None
    last = play.entries[-1] if play.entries else None
    if last is not None and last.kind == UNDO and last.seat in play.match.waiting:
        room.table.agreed.stopped[last.seat] = play.asked_at(last.seat)
