"""What every game's harness can do: answers, checks and looks, spoken as in the game's vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.decision import Choice
from tabard.engine.vectors import Verbs

LONGEST = 20_000  # answers: far more than a match takes


class Harness:
    """The verbs of a game, at work on a match."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs

    def seat(self, match: Match, who: str) -> int:
        return self.verbs.seat(match, who)

    def play(self, match: Match, *answers: str) -> Match:
        """Give answers, one after the other: `P1 bid 2`."""
        for answer in answers:
            who, *words = answer.split()
            self.verbs.act(match, self.seat(match, who), words)
        return match

    def holds(self, match: Match, *checks: str) -> None:
        """All of this holds now: `P1.coins 3`, `waiting P2`."""
        for check in checks:
            found, wanted = self.verbs.found(match, check.split())
            assert found == wanted, f"{check}: found {found}"

    def refused(self, match: Match, who: str, choice: Choice, clause: str, reason: str | None = None) -> None:
        """The answer is refused by this clause, for this reason if one is given; nothing has changed."""
        with refusal(match, clause, reason):
            match.answer(self.seat(match, who), choice)

    def options(self, match: Match, who: str = "P1") -> list[Choice]:
        """The legal answers of a player."""
        return list(match.decision(self.seat(match, who)).options)

    def seen(self, match: Match, viewer: str | None = None) -> dict[str, Any]:
        """The table as a player sees it; without a name, as a spectator does."""
        table = match.view(None if viewer is None else self.seat(match, viewer))["table"]
        assert isinstance(table, dict)
        return table

    @staticmethod
    def told(match: Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """What a seat heard of this kind of event."""
        return [happened for happened in match.log(viewer) if happened["kind"] == kind]

    @staticmethod
    def time_out_until(match: Match, reached: Callable[[], bool]) -> Match:
        """Everybody's time runs out until this is so, or nobody is asked any more."""
        for _ in range(LONGEST):
            if not match.waiting or reached():
                return match
            match.time_out(match.waiting[0])
        raise AssertionError("the match does not come to an end")

    @staticmethod
    def to_the_end(match: Match) -> Match:
        """Everybody's time runs out until the match is over."""
        return Harness.time_out_until(match, lambda: False)


@contextmanager
def refusal(match: Match, clause: str, reason: str | None = None) -> Iterator[None]:
    """What is done here is refused by this clause and changes nothing."""
    before = match.hash()
    with pytest.raises(tabard.IllegalChoice) as refused:
        yield
    assert refused.value.clause == clause
    assert reason in (None, refused.value.reason)
    assert match.hash() == before


def perft(match: Match, depth: int) -> int:
    """How many sequences of answers there are to a depth, the first seat asked always answering first."""
    if depth == 0 or not match.waiting:
        return 1
    seat = match.waiting[0]
    total = 0
    for choice in match.options(seat):
        branch = match.copy()
        branch.answer(seat, choice)
        total += perft(branch, depth - 1)
    return total
