"""Saved tables: a journal, and beside it who sits where. `tabard replay` and `tabard verify` read it too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from tabard.api import replay
from tabard.cli.terminal.table import Table
from tabard.engine.errors import JournalError, SetupError
from tabard.engine.match import Match

TABLE = "table"


def save(table: Table, path: Path) -> None:
    """Write a table, whole or not at all: a half-written file never replaces a good one."""
    bots = {str(seat): level for seat, level in table.levels.items()}
    text = json.dumps({**table.match.journal, TABLE: {"bots": bots, "language": table.language}}, indent=1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    except (OSError, ValueError) as error:
        raise SetupError(f"cannot save to {str(path)!r}: {error}") from error


def read(path: Path) -> dict[str, Any]:
    """A journal file as plain values."""
    try:
        plain = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise JournalError(f"cannot read {str(path)!r}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise JournalError(f"{str(path)!r} is not a journal: {error}") from error
    if not isinstance(plain, dict):
        raise JournalError(f"{str(path)!r} is not a journal: a journal is a JSON object")
    return plain


def load(path: Path) -> tuple[Match, dict[int, str], str]:
    """The match, the bots' levels by seat, the language."""
    plain = read(path)
    match = replay(plain)
    table = plain.get(TABLE)
    if not isinstance(table, dict) or not isinstance(table.get("bots"), dict):
        return match, {}, "en"
    bots = {int(seat): str(level) for seat, level in table["bots"].items() if seat.isdecimal()}
    return match, bots, str(table.get("language", "en"))


def autosave_path(match: Match) -> Path:
    """Where a table goes when its player leaves: one file per match."""
    commitment: str = match.journal["commitment"]
    return user_data_path("tabard", appauthor=False) / "saves" / f"{match.game}-{commitment[:8]}.json"
