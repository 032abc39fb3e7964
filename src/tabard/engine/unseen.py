"""Answers of others that a seat cannot know: told as answers that are the same to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tabard.engine.chapters import Chapters, Commanded
from tabard.engine.decision import Choice, Decision
from tabard.engine.errors import CannotHandOver
from tabard.engine.table import Table

MOST_TRIED: Final = 24  # answers compared for one question

Trail = list[Any]
Same = Callable[[Trail], bool]


def hush(chapters: Chapters, seat: int, same: Same) -> Trail:
    """The trail with every unseen answer of others replaced, always by the same one of those it may be.

    `same` says whether the seat knows the same after another trail.
    """
    trail = list(chapters._trail)
    for place in reversed(list(hideable(chapters, seat))):
        for items in place.alternatives(trail[place.at]):
            other = trail[: place.at] + items + trail[place.at + 1 :]
            if items == trail[place.at : place.at + 1] or same(other):
                trail = other
                break
        else:
            raise CannotHandOver("an answer nobody has seen fits no other world")
    return trail


class Place:
    """Where a trail may hold something unseen, and the answers that could stand there, in a fixed order."""

    __slots__ = ("answers", "at", "number")

    def __init__(self, at: int, number: int, answers: list[Choice]) -> None:
        self.at = at
        self.number = number  # among sealed answers
        self.answers = answers

    def alternatives(self, item: Any) -> list[Trail]:
        if isinstance(item, Commanded):
            return [[], [item]]
        if isinstance(item, list):
            return [[[*item[: self.number], one, *item[self.number + 1 :]]] for one in self.answers]
        return [[one] for one in self.answers]


def hideable(chapters: Chapters, seat: int) -> Iterator[Place]:
    for at, item in enumerate(chapters._trail):
        before = Chapters(chapters._module, chapters._start)
        before.resume(chapters._trail[:at])
        if isinstance(item, Commanded):
            if item.seat != seat:
                yield Place(at, 0, [])
            continue
        for number, decision in enumerate(before.question.decisions):
            if decision.seat != seat:
                yield Place(at, number, answers(decision, before.table))


def answers(decision: Decision[Any], table: Table) -> list[Choice]:
    options = decision.options(table)
    if len(options) > MOST_TRIED:
        raise CannotHandOver("too many answers may have been given")
    return [decision.default(table), *sorted(options, key=str)]
