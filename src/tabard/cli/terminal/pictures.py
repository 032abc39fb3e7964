"""What lies on the table, drawn. A game without a picture of its own is listed, and so already playable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.terminal import fief, grunwald
from tabard.cli.terminal.table import Table
from tabard.words import SEATS

Picture = Callable[[Table, int | None], RenderableType]

PICTURES: Mapping[str, Picture] = {"grunwald": grunwald.picture, "fief": fief.picture}


def draw(table: Table, seat: int | None) -> RenderableType:
    """The table through the eyes of a seat."""
    return PICTURES.get(table.match.game, listing)(table, seat)


def listing(table: Table, seat: int | None) -> RenderableType:
    """Any view, as an indented list of names and values."""
    return Text("\n".join(listed("", table.view(seat)["table"], table, 0)))


def listed(name: str, value: Any, table: Table, depth: int) -> Iterator[str]:
    indent = "  " * depth
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        label = labelled(name, key, table)
        if is_flat(part):
            yield f"{indent}{label}: {flat_words(str(key), part, table)}"
        else:
            yield f"{indent}{label}:"
            yield from listed(str(key), part, table, depth + 1)


def labelled(name: str, key: str | int, table: Table) -> str:
    """A list called `players` is one line for each seat; other lists are numbered."""
    if isinstance(key, str):
        return key.replace("_", " ")
    return table.words.player(key) if name == "players" else f"{key + 1}."


def is_flat(value: Any) -> bool:
    if isinstance(value, dict):
        return False
    return not isinstance(value, list) or not any(isinstance(part, dict | list) for part in value)


def flat_words(name: str, value: Any, table: Table) -> str:
    if isinstance(value, list):
        return ", ".join(flat_words(name, part, table) for part in value) or "–"
    if isinstance(value, bool):
        return table.words.messages.text("yes" if value else "no")
    if value is None:
        return "–"
    if isinstance(value, int):
        return table.words.player(value) if name in SEATS else str(value)
    return table.words.component(value)
