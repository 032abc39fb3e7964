"""Tidies away what nobody used."""

from __future__ import annotations

import logging

from tabard.server.keeping.tables import TableKeeper
from tabard.server.now import now_ms
from tabard.server.store.tidying import Tidying

LOG = logging.getLogger("tabard.keeper")
DAY_MS = 86_400_000


class Tidier:
    def __init__(self, tables: TableKeeper, tidying: Tidying) -> None:
        self._tables = tables
        self._tidying = tidying

    async def tidy(self, days: int) -> str:
        """Guests and open tables that nobody used for so long; says what went."""
        before = now_ms() - days * DAY_MS
        unused = await self._tidying.unused_tables(before)
        gone = sum([await self._tables.tidy_away(table) for table in unused])
        guests = await self._tidying.unused_guests(before)
        sessions = await self._tidying.old_sessions(now_ms())
        if gone or guests or sessions:
            LOG.info("tidied: %d tables, %d guests, %d sessions", gone, guests, sessions)
        return f"{gone} open tables, {guests} guests and programs, {sessions} sessions"
