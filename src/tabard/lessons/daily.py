"""The practice position of the day: the same for everybody, and none twice before all have had their day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from tabard.lessons.reading import PRACTICE, Lesson, lessons


def of_the_day(day: date, games: Sequence[str]) -> Lesson | None:
    """One of these games' positions; None where they have none."""
    positions = [one for game in games for one in lessons(game, PRACTICE)]
    if not positions:
        return None
    turn, place = divmod(day.toordinal(), len(positions))
    return sorted(positions, key=lambda one: shuffled(turn, one))[place]


def shuffled(turn: int, one: Lesson) -> bytes:
    """Another order each time all have been shown."""
    return sha256(f"{turn} {one.game} {one.id}".encode()).digest()
