"""Several processes on one PostgreSQL: advisory locks give each table one owner, NOTIFY tells of changes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct, ValidationError, json

from tabard.server.store.driver import TROUBLES, asyncpg, plain_url
from tabard.server.store.writer import Leaving
from tabard.server.tables.actor import Actor
from tabard.server.tables.door import NotOurs
from tabard.server.wire.client import TableMessage
from tabard.server.wire.server import Accepted, Refused

CHANNEL = "tabard"
NOTIFY = "SELECT pg_notify($1, line) FROM unnest($2::text[]) AS line"
LONGEST = 7_500  # bytes: PostgreSQL carries less than 8,000
PATIENCE = 2.0
TRY_AGAIN = 0.05
LONGEST_WAIT = 10.0
SILENCE = 30.0
"""Seconds after which a process that said nothing counts as dead: each of them says something every ten."""
LOG = logging.getLogger("tabard.postgres")


class Moved(Struct, tag="moved"):
    """A table has changed on disk."""

    process: str
    table: str
    version: int


class Relayed(Struct, tag="relayed"):
    """A message for a table, relayed to its owner."""

    process: str
    request: str
    table: str
    person: str
    name: str
    blazon: str
    invitation: str | None
    message: TableMessage


class Replied(Struct, tag="replied"):
    """None: the table is this process's no more; whoever asks may take it."""

    process: str
    request: str
    answer: Accepted | Refused | None


class Present(Struct, tag="present"):
    """Who looks at a table from another process, where it has been read."""

    process: str
    table: str
    people: list[str]
    in_view: list[str]
    new: bool = False  # it was read just now: whoever has it says so


class Beat(Struct, tag="beat"):
    """A process lives."""

    process: str


class Left(Struct, tag="left"):
    """A process has handed its tables over."""

    process: str


Line = Moved | Relayed | Replied | Present | Beat | Left
LINES: json.Decoder[Line] = json.Decoder(Line)

ActHere = Callable[[str, Actor, TableMessage], Awaitable[Accepted | Refused]]
Hear = Callable[[str], Awaitable[None]]
Follows = Callable[[str], bool]
Meet = Callable[[Present], None]
Miss = Callable[[str], Awaitable[None]]


