"""The rule behind a question: the clauses and rulings of a game, read from its book."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tabard.engine.errors import UnknownGame
from tabard.games import GAMES

FILES = ("rules.md", "rulings.md")
CLAUSE = re.compile(r"^\*\*([A-Z]{3}-R?[\d.]+)\*\* (.+)$", re.MULTILINE)
SOURCE_NOTE = re.compile(r" \[[^][]*\]$")
EMPHASIS = re.compile(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1")


@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause (GRU-7.7) and ruling (GRU-R12) of a game: id and text as printed, source note included."""
    for module in GAMES:
        if module.id == game:
            folder = files(module.package).joinpath("book", "en")
            texts = [folder.joinpath(name).read_text("utf-8") for name in FILES]
            return {id: text for whole in texts for id, text in CLAUSE.findall(whole)}
    raise UnknownGame(game, [module.id for module in GAMES])


def clause_text(id: str) -> str | None:
    """A clause to read aloud: no source note, no marks of emphasis. None if there is no such clause."""
    for module in GAMES:
        if id.startswith(f"{module.code}-"):
            text = clauses(module.id).get(id)
            return None if text is None else EMPHASIS.sub(r"\2", SOURCE_NOTE.sub("", text))
    return None
