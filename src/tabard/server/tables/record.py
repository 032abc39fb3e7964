"""The stored form of a table: plain records without behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json

from tabard.engine.journal import Entry
from tabard.server.tables.clocks import SeatTime
from tabard.server.wire.shared import Happened, InAdvance, Pace, SeatKind, Settings, Status

EXTERNAL = "external"
"""In place of a bot's level: an external program plays the seat."""


class Start(Struct):
    """The engine's setup: what the journal begins with. The seed never leaves while the match runs."""

    seed: int | str
    options: dict[str, Any]
    seats: int
    position: dict[str, Any] | None = None
    dice: list[int] | None = None


class AskedUndo(Struct):
    seat: int
    answers: int
    version: int  # of the journal: an answer in between ends the request
    client_id: str
    agreed: list[int]
    shown: int = 0  # answers all know of; 0: all of them
    keep: int | None = None  # answers that stay in force


class OfferedPace(Struct):
    seat: int
    pace: Pace
    agreed: list[int]


class AskedSeat(Struct):
    seat: int
    person: str | None  # None: the stand-in
    name: str
    blazon: str
    at: int
    agreed: list[int]


class Agreed(Struct):
    """Open requests and votes of the seats."""

    undo: AskedUndo | None = None
    pace: OfferedPace | None = None
    end: list[int] = []
    ends: dict[str, int] = {}  # timers of the rules, and when each ends
    removed: list[str] = []  # people the host has sent away before the start
    seat: AskedSeat | None = None
    seen: dict[str, int] = {}  # when a player was last here
    knew: dict[str, list[int]] = {}  # seats that people had and have no more
    happened: list[Happened] = []
    in_advance: dict[int, list[InAdvance]] = {}  # by seat, of the person who sits there; nobody else is told
    stopped: dict[int, int] = {}  # when the question was asked that a seat wishes to answer itself


@dataclass
class SeatRecord:
    seat: int
    kind: SeatKind = "empty"
    person: str | None = None
    level: str | None = None
    name: str = ""
    blazon: str = ""
    stand_in: bool = False
    resigned: bool = False

    @property
    def bot(self) -> bool:
        """A bot of ours answers for it now."""
        return (self.kind == "bot" and not self.external) or self.stand_in

    @property
    def external(self) -> bool:
        """Played by an external program, connected with a token."""
        return self.kind == "bot" and self.level == EXTERNAL

    @property
    def votes(self) -> bool:
        """A person who still takes part."""
        return self.kind == "human" and not self.resigned


@dataclass
class EntryRow:
    """One line of the journal as kept."""

    number: int
    entry: Entry
    client_id: str | None
    at: int

    def row(self, table_id: str) -> dict[str, Any]:
        entry = self.entry
        return {
            "table_id": table_id,
            "number": self.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": json.encode(entry.value).decode(),
            "consent": json.encode(entry.consent).decode(),
            "hidden": entry.hidden,
            "client_id": self.client_id,
            "at": self.at,
        }


@dataclass
class TableRecord:
    id: str
    settings: Settings
    rules: int
    invitation: str
    host: str
    created: int
    changed: int
    status: Status = "open"
    ended: str | None = None
    start: Start | None = None
    rematch: str | None = None
    agreed: Agreed = field(default_factory=Agreed)
    clocks: list[SeatTime] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    deadline: int | None = None
    version: int = 0
