"""Who acts at a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from tabard.server.tables.presence import replaceable
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room


@dataclass(frozen=True)
class Actor:
    """A person as the tables know it."""

    person: str
    name: str
    blazon: str
    invitation: str | None = None  # the code the person came with


def own_seat(room: Room, actor: Actor, seat: int) -> int:
    """The seat, if it is the actor's."""
    if seat not in room.seats_of(actor.person):
        raise Refusal("not_yours", "this seat is not yours", facts={"seat": seat})
    return seat


def must_host(room: Room, actor: Actor) -> None:
    if room.table.host != actor.person:
        raise Refusal("not_host", "only the host may do this")


def must_be_open(room: Room) -> None:
    if room.table.status != "open":
        raise Refusal("started", "the match has started")


def may_enter(room: Room, person: str | None, invitation: str | None) -> bool:
    """Players and guests always; others as the table's settings say."""
    table = room.table
    if person in table.agreed.removed:
        return False
    if person is not None and (person == table.host or any(seat.person == person for seat in room.seats)):
        return True
    if invitation is not None and secrets.compare_digest(invitation.encode(), table.invitation.encode()):
        wanted = any(
            seat.kind == "human" and replaceable(room, seat) for seat in room.seats
        )  # a friend who could take a seat
        return table.status == "open" or table.settings.spectators != "nobody" or wanted
    if table.status == "open":
        return table.settings.visibility == "public"
    return table.settings.spectators == "everyone"


def must_enter(room: Room, person: str | None, invitation: str | None) -> None:
    if not may_enter(room, person, invitation):
        raise Refusal("not_invited", "this table is by invitation")
