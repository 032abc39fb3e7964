"""Analyses of matches that are over: made once in the background, kept with the match."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from msgspec import convert, json

from tabard.server.store.tables import TableStore
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, Thinkers, TooSlow
from tabard.server.wire.rest import Analysis

LONGEST = 3600.0
MOST_WAITING = 20
LOG = logging.getLogger("tabard.analyses")


class Analyses:
    """One at a time, in a process of low priority."""

    def __init__(self, thinkers: Thinkers, store: TableStore, effort: float) -> None:
        self._effort = effort
        self._thinkers = thinkers
        self._store = store
        self._progress: dict[str, float] = {}  # of those under way
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(self, room: Room) -> Analysis:
        must_be_over(room)
        if room.id in self._progress:
            return Analysis("working", self._progress[room.id], [], [])
        kept = await self._store.analysis(room.id)
        if kept is not None:
            return json.decode(kept, type=Analysis)
        return Analysis("failed" if room.id in self._failed else "none", 0.0, [], [])

    async def begin(self, room: Room) -> None:
        must_be_over(room)
        if room.id in self._progress or await self._store.analysis(room.id) is not None:
            return
        if len(self._progress) >= MOST_WAITING:
            raise Refusal("slow_down", "too many matches are being analysed; try again later")
        if room.id in self._progress:
            return  # somebody else began it while we looked
        self._progress[room.id] = 0.0
        self._failed.discard(room.id)
        task = asyncio.create_task(self._make(room), name=f"analysis of {room.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, room: Room) -> None:
        def on_progress(said: dict[str, Any]) -> None:
            if room.id in self._progress:
                self._progress[room.id] = said["progress"]

        try:
            found = await self._thinkers.think({**job_of(room), "effort": self._effort}, LONGEST, on_progress)
            analysis = convert({"status": "done", "progress": 1.0, **found}, Analysis)
            await self._store.keep_analysis(room.id, json.encode(analysis))
        except (JobFailed, ThinkerDied, TooSlow):
            LOG.exception("the analysis of table %s failed", room.id)
            self._failed.add(room.id)
        finally:
            del self._progress[room.id]


def must_be_over(room: Room) -> None:
    if room.read_only is not None:
        raise Refusal("read_only", room.read_only)
    if room.table.status != "over" or room.play is None:
        raise Refusal("not_over", "the match is not over")


def job_of(room: Room) -> dict[str, Any]:
    assert room.play is not None
    return {
        "job": "analyse",
        "settings": json.encode(room.table.settings).decode(),
        "start": json.encode(room.table.start).decode(),
        "entries": [entry.to_plain() for entry in room.play.entries],
    }
