"""Errors of the engine. A refused answer changes nothing; a broken invariant stops the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Facts = Mapping[str, object]


class TabardError(Exception):
    """Base of all refusals: a sentence that says what was expected."""


class UnknownGame(TabardError):
    def __init__(self, game: object, known: Iterable[str]) -> None:
        super().__init__(f"unknown game {game!r}; known games: {', '.join(known)}")


class UnknownSeat(TabardError):
    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"unknown seat {seat!r}; this match has the seats 0 to {seats - 1}")


class SetupError(TabardError):
    """A match cannot be set up like this: number of seats, option or seed."""


class ContentError(TabardError):
    """A content file is broken, or replaces what does not exist."""


class ScenarioError(TabardError):
    """The position described is impossible."""


class DiceExhausted(ScenarioError):
    def __init__(self) -> None:
        super().__init__("the scripted dice have run out: give more values in dice=[...]")


class NotThere(ScenarioError):
    """By hand: what was said to be shown cannot be."""

    def __init__(self, said: object, among: Iterable[object]) -> None:
        super().__init__(f"{said!r} cannot be there; there may be: {', '.join(map(str, among))}")
        self.said = said


class JournalError(TabardError):
    """The journal is corrupt, foreign, unfinished or of other rules."""


class VectorError(TabardError):
    """A test vector is malformed."""


class UndoRefused(TabardError):
    """Taking back would reach past chance, a reveal or another seat's answer without consent."""


class IllegalChoice(TabardError):
    """An answer that is not allowed now. `clause` forbids it, `reason` names why."""

    def __init__(self, clause: str, reason: str, facts: Facts | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.facts: dict[str, object] = dict(facts or {})
        details = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        words = reason.replace("-", " ")
        super().__init__(f"{clause}: {words}" + (f" ({details})" if details else ""))


class NotAsked(IllegalChoice):
    """The seat answers although nobody asked it."""


class IllegalCommand(IllegalChoice):
    """A command that is not allowed now."""


class MustBeShown(Exception):
    """By hand: the match waits, in the middle of an act, for what a real die or card shows.

    The match it comes from is to be thrown away: it is played again once the answer is known.
    """

    def __init__(self, what: str, among: tuple[int | str, ...]) -> None:
        super().__init__(f"{what} must be shown")
        self.what = what
        self.among = among


class BrokenRule(Exception):
    """An invariant of a game does not hold: a bug, never a player's fault."""
