"""Seats of a running match change hands only by consent of all people at the table, and all are told."""

from __future__ import annotations

import logging

from tabard.server.now import now_ms
from tabard.server.tables import broadcast, clocks
from tabard.server.tables.actor import Actor, must_enter, own_seat
from tabard.server.tables.leaving import GoOrComeBack
from tabard.server.tables.moves import Moves, clock_of, keep_time, running
from tabard.server.tables.presence import deciding, knows_another, long_away, may_ask
from tabard.server.tables.promises import forget
from tabard.server.tables.record import AskedSeat, SeatRecord
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.seats import chosen
from tabard.server.wire.client import AgreeSeat, AskSeat, Here, OfferBot
from tabard.server.wire.server import Accepted
from tabard.server.wire.shared import Happened

DONE = Accepted("", 0)
LOG = logging.getLogger("tabard.seats")
STALE_MS = 600_000  # after which somebody else may ask
SEEN_EVERY_MS = 60_000
TOLD = 50  # what happened at a table, the last of it


class AskForSeat:
    """Somebody who does not play asks for a seat nobody plays himself."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: AskSeat) -> Accepted:
        must_enter(room, actor.person, actor.invitation)
        running(room)
        seat = chosen(room, message.seat)
        if knows_another(room, actor.person, seat.seat):
            raise Refusal("not_yours", "you-know-another-seat")
        if seat.seat not in may_ask(room, actor.person):
            raise Refusal("taken", "somebody-plays-this-seat", facts={"seat": seat.seat})
        other = room.table.agreed.seat
        if other is not None and other.person != actor.person and now_ms() - other.at < STALE_MS:
            raise Refusal("taken", "somebody-asks-already")
        room.table.agreed.seat = AskedSeat(seat.seat, actor.person, actor.name, actor.blazon, now_ms(), [])
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        return DONE


class OfferToBot:
    """One of those present would give the seat of somebody absent to the stand-in."""

    def __init__(self, rooms: Rooms, seats: SeatChanges) -> None:
        self._rooms = rooms
        self._seats = seats

    async def __call__(self, room: Room, actor: Actor, message: OfferBot) -> Accepted:
        own_seat(room, actor, message.seat)
        running(room)
        absent = chosen(room, message.absent)
        if not long_away(room, absent) or absent.stand_in:
            raise Refusal("taken", "not-away-long-enough", facts={"seat": absent.seat})
        room.table.agreed.seat = AskedSeat(absent.seat, None, "", "", now_ms(), room.seats_of(actor.person))
        return await self._seats.settle(room)


class AgreeToSeat:
    """Consent, or a refusal that ends the request."""

    def __init__(self, seats: SeatChanges) -> None:
        self._seats = seats

    async def __call__(self, room: Room, actor: Actor, message: AgreeSeat) -> Accepted:
        own_seat(room, actor, message.seat)
        running(room)
        asked = room.table.agreed.seat
        if asked is None:
            raise Refusal("no_request", "nobody-asks-for-a-seat")
        if message.agree:
            asked.agreed = sorted({*asked.agreed, *room.seats_of(actor.person)})
        else:
            room.table.agreed.seat = None
        return await self._seats.settle(room)


class SeatChanges:
    """What everybody present has agreed to happens."""

    def __init__(self, rooms: Rooms, moves: Moves, absence: GoOrComeBack) -> None:
        self._rooms = rooms
        self._moves = moves
        self._absence = absence

    async def settle(self, room: Room) -> Accepted:
        asked = room.table.agreed.seat
        agreed = asked is not None and bool(asked.agreed) and set(deciding(room)) <= set(asked.agreed)
        if asked is None or not agreed:
            await self._rooms.save(room, table=True)
            broadcast.table_changed(room)
            return DONE
        seat = room.seats[asked.seat]
        room.table.agreed.seat = None
        if asked.person is None:
            happened(room, "bot", seat, seat.name, room.table.settings.stand_in)
            await self._absence.set_away(room, [seat.seat], away=True)
            return DONE
        if knows_another(room, asked.person, asked.seat) or asked.seat not in may_ask(room, asked.person):
            raise Refusal("taken", "somebody-plays-this-seat", facts={"seat": seat.seat})
        await self._hand_over(room, seat, asked)
        return DONE

    async def _hand_over(self, room: Room, seat: SeatRecord, asked: AskedSeat) -> None:
        agreed, now = room.table.agreed, now_ms()
        happened(room, "person", seat, seat.name or (seat.level or ""), asked.name)
        if seat.person is not None and seat.person != asked.person:
            agreed.knew[seat.person] = sorted({*agreed.knew.get(seat.person, ()), seat.seat})
        clocks.stop(room.table.clocks, seat.seat, now)
        seat.kind, seat.person, seat.level = "human", asked.person, None
        seat.name, seat.blazon = asked.name, asked.blazon
        seat.stand_in = seat.resigned = False
        forget(room, seat.seat)
        clocks.come_back(room.table.clocks, clock_of(room), seat.seat)
        agreed.undo = agreed.pace = None
        agreed.end = [other for other in agreed.end if other != seat.seat]
        keep_time(room, now)
        await self._rooms.save(room, seats=[seat], table=True)
        broadcast.table_changed(room)
        broadcast.everything(room)
        self._moves.done(room)


class NoticePlayer:
    """A player was here. Kept, so that a restart does not begin the wait anew."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Here) -> Accepted:
        if room.table.status == "running" and room.seats_of(actor.person):
            seen, now = room.table.agreed.seen, now_ms()
            if now - seen.get(actor.person, 0) >= SEEN_EVERY_MS:
                seen[actor.person] = now
                await self._rooms.save(room, table=True)
        return DONE


def happened(room: Room, kind: str, seat: SeatRecord, was: str, now: str) -> None:
    """Told to everybody at the table, and in the log."""
    told = [*room.table.agreed.happened, Happened(now_ms(), kind, seat.seat, was, now)]
    room.table.agreed.happened = told[-TOLD:]
    facts = {"table": room.id, "seat": seat.seat, "kind": kind, "was": seat.person}
    LOG.info("seat %d of table %s changes hands", seat.seat, room.id, extra={"facts": facts})
