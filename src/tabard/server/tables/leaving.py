"""Leaving a match: resign, vote to end, be absent and come back, and the next match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tabard.server.accounts.passwords import token
from tabard.server.now import now_ms
from tabard.server.tables import broadcast, clocks
from tabard.server.tables.actor import Actor, own_seat
from tabard.server.tables.moves import Moves, clock_of, keep_time, running
from tabard.server.tables.presence import deciding
from tabard.server.tables.promises import forget
from tabard.server.tables.record import SeatRecord, TableRecord
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.seats import clear
from tabard.server.wire.client import Absent, Rematch, Resign, VoteToEnd
from tabard.server.wire.server import Accepted

DONE = Accepted("", 0)


class ResignSeat:
    """The stand-in plays on for the others; the match ends when only one person is left."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Resign) -> Accepted:
        seat = room.seats[own_seat(room, actor, message.seat)]
        running(room)
        now = now_ms()
        clocks.stop(room.table.clocks, seat.seat, now)
        room.table.agreed.end = [other for other in room.table.agreed.end if other != seat.seat]
        seat.resigned = seat.stand_in = True
        forget(room, seat.seat)
        alone = not any(other.votes for other in room.seats)
        if alone or (len(room.seats) == 2 and not message.play_on):
            end(room, "resigned")
        keep_time(room, now)
        await self._rooms.save(room, seats=[seat], table=True)
        broadcast.table_changed(room)
        broadcast.everything(room)
        self._moves.done(room)
        return DONE


class VoteToEndMatch:
    """Also ends a match that the installed rules cannot go on with."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: VoteToEnd) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        if room.table.status != "running":
            running(room)  # says why
        votes = set(room.table.agreed.end) - {seat}
        if message.agree:
            votes |= set(room.seats_of(actor.person))
        room.table.agreed.end = sorted(votes)
        ended = bool(votes) and set(deciding(room)) <= votes
        if ended:
            end(room, "voted")
        keep_time(room, now_ms())
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        if ended:
            broadcast.everything(room)
        self._moves.done(room)
        return DONE


class GoOrComeBack:
    """Gives a seat to the stand-in and back: on request, by the clock, or when the player returns."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Absent) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        running(room)
        if room.seats[seat].stand_in != message.away:
            await self.set_away(room, [seat], away=message.away)
        return DONE

    async def set_away(self, room: Room, seats: list[int], *, away: bool) -> None:
        """The caller holds the lock."""
        now = now_ms()
        for seat in seats:
            room.seats[seat].stand_in = away
            if away:
                clocks.stop(room.table.clocks, seat, now)
            else:
                clocks.come_back(room.table.clocks, clock_of(room), seat)
        keep_time(room, now)
        await self._rooms.save(room, seats=[room.seats[seat] for seat in seats], table=True)
        broadcast.table_changed(room)
        broadcast.clocks_changed(room)
        self._moves.done(room)


class PlayAgain:
    """The rematch: same settings, same players but who has been blocked, seats moved on by one."""

    def __init__(self, rooms: Rooms, apart_from: Callable[[str], Awaitable[set[str]]]) -> None:
        self._rooms = rooms
        self._apart_from = apart_from

    async def __call__(self, room: Room, actor: Actor, message: Rematch) -> Accepted:
        old = room.table
        if not room.seats_of(actor.person) and actor.person not in [seat.person for seat in room.seats]:
            raise Refusal("not_yours", "only players ask for the next match")
        if old.status != "over":
            raise Refusal("not_over", "the match is not over")
        if old.rematch is not None:
            return DONE
        now = now_ms()
        table = TableRecord(token()[:10], old.settings, old.rules, token()[:16], actor.person, now, now)
        seats, apart = moved_on(room.seats), await self._apart_from(actor.person)
        for seat in seats:
            if seat.person in apart:
                clear(seat)
        await self._rooms.add(table, seats, [])
        old.rematch = table.id
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        return DONE


def moved_on(seats: list[SeatRecord]) -> list[SeatRecord]:
    count = len(seats)
    return [
        SeatRecord(number, old.kind, old.person, old.level, old.name, old.blazon)
        for number in range(count)
        for old in [seats[(number + 1) % count]]
    ]


def end(room: Room, how: str) -> None:
    room.table.status = "over"
    room.table.ended = how
    room.table.agreed.undo = room.table.agreed.pace = room.table.agreed.seat = None
