"""Who did what, kept for the keeper of the server."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.accounts.passwords import token
from tabard.server.store.schema import trail
from tabard.server.store.writer import Job, Writer


class Step(Struct):
    """Somebody did something. `who` is a person's id, or `keeper`, or empty for whoever was nobody yet."""

    at: int
    who: str
    what: str
    table: str | None = None
    facts: dict[str, Any] = {}


class TrailStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, steps: list[Step]) -> None:
        await self._writer.write(
            Job(
                [
                    insert(trail).values(
                        id=token()[:16],
                        at=step.at,
                        who=step.who,
                        what=step.what,
                        table_id=step.table,
                        facts=json.encode(step.facts).decode(),
                    )
                    for step in steps
                ]
            )
        )

    async def read(self, most: int, who: str | None = None, table: str | None = None) -> list[Step]:
        """The last steps, in order."""
        query = select(trail).order_by(trail.c.at.desc()).limit(most)
        if who is not None:
            query = query.where(trail.c.who == who)
        if table is not None:
            query = query.where(trail.c.table_id == table)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [
            Step(row.at, row.who, row.what, row.table_id, json.decode(row.facts)) for row in reversed(found)
        ]

    async def forget_before(self, before: int) -> None:
        await self._writer.write(Job([delete(trail).where(trail.c.at < before)]))
