"""Group commit: one task writes for all tables, with one fsync per batch."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import json
from sqlalchemy import Column, Connection, Dialect, Engine, Executable, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.metrics import Metrics
from tabard.server.store.schema import entries, tables

LOG = logging.getLogger("tabard.store")
PROGRESS = ("status", "ended", "agreements", "clocks", "waiting", "deadline", "version", "changed")
ENTRY = [column.name for column in entries.c]
PARTS = ", ".join(f"json_extract(value, '$.{name}')" for name in ENTRY)
ADD_ENTRIES_AT_ONCE = f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT {PARTS} FROM json_each(?)"
MOVE_ON_AT_ONCE = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in PROGRESS)} FROM (SELECT "
    + ", ".join(f"json_extract(value, '$.new_{name}') AS {name}" for name in PROGRESS)
    + ", json_extract(value, '$.table_id') AS table_id FROM json_each(?)) AS new WHERE id = new.table_id"
)
POSTGRES: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]


def typed(columns: Iterable[Column[Any]], prefix: str = "") -> str:
    return ", ".join(f'"{prefix}{one.name}" {one.type.compile(dialect=POSTGRES)}' for one in columns)


ROWS = "FROM json_to_recordset(CAST(:rows AS json)) AS new"
ADD_ENTRIES = text(
    f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT {', '.join(ENTRY)} {ROWS} ({typed(entries.c)})"
)
MOVE_ON = text(
    f"UPDATE tables SET {', '.join(f'{name} = new.new_{name}' for name in PROGRESS)} {ROWS}"
    f" (table_id TEXT, {typed((tables.c[name] for name in PROGRESS), 'new_')}) WHERE id = new.table_id"
)


REASONS = {
    "full": "there-is-no-room-on-the-disk",
    "no space": "there-is-no-room-on-the-disk",
    "readonly": "the-database-is-read-only",
    "read-only": "the-database-is-read-only",
    "malformed": "the-database-is-damaged",
}


class NotKept(Exception):
    """The database did not take it. Nothing was done, and nobody was told that it was."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Leaving(Exception):
    """This server ends, and its tables go to another. What was asked of it is asked there again."""


def why_not_kept(error: Exception) -> Exception:
    """The database's own words, as a reason that players can be told."""
    if isinstance(error, IntegrityError) or not isinstance(error, SQLAlchemyError | OSError):
        return error
    said = str(error.__cause__ or error).lower()
    reason = next(
        (reason for words, reason in REASONS.items() if words in said), "the-database-does-not-answer"
    )
    return NotKept(reason)


@dataclass
class Job:
    """What must reach the disk together."""

    statements: Sequence[Executable] = ()
    entries: Sequence[Mapping[str, Any]] = ()
    progress: Mapping[str, Any] | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Batch(Protocol):
    """Writes a batch of jobs to disk."""

    async def write(self, jobs: list[Job]) -> None: ...

    async def close(self) -> None: ...


class SqliteBatch:
    """A thread with its own connection: one hand-over for a whole batch, not one for each statement.

    All rows go as one JSON text: for each single row SQLite would release the GIL, and then wait
    until the busy event loop lets it run again.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def write(self, jobs: list[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, jobs)

    def _write(self, jobs: list[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for statement in other_statements(jobs):
                self._connection.execute(statement)
            for at_once, rows in (
                (ADD_ENTRIES_AT_ONCE, new_entries(jobs)),
                (MOVE_ON_AT_ONCE, progress(jobs)),
            ):
                if rows:
                    self._connection.exec_driver_sql(at_once, (json.encode(rows).decode(),))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresBatch:
    """One transaction for a batch, all rows of a table as one JSON text.

    Other processes are not told in it: a transaction that notifies lets no other one commit meanwhile.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, jobs: list[Job]) -> None:
        async with self._engine.begin() as connection:
            for statement in other_statements(jobs):
                await connection.execute(statement)
            for at_once, rows in ((ADD_ENTRIES, new_entries(jobs)), (MOVE_ON, progress(jobs))):
                if rows:
                    await connection.execute(at_once, {"rows": json.encode(rows).decode()})

    async def close(self) -> None: ...


def other_statements(jobs: list[Job]) -> Iterator[Executable]:
    for job in jobs:
        yield from job.statements


def new_entries(jobs: list[Job]) -> list[Mapping[str, Any]]:
    return [row for job in jobs for row in job.entries]


def progress(jobs: list[Job]) -> list[Mapping[str, Any]]:
    return [job.progress for job in jobs if job.progress is not None]


class Writer:
    """Takes jobs, commits them in batches, then wakes those who wait."""

    def __init__(self, batch: Batch, metrics: Metrics) -> None:
        self._batch = batch
        self._metrics = metrics
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Writes what is queued, then stops."""
        self._closed = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._batch.close()

    @property
    def works(self) -> bool:
        return self._task is not None and not self._task.done()

    async def write(self, job: Job) -> None:
        """Returns when the job is on disk."""
        if self._closed:
            raise Leaving
        self._jobs.append(job)
        self._wake.set()
        await job.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._jobs = self._jobs, []
            if jobs:
                await self._commit(jobs)
            elif self._closed:
                return
            if self._jobs or self._closed:
                self._wake.set()

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            with self._metrics.commits.timed():
                await self._batch.write(jobs)
        except Exception as error:
            if len(jobs) == 1:
                refuse(jobs[0], error)
                return
            for job in jobs:  # one bad job must not spoil the others
                await self._commit([job])
            return
        self._metrics.moves += len(new_entries(jobs))
        for job in jobs:
            if not job.done.cancelled():
                job.done.set_result(None)


def refuse(job: Job, error: Exception) -> None:
    why = why_not_kept(error)
    if why is not error:
        LOG.error("the database refused to write: %s", error.__cause__ or error)
    if not job.done.cancelled():
        job.done.set_exception(why)
        job.done.exception()  # whoever waited may have gone meanwhile
