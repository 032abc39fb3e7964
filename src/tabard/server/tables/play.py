"""A match with what its table must know of the journal: versions, questions, acts already done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import convert, json

from tabard.api import game_module, new, scenario
from tabard.engine.journal import ANSWER, COMMAND, UNDO
from tabard.engine.match import Match, state_of
from tabard.engine.module import Lapse
from tabard.engine.saves import load, save
from tabard.server.tables.in_force import InForce
from tabard.server.tables.record import EntryRow, Start
from tabard.server.wire.shared import Settings

Eyes = int | None


class Play:
    """The match of one table.

    What nobody else may notice (half an act) must not show in numbers either. So every pair of eyes counts
    versions for itself: entries all can see, and a seat's own hidden ones.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[EntryRow] = []
        self.acts: dict[str, int] = {}  # client ids done, and the entry each became
        self._seen_by_all = 0
        self._hidden = [0] * match.seats
        self._asked_at: dict[int, int] = dict.fromkeys(match.waiting, 0)
        self._rewritten: dict[Eyes, int] = {}
        self._acts = InForce()

    @property
    def over(self) -> bool:
        return not self.match.waiting

    @property
    def lapses(self) -> list[Lapse]:
        """What is open and ends by itself where people play live."""
        return list(self.match.module.lapses(state_of(self.match)))

    @property
    def events(self) -> int:
        """How many events were told, to whomever."""
        return len(state_of(self.match).heard or ())

    def version(self, eyes: Eyes) -> int:
        return self._seen_by_all + (0 if eyes is None else self._hidden[eyes])

    def asked_at(self, seat: int) -> int:
        """The version at which the open question of a seat was asked."""
        return self._asked_at.get(seat, 0)

    def knows(self, eyes: Eyes, version: int) -> bool:
        """Whether a log of that version is still the beginning of the log: no undo came since."""
        return self._rewritten.get(eyes, 0) <= version <= self.version(eyes)

    def back(self, seat: int) -> tuple[int, int]:
        """Answers from now back to the seat's last act, that act included; and how many all know of."""
        return self._acts.back(seat)

    def act(
        self, kind: str, seat: int, value: Any, consent: tuple[int, ...], client_id: str | None, at: int
    ) -> EntryRow:
        """Do it, or raise and change nothing."""
        before = self.match.waiting
        self._do(kind, seat, value, consent)
        row = EntryRow(
            len(self.entries), kind, seat, value, consent, self._is_hidden(kind, seat), client_id, at
        )
        self._count(row, before)
        return row

    def load(self, rows: Iterable[EntryRow]) -> None:
        """Do what was done before."""
        for row in rows:
            before = self.match.waiting
            self._do(row.kind, row.seat, row.value, row.consent)
            self._count(row, before)

    def saved(self) -> bytes:
        """The match as it stands, so that it need not be played through again."""
        return json.encode(
            {"match": save(self.match), "asked_at": list(self._asked_at.items()), "acts": self._acts}
        )

    def _do(self, kind: str, seat: int, value: Any, consent: tuple[int, ...]) -> None:
        if kind == ANSWER:
            self.match.answer(seat, value)
        elif kind == COMMAND:
            self.match.command(seat, value)
        elif kind == UNDO:
            self.match.undo(seat, value, consent)
        else:
            self.match.redo(seat, value)

    def _is_hidden(self, kind: str, seat: int) -> bool:
        if kind == ANSWER:
            return seat in self.match.waiting and self.match.decision(seat).steps > 0
        if kind == UNDO:
            heard = state_of(self.match).heard
            return bool(heard) and heard[-1].to is not None
        return False

    def _count(self, row: EntryRow, before: tuple[int, ...]) -> None:
        self._keep(row)
        self._acts.count(row, self.match.answers)
        forward = row.kind in (ANSWER, COMMAND)
        self._asked_at = {
            seat: self._asked_at[seat]
            if forward and seat in before and seat != row.seat and seat in self._asked_at
            else self.version(seat)
            for seat in self.match.waiting
        }

    def _keep(self, row: EntryRow) -> None:
        """What can be known from the journal alone."""
        self.entries.append(row)
        if row.client_id is not None:
            self.acts[row.client_id] = row.number
        if row.hidden:
            self._hidden[row.seat] += 1
        else:
            self._seen_by_all += 1
        if row.kind == UNDO:
            for eyes in (None, *range(self.match.seats)):
                self._rewritten[eyes] = self.version(eyes)


def begin(settings: Settings, start: Start) -> Play:
    """The match before its first answer."""
    if start.position is not None:
        return Play(scenario(settings.game, start.position, start.dice, start.seed, settings.content))
    return Play(new(settings.game, start.seats, start.seed, start.options, settings.content))


def resumed(game: str, saved: str, number: int, rows: list[EntryRow]) -> Play:
    """The match from a save of `number` entries, and the entries made since."""
    plain = json.decode(saved)
    play = Play(load(game_module(game), plain["match"]))
    for row in rows[:number]:
        play._keep(row)
    play._asked_at = dict(plain["asked_at"])
    play._acts = convert(plain["acts"], InForce)
    play.load(rows[number:])
    return play


def rules_of(game: str) -> int:
    return game_module(game).rules_version
