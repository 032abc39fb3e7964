"""Blocks and reports: what people do about each other."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Executable, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.accounts.passwords import token
from tabard.server.now import now_ms
from tabard.server.store.schema import blocks, chat, people, reports
from tabard.server.store.tables import read_line
from tabard.server.store.writer import Job, Writer
from tabard.server.tables.talk import Line


@dataclass(frozen=True)
class Report:
    id: str
    at: int
    person: str
    about: str
    table_id: str
    why: str
    said: str
    settled: int | None


class ModerationStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """Ids and names of those somebody has blocked."""
        wanted = (
            select(blocks.c.blocked, people.c.name)
            .join(people, people.c.id == blocks.c.blocked)
            .where(blocks.c.person == person)
            .order_by(blocks.c.at)
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    async def unheard_by(self, person: str) -> frozenset[str]:
        """Whose words somebody does not want to read."""
        wanted = select(blocks.c.blocked).where(blocks.c.person == person)
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(wanted)).scalars())

    async def apart_from(self, person: str) -> set[str]:
        """All who have blocked the person, or whom the person has blocked."""
        wanted = select(blocks.c.person, blocks.c.blocked).where(
            or_(blocks.c.person == person, blocks.c.blocked == person)
        )
        async with self._engine.connect() as connection:
            return {row[0] if row[1] == person else row[1] for row in await connection.execute(wanted)}

    async def block(self, person: str, other: str) -> None:
        added = insert(blocks).values(person=person, blocked=other, at=now_ms())
        await self._writer.write(Job([unblocked(person, other), added]))

    async def unblock(self, person: str, other: str) -> None:
        await self._writer.write(Job([unblocked(person, other)]))

    async def writer_of(self, table: str, number: int) -> str | None:
        wanted = select(chat.c.person).where(chat.c.table_id == table, chat.c.number == number)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def said(self, table: str, person: str) -> list[Line]:
        wanted = select(chat).where(chat.c.table_id == table, chat.c.person == person)
        async with self._engine.connect() as connection:
            return [read_line(row) for row in await connection.execute(wanted.order_by(chat.c.number))]

    async def report(self, person: str, about: str, table: str, why: str, said: str) -> str:
        row = {"person": person, "about": about, "table_id": table, "why": why, "said": said}
        id = token()[:8]
        await self._writer.write(Job([insert(reports).values(id=id, at=now_ms(), **row)]))
        return id

    async def reports(self, *, settled: bool = False) -> list[Report]:
        wanted = select(reports).order_by(reports.c.at)
        if not settled:
            wanted = wanted.where(reports.c.settled.is_(None))
        async with self._engine.connect() as connection:
            return [Report(**row._mapping) for row in await connection.execute(wanted)]

    async def settle(self, report: str) -> None:
        await self._writer.write(
            Job([update(reports).where(reports.c.id == report).values(settled=now_ms())])
        )


def unblocked(person: str, other: str) -> Executable:
    return delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other)
