"""A match that runs while the rules change goes on wherever every answer still holds under the new ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabard.engine.errors import TabardError
from tabard.server.tables.play import Play, begin, rules_of
from tabard.server.tables.record import EntryRow, TableRecord


@dataclass(frozen=True)
class Carried:
    """The match as far as the installed rules can tell it."""

    play: Play | None
    why_not: str | None = None  # it cannot go on
    moved_to: int | None = None  # it goes on under other rules than it began with


def carry(table: TableRecord, rows: Sequence[EntryRow]) -> Carried:
    """Replays the journal. Under other rules the same seats must be waited for in the end."""
    assert table.start is not None
    try:
        installed = rules_of(table.settings.game)
        play = begin(table.settings, table.start)
    except TabardError as error:
        return Carried(None, f"this match cannot be set up by the installed rules: {error}")
    same = table.rules == installed
    try:
        play.load(rows)
    except TabardError as error:
        why = f"entry {len(play.entries)} is refused by the installed rules: {error}"
        return Carried(play, why if same else f"begun under rules {table.rules}: {why}")
    if same:
        return Carried(play)
    if table.status == "running" and list(play.match.waiting) != table.waiting:
        return Carried(play, f"begun under rules {table.rules}: rules {installed} would ask others now")
    return Carried(play, moved_to=installed)
