"""Orders, and what they leave behind: bars and announcements."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.accounts.passwords import token
from tabard.server.keeping.orders import ORDERS, Bar, Order, Written
from tabard.server.now import now_ms
from tabard.server.store.schema import announcements, bars, orders
from tabard.server.store.writer import Job, Writer

RETRY_MS = 60_000
"""After so long an order whose process died is taken by another."""


class OrderStore:
    """Reads and writes orders. They come from another process, so everything is read again each time."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def write(self, order: Order) -> str:
        """Beside the server: straight to the database, not through a server's writer."""
        id = token()[:10]
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(orders).values(id=id, at=now_ms(), order=json.encode(order).decode())
            )
        return id

    async def find(self, id: str) -> Written | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(orders).where(orders.c.id == id))).one_or_none()
        return None if row is None else written(row)

    async def recent(self, since: int) -> list[Written]:
        """Those not carried out yet, and those carried out since then."""
        wanted = or_(orders.c.done.is_(None), orders.c.done > since)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(orders).where(wanted).order_by(orders.c.at))
            return [written(row) for row in found]

    async def take(self, id: str, process: str) -> bool:
        """Only one process carries an order out."""
        free = or_(orders.c.taken.is_(None), orders.c.at < now_ms() - RETRY_MS)
        where = (orders.c.id == id, orders.c.done.is_(None), free)
        await self._write(update(orders).where(*where).values(taken=process))
        async with self._engine.connect() as connection:
            taken = await connection.execute(select(orders.c.taken).where(orders.c.id == id))
            return taken.scalar() == process

    async def done(self, id: str, answer: str) -> None:
        await self._write(update(orders).where(orders.c.id == id).values(done=now_ms(), answer=answer))

    async def forget_before(self, before: int) -> None:
        await self._write(delete(orders).where(orders.c.done < before))

    # Bars.

    async def bars(self) -> list[tuple[Bar, int]]:
        """Those in force, with the time they began."""
        wanted = or_(bars.c.until.is_(None), bars.c.until > now_ms())
        async with self._engine.connect() as connection:
            found = await connection.execute(select(bars).where(wanted).order_by(bars.c.at))
            return [(Bar(row.person, row.kind, row.until, row.reason), row.at) for row in found]

    async def bar(self, bar: Bar) -> None:
        row = {"person": bar.person, "kind": bar.kind, "until": bar.until, "reason": bar.reason}
        await self._write(unbarred(bar.person, bar.kind), insert(bars).values(**row, at=now_ms()))

    async def lift(self, person: str, kind: str) -> None:
        await self._write(unbarred(person, kind))

    # Announcements.

    async def announcement(self) -> tuple[str, int] | None:
        """What is announced now, and until when."""
        wanted = select(announcements).where(announcements.c.until > now_ms())
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.order_by(announcements.c.at.desc()))).first()
        return None if row is None else (row.text, row.until)

    async def announce(self, text: str, until: int) -> None:
        statements: list[Any] = [delete(announcements)]
        if text:
            statements.append(
                insert(announcements).values(id=token()[:10], text=text, at=now_ms(), until=until)
            )
        await self._write(*statements)

    async def _write(self, *statements: Any) -> None:
        await self._writer.write(Job(statements))


def unbarred(person: str, kind: str) -> Any:
    return delete(bars).where(bars.c.person == person, bars.c.kind == kind)


def written(row: Row[Any]) -> Written:
    return Written(row.id, row.at, ORDERS.decode(row.order), row.done, row.answer)
