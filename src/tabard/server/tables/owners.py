"""With one process, every table is ours."""

from __future__ import annotations

from tabard.server.tables.actor import Actor
from tabard.server.wire.client import TableMessage
from tabard.server.wire.server import Accepted, Refused


class SoleOwner:
    """For SQLite: there is only one process."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def mine(self, table_id: str) -> bool:
        return True

    async def give_up(self, table_id: str) -> None: ...

    async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
        raise NotImplementedError

    def presence(self, table_id: str, people: set[str], in_view: set[str]) -> None: ...
