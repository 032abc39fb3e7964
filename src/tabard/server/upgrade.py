"""A check before an upgrade: replays every running match, and says which would differ. Changes nothing."""

from __future__ import annotations

import json as plain_json
from dataclasses import dataclass

from tabard.server.store.database import Database
from tabard.server.store.lists import TableLists
from tabard.server.store.tables import is_damage
from tabard.server.tables.carrying import carry
from tabard.server.tables.record import TableRecord


@dataclass(frozen=True)
class Verdict:
    """The result of one running match."""

    table: str
    game: str
    why_not: str | None
    rules: int | None = None  # it goes on under these, which are not those it began with

    @property
    def same(self) -> bool:
        return self.why_not is None

    def __str__(self) -> str:
        way = "goes on"
        if self.why_not is not None:
            way = f"{self.why_not}; shown read-only, and its players can vote to end it"
        elif self.rules is not None:
            way = f"goes on under rules {self.rules}: every answer holds"
        return f"{self.table} ({self.game}): {way}"


async def upgrade(address: str) -> None:
    database = Database(address)
    await database.open()
    await database.close()


async def check(address: str) -> list[Verdict]:
    """Reads beside a running server: nothing is locked."""
    database = Database(address)
    lists = TableLists(database.engine)
    try:
        readable, damaged = await lists.running()
        aside = [Verdict(table, "?", "damaged: it is set aside") for table in damaged]
        return aside + [await verdict(lists, table) for table in readable]
    finally:
        await database.engine.dispose()


async def verdict(lists: TableLists, table: TableRecord) -> Verdict:
    game = table.settings.game
    try:
        rows = await lists.rows(table.id)
    except Exception as error:
        if not is_damage(error):
            raise
        return Verdict(table.id, game, f"damaged: {error}")
    carried = carry(table, rows)
    why = carried.why_not
    if why is None and carried.play is not None and list(carried.play.match.waiting) != table.waiting:
        now = plain_json.dumps(list(carried.play.match.waiting))
        why = f"waits for seats {now}, not {plain_json.dumps(table.waiting)}"
    return Verdict(table.id, game, why, carried.moved_to)
