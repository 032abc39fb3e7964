"""A row for each decision of a match that is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.engine.decision import OpenDecision
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match


class Decisions:
    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self._number = number
        self._rows: list[dict[str, Any]] = []

    def asked(self, question: OpenDecision) -> None:
        self._asked = (question.kind, question.clause, len(question.options), question.secret)

    def answered(self, entries: Sequence[Entry]) -> None:
        kind, clause, options, secret = self._asked
        first = len(self._match.ledger.entries) - len(entries)
        for at, entry in enumerate(entries):
            self._rows.append(
                {
                    "match": self._number,
                    "number": first + at,
                    "seat": entry.seat,
                    "kind": kind if entry.kind == ANSWER else entry.kind,
                    "clause": clause,
                    "options": options,
                    "choice": str(entry.value),
                    "secret": secret,
                }
            )

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        return {"decisions": self._rows}
