"""A database as compressed lines of JSON, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, cast

from msgspec import DecodeError, json
from sqlalchemy import Connection, MetaData, func, inspect, select, text
from sqlalchemy import Table as Rows

from tabard.server.store.database import Database, DatabaseError, revision, upgrade
from tabard.server.store.schema import METADATA

FORMAT = 1
AT_ONCE = 500


async def dump(database: Database, file: Path) -> int:
    """Dump a consistent state; returns the number of rows."""
    async with database.engine.connect() as connection:
        if database.is_postgres:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        else:
            await connection.exec_driver_sql("BEGIN")  # else each SELECT would see its own state
        with gzip.open(file, "wb") as packed:
            return await connection.run_sync(write_all, cast("IO[bytes]", packed))


def write_all(connection: Connection, out: IO[bytes]) -> int:
    written = 0

    def line(record: dict[str, Any]) -> None:
        out.write(json.encode(record) + b"\n")

    line({"tabard": FORMAT, "revision": revision(connection)})
    for table in reflected(connection):
        for row in connection.execution_options(stream_results=True).execute(select(table)):
            line(
                {"table": str(table.name), "row": {str(name): value for name, value in row._mapping.items()}}
            )
            written += 1
    line({"rows": written})
    return written


def reflected(connection: Connection) -> list[Rows]:
    """The tables as they are, of this version or an older one."""
    here = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in METADATA.tables if name in here])
    return found.sorted_tables


def people_in(connection: Connection) -> int:
    if not inspect(connection).has_table("people"):
        return 0
    return connection.execute(select(func.count()).select_from(METADATA.tables["people"])).scalar() or 0


async def load(database: Database, file: Path) -> None:
    """All or nothing: a truncated file changes nothing."""
    async with database.engine.begin() as connection:
        if not database.is_postgres:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(read_all, file)


def read_all(connection: Connection, file: Path) -> None:
    try:
        lines = read_lines(file)
        head = next(lines)
        if head.get("tabard") != FORMAT:
            raise DatabaseError(f"{file} is no backup of Tabard")
        empty(connection)
        upgrade(connection, head["revision"])
        tables = {table.name: table for table in reflected(connection)}
        waiting: list[dict[str, Any]] = []
        name, rows = "", 0
        for line in lines:
            if "rows" in line:
                rows += put(connection, tables, name, waiting)
                if line["rows"] != rows:
                    raise DatabaseError(f"{file} should hold {line['rows']} rows and holds {rows}")
                return
            if line["table"] != name or len(waiting) == AT_ONCE:
                rows += put(connection, tables, name, waiting)
                name, waiting = line["table"], []
            waiting.append(line["row"])
    except (OSError, EOFError, DecodeError, KeyError, AttributeError, StopIteration) as error:
        raise DatabaseError(f"{file} is no backup of Tabard, or is damaged: {error}") from error
    raise DatabaseError(f"{file} is cut short")


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rb") as packed:
        for line in packed:
            yield json.decode(line)


def put(connection: Connection, tables: dict[str, Rows], name: str, rows: list[dict[str, Any]]) -> int:
    if rows:
        connection.execute(tables[name].insert(), rows)
    return len(rows)


def empty(connection: Connection) -> None:
    here = set(inspect(connection).get_table_names())
    for name in ("alembic_version", *METADATA.tables):
        if name in here:
            connection.execute(text(f"DROP TABLE {name}"))
