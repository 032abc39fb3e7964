"""Sends changes to all listeners of a table. Called only after the change is on disk."""

from __future__ import annotations

from tabard.engine.ledger import Done
from tabard.server.now import now_ms
from tabard.server.tables import views
from tabard.server.tables.play import Eyes
from tabard.server.tables.room import Listener, Room, SentLog
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import ClocksChanged, Gone, NoteKept, Said, TimeOut, Update


def moved(room: Room, acts: list[Done]) -> None:
    """Entries were made. Those who must not notice them get no message."""
    play = room.play
    assert play is not None
    if any(done.rewrote_log for done in acts):
        forget_logs(room, acts)
    now = now_ms()
    encoded: dict[Eyes, bytes] = {}
    for listener in room.listeners:
        before = listener.eyes
        turn_eyes(room, listener)
        eyes = listener.eyes
        if eyes != before:
            listener.send(ENCODER.encode(Update(views.whole(room, eyes))))
            continue
        if not any(done.visible_to(eyes) for done in acts):
            continue
        if eyes not in encoded:
            encoded[eyes] = ENCODER.encode(views.update(room, eyes, now))
        listener.send(encoded[eyes])


def turn_eyes(room: Room, listener: Listener) -> None:
    """In hot-seat the table is shown through the seat that must answer. Who lost a seat has lost its eyes."""
    if not room.may_look(listener.person, listener.follows):
        listener.follows = None
    if listener.follows is None:
        eyes = room.natural_eyes(listener.person, listener.eyes)
        if eyes != listener.eyes:
            listener.eyes = eyes
            mark_log_sent(room, eyes)


def mark_log_sent(room: Room, eyes: Eyes) -> None:
    """The eyes have the whole log now; only later events will be sent."""
    play = room.play
    if play is None:
        return
    room.sent_logs[eyes] = SentLog(play.events, len(play.match.log(eyes)))


def forget_logs(room: Room, acts: list[Done]) -> None:
    """An undo rewrites the log: it is sent again from its start to those who see the undo."""
    for eyes in list(room.sent_logs):
        if any(done.visible_to(eyes) for done in acts):
            room.sent_logs[eyes] = SentLog(0, 0)
        else:
            mark_log_sent(room, eyes)


def table_changed(room: Room) -> None:
    encoded: dict[str | None, bytes] = {}
    for listener in room.listeners:
        person = listener.person
        if person not in encoded:
            encoded[person] = ENCODER.encode(views.table_changed(room, person))
        listener.send(encoded[person])


def everything(room: Room) -> None:
    """The match began, or was replaced: whoever looks is shown all of it."""
    if room.play is None:
        return
    for listener in room.listeners:
        turn_eyes(room, listener)
        mark_log_sent(room, listener.eyes)
        listener.send(ENCODER.encode(Update(views.whole(room, listener.eyes))))


def said(room: Room) -> None:
    """The newest line, to everybody who may read it."""
    encoded: dict[str | None, bytes | None] = {}
    for listener in room.listeners:
        person = listener.person
        if person not in encoded:
            line = room.chat.last_read_by(person)
            encoded[person] = None if line is None else ENCODER.encode(Said(line))
        message = encoded[person]
        if message is not None:
            listener.send(message)


def note_kept(room: Room, person: str, text: str) -> None:
    for listener in room.listeners:
        if listener.person == person:
            listener.send(ENCODER.encode(NoteKept(text)))


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
