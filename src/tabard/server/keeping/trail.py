"""Notes who did what: in the log at once, in the database within a second."""

from __future__ import annotations

import logging
from typing import Any

from tabard.server.now import now_ms
from tabard.server.store.trail import Step, TrailStore
from tabard.server.wire import client

LOG = logging.getLogger("tabard.trail")
KEEPER = "keeper"
MOST_UNWRITTEN = 10_000

NOTED: dict[type, str] = {
    client.Sit: "sat down",
    client.Stand: "stood up or cleared a seat",
    client.SeatBot: "seated a bot",
    client.InviteBot: "gave a seat to a program",
    client.Start: "started the match",
    client.Resign: "resigned",
    client.VoteToEnd: "voted to end",
    client.OfferPace: "spoke about the pace",
    client.Absent: "went or came back",
    client.Rematch: "asked for the next match",
    client.Consent: "answered a request to take back",
}
"""What is done to a table. Moves are in its journal, what is said in its chat: neither is here."""


class Trail:
    """Never in the way: what cannot be written stands in the log all the same."""

    def __init__(self, store: TrailStore) -> None:
        self._store = store
        self._unwritten: list[Step] = []

    def note(self, who: str, what: str, table: str | None = None, **facts: Any) -> None:
        told = {"who": who, **({} if table is None else {"table": table}), **facts}
        LOG.info("%s", what, extra={"facts": told})
        if len(self._unwritten) < MOST_UNWRITTEN:
            self._unwritten.append(Step(now_ms(), who, what, table, facts))

    def act(self, who: str, table: str, message: object) -> None:
        what = NOTED.get(type(message))
        if what is not None:
            seat = getattr(message, "seat", None)
            self.note(who, what, table, **({} if seat is None else {"seat": seat}))

    async def read(self, most: int, who: str | None = None, table: str | None = None) -> list[Step]:
        """The last steps, in order."""
        return await self._store.read(most, who, table)

    async def forget_before(self, before: int) -> None:
        await self._store.forget_before(before)

    async def write(self) -> None:
        steps, self._unwritten = self._unwritten, []
        if steps:
            try:
                await self._store.add(steps)
            except Exception as error:
                LOG.warning("%d steps could not be kept: %s", len(steps), error)
