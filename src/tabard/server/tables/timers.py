"""Timers of the rules (a parley ends after three minutes): the game names them, live tables run them."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Timer
from tabard.server.tables.room import Room
from tabard.server.wire.shared import Pace

LIVE: Final[tuple[Pace, ...]] = ("live", "brisk")


def note(room: Room, now: int) -> None:
    """When each timer ends; a new one starts now."""
    known = room.table.agreed.ends
    room.table.agreed.ends = {
        one.name: known.get(one.name, now + one.seconds * 1000) for one in set_for(room)
    }


def expired(room: Room, now: int) -> list[Timer]:
    """The timers that have run out."""
    ends = room.table.agreed.ends
    return [one for one in set_for(room) if one.name in ends and ends[one.name] <= now]


def set_for(room: Room) -> list[Timer]:
    if room.play is None or room.table.status != "running" or room.table.settings.pace not in LIVE:
        return []
    return room.play.timers
