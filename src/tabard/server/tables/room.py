"""A room: one loaded table, its listeners, and the lock that orders acts."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tabard.server.tables.changes import Pieces
from tabard.server.tables.play import Eyes, Play
from tabard.server.tables.record import SeatRecord, TableRecord
from tabard.server.tables.talk import Talk
from tabard.server.wire.server import Gone


class Listener(Protocol):
    """Whoever looks at a table: a socket."""

    person: str | None
    follows: Eyes  # the seat asked for; None: chosen by `natural_eyes`
    eyes: Eyes
    in_view: bool
    shown: Shown | None  # what it knows; None: it must be told everything
    hears_changes: bool  # else every update holds the whole view
    unheard: frozenset[str]  # people the listener has blocked

    def send(self, message: bytes) -> None: ...

    def close(self, last: Gone) -> None: ...


class Shown:
    """What one pair of eyes was shown last: changes are told to those who know it."""

    __slots__ = ("count", "events", "position")

    def __init__(self, position: Pieces, events: int, count: int) -> None:
        self.position = position
        self.events = events  # of the match, visible to these eyes or not
        self.count = count  # visible to these eyes


class Room:
    """One table in memory."""

    def __init__(
        self,
        table: TableRecord,
        seats: list[SeatRecord],
        play: Play | None,
        chat: Talk,
        read_only: str | None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.play = play
        self.chat = chat
        self.read_only = read_only
        self.pinned_anew = False  # goes on under other rules than it is kept with
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.shown: dict[Eyes, Shown] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.alarms: dict[int, tuple[int, asyncio.TimerHandle]] = {}  # seats of programs, when asked
        self.answering: dict[int, tuple[int, asyncio.TimerHandle]] = {}  # in advance, when asked
        self.told_in_advance: dict[str, bytes] = {}  # what people were told last of their answers in advance
        self.used = 0.0
        self.stale = False  # another process saved something since it was read here
        self.online_elsewhere: dict[str, set[str]] = {}  # process -> people looking there
        self.in_view_elsewhere: dict[str, set[str]] = {}

    @property
    def id(self) -> str:
        return self.table.id

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [
            seat.seat
            for seat in self.seats
            if (seat.kind == "human" or seat.external) and seat.person == person and not seat.resigned
        ]

    def left_by(self, person: str | None) -> list[int]:
        """Seats a person resigned and may still look through, where the table allows it."""
        if person is None or not self.table.settings.resigned_look:
            return []
        return [seat.seat for seat in self.seats if seat.resigned and seat.person == person]

    def people_online(self) -> set[str]:
        here = {listener.person for listener in self.listeners if listener.person is not None}
        return here.union(*self.online_elsewhere.values())

    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if not self.seats_of(listener.person))

    def is_in_view_of(self, person: str) -> bool:
        here = any(one.person == person and one.in_view for one in self.listeners)
        return here or any(person in people for people in self.in_view_elsewhere.values())

    def natural_eyes(self, person: str | None, last: Eyes = None) -> Eyes:
        """Of several seats, the one that must answer; else the one looked through last."""
        yours = self.seats_of(person) or self.left_by(person)
        if len(yours) < 2 or self.play is None:
            return yours[0] if yours else None
        asked = [seat for seat in self.play.match.waiting if seat in yours]
        if last in yours and (last in asked or not asked):
            return last
        return asked[0] if asked else yours[0]

    def may_look(self, person: str | None, eyes: Eyes) -> bool:
        return (
            eyes is None
            or eyes in self.seats_of(person)
            or eyes in self.left_by(person)
            or (self.table.status == "over" and eyes in range(len(self.seats)))
        )

    @property
    def thinking(self) -> set[int]:
        """Seats whose clocks run: asked, and played by a person."""
        if self.play is None or self.table.status != "running":
            return set()
        return {seat for seat in self.play.match.waiting if not self.seats[seat].bot}
