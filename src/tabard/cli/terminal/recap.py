"""A journal replayed in words, entry by entry: what was asked, what was answered, what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabard.api import replay
from tabard.cli.terminal.table import Table
from tabard.engine.errors import JournalError, TabardError
from tabard.engine.journal import ANSWER, COMMAND, Entry, read_journal
from tabard.engine.match import Match


class RecapEntry:
    """One entry: its number, its seat, its words, and the events it led to."""

    def __init__(self, number: int, seat: int, words: str, events: list[str]) -> None:
        self.number = number
        self.seat = seat
        self.words = words
        self.events = events


class Recap:
    """A journal from its start on. `eyes` is the seat whose log is shown; None is a spectator."""

    def __init__(self, journal: Mapping[str, Any], language: str, eyes: int | None) -> None:
        _, _, self.entries, self.hash = read_journal(journal)
        self.match: Match = replay({**journal, "entries": [], "hash": None})
        self.table = Table(self.match, {}, {}, language)
        self.eyes = eyes

    def steps(self) -> Iterator[RecapEntry]:
        """Every entry in order; a JournalError names the first impossible one."""
        for number, entry in enumerate(self.entries, start=1):
            try:
                words = self.words_of(entry)
                done = self.match.do(entry)
            except TabardError as error:
                raise JournalError(f"entry {number} is refused: {error}") from error
            news = [event.to_plain() for event in done.events if event.visible_to(self.eyes)]
            yield RecapEntry(number, entry.seat, words, [self.table.words.event(event) for event in news])
        if self.hash is not None and self.hash != self.match.hash():
            raise JournalError("the journal replays to another position than its hash says")

    def words_of(self, entry: Entry) -> str:
        player = self.table.words.player(entry.seat)
        if entry.kind == ANSWER:
            decision = self.match.decision(entry.seat)
            known = entry.value in decision.options
            choice = self.table.words.choice(decision, entry.value) if known else repr(entry.value)
            return f"{player}: {self.table.words.prompt(decision)} → {choice}"
        if entry.kind == COMMAND:
            return f"{player}: {entry.value}"
        return f"{player}: {entry.kind} {entry.value}"
