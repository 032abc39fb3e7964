"""Makes an entry of the journal: in memory, then on disk, then sent to everybody."""

from __future__ import annotations

from collections.abc import Callable

from tabard.engine.errors import TabardError
from tabard.engine.journal import Entry
from tabard.server.now import now_ms
from tabard.server.tables import broadcast, clocks, timers
from tabard.server.tables.play import Play
from tabard.server.tables.record import EntryRow
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.shared import Clock

SAVE_EVERY = 64  # entries: a match is loaded by replaying fewer than these

After = Callable[[Room], None]


class Moves:
    """All entries pass here, a person's or a bot's. The caller holds the room's lock."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.after: list[After] = []  # called after every change: bots, clocks, notifications

    async def make(
        self,
        room: Room,
        entry: Entry,
        client_id: str | None = None,
    ) -> None:
        play = running(room)
        now = now_ms()
        try:
            done = play.act(entry, client_id)
        except TabardError as error:
            raise refusal_of(error) from error
        row = EntryRow(len(play.entries) - 1, done.entry, client_id, now)
        settled = self._settle(room, now, hidden=done.hidden)
        saved = (
            []
            if len(play.entries) % SAVE_EVERY
            else self._rooms.store.keep_match(room.id, len(play.entries), play.saved())
        )
        await self._rooms.save(room, entries=[row], also=saved)
        broadcast.moved(room, [done])
        if settled:
            broadcast.table_changed(room)
        self.done(room)

    def try_out(self, room: Room, entry: Entry) -> None:
        """Refused as it would be; nothing is done."""
        try:
            running(room).match.copy().do(entry)
        except TabardError as error:
            raise refusal_of(error) from error

    def done(self, room: Room) -> None:
        for look in self.after:
            look(room)

    def _settle(self, room: Room, now: int, *, hidden: bool) -> bool:
        """Bring the table's own row up to the match; True when others should hear of the table too.

        Half an act, which nobody else may notice, moves nothing that others can see.
        """
        table, play = room.table, room.play
        assert play is not None
        settled = table.agreed.undo is not None and not hidden
        if not hidden:
            table.agreed.undo = None  # the match went on
            table.changed = now
        if play.over:
            table.status = "over"
            table.ended = "played"
            settled = True
        table.version = len(play.entries)
        keep_time(room, now)
        return settled


def keep_time(room: Room, now: int) -> None:
    """Update clocks, deadline and who must act."""
    table = room.table
    table.waiting = list(room.play.match.waiting) if room.play and table.status == "running" else []
    clocks.press(table.clocks, clock_of(room), room.thinking, now)
    timers.note(room, now)
    used_up = clocks.deadline(table.clocks)
    table.deadline = min((*table.agreed.ends.values(), *([] if used_up is None else [used_up])), default=None)


def clock_of(room: Room) -> Clock | None:
    settings = room.table.settings
    return None if settings.pace == "untimed" else settings.clock or clocks.PACES[settings.pace]


def running(room: Room) -> Play:
    """The match, if it can go on."""
    if room.read_only is not None:
        raise Refusal("read_only", room.read_only)
    if room.table.status == "over":
        raise Refusal("over", "the-match-is-over")
    if room.play is None:
        raise Refusal("not_started", "the match has not started")
    return room.play
