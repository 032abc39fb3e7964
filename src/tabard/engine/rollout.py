"""Random play as fast as the engine goes: for searches and benchmarks."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match


def play_at_random(match: Match, chance: Chance, most: int | None = None) -> int:
    """Answer for the first seat that is asked, to the end or `most` times; says how many answers it were.

    The same as `match.answer` again and again, without a second look at what was just offered.
    """
    chapters = match._chapters
    done, record = match._done, match._record
    chapters.copyable = most is not None  # who goes on to the end is not copied on the way
    match._undone.clear()
    first = len(done)
    last = -1 if most is None else first + most
    news = match.news()
    while chapters.questions and len(done) != last:
        question = chapters.questions[-1]
        seat = question.waiting[0]
        decision = question.open_to(seat)
        assert decision is not None
        entry = Entry(ANSWER, seat, chance.pick(chapters.options(decision)))
        record.append(entry)
        done.append(entry)
        chapters.answer(seat, entry.value)
        now = match.news()
        if now != news or question.answers is not None:  # a sealed answer is final
            match._horizon = len(done)
            news = now
    chapters.copyable = True
    return len(done) - first
