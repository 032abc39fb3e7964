"""A table laid anew in the middle of a chapter: other cards, the same chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.table import Table


class Laid:
    """In a trail: from here on these parts of the table lie as they lie on another one."""

    __slots__ = ("parts", "table")

    def __init__(self, parts: Mapping[str, Any], table: Table) -> None:
        self.parts = parts  # as plain values
        self.table = table

    def lay(self, table: Table) -> None:
        """In place: a chapter may hold on to what lies on the table."""
        change(table, self.table.copy(), self.table, self.parts)


def change(mine: Any, its: Any, kept: Any, parts: Mapping[str, Any]) -> None:
    """Make parts of a record like those of a copy. What the copy shares with what it is a copy of (`kept`)
    is never changed, only replaced.
    """
    for name, plain in parts.items():
        setattr(mine, name, changed(getattr(mine, name), getattr(its, name), getattr(kept, name), plain))


def changed(mine: Any, its: Any, kept: Any, plain: Any) -> Any:
    if its is kept or type(mine) is not type(its):
        return its
    if isinstance(its, list):
        if len(mine) != len(its):
            return its
        return [changed(mine[at], its[at], kept[at], plain[at]) for at in range(len(its))]
    if not isinstance(plain, dict):
        return its
    if isinstance(its, dict):
        return {
            key: changed(mine[key], one, kept[key], plain[key]) if key in mine and key in plain else one
            for key, one in its.items()
        }
    change(mine, its, kept, plain)
    return mine
