"""Which answers of a match are in force: whose each is, and whether it is half an act."""

from __future__ import annotations

from msgspec import Struct

from tabard.engine.journal import REDO, UNDO
from tabard.engine.module import EVERYBODY
from tabard.server.tables.record import EntryRow

Answer = tuple[int, bool]  # a seat; nobody else knows of it


class InForce(Struct):
    """Runs along with the match; a redeal after an undo by consent counts as an answer of nobody."""

    done: list[Answer] = []
    undone: list[Answer] = []

    def count(self, row: EntryRow, in_match: int) -> None:
        """After the match did it; `in_match` is how many answers are in force there."""
        if row.kind == UNDO:
            self.undone = self.done[-row.value :] + self.undone
            del self.done[-row.value :]
            if in_match > len(self.done):
                self.done.append((EVERYBODY, True))
                self.undone = []
        elif row.kind == REDO:
            self.done += self.undone[: row.value]
            self.undone = self.undone[row.value :]
        else:
            self.done.append((row.seat, row.hidden))
            self.undone = []

    def back(self, seat: int) -> tuple[int, int]:
        """Answers from now back to the seat's last act, its beginning included; and those all know of."""
        first = len(self.done)
        for at in reversed(range(len(self.done))):
            whose, hidden = self.done[at]
            if whose == seat:
                if first < len(self.done) and not hidden:
                    break  # the act before
                first = at
        taken = self.done[first:]
        return len(taken), sum(not hidden for _, hidden in taken)
