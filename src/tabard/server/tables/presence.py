"""Who is at the table, and who has been away so long that the others need not wait."""

from __future__ import annotations

from typing import Final

from tabard.server.now import now_ms
from tabard.server.tables.record import SeatRecord
from tabard.server.tables.room import Room
from tabard.server.wire.shared import Pace

MINUTE: Final = 60
DAY: Final = 86_400
PATIENCE: Final[dict[Pace, int]] = {
    "live": 10 * MINUTE,
    "brisk": 5 * MINUTE,
    "correspondence": 7 * DAY,
    "untimed": 3 * DAY,
}
"""Seconds after which an absent player holds up nobody."""


def level_of(room: Room, seat: SeatRecord) -> str:
    """Of the bot that plays the seat now."""
    return (None if seat.stand_in else seat.level) or room.table.settings.stand_in


def alike(room: Room, seat: SeatRecord) -> int:
    """How many bots of its level play."""
    return sum(1 for other in room.seats if other.bot and level_of(room, other) == level_of(room, seat))


def patience_of(room: Room) -> int:
    settings = room.table.settings
    return PATIENCE[settings.pace] if settings.patience is None else settings.patience


def away_since(room: Room, seat: SeatRecord) -> int | None:
    """When its person was last here; None: now, or it is nobody's."""
    table = room.table
    if not seat.votes or seat.person is None or table.status != "running":
        return None
    if seat.person in room.people_online():
        return None
    return table.agreed.seen.get(seat.person, table.changed)


def long_away(room: Room, seat: SeatRecord) -> bool:
    since = away_since(room, seat)
    return since is not None and now_ms() - since >= patience_of(room) * 1000


def deciding(room: Room) -> list[int]:
    """Seats of the people who still take part and are here, or have not been away for long."""
    return [seat.seat for seat in room.seats if seat.votes and not long_away(room, seat)]


def replaceable(room: Room, seat: SeatRecord) -> bool:
    """Nobody plays it himself now: a bot, a program, somebody who resigned or has been away for long."""
    return seat.kind == "bot" or seat.resigned or seat.stand_in or long_away(room, seat)


def knows_another(room: Room, person: str, seat: int) -> bool:
    """Whoever has seen one seat's secrets never looks through another's."""
    seen = {one.seat for one in room.seats if one.person == person}
    return bool((seen | set(room.table.agreed.knew.get(person, ()))) - {seat})


def may_ask(room: Room, person: str | None) -> list[int]:
    """Seats of a running match that somebody may ask the others for."""
    if room.table.status != "running" or room.play is None:
        return []
    return [
        seat.seat
        for seat in room.seats
        if replaceable(room, seat)
        and (person is None or not knows_another(room, person, seat.seat))
        and seat.seat not in room.seats_of(person)
    ]
