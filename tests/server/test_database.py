"""The database: what migrations make is what the code expects, and SQLite has one master."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import IntegrityError

from tabard.cli import main
from tabard.server.store.database import Database, DatabaseError, full_url, upgrade
from tabard.server.store.schema import METADATA


def test_a_folder_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err


async def opened(path: Path) -> Database:
    database = Database(str(path))
    await database.open()
    return database


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path / "a.sqlite3"))
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def open_and_close(path: Path) -> None:
    await (await opened(path)).close()


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        asyncio.run(open_and_close(tmp_path / "a.sqlite3"))


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        database = await opened(tmp_path / "a.sqlite3")
        async with database.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        await database.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]  # 2 is FULL


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    async def two() -> None:
        first = await opened(tmp_path / "a.sqlite3")
        try:
            with pytest.raises(DatabaseError, match="in use by another server"):
                await opened(tmp_path / "a.sqlite3")
        finally:
            await first.close()

    asyncio.run(two())


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("postgresql://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("postgres://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("/var/tabard.db", "sqlite+aiosqlite:////var/tabard.db"),
    ],
)
def test_addresses_get_their_driver(address: str, url: str) -> None:
    assert full_url(address) == url


def test_a_server_ends_though_a_read_is_cancelled_while_it_closes(tmp_path: Path) -> None:
    """Cancelled once by its owner, and again when the loop ends: the connection stops once."""

    async def cancelled_on_the_way_out() -> None:
        database = Database(str(tmp_path / "a.sqlite3"))
        reading = asyncio.create_task(read_slowly(database))
        await asyncio.wait({reading}, timeout=0.05)
        reading.cancel()
        await asyncio.sleep(0)

    ending = threading.Thread(target=asyncio.run, args=(cancelled_on_the_way_out(),), daemon=True)
    ending.start()
    ending.join(timeout=30)
    assert not ending.is_alive()


async def read_slowly(database: Database) -> None:
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)"
    async with database.engine.connect() as connection:
        await connection.execute(text(f"{numbers} SELECT count(*) FROM n"))


LEAVES = (10, 13)  # what a page of SQLite that holds rows begins with


def test_a_damaged_page_is_one_tables(tmp_path: Path) -> None:
    """Matches played at the same time: their entries come in turns, and still lie apart."""
    path = tmp_path / "a.sqlite3"
    asyncio.run(open_and_close(path))
    names = [f"table{letter}" for letter in "abcdef"]
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(200):
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, 'answer', 0, ?, '[]', 0, ?, 0)",
                [(name, number, "x" * 40, f"{name}-{number}") for name in names],
            )
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    raw = bytearray(path.read_bytes())
    leaves = [at for at in range(0, len(raw), size) if raw[at] in LEAVES and b"answer" in raw[at : at + size]]
    spoilt = leaves[len(leaves) // 2]
    raw[spoilt + 8 : spoilt + size] = b"\xff" * (size - 8)
    path.write_bytes(bytes(raw))
    assert 4 <= sum(is_readable(path, name) for name in names) < 6


def is_readable(path: Path, table: str) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        try:
            rows = connection.execute("SELECT * FROM entries WHERE table_id = ?", (table,)).fetchall()
        except sqlite3.DatabaseError:
            return False
    return len(rows) == 200


def test_older_journals_move_together_and_lose_nothing(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    entry = {"table": "t", "number": 0, "kind": "answer", "value": "1", "once": "first"}
    add = text("INSERT INTO entries VALUES (:table, :number, :kind, 0, :value, '[]', 0, :once, 0)")
    with engine.begin() as connection:
        upgrade(connection, "0005")
        connection.execute(add, entry)
    with engine.begin() as connection:
        upgrade(connection)
        kept = connection.execute(text("SELECT table_id, number, value, client_id FROM entries")).all()
    assert kept == [("t", 0, "1", "first")]
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(add, {**entry, "number": 1})
    engine.dispose()
