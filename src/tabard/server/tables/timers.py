"""What ends by itself: the game names it, the table's clock ends it where people play live."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Lapse
from tabard.server.tables.room import Room
from tabard.server.wire.shared import Pace

LIVE: Final[tuple[Pace, ...]] = ("live", "brisk")


def note(room: Room, now: int) -> None:
    """When everything open will be over; what is new begins now."""
    known = room.table.agreed.ends
    room.table.agreed.ends = {one.name: known.get(one.name, now + one.seconds * 1000) for one in timed(room)}


def lapsed(room: Room, now: int) -> list[Lapse]:
    """What is over by now."""
    ends = room.table.agreed.ends
    return [one for one in timed(room) if one.name in ends and ends[one.name] <= now]


def timed(room: Room) -> list[Lapse]:
    if room.play is None or room.table.status != "running" or room.table.settings.pace not in LIVE:
        return []
    return room.play.lapses
