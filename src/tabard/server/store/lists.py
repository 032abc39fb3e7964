"""Lists of tables: yours, and those anybody may find."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.engine.journal import Entry
from tabard.server.store.schema import entries, seats, tables
from tabard.server.store.tables import read_entry, read_seat, read_table
from tabard.server.tables.record import SeatRecord, TableRecord
from tabard.server.wire.rest import TableLine
from tabard.server.wire.shared import SeatInfo

MOST = 60


class TableLists:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def mine(self, person: str) -> list[tuple[TableRecord, list[SeatRecord]]]:
        own = select(seats.c.table_id).where(seats.c.person == person)
        return await self._read(
            select(tables)
            .where(tables.c.id.in_(own) | (tables.c.host == person))
            .order_by(tables.c.changed.desc())
            .limit(MOST)
        )

    async def public(self) -> list[tuple[TableRecord, list[SeatRecord]]]:
        return await self._read(
            select(tables)
            .where(tables.c.visibility == "public", tables.c.status.in_(("open", "running")))
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(MOST)
        )

    async def running(self) -> list[TableRecord]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.status == "running"))
            return [read_table(row) for row in found]

    async def count(self) -> dict[str, int]:
        """How many tables of each status there are."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {row[0]: row[1] for row in found}

    async def late(self, now: int) -> list[str]:
        """Running tables whose deadline has passed."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(tables.c.id).where(tables.c.status == "running", tables.c.deadline < now)
            )
            return [row.id for row in found]

    async def waiting(self) -> list[tuple[str, list[int], list[SeatRecord]]]:
        """Running tables and who is waited for: after a start, bots and messengers look at them again."""
        running = await self._read(select(tables).where(tables.c.status == "running"))
        return [(table.id, table.waiting, sitting) for table, sitting in running]

    async def journal(self, table_id: str) -> list[Entry]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number)
            )
            return [read_entry(row).entry for row in found]

    async def _read(self, query: Any) -> list[tuple[TableRecord, list[SeatRecord]]]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
            ids = [row.id for row in found]
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            )
            by_table: dict[str, list[Row[Any]]] = {}
            for row in sitting:
                by_table.setdefault(row.table_id, []).append(row)
        return [(read_table(row), [read_seat(seat) for seat in by_table.get(row.id, [])]) for row in found]


def line(table: TableRecord, sitting: list[SeatRecord], person: str | None) -> TableLine:
    yours = [seat.seat for seat in sitting if person is not None and seat.person == person]
    return TableLine(
        id=table.id,
        name=table.settings.name,
        game=table.settings.game,
        status=table.status,
        pace=table.settings.pace,
        options=json.decode(json.encode(table.settings.options)),
        seats=[
            SeatInfo(
                seat.seat,
                seat.kind,
                seat.name,
                seat.blazon,
                seat.level,
                False,
                seat.stand_in,
                seat.resigned,
                seat.external,
            )
            for seat in sitting
        ],
        yours=yours,
        your_turn=any(seat in table.waiting and not sitting[seat].bot for seat in yours),
        deadline=table.deadline,
        changed=table.changed,
    )
