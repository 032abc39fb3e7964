"""What a beginner would consider."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice
from tabard.games.zizka.state import Zizka


def sensible(table: Zizka, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    return options
