"""Chat and private notes."""

from __future__ import annotations

from tabard.server.now import now_ms
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import Say, WriteNote
from tabard.server.wire.server import Accepted
from tabard.server.wire.shared import ChatLine

DONE = Accepted("", 0)


class SaySomething:
    """Spectators may write before and after a match; during it only the players may."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Say) -> Accepted:
        yours = room.seats_of(actor.person)
        if not yours and room.table.status == "running":
            raise Refusal("not_yours", "spectators cannot write while a match runs")
        if not yours and message.to:
            raise Refusal("not_yours", "only players can write privately")
        if any(seat not in range(len(room.seats)) for seat in message.to):
            raise Refusal("no_seat", "there is no such seat")
        text = message.text.strip()
        if not text:
            raise Refusal("malformed", "the message is empty")
        number = room.chat[-1].number + 1 if room.chat else 0
        seat = yours[0] if yours else None
        line = ChatLine(number, now_ms(), actor.name, seat, sorted(set(message.to)), text)
        await self._rooms.save(room, also=[self._rooms.store.add_line(room.id, actor.person, line)])
        room.chat.append(line)
        broadcast.said(room, line)
        return DONE


class KeepNote:
    """Nobody else reads it: not the other seats, not the spectators, not the export of a match."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: WriteNote) -> Accepted:
        await self._rooms.store.save_note(room.id, actor.person, message.text)
        broadcast.note_kept(room, actor.person, message.text)
        return DONE
