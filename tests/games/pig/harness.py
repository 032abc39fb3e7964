"""Pig in tests: its own, and those of the engine, which is shown on it."""

from __future__ import annotations

from typing import Any

import tabard
from tabard.engine.match import Match


def pig(seats: int = 2, seed: int | str = 1, **options: object) -> Match:
    """A new match in which the first seat begins."""
    return tabard.new("pig", seats, seed, {"start_seat": 0, **options})


def position(*dice: int, **given: Any) -> Match:
    """A position as in the vectors, with dice that fall like this."""
    return tabard.scenario("pig", given, dice or None)


def gift(other: int) -> dict[str, object]:
    """The command that gives a point to another seat."""
    return {"do": "give", "other": other}


def play_turn(match: Match) -> None:
    """A turn in which nobody dares anything."""
    for _ in ("rolling", "showing"):
        for seat in match.waiting:
            match.time_out(seat)


def kind(match: Match) -> str:
    """What is asked now."""
    return match.decision(match.waiting[0]).kind
