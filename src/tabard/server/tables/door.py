"""Dispatches messages to tables: every message passes here, one at a time for each table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from tabard.server.metrics import Histogram
from tabard.server.store.writer import NotKept
from tabard.server.tables.actor import Actor
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.views import whole
from tabard.server.wire.client import TableMessage, WriteNote
from tabard.server.wire.server import Accepted, Refused

Note = Callable[[str, str, TableMessage], None]
"""Somebody did something to a table."""

Verb = Callable[[Room, Actor, Any], Awaitable[Accepted]]


class NotOurs(Exception):
    """The table went to another process while a message waited for its turn."""


class Owners(Protocol):
    """Which process a table belongs to."""

    def has(self, table_id: str) -> bool:
        """Whether it belongs to this process now."""
        ...

    async def mine(self, table_id: str) -> bool:
        """Make this process the owner, if the table has none."""
        ...

    async def give_up(self, table_id: str) -> None:
        """Let others have it."""
        ...

    async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        """Forward the message to the owner. Leaving: this process hands its tables over."""
        ...


class Door:
    """Finds the handler of a message. A refusal is an answer, not a failure."""

    def __init__(
        self, rooms: Rooms, owners: Owners, verbs: dict[type, Verb], acts: Histogram, note: Note
    ) -> None:
        self._acts = acts
        self._note = note
        self._rooms = rooms
        self._owners = owners
        self._verbs = verbs

    async def act(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        """Done when this returns, even if the sender has disconnected meanwhile."""
        with self._acts.timed():
            return await asyncio.shield(asyncio.ensure_future(self._act(table_id, actor, message)))

    async def _act(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        try:
            while isinstance(message, WriteNote) or await self._owners.mine(table_id):
                with contextlib.suppress(NotOurs):
                    return await self.act_here(table_id, actor, message)
        except Refusal as refusal:
            return refusal.message(client_id(message))
        answer = await self._owners.relay(table_id, actor, message)
        if isinstance(answer, Refused):
            answer.client_id = client_id(message)  # also where nobody answered
            if answer.code == "stale":
                await self._freshen(answer, await self._rooms.get(table_id), actor, message)
        return answer

    async def act_here(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        """For tables that are ours; NotOurs if this one has gone to another process meanwhile."""
        while True:
            self._must_have(table_id, message)
            room = await self._rooms.get(table_id)
            async with room.lock:
                self._must_have(table_id, message)
                if self._rooms.here(table_id) is not room:
                    continue  # dropped while we waited
                try:
                    done = await self._verbs[type(message)](room, actor, message)
                    self._note(actor.person, table_id, message)
                    return done
                except NotKept as error:
                    return Refused("not_kept", error.reason, client_id(message))
                except Refusal as refusal:
                    answer = refusal.message(client_id(message))
                    if refusal.stale:
                        await self._freshen(answer, room, actor, message)
                    return answer

    def _must_have(self, table_id: str, message: TableMessage) -> None:
        if not isinstance(message, WriteNote) and not self._owners.has(table_id):
            raise NotOurs

    async def _freshen(self, answer: Refused, room: Room, actor: Actor, message: TableMessage) -> None:
        """A stale answer gets the current position, as the seat sees it."""
        seat = getattr(message, "seat", None)
        if room.play is not None and seat in room.seats_of(actor.person):
            answer.fresh = whole(room, seat)


def client_id(message: TableMessage) -> str:
    return getattr(message, "client_id", "")
