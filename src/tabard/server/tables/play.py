"""A match and what its table must know besides: a version for every pair of eyes, and acts already done."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import json

from tabard.api import game_module, new, scenario
from tabard.engine.journal import Entry
from tabard.engine.ledger import Done
from tabard.engine.match import Match, state_of
from tabard.engine.module import Timer
from tabard.engine.saves import load, save
from tabard.server.tables.record import EntryRow, Start
from tabard.server.wire.shared import Settings

Eyes = int | None


class Play:
    """The match of one table.

    An entry that only its seat may notice must not show in version numbers either. So every pair of eyes
    counts its own: entries all can see, and the seat's own hidden ones.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.acts: set[str] = set()  # client ids of what was done
        self._seen_by_all = 0
        self._hidden = [0] * match.seats
        self._asked_at: dict[int, int] = dict.fromkeys(match.waiting, 0)
        self._rewritten: dict[Eyes, int] = {}

    @property
    def over(self) -> bool:
        return not self.match.waiting

    @property
    def entries(self) -> list[Entry]:
        """Everything that was ever done, undo included."""
        return self.match.ledger.entries

    @property
    def timers(self) -> list[Timer]:
        """The timers that run where people play live."""
        return list(self.match.module.timers(state_of(self.match)))

    @property
    def events(self) -> int:
        """How many events there are, for whomever."""
        return len(state_of(self.match).log or ())

    def version(self, eyes: Eyes) -> int:
        return self._seen_by_all + (0 if eyes is None else self._hidden[eyes])

    def asked_at(self, seat: int) -> int:
        """The version at which the open question of a seat was asked."""
        return self._asked_at.get(seat, 0)

    def knows(self, eyes: Eyes, version: int) -> bool:
        """Whether a log of that version is still a prefix of the log: no undo came since."""
        return self._rewritten.get(eyes, 0) <= version <= self.version(eyes)

    def act(self, entry: Entry, client_id: str | None = None) -> Done:
        """Carry out an entry, or raise and change nothing."""
        done = self.match.do(entry)
        self._count(done, client_id)
        self._asked_at = {
            seat: self._asked_at[seat] if seat in done.still_asked else self.version(seat)
            for seat in self.match.waiting
        }
        return done

    def load(self, rows: Iterable[EntryRow]) -> list[Done]:
        """Replay stored entries."""
        return [self.act(row.entry, row.client_id) for row in rows]

    def saved(self) -> bytes:
        """The match as it stands, so that it need not be replayed."""
        return json.encode({"match": save(self.match), "asked_at": list(self._asked_at.items())})

    def _count(self, done: Done, client_id: str | None) -> None:
        """Count versions; the journal alone must give the same numbers."""
        if client_id is not None:
            self.acts.add(client_id)
        if done.hidden:
            self._hidden[done.entry.seat] += 1
        else:
            self._seen_by_all += 1
        if done.rewrote_log:
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
    play.match.ledger.entries = [row.entry for row in rows[:number]]  # they say which of them are hidden
    for row in rows[:number]:
        play._count(Done(row.entry, (), ()), row.client_id)
    play._asked_at = dict(plain["asked_at"])
    play.load(rows[number:])
    return play


def rules_of(game: str) -> int:
    return game_module(game).rules_version
