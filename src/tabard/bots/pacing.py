"""How long a bot keeps a table waiting: thought and pause together come out of one purse for a whole round.

Nothing here depends on what is hidden: it counts the questions all saw asked, and the seconds all saw pass.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from tabard.bots.bot import knowledge_of
from tabard.bots.budgets import CHAMPION, KNIGHT, SECONDS
from tabard.engine.match import Match, state_of

DELAY: Final = 0.4  # the longest pause before an answer is shown, unless a server's settings say otherwise
QUICK: Final = 0.8  # seconds of pauses in a round; a bot that does not search has no more …
PURSES: Final = {KNIGHT: 4.0, CHAMPION: 10.0}  # … and for one that does; Champions of a table share theirs
FEWEST: Final = 3.0  # seconds that remain to each of many Champions
AT_FIRST: Final = 10.0  # questions expected in the first round; later as many as in the round before
FEWEST_LEFT: Final = 3.0  # no question takes more than a third of what is left
WINDOW: Final = 0.4  # what a chance to react is worth of another question
THERE_AND_BACK: Final = 0.08  # seconds a job takes beside the search
LEAST_SECRET: Final = 0.03  # seconds that hide whether there was anything to think of …
LEAST_SEARCH: Final = 0.12  # … and that a search needs


def purse_of(level: str, alike: int = 1) -> float:
    """Seconds of a round for which a bot may keep others waiting; `alike`: bots of its level at the table."""
    return max(FEWEST, PURSES[level] / alike) if level == CHAMPION else PURSES.get(level, QUICK)


class Asked:
    """What all may know of a question."""

    __slots__ = ("begun", "hides", "round", "weight")

    def __init__(self, round: int, *, hides: bool = False, begun: bool = False, weight: float = 1.0) -> None:
        self.round = round
        self.hides = hides  # secret or sealed: how long it takes must say nothing
        self.begun = begun  # inside an act: there is nothing to show yet
        self.weight = weight


def asked_of(match: Match, seat: int) -> Asked:
    decision, tempo = match.decision(seat), knowledge_of(match).tempo
    table = state_of(match)
    if tempo.idle is not None and tempo.idle(table, seat):
        return Asked(tempo.round(table), begun=True)  # all can see that there is nothing to think of
    hides = decision.secret or len(match.waiting) > 1
    weight = WINDOW if decision.kind in tempo.windows else 1.0
    return Asked(tempo.round(table), hides=hides, begun=decision.steps > 0, weight=weight)


class Purse:
    """The seconds of one bot."""

    def __init__(self, level: str, delay: float, alike: int = 1) -> None:
        """`alike`: bots of its level at the table."""
        self.delay = delay
        self._searches = level in SECONDS
        self._longest = SECONDS.get(level, delay)
        self._whole = purse_of(level, alike)
        self._left = self._whole
        self._pauses = QUICK
        self._round: int | None = None
        self._expected = AT_FIRST
        self._met = 0.0

    def share(self, asked: Asked) -> float:
        """Seconds a secret question takes, as all could reckon."""
        self._begin(asked.round)
        share = min(self._longest, max(0.0, self._left) * asked.weight / self._to_come)
        return max(share, LEAST_SEARCH if self._searches else LEAST_SECRET)

    def thought(self, asked: Asked) -> float:
        """Seconds a search may take. Where nothing is hidden, it leaves to the next what it does not need."""
        self._begin(asked.round)
        open_ended = min(self._longest, max(0.0, self._left) / FEWEST_LEFT)
        return (self.share(asked) if asked.hides else open_ended) - THERE_AND_BACK

    def shown_after(self, spent: float, asked: Asked) -> float:
        """Seconds from the question to the answer that took `spent` to think of; they are paid.

        A secret question takes its whole share whatever was thought, so that it reveals no forced answer.
        """
        share = self.share(asked)
        if asked.begun or not self.delay:
            shown = spent
        elif asked.hides:
            shown = share * max(1, ceil(spent / share))
        else:
            pause = min(self.delay, self._left, self._pauses * asked.weight / self._to_come)
            self._pauses -= max(0.0, pause)
            shown = max(spent, pause)
        self._left -= shown
        self._met += 0.0 if asked.begun else asked.weight
        return shown

    @property
    def _to_come(self) -> float:
        return max(FEWEST_LEFT, self._expected - self._met)

    def _begin(self, round: int) -> None:
        if round == self._round:
            return
        if self._met:
            self._expected = self._met
        self._round, self._met, self._left, self._pauses = round, 0.0, self._whole, QUICK
