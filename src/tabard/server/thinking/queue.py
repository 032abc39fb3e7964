"""Thoughts for workers on other machines (`tabard think`): a queue in PostgreSQL, taken with SKIP LOCKED.

A worker holds the row of the thought it has in a transaction: if it dies, the row is free again. What nobody
takes in time, and everything while there is no worker, is thought here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from importlib.metadata import version
from typing import Any

from msgspec import Struct, ValidationError, json

from tabard.api import game_module, games
from tabard.server.now import now_ms
from tabard.server.store.driver import TROUBLES, asyncpg, plain_url
from tabard.server.thinking.thinkers import JobFailed, Progress, ThinkerDied, Thinkers, Thought, TooSlow

CHANNEL = "tabard_thoughts"
LOOK_AGAIN = 2.0  # seconds after which a thought that nobody has taken is thought here
SILENCE = 15.0  # seconds after which a worker that said nothing is dead: each says something every five
OLD_MS = 600_000
LOG = logging.getLogger("tabard.thinking")

ASK = "INSERT INTO thoughts (id, at, release, seconds, job) VALUES ($1, $2, $3, $4, $5)"
TELL = "SELECT pg_notify($1, $2)"
TAKE_BACK = """DELETE FROM thoughts WHERE id = (SELECT id FROM thoughts WHERE id = $1 FOR UPDATE SKIP LOCKED)
    RETURNING result"""
FORGET_OLD = """DELETE FROM thoughts
    WHERE id IN (SELECT id FROM thoughts WHERE at < $1 FOR UPDATE SKIP LOCKED)"""


class Asked(Struct, tag="asked"):
    """There is something to think about."""


class Ready(Struct, tag="thought"):
    """The result of one stands in its row."""

    id: str


class Here(Struct, tag="here"):
    """A worker that can think so many thoughts at once."""

    worker: str
    places: int


class Gone(Struct, tag="gone"):
    worker: str


class Who(Struct, tag="who"):
    """A server asks which workers there are."""


Line = Asked | Ready | Here | Gone | Who
LINES: json.Decoder[Line] = json.Decoder(Line)


def release() -> str:
    """Only a worker of the same release, with the same rules, thinks for a server."""
    return " ".join([version("tabard"), *(f"{game}:{game_module(game).rules_version}" for game in games())])


async def tell(connection: Any, line: Line) -> None:
    """To all servers and workers."""
    await connection.execute(TELL, CHANNEL, json.encode(line).decode())


class Queue:
    """Has the interface of `Thinkers`, and some of our own for what nobody else takes."""

    def __init__(self, url: str, here: Thinkers) -> None:
        self._url = plain_url(url)
        self._here = here
        self._release = release()
        self._line: Any = None
        self._turn = asyncio.Lock()
        self._elsewhere = 0  # thoughts under way in workers
        self._workers: dict[str, tuple[int, float]] = {}  # places of each, and when it was heard last
        self._ready: dict[str, asyncio.Event] = {}

    async def open(self) -> None:
        await self._connect()
        async with self._turn:
            await self._line.execute(FORGET_OLD, now_ms() - OLD_MS)
            await tell(self._line, Who())

    def close(self) -> None:
        """Without waiting for anybody's thoughts."""
        self._here.close()
        if self._line is not None:
            self._line.terminate()

    @property
    def places(self) -> int:
        """How many thoughts other machines can think at once, as far as this one has heard."""
        since = asyncio.get_running_loop().time() - SILENCE
        return sum(places for places, heard in self._workers.values() if heard > since)

    @property
    def most(self) -> int:
        return self.places or self._here.most

    @property
    def under_way(self) -> int:
        return self._here.under_way + self._elsewhere

    async def think(self, job: Thought, limit: float, on_progress: Progress | None = None) -> Any:
        """As `Thinkers.think`."""
        if self.places and on_progress is None:
            said = None
            self._elsewhere += 1
            try:
                said = await self._think_elsewhere(job, limit)
            except TROUBLES:
                LOG.warning("the queue of thoughts does not answer: this one is thought here")
            finally:
                self._elsewhere -= 1
            if said is not None:
                return result_of(said)
        return await self._here.think(job, limit, on_progress)

    async def _think_elsewhere(self, job: Thought, limit: float) -> Thought | None:
        """None: nobody took it, or who took it died."""
        id, loop = secrets.token_hex(8), asyncio.get_running_loop()
        ready = self._ready[id] = asyncio.Event()
        until = loop.time() + limit + LOOK_AGAIN
        try:
            await self._ask(id, limit, json.encode(job).decode())
            while loop.time() < until:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ready.wait(), LOOK_AGAIN)
                ready.clear()
                async with self._turn:
                    row = await self._line.fetchrow(TAKE_BACK, id)
                if row is not None:
                    return None if row["result"] is None else json.decode(row["result"])
            return {"slow": True}  # a worker has it still
        finally:
            del self._ready[id]

    async def _ask(self, id: str, limit: float, job: str) -> None:
        await self._connect()
        async with self._turn:
            await self._line.execute(ASK, id, now_ms(), self._release, limit, job)
            await tell(self._line, Asked())

    async def _connect(self) -> None:
        async with self._turn:
            if self._line is None or self._line.is_closed():
                self._line = await asyncpg.connect(self._url)
                await self._line.add_listener(CHANNEL, self._listen)

    def _listen(self, _: Any, __: int, ___: str, payload: object) -> None:
        try:
            line = LINES.decode(str(payload))
        except ValidationError:
            LOG.warning("not understood: %.200s", payload)
            return
        if isinstance(line, Ready):
            if line.id in self._ready:
                self._ready[line.id].set()
        elif isinstance(line, Here):
            self._workers[line.worker] = line.places, asyncio.get_running_loop().time()
        elif isinstance(line, Gone):
            self._workers.pop(line.worker, None)


Minds = Thinkers | Queue


def result_of(said: Thought) -> Any:
    if "error" in said:
        raise JobFailed(said["error"])
    if "slow" in said:
        raise TooSlow
    if "died" in said:
        raise ThinkerDied
    return said["done"]
