"""Group commit: one task writes for all tables, and the disk is waited for once per batch."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, bindparam, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabard.server.store.schema import entries, tables

ADD_ENTRIES = insert(entries)
PROGRESS = ("status", "ended", "agreements", "clocks", "waiting", "deadline", "version", "changed")
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in PROGRESS})
)
NOTIFY = text("SELECT pg_notify('tabard', line) FROM unnest(CAST(:lines AS text[])) AS line")


@dataclass
class Job:
    """What must reach the disk together."""

    statements: Sequence[Executable] = ()
    entries: Sequence[Mapping[str, Any]] = ()
    progress: Mapping[str, Any] | None = None
    news: str | None = None  # told to the other processes
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Takes jobs, commits them in batches, then tells those who wait."""

    def __init__(self, engine: AsyncEngine, *, notifies: bool) -> None:
        self._engine = engine
        self._notifies = notifies
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Writes what was given, then stops."""
        self._closed = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, job: Job) -> None:
        """Returns when the job is on disk."""
        if self._closed:
            raise ConnectionError("the server is closing")
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
            await self._write_all(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
                return
            for job in jobs:  # one bad job must not spoil the others
                await self._commit([job])
            return
        for job in jobs:
            if not job.done.cancelled():
                job.done.set_result(None)

    async def _write_all(self, jobs: list[Job]) -> None:
        async with self._engine.begin() as connection:
            for job in jobs:
                for statement in job.statements:
                    await connection.execute(statement)
            rows = [row for job in jobs for row in job.entries]
            if rows:
                await connection.execute(ADD_ENTRIES, rows)
            progress = [job.progress for job in jobs if job.progress is not None]
            if progress:
                await connection.execute(MOVE_ON, progress)
            await self._notify(connection, jobs)

    async def _notify(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        lines = [job.news for job in jobs if job.news is not None]
        if lines and self._notifies:
            await connection.execute(NOTIFY, {"lines": lines})
