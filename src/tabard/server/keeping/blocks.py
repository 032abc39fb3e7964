"""People who blocked each other do not sit down at one table."""

from __future__ import annotations

from tabard.server.store.moderation import ModerationStore
from tabard.server.tables.actor import Actor
from tabard.server.tables.door import Verb
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.wire.client import AskSeat, Sit
from tabard.server.wire.server import Accepted


class Apart:
    """Sitting down or asking for a seat, where nobody at the table minds. Who blocked whom is not told."""

    def __init__(self, verb: Verb, moderation: ModerationStore) -> None:
        self._verb = verb
        self._moderation = moderation

    async def __call__(self, room: Room, actor: Actor, message: Sit | AskSeat) -> Accepted:
        here = {seat.person for seat in room.seats if seat.kind == "human"} | {room.table.host}
        if not room.seats_of(actor.person) and here & await self._moderation.apart_from(actor.person):
            raise Refusal("blocked", "you-cannot-sit-here")
        return await self._verb(room, actor, message)
