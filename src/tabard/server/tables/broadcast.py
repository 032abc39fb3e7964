"""Sends changes to all listeners of a table. Called only after the change is on disk."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tabard.engine.ledger import Done
from tabard.server.now import now_ms
from tabard.server.tables import views
from tabard.server.tables.changes import Found
from tabard.server.tables.play import Eyes
from tabard.server.tables.promises import promised
from tabard.server.tables.room import Listener, Room
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import AnswersInAdvance, ClocksChanged, Gone, NoteKept, Said, TimeOut, Update
from tabard.server.wire.shared import Seen

NOTHING: Mapping[str | None, bytes] = {}
NOTHING_PROMISED = ENCODER.encode(AnswersInAdvance([]))


class News:
    """What one pair of eyes is told of a move: worked out once, however many look through them."""

    def __init__(self, room: Room, eyes: Eyes, now: int, found: Found) -> None:
        self._room = room
        self._found = found
        self._before = room.shown.get(eyes)
        self._seen = views.since(room, eyes, self._before, now)
        self._after = room.shown[eyes] = views.shown(room, self._seen)

    def tell(self, listener: Listener) -> None:
        """Changes to those who know the position before; everything to those who do not."""
        known, listener.shown = listener.shown, self._after
        if known is None or known is not self._before:
            listener.send(self._whole)
        else:
            listener.send(self._changes if listener.hears_changes else self._update)

    @cached_property
    def _changes(self) -> bytes:
        assert self._before is not None
        return ENCODER.encode(views.changes(self._before, self._after, self._seen, self._found))

    @cached_property
    def _update(self) -> bytes:
        return ENCODER.encode(Update(self._seen))

    @cached_property
    def _whole(self) -> bytes:
        if self._before is None:
            return self._update
        return ENCODER.encode(Update(views.whole(self._room, self._seen.eyes)))


def moved(room: Room, acts: list[Done]) -> None:
    """Entries were made. Those who must not notice them get no message."""
    play = room.play
    assert play is not None
    if any(done.rewrote_log for done in acts):
        forget_logs(room, acts)
    now = now_ms()
    news: dict[Eyes, News] = {}
    found: Found = {}
    for listener in room.listeners:
        turned = turn_eyes(room, listener)
        eyes = listener.eyes
        if not turned and not any(done.visible_to(eyes) for done in acts):
            continue
        if eyes not in news:
            news[eyes] = News(room, eyes, now, found)
        news[eyes].tell(listener)


def turn_eyes(room: Room, listener: Listener) -> bool:
    """In hot-seat the table is shown through the seat that must answer. Who lost a seat has lost its eyes."""
    if not room.may_look(listener.person, listener.follows):
        listener.follows = None
    if listener.follows is None:
        eyes = room.natural_eyes(listener.person, listener.eyes)
        if eyes != listener.eyes:
            listener.eyes = eyes
            listener.shown = None
            return True
    return False


def knows(room: Room, listener: Listener, seen: Seen | None) -> None:
    """It was sent this. All who look through the same eyes and know the same are told the same changes."""
    if seen is None:
        return
    shown, before = views.shown(room, seen), room.shown.get(seen.eyes)
    if before is None or (before.position, before.count) != (shown.position, shown.count):
        before = room.shown[seen.eyes] = shown
    listener.shown = before


def forget_logs(room: Room, acts: list[Done]) -> None:
    """An undo rewrites the log: it is sent again from its start to those who see the undo."""
    assert room.play is not None
    for eyes, shown in room.shown.items():
        if any(done.visible_to(eyes) for done in acts):
            shown.events = shown.count = 0
        else:
            shown.events, shown.count = room.play.events, len(room.play.match.log(eyes))


def table_changed(room: Room, known: Mapping[str | None, bytes] = NOTHING) -> None:
    """`known`: what people have been told already. What is somebody's own secret must not show to others."""
    told = tables_told(room)
    for listener in room.listeners:
        if known.get(listener.person) != told[listener.person]:
            listener.send(told[listener.person])


def tables_told(room: Room) -> dict[str | None, bytes]:
    """What those who listen are told of the table."""
    people = {listener.person for listener in room.listeners}
    return {person: ENCODER.encode(views.table_changed(room, person)) for person in people}


def everything(room: Room) -> None:
    """The match began, or was replaced: whoever looks is shown all of it."""
    if room.play is None:
        return
    room.shown.clear()
    now = now_ms()
    news: dict[Eyes, News] = {}
    for listener in room.listeners:
        turn_eyes(room, listener)
        if listener.eyes not in news:
            news[listener.eyes] = News(room, listener.eyes, now, {})
        news[listener.eyes].tell(listener)


def said(room: Room) -> None:
    """The newest line, to everybody who may read it."""
    encoded: dict[str | None, bytes | None] = {}
    for listener in room.listeners:
        person = listener.person
        if person not in encoded:
            line = room.chat.last_read_by(person, listener.unheard)
            encoded[person] = None if line is None else ENCODER.encode(Said(line))
        message = encoded[person]
        if message is not None:
            listener.send(message)


def note_kept(room: Room, person: str, text: str) -> None:
    for listener in room.listeners:
        if listener.person == person:
            listener.send(ENCODER.encode(NoteKept(text)))


def in_advance_changed(room: Room) -> None:
    """To those whose answers these are, and nobody else notices."""
    people = {listener.person for listener in room.listeners if listener.person is not None}
    for person in people:
        message = ENCODER.encode(AnswersInAdvance(promised(room, person)))
        if room.told_in_advance.get(person, NOTHING_PROMISED) == message:
            continue
        room.told_in_advance[person] = message
        for listener in room.listeners:
            if listener.person == person:
                listener.send(message)


def sent_away(room: Room, person: str) -> None:
    """Out of the room, and told so."""
    for listener in list(room.listeners):
        if listener.person == person:
            room.listeners.discard(listener)
            listener.close(Gone("removed"))


def clocks_changed(room: Room) -> None:
    tell_all(room, ENCODER.encode(ClocksChanged(views.clocks_of(room, now_ms()))))


def timed_out(room: Room, seat: int) -> None:
    tell_all(room, ENCODER.encode(TimeOut(seat, room.table.settings.stand_in)))


def tell_all(room: Room, message: bytes) -> None:
    for listener in room.listeners:
        listener.send(message)
