"""Changing the pace by agreement, and what happens when time is used up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tabard.engine.journal import COMMAND, Entry
from tabard.server.now import now_ms
from tabard.server.tables import broadcast, clocks, timers
from tabard.server.tables.actor import Actor, own_seat
from tabard.server.tables.leaving import GoOrComeBack
from tabard.server.tables.moves import Moves, clock_of, keep_time, running
from tabard.server.tables.record import OfferedPace
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import OfferPace
from tabard.server.wire.server import Accepted

DONE = Accepted("", 0)
LONGEST_SLEEP = 3600.0

Mine = Callable[[str], Awaitable[bool]]


class ChangePace:
    """A change of pace: proposed by one, agreed to by all people at the table."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: OfferPace) -> Accepted:
        own_seat(room, actor, message.seat)
        running(room)
        agreed = room.table.agreed
        if message.pace is None:
            agreed.pace = None
        elif agreed.pace is not None and agreed.pace.pace == message.pace:
            agreed.pace.agreed = sorted({*agreed.pace.agreed, *room.seats_of(actor.person)})
        else:
            agreed.pace = OfferedPace(message.seat, message.pace, room.seats_of(actor.person))
        changed = self._change(room)
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        if changed:
            broadcast.clocks_changed(room)
        self._moves.done(room)
        return DONE

    def _change(self, room: Room) -> bool:
        table = room.table
        offer = table.agreed.pace
        if offer is None or any(seat.votes and seat.seat not in offer.agreed for seat in room.seats):
            return False
        table.agreed.pace = None
        table.settings.pace = offer.pace
        table.settings.clock = None
        table.clocks = clocks.fresh(clock_of(room), len(room.seats))
        keep_time(room, now_ms())
        return True


class TimeKeeper:
    """Wakes a room when a seat has used up everything, and the stand-in plays from then on; and when
    something is over that ends by itself.
    """

    def __init__(self, rooms: Rooms, moves: Moves, absence: GoOrComeBack, mine: Mine) -> None:
        self._rooms = rooms
        self._moves = moves
        self._absence = absence
        self._mine = mine
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        """Set the room's timer to its deadline."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.table.deadline is not None:
            wait = max(0.0, (room.table.deadline - now_ms()) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(wait, LONGEST_SLEEP), self._wake, room)

    def _wake(self, room: Room) -> None:
        task = asyncio.create_task(self.check(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def check(self, room: Room) -> None:
        if not await self._mine(room.id):
            return
        async with room.lock:
            if self._rooms.here(room.id) is not room or room.read_only is not None:
                return
            for timer in timers.expired(room, now_ms()):
                await self._moves.make(room, Entry(COMMAND, timer.seat, timer.command))
            late = clocks.used_up(room.table.clocks, now_ms())
            if not late or room.table.status != "running":
                self.look(room)
                return
            await self._absence.set_away(room, late, away=True)
            for seat in late:
                broadcast.timed_out(room, seat)
