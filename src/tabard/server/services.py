"""The composition root: all services are created, connected, opened and closed here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tabard.server.accounts.limits import Buckets
from tabard.server.accounts.people import People
from tabard.server.collector import Collector
from tabard.server.config import Config
from tabard.server.keeping.announcements import Announcements
from tabard.server.keeping.bars import Bars, Unmuted
from tabard.server.keeping.blocks import Apart
from tabard.server.keeping.keeper import Keeper
from tabard.server.keeping.people import PeopleKeeper
from tabard.server.keeping.sockets import Sockets
from tabard.server.keeping.tables import TableKeeper
from tabard.server.keeping.tidier import Tidier
from tabard.server.keeping.trail import Trail
from tabard.server.metrics import Metrics
from tabard.server.notify.messenger import Messenger
from tabard.server.now import now_ms
from tabard.server.store.database import Database
from tabard.server.store.failures import Failures
from tabard.server.store.lists import TableLists
from tabard.server.store.moderation import ModerationStore
from tabard.server.store.orders import OrderStore
from tabard.server.store.people import PeopleStore
from tabard.server.store.postgres import PostgresOwners, Present
from tabard.server.store.tables import TableStore
from tabard.server.store.tidying import Tidying
from tabard.server.store.trail import TrailStore
from tabard.server.store.writer import Writer
from tabard.server.tables import (
    acts,
    advance,
    broadcast,
    chat,
    creation,
    external,
    handing,
    leaving,
    seats,
    time_control,
)
from tabard.server.tables.bots import Bots
from tabard.server.tables.door import Door, Verb
from tabard.server.tables.moves import Moves
from tabard.server.tables.owners import SoleOwner
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.thinking.analyses import Analyses
from tabard.server.thinking.hints import Hints
from tabard.server.thinking.queue import Queue
from tabard.server.thinking.thinkers import Thinkers
from tabard.server.wire import client
from tabard.server.wire.server import Gone

LOG = logging.getLogger("tabard")
SWEEP_SECONDS = 10.0
DROP_EVERY_MS = 3_600_000
BOTS_GIVE_WAY, ANALYSES_GIVE_WAY = 10, 15  # niceness: tables come first, then bots, then analyses


class Services:
    """All parts of one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.database = Database(config.database)
        self.writer = Writer(self.database.batch(), self.metrics)
        self.owners = PostgresOwners(self.database.url) if self.database.is_postgres else SoleOwner()
        self.people_store = PeopleStore(self.database.engine, self.writer)
        self.orders = OrderStore(self.database.engine, self.writer)
        self.bars = Bars(self.orders)
        self.people = People(self.people_store, self.bars.must_come_in)
        self.moderation = ModerationStore(self.database.engine, self.writer)
        self.trail = Trail(TrailStore(self.database.engine, self.writer))
        self.people.ended = self._session_over
        self.lists = TableLists(self.database.engine)
        self.rooms = Rooms(TableStore(self.database.engine, self.writer))
        self.moves = Moves(self.rooms)
        self.chat_lines = Buckets(config.limits.chat_lines, config.limits.chat_lines_burst)
        self.absence = leaving.GoOrComeBack(self.rooms, self.moves)
        self.seat_changes = handing.SeatChanges(self.rooms, self.moves, self.absence)
        self.starting = seats.StartMatch(self.rooms, self.moves)
        self.opening = creation.OpenTable(self.rooms, self.starting)
        self.importing = creation.ImportTable(self.rooms, config.limits.import_entries)
        self.door = Door(self.rooms, self.owners, self._verbs(), self.metrics.acts, self.trail.act)
        here = Thinkers(config.bot_workers, BOTS_GIVE_WAY)
        self.thinkers = Queue(self.database.url, here) if self.database.is_postgres else here
        self.hints = Hints(self.thinkers)
        self.patient_thinkers = Thinkers(1, ANALYSES_GIVE_WAY)
        self.analyses = Analyses(self.patient_thinkers, self.rooms.store, config.analysis_effort)
        self.bots = Bots(self.rooms, self.moves, self.owners.mine, self.thinkers, delay=config.bot_delay)
        self.time = time_control.TimeKeeper(self.rooms, self.moves, self.absence, self.owners.mine)
        self.patience = external.Patience(self.rooms, self.absence, self.owners.mine, config.external_seconds)
        self.answering = advance.Answering(
            self.rooms, self.moves, self.owners.mine, advance.natural(config.advance_seconds)
        )
        self.failures = Failures(self.database.engine, self.writer)
        self.messenger = Messenger(
            config, self.rooms, self.people_store, self.failures, self.owners.mine, self.metrics
        )
        self.moves.after = [
            self.time.look,
            self.bots.look,
            self.patience.look,
            self.messenger.look,
            self.answering.look,
        ]
        self.requests = Buckets(config.limits.requests, config.limits.requests_burst)
        self.sign_ins = Buckets(config.limits.sign_ins, config.limits.sign_ins_burst)
        self.confirmations = Buckets(config.limits.confirmations, config.limits.confirmations_burst)
        self.new_guests = Buckets(config.limits.new_guests, config.limits.new_guests_burst)
        self.new_tables = Buckets(config.limits.new_tables, config.limits.new_tables_burst)
        self.reports = Buckets(config.limits.reports, config.limits.reports_burst)
        self.messages = Buckets(config.limits.messages, config.limits.messages_burst)
        self.address_messages = Buckets(config.limits.address_messages, config.limits.address_messages_burst)
        self.sockets_by_address: dict[str, int] = {}
        self.sockets = Sockets()
        self.leaving = False
        self.announcements = Announcements(self.orders, self.sockets)
        self.keeper = self._keeper()
        self._next_drop = 0
        self._steps = (
            self._look_for_the_dead,
            self._put_away,
            self._wake_late,
            self._wake_cut_off,
            self._end_dead_sessions,
            self._drop_expired,
        )
        self._sweeper: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    def _keeper(self) -> Keeper:
        tidying = Tidying(self.database.engine, self.writer)
        tables = TableKeeper(self.rooms, self.moves, self.door, self.owners, self.lists, tidying)
        people = PeopleKeeper(self.people, self.people_store, self.orders, self.bars, tables, self.sockets)
        return Keeper(
            self.owners.mine,
            self.orders,
            tables,
            people,
            self.announcements,
            self.moderation,
            Tidier(tables, tidying),
            self.trail,
        )

    def _verbs(self) -> dict[type, Verb]:
        rooms, moves = self.rooms, self.moves
        return {
            client.Answer: acts.AnswerQuestion(moves),
            client.Order: acts.GiveCommand(moves),
            client.AnswerInAdvance: advance.KeepAnswers(rooms, moves),
            client.AskMe: advance.StopHere(rooms, moves),
            client.Undo: acts.UndoAnswers(moves, rooms),
            client.Redo: acts.RedoAnswers(moves),
            client.Consent: acts.AnswerUndoRequest(moves, rooms),
            client.Say: Unmuted(chat.SaySomething(rooms, self.chat_lines), self.bars),
            client.WriteNote: chat.KeepNote(rooms),
            client.Sit: Apart(seats.SitDown(rooms), self.moderation),
            client.Stand: seats.StandUp(rooms),
            client.SeatBot: seats.SeatABot(rooms),
            client.InviteBot: external.GiveSeatToProgram(rooms, moves, self.people),
            client.Start: self.starting,
            client.Resign: leaving.ResignSeat(rooms, moves),
            client.VoteToEnd: leaving.VoteToEndMatch(rooms, moves),
            client.OfferPace: time_control.ChangePace(rooms, moves),
            client.Absent: self.absence,
            client.AskSeat: Apart(handing.AskForSeat(rooms), self.moderation),
            client.OfferBot: handing.OfferToBot(rooms, self.seat_changes),
            client.AgreeSeat: handing.AgreeToSeat(self.seat_changes),
            client.Here: handing.NoticePlayer(rooms),
            client.Rematch: leaving.PlayAgain(rooms, self.moderation.apart_from),
        }

    async def open(self, *, waking: bool = True) -> None:
        """Without `waking` no table is begun: for `tabard admin`, which only carries out orders."""
        await self.database.open()
        self.writer.open()
        if isinstance(self.owners, PostgresOwners):
            self.owners.act_here = self.door.act_here
            self.owners.hear = self._hear
            self.owners.meet = self._meet
            self.owners.miss = self._miss
            self.rooms.when_read = self._read
            self.rooms.when_saved = self._saved
            self.owners.follows = lambda table_id: self.rooms.here(table_id) is not None
        await self.owners.open()
        await self.bars.read()
        await self.keeper.open()
        if waking:
            if isinstance(self.thinkers, Queue):
                await self.thinkers.open()
            self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
            self._keeping = asyncio.create_task(
                self.keeper.run(self.config.tidy_days, self.config.trail_days), name="keeper"
            )

    async def close(self) -> None:
        for task in (self._sweeper, self._keeping):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self.messenger.close()
        self.thinkers.close()
        self.patient_thinkers.close()
        for room in self.rooms.loaded:
            self.rooms.throw_away(room)
        await self.trail.write()
        await self.writer.close()
        await self.owners.close()
        await self.database.close()
        self.metrics.close()

    async def leave(self) -> None:
        """Hands all tables over and sends everybody away: another server, or this one anew, has them then."""
        self.leaving = True
        self.owners.stop_taking()
        await asyncio.gather(*(self.rooms.let_go(room) for room in self.rooms.loaded))
        await self.owners.leave()
        for socket in list(self.sockets.open):
            socket.close(Gone("restart"))

    def parts(self) -> dict[str, bool]:
        """Which parts work."""
        sweeping = self._sweeper is not None and not self._sweeper.done()
        keeping = self._keeping is not None and not self._keeping.done()
        doors = not self.leaving
        return {"doors": doors, "writer": self.writer.works, "sweeper": sweeping, "keeper": keeping}

    async def _sweep(self) -> None:
        """Unload tables nobody looks at; load those that a bot or the clock must move.

        Nothing ends it: what goes wrong with one table, or in one step, is for the log.
        """
        collector = Collector()
        await self._step(self._wake_waiting)
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            collector.sweep()
            for step in self._steps:
                await self._step(step)

    async def _step(self, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception:
            LOG.exception("the sweeper stumbled")

    async def _look_for_the_dead(self) -> None:
        for process in await self.owners.beat():
            LOG.warning("the server process %s says nothing any more", process)
            await self._miss(process)

    async def _put_away(self) -> None:
        for table_id in self.rooms.put_away(self.config.idle_seconds):
            await self.owners.give_up(table_id)

    async def _wake_late(self) -> None:
        for table_id in await self.lists.late(now_ms()):
            await self._wake(table_id)

    async def _wake_cut_off(self) -> None:
        """Where the disk refused a bot's move, or the clock's, it is tried again."""
        cut_off, self.rooms.cut_off = self.rooms.cut_off, set()
        for table_id in cut_off:
            await self._wake(table_id)

    def _session_over(self, person: str, token_hash: str | None) -> None:
        """Its sockets close. They come back with the session their browser has then, if it has one."""
        for socket in list(self.sockets.open):
            session = socket.session
            if session is None or session.person != person or not session.token_hash:
                continue
            if token_hash is None or session.token_hash == token_hash:
                socket.close(Gone("signed_out"))

    async def _end_dead_sessions(self) -> None:
        """Another process may have ended a session whose sockets are here."""
        for socket in list(self.sockets.open):
            session = socket.session
            if session is not None and session.token_hash and not await self.people.lives(session):
                socket.close(Gone("signed_out"))

    async def _drop_expired(self) -> None:
        if now_ms() >= self._next_drop:
            self._next_drop = now_ms() + DROP_EVERY_MS
            await self.people_store.drop_expired(now_ms())

    async def _wake_waiting(self) -> None:
        """After a start: bots continue, and programs get their time anew."""
        for table, chairs in await self.lists.waiting():
            in_advance = table.agreed.in_advance
            for seat in table.waiting:
                if seat in in_advance or (seat < len(chairs) and (chairs[seat].bot or chairs[seat].external)):
                    await self._wake(table.id)
                    break

    async def _wake(self, table_id: str) -> None:
        try:
            if await self.owners.mine(table_id):
                self.moves.done(await self.rooms.get(table_id))
        except Refusal:
            return  # damaged, and named in the log
        except Exception:
            LOG.exception("table %s cannot be woken", table_id)

    async def _hear(self, table_id: str) -> None:
        room = self.rooms.here(table_id)
        if room is not None:
            await self.rooms.refresh(room)

    def _read(self, room: Room) -> None:
        assert isinstance(self.owners, PostgresOwners)
        self.owners.has_read(room.id)

    def _saved(self, room: Room) -> None:
        """Only where another process has the table too is anything said."""
        if room.online_elsewhere and isinstance(self.owners, PostgresOwners):
            self.owners.moved(room.id, room.table.version)

    def _meet(self, there: Present) -> None:
        room = self.rooms.here(there.table)
        if room is None:
            return
        people = set(there.people)
        newcomer = there.process not in room.online_elsewhere
        changed = room.online_elsewhere.get(there.process, set()) != people
        room.online_elsewhere[there.process] = people
        room.in_view_elsewhere[there.process] = set(there.in_view)
        if changed:
            broadcast.table_changed(room)
        if there.new:
            self.presence_changed(room)  # so that it knows of us too
        if (newcomer or there.new) and self.owners.has(room.id):
            self._saved(room)  # something may have been saved since it read the table

    async def _miss(self, process: str) -> None:
        """It died or left: nobody looks from there now, and its bots go on here."""
        for room in self.rooms.loaded:
            room.in_view_elsewhere.pop(process, None)
            if room.online_elsewhere.get(process):
                room.online_elsewhere[process] = set()  # still told what is new: it may only have been slow
                broadcast.table_changed(room)
            self.moves.done(room)
            if not self.owners.has(room.id):
                await self.rooms.refresh(room)  # its last words may not have come
        left = f"what {process} left"
        if process and await self.owners.mine(left):  # one looks, not all
            await self._wake_waiting()
            await self.owners.give_up(left)

    def presence_changed(self, room: Room) -> None:
        """Somebody came, went, or turned to another page."""
        if self.leaving:
            return  # all go, and the others know
        people = {one.person for one in room.listeners if one.person is not None}
        in_view = {one.person for one in room.listeners if one.person is not None and one.in_view}
        self.owners.presence(room.id, people, in_view)
