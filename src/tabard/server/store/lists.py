"""Lists of tables: yours, and those anybody may find."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import json
from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.engine.journal import Entry
from tabard.server.store.schema import entries, seats, tables
from tabard.server.store.tables import complete, is_damage, read_entry, read_seat, read_table
from tabard.server.tables.record import EntryRow, SeatRecord, TableRecord
from tabard.server.wire.rest import TableLine
from tabard.server.wire.shared import SeatInfo

LOG = logging.getLogger("tabard.store")
MOST = 60
AT_ONCE = 200  # tables a query names: databases have a limit

Sat = tuple[TableRecord, list[SeatRecord]]


class TableLists:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._named: set[str] = set()

    async def mine(self, person: str) -> list[Sat]:
        """Those of them that can be read."""
        return await self._read(await self.ids_of(person))

    async def ids_of(self, person: str) -> list[str]:
        own = select(seats.c.table_id).where(seats.c.person == person)
        return await self._ids(
            select(tables.c.id)
            .where(tables.c.id.in_(own) | (tables.c.host == person))
            .order_by(tables.c.changed.desc())
            .limit(MOST)
        )

    async def public(self) -> list[Sat]:
        found = await self._ids(
            select(tables.c.id)
            .where(tables.c.visibility == "public", tables.c.status.in_(("open", "running")))
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(MOST)
        )
        return await self._read(found)

    async def exists(self, table_id: str) -> bool:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.id == table_id))
            return found.first() is not None

    async def all(
        self, most: int, *, over: bool, person: str | None
    ) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """For whoever keeps the server: the latest first."""
        query = select(tables.c.id).order_by(tables.c.changed.desc()).limit(most)
        if not over:
            query = query.where(tables.c.status != "over")
        if person is not None:
            own = select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(tables.c.id.in_(own) | (tables.c.host == person))
        return await self._read(await self._ids(query))

    async def seats_in_play(self, person: str) -> list[tuple[str, str, int]]:
        """Table, status and seat, wherever somebody sits at a table that is not over."""
        wanted = (
            select(tables.c.id, tables.c.status, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.status != "over", seats.c.resigned.is_(False))
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(wanted)]

    async def running(self) -> tuple[list[TableRecord], list[str]]:
        """Those that can be read, and the ids of those that cannot."""
        found = await self._ids(select(tables.c.id).where(tables.c.status == "running"))
        sat = await self._read(found)
        readable = {table.id for table, _ in sat}
        return [table for table, _ in sat], [one for one in found if one not in readable]

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

    async def waiting(self) -> list[Sat]:
        """Running tables and who must act: after a start, bots and notifications continue there."""
        found = await self._ids(select(tables.c.id).where(tables.c.status == "running"))
        return await self._read(found)

    async def journal(self, table_id: str) -> list[Entry]:
        return [row.entry for row in await self.rows(table_id)]

    async def rows(self, table_id: str) -> list[EntryRow]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number)
            )
            return [read_entry(row) for row in found]

    async def _ids(self, query: Select[Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def _read(self, ids: list[str]) -> list[Sat]:
        """Tables with their seats, in this order; without those that cannot be read, which the log names."""
        found: list[Sat] = []
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            try:
                found += await self._sat(some)
            except Exception as error:
                if not is_damage(error):
                    raise
                for one in some:
                    found += await self._sat_alone(one)
        return found

    async def _sat_alone(self, table_id: str) -> list[Sat]:
        try:
            return await self._sat([table_id])
        except Exception as error:
            if not is_damage(error):
                raise
            if table_id not in self._named:
                self._named.add(table_id)
                LOG.error("table %s is damaged and set aside: %s", table_id, error)
            return []

    async def _sat(self, ids: list[str]) -> list[Sat]:
        async with self._engine.connect() as connection:
            rows = {
                row.id: row for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))
            }
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            )
            by_table: dict[str, list[Row[Any]]] = {}
            for row in sitting:
                by_table.setdefault(row.table_id, []).append(row)
        return [
            complete(read_table(rows[one]), [read_seat(seat) for seat in by_table.get(one, [])])
            for one in ids
            if one in rows
        ]


def damaged_line(table_id: str) -> TableLine:
    """Shown to its people, so that they know whom to ask."""
    return TableLine(table_id, "", "", "over", "untimed", {}, [], [], False, None, 0, True)


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
        damaged=False,
    )
