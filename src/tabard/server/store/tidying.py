"""What nobody used: guests without a table, open tables, sessions that have run out."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.store.schema import (
    METADATA,
    bars,
    blocks,
    chat,
    confirmations,
    failures,
    people,
    pushes,
    reports,
    seats,
    sessions,
    tables,
)
from tabard.server.store.writer import Job, Writer


class Tidying:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def unused_tables(self, before: int) -> list[str]:
        """Open, and nothing happened there since."""
        said = exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before)
        wanted = select(tables.c.id).where(
            tables.c.status == "open", tables.c.created < before, tables.c.changed < before, ~said
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def remove_table(self, table_id: str) -> None:
        """With all that was played, said and noted there. Reports about it stay."""
        statements: list[Any] = [delete(tables).where(tables.c.id == table_id)]
        statements += [
            delete(kept).where(kept.c.table_id == table_id)
            for kept in METADATA.tables.values()
            if "table_id" in kept.c and kept.name not in ("reports", "trail")
        ]
        await self._writer.write(Job(statements))

    async def unused_guests(self, before: int) -> int:
        """Guests and programs who sit nowhere, host nothing and said nothing; how many went."""
        sitting = exists().where(seats.c.person == people.c.id)
        hosting = exists().where(tables.c.host == people.c.id)
        talking = exists().where(chat.c.person == people.c.id)
        barred = exists().where(bars.c.person == people.c.id)
        unused = (
            people.c.kind.in_(("guest", "bot")),
            people.c.created < before,
            ~sitting,
            ~hosting,
            ~talking,
            ~barred,
        )
        async with self._engine.connect() as connection:
            gone = [row[0] for row in await connection.execute(select(people.c.id).where(*unused))]
        for person in gone:
            await self._writer.write(Job([*forgotten(person), delete(people).where(people.c.id == person)]))
        return len(gone)

    async def old_sessions(self, now: int) -> int:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(sessions.c.token_hash).where(sessions.c.expires < now))
            old = len(found.all())
        if old:
            await self._writer.write(Job([delete(sessions).where(sessions.c.expires < now)]))
        return old


def forgotten(person: str) -> list[Any]:
    """What is kept only for a person's own sake."""
    return [
        delete(sessions).where(sessions.c.person == person),
        delete(pushes).where(pushes.c.person == person),
        delete(confirmations).where(confirmations.c.person == person),
        delete(failures).where(failures.c.person == person),
        delete(blocks).where((blocks.c.person == person) | (blocks.c.blocked == person)),
        delete(reports).where(reports.c.person == person, reports.c.settled.is_not(None)),
    ]
