"""The options a beginner would consider."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice
from tabard.games.fief.state import Fief


def sensible(table: Fief, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Never surrenders, never burns its own mills, never takes a group apart again."""
    unwise = {"surrender", "cancel"}
    if kind == "scorch":
        return [options[0]]
    kept = [option for option in options if option not in unwise]
    return kept or options
