"""The chat of a table in memory: the last lines, and who may read each."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from tabard.server.wire.shared import ChatLine

KEPT = 300

Readers = frozenset[str] | None
"""People who may read a line, as they sat when it was written; None: everybody."""


@dataclass(frozen=True)
class Line:
    """A line as kept. Its number is the table's own, and is never told."""

    said: ChatLine
    readers: Readers
    writer: str | None = None

    def for_person(self, person: str | None) -> bool:
        return self.readers is None or person in self.readers


class Talk:
    """Every reader counts the lines for himself: a gap would show that others speak in private."""

    def __init__(self, lines: Iterable[Line] = (), before: Mapping[Readers, int] | None = None) -> None:
        self._lines = deque(lines)
        self._before: Counter[Readers] = Counter(before or {})  # lines no longer here, by who may read them
        self.next_number = self._lines[-1].said.number + 1 if self._lines else 0

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: Line) -> None:
        self._lines.append(line)
        self.next_number = line.said.number + 1
        while len(self._lines) > KEPT:
            self._before[self._lines.popleft().readers] += 1

    def read_by(self, person: str | None, unheard: Collection[str] = ()) -> Iterator[ChatLine]:
        """What a person may read, numbered without gaps. Of those he has blocked, only that they spoke."""
        number = sum(count for readers, count in self._before.items() if readers is None or person in readers)
        for line in self._lines:
            if line.for_person(person):
                text = "" if line.writer in unheard else line.said.text
                yield replace(line.said, number=number, text=text)
                number += 1

    def kept_as(self, person: str | None, number: int) -> int | None:
        """The table's own number of the line that a reader counts as this one."""
        told = [line.said.number for line in self._lines if line.for_person(person)]
        first = next((line.number for line in self.read_by(person)), 0)
        return told[number - first] if 0 <= number - first < len(told) else None

    def last_read_by(self, person: str | None, unheard: Collection[str] = ()) -> ChatLine | None:
        """The newest line, if the person may read it."""
        if not self._lines or not self._lines[-1].for_person(person):
            return None
        return list(self.read_by(person, unheard))[-1]
