"""What a seat has seen since a chapter began, moment by moment."""

from __future__ import annotations

from typing import Any

from tabard.engine.chapters import Chapters, Redealt
from tabard.engine.decision import Decision, OpenDecision
from tabard.engine.laying import Laid
from tabard.engine.shown import Remembering
from tabard.engine.table import Table


class Moment:
    """Somebody is asked: the table as it lies, and what the seat sees."""

    __slots__ = ("item", "left", "seen", "shown", "shuffled", "table")

    def __init__(self, item: Any, table: Table, seen: object, shown: int, shuffled: bool) -> None:
        self.item = item  # what was sent into the coroutines to come here
        self.table = table
        self.left = table  # as it lies when something is sent on
        self.seen = seen
        self.shown = shown  # how often chance has shown something until now
        self.shuffled = shuffled  # just before


class Witness:
    """Looks on while a chapter is played again: its moments, and what chance showed."""

    def __init__(self, chapters: Chapters, seat: int) -> None:
        self._seat = seat
        self.shown: list[int] = []
        start = chapters._start.copy()
        self.moments = [Moment(None, start, None, 0, False)]  # nobody is asked yet
        begun = start.copy()
        begun.chance = Remembering(start.chance, self.shown)
        again = Chapters(chapters._module, begun)
        again.reopen()
        self._write(None, again)
        for item in chapters._trail:
            again.repeat(item)
            if isinstance(item, Redealt):
                again.table.chance = Remembering(again.table.chance, self.shown)
            if isinstance(item, (Laid, Redealt)):
                self.moments[-1].left = again.table.copy()
                self.moments[-1].seen = what_is_seen(again, seat)
            else:
                self._write(item, again)

    def _write(self, item: Any, chapters: Chapters) -> None:
        table, seen = chapters.table, what_is_seen(chapters, self._seat)
        chance = table.chance
        assert isinstance(chance, Remembering)
        self.moments.append(Moment(item, table.copy(), seen, len(self.shown), chance.shuffled))
        chance.shuffled = False


def what_is_seen(chapters: Chapters, seat: int) -> object:
    """By a seat: the table, who is asked what, and its own question."""
    table = chapters.table
    asked = [[seen_of(one, table, seat) for one in question.decisions] for question in chapters.questions]
    return [chapters._module.view(table, seat), asked]


def seen_of(decision: Decision[Any], table: Table, seat: int) -> object:
    if decision.seat != seat:
        return [decision.seat, decision.kind]
    return OpenDecision(decision, table, decision.options(table)).to_plain()
