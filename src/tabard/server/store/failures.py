"""Notifications that did not arrive, for their people to see: the last failure of each channel."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.store.schema import failures
from tabard.server.store.writer import Job, Writer
from tabard.server.wire.rest import Failure


class Failures:
    """Reads and writes failures."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of(self, person: str) -> list[Failure]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(failures).where(failures.c.person == person).order_by(failures.c.channel)
            )
            return [Failure(row.channel, row.at, row.reason, row.host, row.status) for row in found]

    async def keep(self, person: str, channel: str, at: int, reason: str, host: str, status: int) -> None:
        gone = delete(failures).where(failures.c.person == person, failures.c.channel == channel)
        added = insert(failures).values(
            person=person, channel=channel, at=at, reason=reason, host=host, status=status
        )
        await self._writer.write(Job([gone, added]))

    async def forget(self, person: str, channel: str) -> None:
        """Something arrived, or the address is another."""
        if any(one.channel == channel for one in await self.of(person)):
            gone = delete(failures).where(failures.c.person == person, failures.c.channel == channel)
            await self._writer.write(Job([gone]))
