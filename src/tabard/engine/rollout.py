"""Random play as fast as the engine goes: for searches and benchmarks."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match, chapters_of


def play_at_random(match: Match, chance: Chance, most: int | None = None) -> int:
    """Answer for the first seat that is asked, to the end or `most` times; return the number of answers.

    The same as `match.answer` again and again, without a second look at what was just offered, and without
    noting which answers are half an act.
    """
    chapters, ledger = chapters_of(match), match.ledger
    entries, in_force = ledger.entries, ledger.in_force
    chapters.copyable = most is not None  # who goes on to the end is not copied on the way
    ledger.taken_back.clear()
    first = len(in_force)
    last = -1 if most is None else first + most
    news = chapters.table.news
    table = chapters.table
    while chapters.questions and len(in_force) != last:
        question = chapters.questions[-1]
        seat = question.waiting[0]
        offered = question.offered
        if offered is None:
            decision = question.open_to(seat)
            assert decision is not None
            offered = chapters.options(decision)
        entry = Entry(ANSWER, seat, chance.pick(offered))
        entries.append(entry)
        in_force.append(entry)
        chapters.answer(seat, entry.value)
        now = table.chance.counter + table.chance.scripted + table.revealed
        if now != news or question.answers is not None:  # a sealed answer is final
            ledger.horizon = len(in_force)
            news = now
    chapters.copyable = True
    return len(in_force) - first
