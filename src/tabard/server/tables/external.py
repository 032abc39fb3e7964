"""Programs that play a seat: they connect with a token, and their failures affect only their own seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tabard.server.accounts.people import People
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor, must_host
from tabard.server.tables.leaving import GoOrComeBack
from tabard.server.tables.moves import Moves
from tabard.server.tables.record import EXTERNAL
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.seats import BOTS_ARMS, chosen, clear
from tabard.server.wire.client import InviteBot
from tabard.server.wire.server import Accepted

Mine = Callable[[str], Awaitable[bool]]


class GiveSeatToProgram:
    """The host gets a token, shown once; whoever says hello with it plays the seat."""

    def __init__(self, rooms: Rooms, moves: Moves, people: People) -> None:
        self._rooms = rooms
        self._moves = moves
        self._people = people

    async def __call__(self, room: Room, actor: Actor, message: InviteBot) -> Accepted:
        must_host(room, actor)
        if room.table.status == "over":
            raise Refusal("over", "the-match-is-over")
        if room.table.status == "running" and any(
            other.kind == "human" and other.person != actor.person for other in room.seats
        ):
            raise Refusal("not_yours", "a-program-would-show-you-that-seat")
        seat = chosen(room, message.seat)
        if seat.kind == "human":
            raise Refusal("taken", "somebody sits there", facts={"seat": seat.seat})
        if room.table.status == "running":  # the token lets the host see that seat
            knew = room.table.agreed.knew
            knew[actor.person] = sorted({*knew.get(actor.person, ()), seat.seat})
        name = message.name.strip() or EXTERNAL
        person, token = await self._people.new_bot(name)
        clear(seat)
        seat.kind, seat.level = "bot", EXTERNAL
        seat.person, seat.name, seat.blazon, seat.stand_in = person, name, BOTS_ARMS, False
        await self._rooms.save(room, seats=[seat], table=True)
        broadcast.table_changed(room)
        self._moves.done(room)
        return Accepted("", 0, token)


class Patience:
    """A program that does not answer in time is replaced by the stand-in, until it says hello again."""

    def __init__(self, rooms: Rooms, absence: GoOrComeBack, mine: Mine, seconds: float) -> None:
        self._rooms = rooms
        self._absence = absence
        self._mine = mine
        self._seconds = seconds
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        """A timeout for every question that a program must answer."""
        open_questions = asked(room)
        for seat, (asked_at, alarm) in list(room.alarms.items()):
            if open_questions.get(seat) != asked_at:
                alarm.cancel()
                del room.alarms[seat]
        loop = asyncio.get_running_loop()
        for seat, asked_at in open_questions.items():
            if seat not in room.alarms:
                alarm = loop.call_later(self._seconds, self._ring, room, seat, asked_at)
                room.alarms[seat] = (asked_at, alarm)

    def _ring(self, room: Room, seat: int, asked_at: int) -> None:
        task = asyncio.create_task(self._replace(room, seat, asked_at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, room: Room, seat: int, asked_at: int) -> None:
        if not await self._mine(room.id):
            return
        async with room.lock:
            if self._rooms.here(room.id) is room and asked(room).get(seat) == asked_at:
                await self._absence.set_away(room, [seat], away=True)
                broadcast.timed_out(room, seat)


def asked(room: Room) -> dict[int, int]:
    """Seats of programs that must answer now, and when each was asked."""
    play = room.play
    if play is None or room.table.status != "running" or room.read_only is not None:
        return {}
    return {
        seat: play.asked_at(seat)
        for seat in play.match.waiting
        if room.seats[seat].external and not room.seats[seat].stand_in
    }
