"""Chat and private notes."""

from __future__ import annotations

from tabard.engine.match import state_of
from tabard.server.accounts.limits import Buckets
from tabard.server.now import now_ms
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor, must_enter
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.talk import Line, Readers
from tabard.server.wire.client import Say, WriteNote
from tabard.server.wire.server import Accepted
from tabard.server.wire.shared import ChatLine

DONE = Accepted("", 0)


class SaySomething:
    """Spectators may write before and after a match; during it only the players may."""

    def __init__(self, rooms: Rooms, lines: Buckets) -> None:
        self._rooms = rooms
        self._lines = lines

    async def __call__(self, room: Room, actor: Actor, message: Say) -> Accepted:
        must_enter(room, actor.person, actor.invitation)
        yours = room.seats_of(actor.person)
        if not yours and room.table.status == "running":
            raise Refusal("not_yours", "spectators cannot write while a match runs")
        if not yours and message.to:
            raise Refusal("not_yours", "only players can write privately")
        if any(seat not in range(len(room.seats)) for seat in message.to):
            raise Refusal("no_seat", "there is no such seat")
        if message.to:
            must_be_allowed(room, yours[0], message.to)
        text = message.text.strip()
        if not text:
            raise Refusal("malformed", "nothing was said")
        if not self._lines.take(actor.person):
            raise Refusal("slow_down", "you-write-too-fast")
        seat = yours[0] if yours else None
        said = ChatLine(room.chat.next_number, now_ms(), actor.name, seat, sorted(set(message.to)), text)
        line = Line(said, readers(room, actor, said.to), actor.person)
        await self._rooms.save(room, also=[self._rooms.store.add_line(room.id, actor.person, line)])
        room.chat.add(line)
        broadcast.said(room)
        return DONE


def readers(room: Room, actor: Actor, to: list[int]) -> Readers:
    """The people, not the seats: who sits there later was not spoken to."""
    if not to:
        return None
    people = {room.seats[seat].person for seat in to}
    return frozenset({actor.person, *(person for person in people if person is not None)})


def must_be_allowed(room: Room, seat: int, to: list[int]) -> None:
    """While a match runs its game may say who talks alone with whom."""
    if room.play is None or room.table.status != "running":
        return
    match = room.play.match
    why = match.module.private_talk(state_of(match), match.setup.options, seat, to)
    if why is not None:
        raise Refusal("illegal", why.reason, clause=why.id, facts=why.facts)


class KeepNote:
    """Nobody else reads it: not the other seats, not the spectators, not the export of a match."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: WriteNote) -> Accepted:
        must_enter(room, actor.person, actor.invitation)
        await self._rooms.store.save_note(room.id, actor.person, message.text)
        broadcast.note_kept(room, actor.person, message.text)
        return DONE
