"""A check before an upgrade: replays every running match, and says which would differ. Changes nothing."""

from __future__ import annotations

import json as plain_json
from dataclasses import dataclass

from tabard.engine.errors import TabardError
from tabard.engine.journal import Entry
from tabard.server.store.database import Database
from tabard.server.store.lists import TableLists
from tabard.server.store.tables import is_damage
from tabard.server.tables.play import begin, rules_of
from tabard.server.tables.record import TableRecord


@dataclass(frozen=True)
class Verdict:
    """The result of one running match."""

    table: str
    game: str
    why_not: str | None

    @property
    def same(self) -> bool:
        return self.why_not is None

    def __str__(self) -> str:
        return f"{self.table} ({self.game}): {self.why_not or 'goes on'}"


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
    try:
        entries = await lists.journal(table.id)
    except Exception as error:
        if not is_damage(error):
            raise
        return Verdict(table.id, table.settings.game, f"damaged: {error}")
    return Verdict(table.id, table.settings.game, difference(table, entries))


def difference(table: TableRecord, entries: list[Entry]) -> str | None:
    """None, or where the installed rules differ from what was played."""
    assert table.start is not None
    try:
        installed = rules_of(table.settings.game)
        if installed != table.rules:
            return f"begun under rules {table.rules}, rules {installed} are installed: shown read-only"
        play = begin(table.settings, table.start)
        for entry in entries:
            play.act(entry)
    except TabardError as error:
        return f"refused by the installed rules: {error}"
    if list(play.match.waiting) != table.waiting:
        now = plain_json.dumps(list(play.match.waiting))
        return f"waits for seats {now}, not {plain_json.dumps(table.waiting)}"
    return None
