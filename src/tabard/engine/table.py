"""The table: the state of a game, with its chance, questions and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from tabard.engine.chance import Chance
from tabard.engine.decision import Decision, Sealed
from tabard.engine.events import Audience, Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The base of every game's state. A game adds plain fields and a hand-written `copy`.

    Everything hidden lives here, never in a chapter's local variables across an `await`.
    """

    __slots__ = ("chance", "log", "revealed", "seats")

    seats: int
    chance: Chance
    revealed: int  # counts reveals: nobody undoes a look alone
    log: list[Event] | None  # the events so far; None: they are not recorded, as in a search

    def copy(self) -> Table:
        raise NotImplementedError

    def ask(self, decision: Decision[Any]) -> Decision[Any]:
        """`choice = await table.ask(...)`. A question with one answer is not asked, unless it is secret."""
        return decision

    def ask_all(self, decisions: Iterable[Decision[Any]]) -> Sealed:
        """Sealed simultaneous choices: `choices = await table.ask_all(...)`, in the order asked."""
        return Sealed(list(decisions))

    def tell(self, kind: str, to: Audience = None, **facts: object) -> None:
        """Record an event, if events are recorded."""
        log = self.log
        if log is not None:
            log.append(Event(kind, facts, to))

    def reveal(self) -> None:
        """Note that something hidden becomes known: nobody can undo past this alone."""
        self.revealed += 1

    def begin(self, seats: int, chance: Chance) -> None:
        """The common part of every setup."""
        self.seats = seats
        self.chance = chance
        self.revealed = 0
        self.log = None

    @property
    def news(self) -> int:
        """Grows with every use of chance and every reveal."""
        return self.chance.used + self.revealed

    def start_from(self, other: Table) -> None:
        """The common part of `copy`: a copy records no events."""
        self.seats = other.seats
        self.chance = other.chance.copy()
        self.revealed = other.revealed
        self.log = None


def clockwise(first: int, seats: int) -> range | list[int]:
    """All seats from `first` on, round the table."""
    return range(seats) if first == 0 else [*range(first, seats), *range(first)]
