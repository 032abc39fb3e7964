"""The ledger of a match: all entries, and which of them are in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.engine.events import Event
from tabard.engine.journal import UNDO, Entry


class Done:
    """The result of one entry."""

    __slots__ = ("entry", "events", "still_asked")

    def __init__(self, entry: Entry, events: Sequence[Event], still_asked: tuple[int, ...]) -> None:
        self.entry = entry
        self.events = events
        self.still_asked = still_asked  # seats whose open question stayed the same

    @property
    def hidden(self) -> bool:
        """Only its seat may notice it: part of an unfinished act, or the undo of one."""
        return self.entry.hidden

    @property
    def rewrote_log(self) -> bool:
        return self.entry.kind == UNDO

    def visible_to(self, seat: int | None) -> bool:
        return not self.entry.hidden or self.entry.seat == seat


class Ledger:
    """All entries, and what undo and redo need to know of them."""

    __slots__ = ("entries", "horizon", "in_force", "taken_back")

    def __init__(self) -> None:
        self.entries: list[Entry] = []  # all entries, undo included: the journal
        self.in_force: list[Entry] = []  # answers, commands and redeals that lead to the position
        self.taken_back: list[Entry] = []  # can be redone
        self.horizon = 0  # entries in force before this index cannot be undone alone

    def copy(self) -> Ledger:
        twin = Ledger()
        twin.entries = self.entries.copy()
        twin.in_force = self.in_force.copy()
        twin.taken_back = self.taken_back.copy()
        twin.horizon = self.horizon
        return twin

    def put_in_force(self, entry: Entry, final: bool) -> None:
        self.in_force.append(entry)
        if final:
            self.horizon = len(self.in_force)

    def undoable(self, seat: int) -> int:
        """How many of its last answers a seat may undo alone.

        Steps of an act that another seat has not finished do not count: nobody else knows of them.
        """
        in_force = self.in_force
        first, own = len(in_force), 0
        while first > self.horizon:
            entry = in_force[first - 1]
            if entry.seat == seat:
                own += 1
            elif not entry.hidden:
                break
            first -= 1
        return own

    def reach(self, seat: int, answers: int) -> int:
        """How many entries back lie the last `answers` that a seat knows of. 0: there are not so many."""
        known = 0
        for back, entry in enumerate(reversed(self.in_force), 1):
            if entry.seat == seat or not entry.hidden:
                known += 1
                if known == answers:
                    return back
        return 0

    def redoable(self, seat: int) -> int:
        """How many of the answers undone last are the seat's own, in a row."""
        own = 0
        while own < len(self.taken_back) and self.taken_back[own].seat == seat:
            own += 1
        return own

    def back(self, seat: int) -> tuple[int, int]:
        """How many answers back the seat's last act began, and how many of those everybody knows of."""
        first = len(self.in_force)
        for at in reversed(range(len(self.in_force))):
            entry = self.in_force[at]
            if entry.seat == seat:
                if first < len(self.in_force) and not entry.hidden:
                    break  # the act before
                first = at
        taken = self.in_force[first:]
        return len(taken), len([entry for entry in taken if not entry.hidden])

    def to_plain(self) -> dict[str, Any]:
        """What the journal does not say."""
        return {
            "done": [_write(entry) for entry in self.in_force],
            "undone": [_write(entry) for entry in self.taken_back],
            "horizon": self.horizon,
        }


def ledger_from_plain(plain: Mapping[str, Any], entries: list[Entry]) -> Ledger:
    ledger = Ledger()
    ledger.entries = entries
    ledger.in_force = [_read(*written) for written in plain["done"]]
    ledger.taken_back = [_read(*written) for written in plain["undone"]]
    ledger.horizon = plain["horizon"]
    return ledger


def _write(entry: Entry) -> list[Any]:
    return [entry.kind, entry.seat, entry.value, entry.hidden]


def _read(kind: str, seat: int, value: Any, hidden: bool) -> Entry:
    return Entry(kind, seat, value, (), hidden)
