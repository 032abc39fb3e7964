"""While a person thinks, bots think about what they would be asked next.

A thought is used only in the very position it was made for, by the bot it was made for, and never where the
time of an answer is to say nothing. A bot that is quick tells which answer was guessed: all have seen it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Final
from weakref import WeakKeyDictionary

from tabard.bots.bot import knowledge_of
from tabard.bots.budgets import SECONDS
from tabard.bots.pacing import asked_of
from tabard.engine.decision import Choice
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match
from tabard.engine.saves import snapshot
from tabard.server.tables.play import Play
from tabard.server.tables.presence import level_of
from tabard.server.tables.room import Room
from tabard.server.thinking.queue import Minds
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, TooSlow

LOG = logging.getLogger("tabard.bots")
FEW: Final = 3  # so many answers are all thought about; of more only the one of a time-out
LONGEST: Final = 20.0  # seconds

Thoughts = dict[tuple[str, int], asyncio.Task[Choice | None]]
"""By position and seat."""


class Foresight:
    """What bots have thought of before they were asked; of each match only what may come next."""

    def __init__(self, thinkers: Minds, own: str) -> None:
        self._thinkers = thinkers
        self._own = own
        self._thoughts: WeakKeyDictionary[Play, Thoughts] = WeakKeyDictionary()
        self._begun: WeakKeyDictionary[Play, int] = WeakKeyDictionary()

    def look(self, room: Room) -> None:
        """Only while nobody else needs a thought."""
        play = room.play
        if play is None or self._thinkers.under_way or self._begun.get(play) == len(play.entries):
            return
        guessed = guesses(room)
        if not guessed:
            return
        self._begun[play] = len(play.entries)
        self._thoughts[play] = {
            (match.hash(), seat): asyncio.create_task(self._think(room, match, seat))
            for match, seat in positions_after(room, play.match, guessed)
        }

    async def known(self, play: Play, seat: int) -> Choice | None:
        """The answer that was thought of in this position, once it is."""
        thoughts = self._thoughts.pop(play, None)
        if not thoughts:
            return None
        thought = thoughts.get((play.match.hash(), seat))
        return None if thought is None else await thought

    async def _think(self, room: Room, match: Match, seat: int) -> Choice | None:
        level = level_of(room, room.seats[seat])
        job = {
            "job": "choose",
            "match": snapshot(match),
            "seat": seat,
            "seed": f"{self._own} {room.id} {seat} ahead {match.answers}",
            "level": level,
            "seconds": SECONDS[level],
        }
        try:
            choice: Choice = await self._thinkers.think(job, LONGEST)
            return choice
        except (JobFailed, ThinkerDied, TooSlow) as trouble:
            LOG.warning("table %s, seat %d: a thought ahead came to nothing (%r)", room.id, seat, trouble)
            return None


def guesses(room: Room) -> Sequence[Choice]:
    """Answers that the one person who is asked may give next."""
    if room.play is None or room.table.status != "running" or room.read_only is not None:
        return ()
    if room.table.settings.pace == "correspondence" or not any(
        thinks(room, seat) for seat in range(len(room.seats))
    ):
        return ()
    match = room.play.match
    if len(match.waiting) != 1 or room.seats[match.waiting[0]].person not in room.people_online():
        return ()
    decision = match.decision(match.waiting[0])
    if decision.secret:  # only whoever is asked knows what else he could do
        passes = knowledge_of(match).tempo.windows.get(decision.kind, ())
        return [decision.default] if decision.default in passes else ()
    return decision.options if len(decision.options) <= FEW else [decision.default]


def positions_after(room: Room, match: Match, guessed: Sequence[Choice]) -> Iterator[tuple[Match, int]]:
    """Where one of these answers leads to a question that a bot must think about in the open."""
    for choice in guessed:
        after = match.copy()
        after.do(Entry(ANSWER, match.waiting[0], choice))
        for seat in after.waiting:
            if thinks(room, seat) and not asked_of(after, seat).hides:
                yield after, seat


def thinks(room: Room, seat: int) -> bool:
    """A bot that searches plays it."""
    return room.seats[seat].bot and level_of(room, room.seats[seat]) in SECONDS
