"""The one answer that makes sense, where there is only one: what a client may propose."""

from __future__ import annotations

from tabard.bots.bot import Position
from tabard.engine.decision import Choice
from tabard.engine.match import Match


def usual_answer(match: Match, seat: int) -> Choice | None:
    """What every beginner would answer; None where there is something to decide, or nobody asks.

    It is found in an imagined match: what the seat cannot know has no part in it.
    """
    if seat not in match.waiting:
        return None
    found = Position(match.imagine(seat, f"usual {seat}")).sensible()
    return found[0] if len(found) == 1 else None
