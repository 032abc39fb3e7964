"""All rooms of this process: loads tables when they are needed, saves and unloads them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable

from msgspec import MsgspecError
from sqlalchemy import Executable

from tabard.engine.errors import TabardError
from tabard.server.heavy import loaded
from tabard.server.now import now_ms
from tabard.server.store.tables import Damaged, Loaded, TableStore, progress
from tabard.server.store.writer import Job
from tabard.server.tables import broadcast
from tabard.server.tables.carrying import Carried, carry
from tabard.server.tables.play import Play, resumed, rules_of
from tabard.server.tables.record import EntryRow, SeatRecord, TableRecord
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.talk import Talk
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import Gone
from tabard.server.wire.shared import Happened

LOG = logging.getLogger("tabard.rooms")

QUICK = 200  # entries
ID = re.compile(r"[\w-]+", re.ASCII)

Tell = Callable[[Room], None]


class Rooms:
    """Finds the room of a table. What is saved is on disk when `save` returns."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.when_read: Tell = nobody_else  # the other processes are told that it is here now
        self.when_saved: Tell = nobody_else  # and that something is new
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._named: set[str] = set()  # damaged tables the log has named
        self.cut_off: set[str] = set()  # tables thrown away in the middle: bots and clocks wait for them

    @property
    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    def here(self, table_id: str) -> Room | None:
        """The room if it is loaded."""
        return self._rooms.get(table_id)

    async def get(self, table_id: str) -> Room:
        """The room, loaded once however many ask for it."""
        room = self._rooms.get(table_id)
        if room is None:
            if not ID.fullmatch(table_id):  # not even asked for: a database has its own ideas of names
                raise Refusal("no_table", "there is no such table")
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            found = await self.store.load(table_id)
        except Damaged as error:
            if table_id not in self._named:
                self._named.add(table_id)
                LOG.error("table %s is damaged and set aside: %s", table_id, error)
            raise Refusal("damaged", "this-table-is-damaged") from error
        if found is None:
            raise Refusal("no_table", "there is no such table")
        furnish = furnished(found) if is_short(found) else await loaded(furnished, found)
        if furnish.pinned_anew:
            LOG.info("table %s goes on under rules %d: every answer holds", table_id, furnish.table.rules)
            await self.store.writer.write(Job([self.store.pin_rules(table_id, furnish.table.rules)]))
        room = self._rooms[table_id] = furnish
        room.used = time.monotonic()
        self.when_read(room)
        return room

    async def add(
        self,
        table: TableRecord,
        seats: list[SeatRecord],
        journal: list[EntryRow],
        also: Iterable[Executable] = (),
    ) -> Room:
        await self.store.add(table, seats, journal, also)
        return await self.get(table.id)

    async def save(
        self,
        room: Room,
        *,
        entries: Iterable[EntryRow] = (),
        seats: Iterable[SeatRecord] = (),
        table: bool = False,
        also: Iterable[Executable] = (),
    ) -> None:
        """Write what changed. If the disk fails, memory is wrong: the room is dropped."""
        statements = [*also, *(self.store.save_seat(room.id, seat) for seat in seats)]
        if table:
            statements.append(self.store.save_table(room.table))
        rows = [entry.row(room.id) for entry in entries]
        moved = progress(room.table) if rows and not table else None
        try:
            await self.store.writer.write(Job(statements, rows, moved))
        except BaseException:
            self.cut_off.add(room.id)
            self.throw_away(room)
            raise
        self.when_saved(room)

    async def refresh(self, room: Room) -> None:
        """Another process changed the table: read what is new and send it, once for all who ask meanwhile."""
        room.stale = True
        async with room.lock:
            await asyncio.sleep(0)  # what was told in one breath is read in one
            if not room.stale:
                return
            room.stale = False
            version = 0 if room.play is None else len(room.play.entries)
            chatted = room.chat.next_number
            found = await self.store.load(room.id, version, chatted)
            if found is None or self._rooms.get(room.id) is not room:
                return
            before = broadcast.tables_told(room)
            room.table, room.seats = found.table, found.seats
            if room.play is None and found.table.start is not None:
                fresh = furnished(found)
                room.play, room.read_only = fresh.play, fresh.read_only
                broadcast.everything(room)
            elif room.play is not None and found.entries and room.read_only is None:
                broadcast.moved(room, room.play.load(found.entries))
            broadcast.table_changed(room, before)
            broadcast.in_advance_changed(room)
            for line in found.chat:
                room.chat.add(line)
                broadcast.said(room)

    def throw_away(self, room: Room) -> None:
        """Drop the room: listeners reconnect and read what is on disk."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        put_out(room)
        broadcast.tell_all(room, ENCODER.encode(Gone("restart")))

    async def let_go(self, room: Room) -> None:
        """What is being done is done first; nothing more is begun here."""
        async with room.lock:
            if self._rooms.get(room.id) is room:
                del self._rooms[room.id]
            put_out(room)
            room.listeners.clear()

    def put_away(self, idle_seconds: float) -> list[str]:
        """Unload tables nobody looks at; returns their ids."""
        before = time.monotonic() - idle_seconds
        idle = [
            room
            for room in self._rooms.values()
            if not room.listeners and room.used < before and not room.lock.locked() and not busy(room)
        ]
        for room in idle:
            del self._rooms[room.id]
            put_out(room)
        return [room.id for room in idle]


def nobody_else(_: Room) -> None:
    """There is only one process."""


def busy(room: Room) -> bool:
    return bool(room.answering) or (room.bot_task is not None and not room.bot_task.done())


def put_out(room: Room) -> None:
    if room.timer is not None:
        room.timer.cancel()
    for _, alarm in (*room.alarms.values(), *room.answering.values()):
        alarm.cancel()
    if room.bot_task is not None:
        room.bot_task.cancel()


def is_short(found: Loaded) -> bool:
    """Loaded at once; what takes longer is loaded in a thread, so that no other table waits for it."""
    known = 0 if found.save is None else found.save[0]
    return len(found.entries) - known <= QUICK and len(found.entries) <= 10 * QUICK


def furnished(found: Loaded) -> Room:
    """A room from what was read. A match the installed rules cannot tell is shown read-only, never lost."""
    carried = playing(found)
    room = Room(found.table, found.seats, carried.play, Talk(found.chat, found.chat_before), carried.why_not)
    if carried.moved_to is not None and found.table.status == "running":
        room.pinned_anew = move_to(found.table, carried.moved_to)
    return room


def move_to(table: TableRecord, rules: int) -> bool:
    """Pinned to the rules under which every answer still holds."""
    told = Happened(now_ms(), "rules", 0, str(table.rules), str(rules))
    table.agreed.happened = [*table.agreed.happened, told]
    table.rules = rules
    return True


def playing(found: Loaded) -> Carried:
    table = found.table
    if table.start is None:
        return Carried(None)
    play = from_save(found)
    return Carried(play) if play is not None else carry(table, found.entries)


def from_save(found: Loaded) -> Play | None:
    """Fast for matches of any length. The journal stays the truth: a save that differs is ignored."""
    if found.save is None:
        return None
    number, saved = found.save
    try:
        if found.table.rules != rules_of(found.table.settings.game):
            return None
        return resumed(found.table.settings.game, saved, number, found.entries)
    except (TabardError, MsgspecError, LookupError, TypeError, ValueError):
        LOG.warning("the save of table %s does not fit; replaying its journal", found.table.id)
        return None
