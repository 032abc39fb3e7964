"""How to play, for people: `book/LANGUAGE/guide.md`, a few screens with pictures of the real components."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabard.api import new
from tabard.engine.errors import TabardError
from tabard.engine.module import GameModule
from tabard.words.rules import GUIDE, book

SCREEN = re.compile(r"^## (.+)$", re.MULTILINE)
PICTURE = re.compile(r"^!\[([^]]*)\]\(([^)]*)\)$", re.MULTILINE)
BOARD: Final = "board"
KINDS: Final = (BOARD, "card", "piece")
FRAME: Final = ("asks", "hand", "log", "seats", "track")  # what every table has around its board


@dataclass(frozen=True)
class Picture:
    """A piece of the board with some of its parts lit, or one card or piece."""

    caption: str
    kind: str
    ids: Sequence[str]


@dataclass(frozen=True)
class Screen:
    """As much as one reads at once."""

    title: str
    text: str
    pictures: Sequence[Picture]


def guide(game: str, language: str = "en") -> Sequence[Screen]:
    """The screens of a game's guide; none where nobody has written one."""
    text = book(game, language).get(GUIDE)
    return [] if text is None else screens(text)


def screens(text: str) -> Sequence[Screen]:
    _, *parts = SCREEN.split(text)
    return [
        Screen(title, PICTURE.sub("", body).strip(), [picture(*found) for found in PICTURE.findall(body)])
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    ]


def picture(caption: str, target: str) -> Picture:
    kind, _, ids = target.partition(":")
    found = ids.split(",") if ids else []
    if not caption or not found or kind not in KINDS or (kind != BOARD and len(found) > 1):
        raise TabardError(f"a picture is ![caption](board:ID,ID…), (card:ID) or (piece:ID), not ({target})")
    return Picture(caption, kind, found)


def components(module: GameModule[Any]) -> frozenset[str]:
    """Everything a picture can show: the game's components, and the parts of its table."""
    view = new(module.id, module.seats[-1], 0).view(0)
    return frozenset(row["id"] for _, row in module.content(None).entries()) | frozenset(keys(view))


def keys(view: object) -> Iterator[str]:
    if isinstance(view, Mapping):
        yield from view
        for part in view.values():
            yield from keys(part)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from keys(part)
