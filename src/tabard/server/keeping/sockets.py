"""All sockets of this process, so that something can be said to them, or to one person's."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tabard.server.store.people import Session
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import Gone, ServerMessage


class Open(Protocol):
    """A socket that is open."""

    person: str | None
    unheard: frozenset[str]

    @property
    def session(self) -> Session | None: ...

    def send(self, message: bytes) -> None: ...

    def close(self, last: Gone) -> None: ...


class Sockets:
    def __init__(self) -> None:
        self.open: set[Open] = set()

    def tell_all(self, message: ServerMessage) -> None:
        raw = ENCODER.encode(message)
        for socket in list(self.open):
            socket.send(raw)

    def no_longer_hears(self, person: str, blocked: Collection[str]) -> None:
        """Whom somebody has blocked now."""
        for socket in self.open:
            if socket.person == person:
                socket.unheard = frozenset(blocked)

    def put_out(self, person: str, reason: str) -> None:
        for socket in list(self.open):
            if socket.person == person:
                socket.close(Gone(reason))
