"""With one process, every table is ours."""

from __future__ import annotations

from tabard.server.store.writer import Leaving
from tabard.server.tables.actor import Actor
from tabard.server.wire.client import TableMessage
from tabard.server.wire.server import Accepted, Refused


class SoleOwner:
    """For SQLite: there is only one process."""

    def __init__(self) -> None:
        self._leaving = False

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def has(self, table_id: str) -> bool:
        return not self._leaving

    async def mine(self, table_id: str) -> bool:
        return not self._leaving

    async def give_up(self, table_id: str) -> None: ...

    async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        raise Leaving

    def stop_taking(self) -> None:
        self._leaving = True

    async def leave(self) -> None: ...

    async def beat(self) -> list[str]:
        return []

    def presence(self, table_id: str, people: set[str], in_view: set[str]) -> None: ...
