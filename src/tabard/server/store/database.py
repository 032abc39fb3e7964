"""Opens the database, and brings it up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import IO, Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabard.engine.errors import TabardError
from tabard.server.store.schema import REVISION
from tabard.server.store.writer import Batch, PostgresBatch, SqliteBatch

T = TypeVar("T")
LOCK_SECONDS = 30
ROWS_AT_ONCE = 64  # aiosqlite's own default


class DatabaseError(TabardError):
    """The database cannot be opened, or belongs to somebody else."""


class DatabaseInUse(DatabaseError):
    """A server has it."""


def run_plainly(address: str, work: Coroutine[Any, Any, T]) -> T:
    """For the command line: what a database or a disk refuses is said in a sentence, without the password."""
    try:
        return asyncio.run(work)
    except Exception as error:
        if not isinstance(error, DBAPIError | OSError) and not type(error).__module__.startswith("asyncpg"):
            raise
        url = make_url(full_url(address))
        place = url.render_as_string() if url.drivername.startswith("postgresql") else url.database
        said = error.orig if isinstance(error, DBAPIError) else error
        raise DatabaseError(f"{place}: {said}") from error


class Reader(aiosqlite.Connection):
    """A connection to SQLite that stops once.

    A read cancelled while it closes would stop its thread twice, and wait for ever for the second answer:
    a server told to end would not.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection], rows_at_once: int) -> None:
        super().__init__(connector, rows_at_once)
        work: Callable[..., None] = self._thread._target  # type: ignore[attr-defined]
        self._thread = Thread(target=until_nobody_listens, args=(work, self._tx), daemon=True)

    def stop(self) -> asyncio.Future[None] | None:
        return super().stop() if self._running else None


def until_nobody_listens(work: Callable[..., None], orders: object) -> None:
    """A read that outlives its event loop has nobody to tell its result."""
    with suppress(RuntimeError):
        work(orders)


class Database:
    """One database for one process (SQLite) or for many (PostgreSQL)."""

    def __init__(self, address: str) -> None:
        self.url = full_url(address)
        self.is_postgres = self.url.startswith("postgresql")
        self._lock: IO[str] | None = None
        self.engine = self._engine()

    @property
    def path(self) -> Path | None:
        """The file of an SQLite database."""
        name = make_url(self.url).database
        return None if self.is_postgres or not name or name == ":memory:" else Path(name)

    def _engine(self) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(self.url, pool_size=8, max_overflow=8)
        engine = create_async_engine(self.url, async_creator=self._reader, pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine

    async def _reader(self) -> aiosqlite.Connection:
        address = make_url(self.url).database or ":memory:"
        return await Reader(partial(sqlite3.connect, address, timeout=LOCK_SECONDS), ROWS_AT_ONCE)

    async def open(self) -> None:
        self.lock()
        await self.bring_up_to_date()

    async def bring_up_to_date(self) -> None:
        async with self.engine.begin() as connection:
            if await connection.run_sync(revision) != REVISION:
                await connection.run_sync(upgrade)

    def batch(self) -> Batch:
        """The batch writer for this database."""
        if self.is_postgres:
            return PostgresBatch(self.engine)
        sync = create_engine(self.url.replace("+aiosqlite", ""), connect_args={"check_same_thread": False})
        event.listen(sync, "connect", set_pragmas)
        return SqliteBatch(sync)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def lock(self) -> None:
        """SQLite is for one server: a second one would not be notified of the first one's moves."""
        import fcntl  # not on Windows, where everything else of this file works

        path = self.path
        if path is None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(f"{path}.lock", "w", encoding="utf-8")  # noqa: SIM115 (held while we live)
        except OSError as error:
            raise DatabaseError(f"{path} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise DatabaseInUse(
                f"{path} is in use by another server; several need PostgreSQL (--database postgresql://…)"
            ) from None


def full_url(address: str) -> str:
    """A path is an SQLite file; postgresql:// is completed with its driver."""
    if "://" not in address:
        return f"sqlite+aiosqlite:///{os.path.abspath(address)}"
    for plain in ("postgresql://", "postgres://"):
        if address.startswith(plain):
            return f"postgresql+asyncpg://{address.removeprefix(plain)}"
    if address.startswith("sqlite://"):
        return f"sqlite+aiosqlite://{address.removeprefix('sqlite://')}"
    return address


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations. Imported here: a database that is up to date does not wait for Alembic."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7210415)"))  # one process at a time
        if to == "head" and revision(connection) == REVISION:
            return
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise DatabaseError(f"this database belongs to a newer Tabard: {error}") from error
