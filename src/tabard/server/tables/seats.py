"""Before the match: sit, stand, seat a bot, start."""

from __future__ import annotations

import secrets

from tabard.bots.levels import LEVELS
from tabard.engine.errors import TabardError
from tabard.server.now import now_ms
from tabard.server.tables import broadcast, clocks
from tabard.server.tables.actor import Actor, must_be_open, must_enter, must_host
from tabard.server.tables.moves import Moves, clock_of, keep_time
from tabard.server.tables.play import begin, rules_of
from tabard.server.tables.record import SeatRecord
from tabard.server.tables.record import Start as Beginning
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import SeatBot, Sit, Stand, Start
from tabard.server.wire.server import Accepted

DONE = Accepted("", 0)
BOTS_ARMS = "argent, a gauntlet sable"


class SitDown:
    """Takes an empty seat; somebody who sits already moves there, except in hot-seat."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Sit) -> Accepted:
        yours = room.seats_of(actor.person)
        if message.seat is None and yours:
            return DONE
        must_be_open(room)
        must_enter(room, actor.person, actor.invitation)
        seat = chosen(room, message.seat)
        if seat.seat in yours:
            return DONE
        if seat.kind != "empty":
            raise Refusal("taken", "somebody sits there", facts={"seat": seat.seat})
        changed = [seat]
        if not room.table.settings.hot_seat:
            changed += [clear(room.seats[other]) for other in yours]
        take(seat, actor)
        await self._rooms.save(room, seats=changed)
        broadcast.table_changed(room)
        return DONE


class StandUp:
    """One leaves a seat. Whom the host sends away does not come back to this table."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Stand) -> Accepted:
        must_be_open(room)
        seat = chosen(room, message.seat)
        away = None
        if seat.person != actor.person:
            must_host(room, actor)
            if seat.kind == "human":
                away = seat.person
        clear(seat)
        if away is not None:
            room.table.agreed.removed.append(away)
        await self._rooms.save(room, seats=[seat], table=away is not None)
        if away is not None:
            broadcast.sent_away(room, away)
        broadcast.table_changed(room)
        return DONE


class SeatABot:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: SeatBot) -> Accepted:
        must_host(room, actor)
        must_be_open(room)
        seat = chosen(room, message.seat)
        if seat.kind == "human":
            raise Refusal("taken", "somebody sits there", facts={"seat": seat.seat})
        seat_bot(seat, message.level)
        await self._rooms.save(room, seats=[seat])
        broadcast.table_changed(room)
        return DONE


class StartMatch:
    """The seed is drawn now, from the system's random source; its hash is shown at once."""

    def __init__(self, rooms: Rooms, moves: Moves) -> None:
        self._rooms = rooms
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Start) -> Accepted:
        must_host(room, actor)
        must_be_open(room)
        empty = [seat for seat in room.seats if seat.kind == "empty"]
        if empty and not message.fill:
            raise Refusal("empty_seats", "some seats are empty", facts={"seats": [s.seat for s in empty]})
        for seat in empty:
            seat_bot(seat, room.table.settings.stand_in)
        await self.start(room, empty)
        return DONE

    async def start(self, room: Room, changed: list[SeatRecord]) -> None:
        table = room.table
        settings = table.settings
        start = Beginning(secrets.token_hex(16), settings.options, settings.seats)
        try:
            room.play = begin(settings, start)
        except TabardError as error:
            raise refusal_of(error) from error
        now = now_ms()
        table.start = start
        table.rules = rules_of(settings.game)
        table.status = "running"
        table.changed = now
        table.clocks = clocks.fresh(clock_of(room), settings.seats)
        table.agreed.seen = {seat.person: now for seat in room.seats if seat.kind == "human" and seat.person}
        keep_time(room, now)
        await self._rooms.save(room, seats=changed, table=True)
        broadcast.table_changed(room)
        broadcast.everything(room)
        self._moves.done(room)


def chosen(room: Room, number: int | None) -> SeatRecord:
    if number is None:
        empty = [seat for seat in room.seats if seat.kind == "empty"]
        if not empty:
            raise Refusal("full", "every seat is taken")
        return empty[0]
    if number >= len(room.seats):
        raise Refusal("no_seat", "there is no such seat", facts={"seat": number})
    return room.seats[number]


def take(seat: SeatRecord, actor: Actor) -> SeatRecord:
    seat.kind = "human"
    seat.person, seat.name, seat.blazon = actor.person, actor.name, actor.blazon
    seat.level = None
    return seat


def clear(seat: SeatRecord) -> SeatRecord:
    seat.kind = "empty"
    seat.person = seat.level = None
    seat.name = seat.blazon = ""
    return seat


def seat_bot(seat: SeatRecord, level: str) -> SeatRecord:
    clear(seat)
    seat.kind = "bot"
    seat.level = checked_level(level)
    seat.name = level
    seat.blazon = BOTS_ARMS
    return seat


def checked_level(level: str) -> str:
    if level not in LEVELS:
        raise Refusal("no_level", "there is no such bot", facts={"levels": list(LEVELS)})
    return level
