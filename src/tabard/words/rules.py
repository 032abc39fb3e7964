"""The rule behind a question: the clauses and rulings of a game, read from its book."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tabard.engine.errors import TabardError, UnknownGame
from tabard.games import GAMES

RULES = "rules"
GUIDE = "guide"
PARTS = (GUIDE, RULES, "rulings", "protocol")
CLAUSE = re.compile(r"^\*\*([A-Z]{3}-R?[\d.]+)\*\* (.+)$", re.MULTILINE)
MISPLACED = re.compile(r"^(?!\*\*).*\*\*[A-Z]{3}-[\d.]+\*\*.*$", re.MULTILINE)
SOURCE_NOTE = re.compile(r" \[[^][]*\]$")
EMPHASIS = re.compile(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1")


def book(game: str, language: str = "en") -> dict[str, str]:
    """The parts of a game's book in a language: its rules, and rulings and protocol if it needed any."""
    for module in GAMES:
        if module.id == game:
            folder = files(module.package).joinpath("book", language)
            if not folder.joinpath(f"{RULES}.md").is_file():
                raise TabardError(f"{game} has no rules: write book/{language}/{RULES}.md in its folder")
            parts = ((name, folder.joinpath(f"{name}.md")) for name in PARTS)
            return {name: part.read_text("utf-8") for name, part in parts if part.is_file()}
    raise UnknownGame(game, [module.id for module in GAMES])


@cache
def clauses(game: str, language: str = "en") -> dict[str, str]:
    """Every clause (GRU-7.7) and ruling (GRU-R12) of a game: id and text as printed, source note included."""
    return {id: text for part in book(game, language).values() for id, text in CLAUSE.findall(part)}


def misplaced(game: str) -> list[str]:
    """Lines of the rules with a clause that does not begin them, so that it would not be found."""
    return [line for part in book(game).values() for line in MISPLACED.findall(part)]


def clause_text(id: str, language: str = "en") -> str | None:
    """A clause without source note and emphasis marks. None if there is no such clause."""
    for module in GAMES:
        if id.startswith(f"{module.code}-"):
            text = clauses(module.id, language).get(id)
            return None if text is None else EMPHASIS.sub(r"\2", SOURCE_NOTE.sub("", text))
    return None
