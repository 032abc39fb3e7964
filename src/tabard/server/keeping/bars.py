"""Who may not come in, and who may not speak, as every process knows it."""

from __future__ import annotations

from typing import Any

from tabard.server.keeping.orders import Bar, Kind
from tabard.server.now import now_ms
from tabard.server.store.orders import OrderStore
from tabard.server.tables.actor import Actor
from tabard.server.tables.door import Verb
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.wire.server import Accepted


class Bars:
    """Read again whenever the keeper changes one."""

    def __init__(self, store: OrderStore) -> None:
        self._store = store
        self._known: dict[tuple[str, Kind], Bar] = {}

    async def read(self) -> None:
        self._known = {(bar.person, bar.kind): bar for bar, _ in await self._store.bars()}

    def of(self, person: str, kind: Kind) -> Bar | None:
        bar = self._known.get((person, kind))
        return bar if bar is not None and (bar.until is None or bar.until > now_ms()) else None

    def must_come_in(self, person: str) -> None:
        bar = self.of(person, "ban")
        if bar is not None:
            raise Refusal("banned", bar.reason or "you-are-banned", facts={"until": bar.until})


class Unmuted:
    """A verb for those who may speak."""

    def __init__(self, verb: Verb, bars: Bars) -> None:
        self._verb = verb
        self._bars = bars

    async def __call__(self, room: Room, actor: Actor, message: Any) -> Accepted:
        bar = self._bars.of(actor.person, "mute")
        if bar is not None:
            raise Refusal("muted", "you-are-muted", facts={"until": bar.until})
        return await self._verb(room, actor, message)
