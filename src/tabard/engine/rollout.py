"""Random play as fast as the engine goes: for searches and benchmarks."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.match import Match


def play_at_random(match: Match, chance: Chance, most: int = 1_000_000) -> int:
    """Answer at random until the match is over or `most` answers are given; says how many were."""
    answers = 0
    while answers < most and match.waiting:
        match.answer_at_random(chance)
        answers += 1
    return answers
