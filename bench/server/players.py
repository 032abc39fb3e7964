"""Scripted players: whoever is asked answers with the first option, at once or after thinking. Spectators."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, json

from bench.server.wires import Wire, connect
from tabard.server.tables.changes import changed
from tabard.server.wire.shared import PROTOCOL

Plain = dict[str, Any]


class Seen(Struct):
    version: int
    decision: Plain | None


class Changed(Struct):
    """Changes of the two fields that a player needs."""

    version: tuple[int]
    decision: Plain | list[Any] | None = None  # None: the same question


class Heard(Struct):
    """Of every message only what a player needs."""

    type: str
    seen: Seen | None = None
    changes: Changed | None = None


HEARD = json.Decoder(Heard)


class Tally:
    """Moves made, how long each took, and the bytes that players and spectators received."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.shown: list[float] = []  # how long a move took to each spectator
        self.sent = 0.0  # when the last move was sent
        self.received = 0
        self.counting = False
        self.begun = (
            False  # nobody plays before all sit: who comes last would wait for all moves of the others
        )


class Player:
    """One socket at one seat."""

    def __init__(self, seat: int, place: int, tables: Iterator[str], tally: Tally, think: float) -> None:
        self._seat = seat
        self._tables = tables
        self._tally = tally
        self._think = think
        self._wire: Wire | None = None
        self._sent = 0.0
        self._busy = False  # an answer is under way, or being thought about
        self._seen: Seen | None = None
        self._news = False
        self._standing = False
        self._count = 0
        self._random = random.Random(2 * place + seat)  # else all tables would think in step
        self.over = False

    async def come(self, host: str, port: int, cookie: str) -> None:
        self._wire = await connect(host, port, cookie, self._hear)
        self._next_table()

    @property
    def seated(self) -> bool:
        return self._seen is not None

    def _next_table(self) -> None:
        assert self._wire is not None
        table = next(self._tables, None)
        if table is None:
            self.over = True
            return
        self._wire.send(json.encode({"type": "hello", "table": table, "protocol": PROTOCOL}))

    def _hear(self, raw: bytes) -> None:
        heard = HEARD.decode(raw)
        if self._tally.counting:
            self._tally.received += len(raw)
        if heard.type == "accepted":
            took = time.perf_counter() - self._sent
            self._busy = False
            if self._tally.counting:
                self._tally.latencies.append(took)
        elif heard.type == "refused":
            raise RuntimeError(raw[:300].decode())
        elif heard.seen is not None:
            self._seen, self._news = heard.seen, True
            self._standing = b'"standing":[' in raw
        elif heard.changes is not None and self._seen is not None:
            changes, decision = heard.changes, self._seen.decision
            if changes.decision is not None:
                decision = changed(decision, changes.decision)
            self._seen, self._news = Seen(changes.version[0], decision), True
            self._standing = b'"standing":[' in raw
        else:
            return
        if not self._busy:
            self._go_on()

    def begin(self) -> None:
        if not self._busy:
            self._go_on()

    def _go_on(self) -> None:
        if not self._tally.begun:
            return
        news, self._news = self._news, False
        if news and self._seen is not None and self._seen.decision is not None:
            self._busy = True
            self._later(self._seen.version, self._seen.decision["options"][0])
        elif self._standing:
            self._standing = False
            self._next_table()

    def _later(self, version: int, choice: int | str) -> None:
        if not self._think:
            self._answer(version, choice)
            return
        wait = self._think * (0.5 + self._random.random())
        asyncio.get_running_loop().call_later(wait, self._answer, version, choice)

    def _answer(self, version: int, choice: int | str) -> None:
        assert self._wire is not None
        self._count += 1
        client_id = f"{self._count}"
        self._sent = self._tally.sent = time.perf_counter()
        self._wire.send(
            json.encode(
                {
                    "type": "answer",
                    "client_id": client_id,
                    "seat": self._seat,
                    "version": version,
                    "choice": choice,
                }
            )
        )

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()


class Spectator:
    """Looks at one table, from no seat."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._wire: Wire | None = None

    async def come(self, host: str, port: int, table: str) -> None:
        self._wire = await connect(host, port, "", self._hear)
        self._wire.send(json.encode({"type": "hello", "table": table, "protocol": PROTOCOL}))

    def _hear(self, raw: bytes) -> None:
        if self._tally.counting:
            self._tally.received += len(raw)
            if raw.startswith(b'{"type":"changes"'):
                self._tally.shown.append(time.perf_counter() - self._tally.sent)

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()
