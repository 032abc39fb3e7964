"""Acts in the match: answer, command, undo, redo, and consent to an undo."""

from __future__ import annotations

from tabard.engine.journal import ANSWER, COMMAND, REDO, UNDO, Entry
from tabard.server.now import now_ms
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor, own_seat
from tabard.server.tables.moves import Moves, running
from tabard.server.tables.play import Play
from tabard.server.tables.record import AskedUndo
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import Answer, Consent, Order, Redo, Undo
from tabard.server.wire.server import Accepted

Act = Answer | Order | Undo | Redo


class AnswerQuestion:
    def __init__(self, moves: Moves) -> None:
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Answer) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        key = once(message)
        if done_before(room, key):
            return accepted(room, message)
        play = running(room)
        must_be_fresh(play, seat, message.version)
        await self._moves.make(room, Entry(ANSWER, seat, message.choice), key)
        return accepted(room, message)


class GiveCommand:
    def __init__(self, moves: Moves) -> None:
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Order) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        if message.dry:
            self._moves.try_out(room, Entry(COMMAND, seat, message.command))
            return accepted(room, message)
        key = once(message)
        if not done_before(room, key):
            if message.command in [one.command for one in running(room).timers]:
                raise Refusal("illegal", "only-the-clock-ends-it")
            await self._moves.make(room, Entry(COMMAND, seat, message.command), key)
        return accepted(room, message)


class UndoAnswers:
    """Alone within the horizon; beyond it the other people are asked. Bots always consent."""

    def __init__(self, moves: Moves, rooms: Rooms) -> None:
        self._moves = moves
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Undo) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        key = once(message)
        if done_before(room, key):
            return accepted(room, message)
        play = running(room)
        if message.version != play.version(seat):
            raise Refusal("stale", "the-position-has-changed", stale=True)
        match = play.match
        if message.answers is None:
            entries, shown = match.back(seat)
        else:
            entries, shown = match.ledger.reach(seat, message.answers), message.answers
        if not entries:
            why = "you have not answered yet" if message.answers is None else "there are not so many answers"
            raise Refusal("refused", why)
        if match.may_undo(seat, entries):
            await self._moves.make(room, Entry(UNDO, seat, entries), key)
            return accepted(room, message)
        request = AskedUndo(seat, entries, len(play.entries), key, [], max(1, shown), match.answers - entries)
        if not missing(room, request):
            await undo_together(self._moves, room, request)
            return accepted(room, message)
        room.table.agreed.undo = request
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        self._moves.done(room)
        return accepted(room, message)


class RedoAnswers:
    def __init__(self, moves: Moves) -> None:
        self._moves = moves

    async def __call__(self, room: Room, actor: Actor, message: Redo) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        key = once(message)
        if not done_before(room, key):
            await self._moves.make(room, Entry(REDO, seat, message.answers), key)
        return accepted(room, message)


class AnswerUndoRequest:
    def __init__(self, moves: Moves, rooms: Rooms) -> None:
        self._moves = moves
        self._rooms = rooms

    async def __call__(self, room: Room, actor: Actor, message: Consent) -> Accepted:
        seat = own_seat(room, actor, message.seat)
        play = running(room)
        request = room.table.agreed.undo
        if request is None or request.seat == seat:
            raise Refusal("no_request", "nobody asks for your consent")
        if message.agree and seat not in request.agreed:
            request.agreed = sorted({*request.agreed, seat})
            if not missing(room, request):
                await undo_together(self._moves, room, request)
                return Accepted("", play.version(seat))
        if not message.agree:
            room.table.agreed.undo = None
        room.table.changed = now_ms()
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        return Accepted("", play.version(seat))


def missing(room: Room, request: AskedUndo) -> list[int]:
    """People who have not consented yet. Whoever asks for several seats consents for them."""
    asking = room.seats[request.seat].person
    return [
        seat.seat
        for seat in room.seats
        if seat.votes and seat.person != asking and seat.seat not in request.agreed
    ]


async def undo_together(moves: Moves, room: Room, request: AskedUndo) -> None:
    """Back to where the request said, whatever half acts nobody else could notice came after it."""
    others = tuple(seat.seat for seat in room.seats if seat.seat != request.seat)
    answers = request.answers
    if request.keep is not None and room.play is not None:
        answers = room.play.match.answers - request.keep
    if answers < 1:
        room.table.agreed.undo = None
        raise Refusal("no_request", "there is nothing left to take back")
    await moves.make(room, Entry(UNDO, request.seat, answers, others), request.client_id)


def once(message: Act) -> str:
    """The id of an act. Another seat's acts cannot collide with it."""
    return f"{message.seat}:{message.client_id}"


def done_before(room: Room, key: str) -> bool:
    asked = room.table.agreed.undo
    known = room.play is not None and key in room.play.acts
    return known or (asked is not None and asked.client_id == key)


def accepted(room: Room, message: Act) -> Accepted:
    assert room.play is not None
    return Accepted(message.client_id, room.play.version(message.seat))


def must_be_fresh(play: Play, seat: int, version: int) -> None:
    """The question the answer was meant for must still be the open one."""
    if version < play.asked_at(seat) or version > play.version(seat):
        raise Refusal("stale", "the-question-has-changed", stale=True)
