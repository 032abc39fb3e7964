"""Backup of a database in use, and restore.

Three kinds of file, told apart by their first bytes: an SQLite database, what pg_dump writes, and a portable
one of our own that also leads from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.engine import make_url

from tabard.server.store import portable
from tabard.server.store.database import Database, DatabaseError

SQLITE, PG_DUMP = b"SQLite format 3\0", b"PGDMP"


async def back_up(address: str, file: Path, *, as_portable: bool = False) -> str:
    """Works beside a running server: all that was acknowledged before is in the file. Returns how."""
    if file.exists():
        raise DatabaseError(f"{file} exists already; a backup never replaces another file")
    database = Database(address)
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # hashes of passwords inside
        how = await write(database, part, as_portable=as_portable)
        flush(part)
        part.replace(file)
    except OSError as error:
        raise DatabaseError(f"{file} cannot be written: {error.strerror}") from error
    finally:
        with suppress(OSError):  # of a disk that takes nothing, not even that
            part.unlink(missing_ok=True)
        await database.close()
    return how


async def write(database: Database, part: Path, *, as_portable: bool) -> str:
    if database.path is not None and not database.path.is_file():
        raise DatabaseError(f"there is no database {database.path}")
    if as_portable:
        return f"portable, {await portable.dump(database, part)} rows"
    if database.path is not None:
        return f"SQLite, {copy_sqlite(database.path, part)} pages"
    if shutil.which("pg_dump"):
        run_postgres("pg_dump", database.url, "--format=custom", "--no-owner", f"--file={part}")
        return "by pg_dump"
    return f"portable, for there is no pg_dump here, {await portable.dump(database, part)} rows"


async def restore(address: str, file: Path, *, replace: bool = False) -> None:
    """Restore into an empty database, or replace what is there; then migrate."""
    try:
        with file.open("rb") as opened:
            beginning = opened.read(16)
    except OSError as error:
        raise DatabaseError(f"{file} cannot be read: {error.strerror}") from error
    database = Database(address)
    try:
        database.lock()
        await must_be_free(database, replace=replace)
        if beginning == SQLITE:
            put_sqlite(database, file)
        elif beginning.startswith(PG_DUMP):
            put_postgres(database, file)
        else:
            await portable.load(database, file)
        await database.bring_up_to_date()
    finally:
        await database.close()


async def must_be_free(database: Database, *, replace: bool) -> None:
    """Nobody else uses it, and nothing in it is lost silently."""
    if database.path is not None and not database.path.exists():
        return
    async with database.engine.connect() as connection:
        if database.is_postgres:
            others = await connection.execute(
                text(
                    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                    "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
                )
            )
            if others.scalar():
                raise DatabaseError("others are connected to this database: stop the servers first")
        if await connection.run_sync(portable.people_in) and not replace:
            raise DatabaseError("people are in this database; --replace puts the backup in their place")
    await database.engine.dispose()


def copy_sqlite(source: Path, target: Path) -> int:
    """SQLite's own backup: a consistent state, whatever is written meanwhile, its log included."""
    pages = 0

    def count(_: int, __: int, total: int) -> None:
        nonlocal pages
        pages = total

    try:
        with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, progress=count)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, to be carried anywhere
            check_sqlite(new, source)
    except sqlite3.Error as error:
        raise DatabaseError(f"{source} cannot be copied: {error}") from error
    return pages


def check_sqlite(connection: sqlite3.Connection, file: Path) -> None:
    verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise DatabaseError(f"{file} is damaged: {verdict}")


def put_sqlite(database: Database, file: Path) -> None:
    path = database.path
    if path is None:
        raise DatabaseError("this is a backup of SQLite; one made with --portable can go to PostgreSQL")
    part = path.with_name(f"{path.name}.restored")
    try:
        shutil.copyfile(file, part)
        with closing(sqlite3.connect(part)) as copy:
            check_sqlite(copy, file)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) else error
        raise DatabaseError(f"{file} cannot be restored to {path}: {why}") from error
    flush(part)
    for rest in ("-wal", "-shm"):  # of the database that goes
        path.with_name(path.name + rest).unlink(missing_ok=True)
    part.replace(path)


def put_postgres(database: Database, file: Path) -> None:
    if not database.is_postgres:
        raise DatabaseError("this is a backup of PostgreSQL; one made with --portable can go to SQLite")
    if not shutil.which("pg_restore"):
        raise DatabaseError("pg_restore is needed for this backup (it comes with PostgreSQL)")
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    run_postgres("pg_restore", database.url, *options, str(file))


def run_postgres(program: str, address: str, *options: str) -> None:
    """The password goes by the environment: everybody on the machine can read a command line."""
    url: URL = make_url(address)
    names = {"host": url.host, "port": url.port, "username": url.username, "dbname": url.database}
    place = [f"--{name}={value}" for name, value in names.items() if value is not None]
    environment = dict(os.environ) | ({"PGPASSWORD": str(url.password)} if url.password else {})
    done = subprocess.run(
        (program, *place, *options), env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise DatabaseError(f"{program} failed: {done.stderr.strip()}")


def flush(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