class PostgresOwners:
    """Holds the locks of our tables, relays messages for others' tables, listens for changes."""

    def __init__(self, url: str) -> None:
        self._dsn = plain_url(url)
        self.process = secrets.token_hex(4)
        self._owned: set[str] = set()
        self._handed_over: set[str] = set()
        self._leaving = False
        self._heard_of: dict[str, float] = {}  # other processes, and when they said something last
        self._replies: dict[str, asyncio.Future[Accepted | Refused | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._locks: Any = None
        self._ears: Any = None
        self._lock_turn = asyncio.Lock()
        self._speak_turn = asyncio.Lock()
        self._unsaid: list[str] = []
        self.act_here: ActHere | None = None
        self.hear: Hear | None = None
        self.meet: Meet | None = None
        self.miss: Miss | None = None
        self.follows: Follows = lambda _: True

    async def open(self) -> None:
        self._locks = await asyncpg.connect(self._dsn)
        await self._listen_to_others()
        self._locks.add_termination_listener(self._lost)

    async def _listen_to_others(self) -> None:
        self._ears = await asyncpg.connect(self._dsn)
        await self._ears.execute("SET synchronous_commit = off")  # what is only said need not reach the disk
        await self._ears.add_listener(CHANNEL, self._listen)

    async def close(self) -> None:
        if self._ears is not None and not self._leaving:
            self.stop_taking()
            await self.leave()
        for connection in (self._ears, self._locks):
            if connection is not None and not connection.is_closed():
                await connection.close()

    def moved(self, table_id: str, version: int) -> None:
        """It stands on disk: whoever has read it before reads it again."""
        self._spawn(self._say(Moved(self.process, table_id, version)))

    def has(self, table_id: str) -> bool:
        return table_id in self._owned

    async def mine(self, table_id: str) -> bool:
        if table_id in self._owned:
            return True
        async with self._lock_turn:
            if self._leaving:
                return False
            await self._reconnect()
            try:
                got = await self._locks.fetchval("SELECT pg_try_advisory_lock($1)", lock_of(table_id))
            except asyncpg.OutOfMemoryError:
                LOG.error("PostgreSQL has no room for another lock: raise max_locks_per_transaction")
                return False
            if got and table_id not in self._owned:
                if self.hear is not None:
                    await self.hear(table_id)  # somebody else may have had it since we read it
                if self._leaving:
                    return False
                self._owned.add(table_id)
        return bool(got)

    async def give_up(self, table_id: str) -> None:
        if table_id in self._owned:
            self._owned.discard(table_id)
            async with self._lock_turn:
                await self._locks.fetchval("SELECT pg_advisory_unlock($1)", lock_of(table_id))

    async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        """Ask the owner; if it is gone, become the owner."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST_WAIT
        while loop.time() < until:
            if self._leaving:
                raise Leaving
            request = secrets.token_hex(8)
            line = Relayed(
                self.process,
                request,
                table_id,
                actor.person,
                actor.name,
                actor.blazon,
                actor.invitation,
                message,
            )
            reply: asyncio.Future[Accepted | Refused | None] = loop.create_future()
            self._replies[request] = reply
            try:
                if not await self._say(line):
                    return Refused("too_large", "this message is too long to relay")
                answer = await asyncio.wait_for(reply, PATIENCE)
            except TimeoutError:
                answer = None
            finally:
                self._replies.pop(request, None)
            if answer is not None:
                if self.hear is not None:
                    await self.hear(table_id)
                return answer
            if await self.mine(table_id) and self.act_here is not None:
                with contextlib.suppress(NotOurs):
                    return await self.act_here(table_id, actor, message)
            await asyncio.sleep(TRY_AGAIN)
        return Refused("busy", "the table does not answer; try again")

    def stop_taking(self) -> None:
        """No table is taken any more, and nothing is begun at those that are ours."""
        self._leaving = True
        self._handed_over, self._owned = self._owned, set()

    async def leave(self) -> None:
        """All our locks at once; then everybody is told."""
        try:
            async with self._lock_turn:
                if not self._locks.is_closed():
                    await self._locks.close()
            await self._say(Left(self.process))
        except TROUBLES:
            LOG.warning("the other servers could not be told that this one leaves")

    async def beat(self) -> list[str]:
        """Says that this process lives; those that have said nothing for too long are dead."""
        await self._say(Beat(self.process))
        now = asyncio.get_running_loop().time()
        dead = [process for process, heard in self._heard_of.items() if heard < now - SILENCE]
        for process in dead:
            del self._heard_of[process]
        return dead

    def presence(self, table_id: str, people: set[str], in_view: set[str]) -> None:
        self._spawn(self._say(Present(self.process, table_id, sorted(people), sorted(in_view))))

    def has_read(self, table_id: str) -> None:
        self._spawn(self._say(Present(self.process, table_id, [], [], new=True)))

    async def _say(self, line: Line) -> bool:
        raw = json.encode(line).decode()
        if len(raw.encode()) > LONGEST:
            return False
        self._unsaid.append(raw)
        async with self._speak_turn:
            lines, self._unsaid = self._unsaid, []
            if not lines:
                return True  # somebody else has said it with his own
            if self._ears.is_closed() and not self._leaving:
                await self._listen_to_others()
                if self.miss is not None:
                    self._spawn(self.miss(""))  # whatever was said meanwhile
            await self._ears.execute(NOTIFY, CHANNEL, lines)
        return True

    def _listen(self, _: Any, __: int, ___: str, payload: object) -> None:
        try:
            line = LINES.decode(str(payload))
        except ValidationError:
            LOG.warning("not understood: %.200s", payload)
            return
        if isinstance(line, Replied):
            self._replied(line)
        elif line.process != self.process:
            self._heard_of[line.process] = asyncio.get_running_loop().time()
            if not isinstance(line, Moved) or (line.table not in self._owned and self.follows(line.table)):
                self._spawn(self._heard(line))

    def _replied(self, line: Replied) -> None:
        reply = self._replies.get(line.request)
        if reply is not None and not reply.done():
            reply.set_result(line.answer)

    async def _heard(self, line: Moved | Relayed | Present | Beat | Left) -> None:
        if isinstance(line, Moved):
            if line.table not in self._owned and self.hear is not None:
                await self.hear(line.table)
        elif isinstance(line, Left):
            self._heard_of.pop(line.process, None)
            if self.miss is not None:
                await self.miss(line.process)
        elif isinstance(line, Present):
            if self.meet is not None:
                self.meet(line)
        elif isinstance(line, Relayed) and (line.table in self._owned or line.table in self._handed_over):
            await self._say(Replied(self.process, line.request, await self._answer(line)))

    async def _answer(self, line: Relayed) -> Accepted | Refused | None:
        """None: the table is ours no more."""
        assert self.act_here is not None
        actor = Actor(line.person, line.name, line.blazon, line.invitation)
        try:
            answer = await self.act_here(line.table, actor, line.message)
        except (NotOurs, Leaving):
            return None
        if isinstance(answer, Refused):
            answer.fresh = None  # too long to carry: the asking process makes its own
        return answer

    async def _reconnect(self) -> None:
        if self._locks.is_closed():
            self._owned.clear()
            self._locks = await asyncpg.connect(self._dsn)
            self._locks.add_termination_listener(self._lost)

    def _lost(self, _: Any) -> None:
        """The connection with our locks was lost, and so are the locks."""
        self._owned.clear()

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def lock_of(table_id: str) -> int:
    digest = hashlib.sha256(f"tabard table {table_id}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
