"""Several processes on one PostgreSQL: advisory locks give each table one owner, NOTIFY tells of changes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from msgspec import Struct, ValidationError, json
from sqlalchemy.engine import make_url

from tabard.server.tables.actor import Actor
from tabard.server.wire.client import TableMessage
from tabard.server.wire.server import Accepted, Refused

CHANNEL = "tabard"
LONGEST = 7_500  # bytes: PostgreSQL carries less than 8,000
PATIENCE = 2.0
TRIES = 5
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
    process: str
    request: str
    answer: Accepted | Refused


class Present(Struct, tag="present"):
    """Who looks at a table from another process."""

    process: str
    table: str
    people: list[str]
    in_view: list[str]


Line = Moved | Relayed | Replied | Present
LINES: json.Decoder[Line] = json.Decoder(Line)

ActHere = Callable[[str, Actor, TableMessage], Awaitable[Accepted | Refused]]
Hear = Callable[[str], Awaitable[None]]
Meet = Callable[[str, str, set[str], set[str]], None]


class PostgresOwners:
    """Holds the locks of our tables, relays messages for others' tables, listens for changes."""

    def __init__(self, url: str) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = secrets.token_hex(4)
        self._owned: set[str] = set()
        self._replies: dict[str, asyncio.Future[Accepted | Refused]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._locks: Any = None
        self._ears: Any = None
        self._lock_turn = asyncio.Lock()
        self._speak_turn = asyncio.Lock()
        self.act_here: ActHere | None = None
        self.hear: Hear | None = None
        self.meet: Meet | None = None

    async def open(self) -> None:
        self._locks = await asyncpg.connect(self._dsn)
        self._ears = await asyncpg.connect(self._dsn)
        await self._ears.add_listener(CHANNEL, self._listen)
        self._locks.add_termination_listener(self._lost)

    async def close(self) -> None:
        for connection in (self._ears, self._locks):
            if connection is not None and not connection.is_closed():
                await connection.close()

    def news(self, table_id: str, version: int) -> str:
        """The notification that the writer sends in the transaction of the change."""
        return json.encode(Moved(self.process, table_id, version)).decode()

    async def mine(self, table_id: str) -> bool:
        if table_id in self._owned:
            return True
        async with self._lock_turn:
            await self._reconnect()
            got = await self._locks.fetchval("SELECT pg_try_advisory_lock($1)", lock_of(table_id))
            if got and table_id not in self._owned:
                if self.hear is not None:
                    await self.hear(table_id)  # somebody else may have had it since we read it
                self._owned.add(table_id)
        return bool(got)

    async def give_up(self, table_id: str) -> None:
        if table_id in self._owned:
            self._owned.discard(table_id)
            async with self._lock_turn:
                await self._locks.fetchval("SELECT pg_advisory_unlock($1)", lock_of(table_id))

    async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        """Ask the owner; if it is gone, become the owner."""
        for _ in range(TRIES):
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
            reply = asyncio.get_running_loop().create_future()
            self._replies[request] = reply
            try:
                if not await self._say(line):
                    return Refused("too_large", "this message is too long to relay")
                answer: Accepted | Refused = await asyncio.wait_for(reply, PATIENCE)
            except TimeoutError:
                if await self.mine(table_id) and self.act_here is not None:
                    return await self.act_here(table_id, actor, message)
                continue
            finally:
                self._replies.pop(request, None)
            if self.hear is not None:
                await self.hear(table_id)
            return answer
        return Refused("busy", "the table does not answer; try again")

    def presence(self, table_id: str, people: set[str], in_view: set[str]) -> None:
        self._spawn(self._say(Present(self.process, table_id, sorted(people), sorted(in_view))))

    async def _say(self, line: Line) -> bool:
        raw = json.encode(line).decode()
        if len(raw.encode()) > LONGEST:
            return False
        async with self._speak_turn:
            await self._ears.execute("SELECT pg_notify($1, $2)", CHANNEL, raw)
        return True

    def _listen(self, _: Any, __: int, ___: str, payload: object) -> None:
        try:
            line = LINES.decode(str(payload))
        except ValidationError:
            LOG.warning("not understood: %.200s", payload)
            return
        if line.process != self.process or isinstance(line, Replied):
            self._spawn(self._heard(line))

    async def _heard(self, line: Line) -> None:
        if isinstance(line, Replied):
            reply = self._replies.get(line.request)
            if reply is not None and not reply.done():
                reply.set_result(line.answer)
        elif isinstance(line, Moved):
            if line.table not in self._owned and self.hear is not None:
                await self.hear(line.table)
        elif isinstance(line, Present):
            if self.meet is not None:
                self.meet(line.table, line.process, set(line.people), set(line.in_view))
        elif line.table in self._owned and self.act_here is not None:
            actor = Actor(line.person, line.name, line.blazon, line.invitation)
            answer = await self.act_here(line.table, actor, line.message)
            if isinstance(answer, Refused):
                answer.fresh = None  # too long to carry: the asking process makes its own
            await self._say(Replied(self.process, line.request, answer))

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
