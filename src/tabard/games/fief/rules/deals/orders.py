"""Standing orders, given at any moment: permissions, and standing passes withdrawn (FIE-28.9, 28.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.module import Command
from tabard.games.fief.rules.standing import ALL_TOWNS, Permit, Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import present

PURPOSES = tuple(one for one in Purpose if one is not Purpose.BUILDING)
ANSWERS = ("yes", "no", "ask")


def standing_orders(table: Fief, seat: int) -> list[Command]:
    """FIE-28.19: a permission names all towns, or one where the family could be asked."""
    found: list[Command] = []
    for family in table.families_of(seat):
        own = own_towns(table, family)
        for other in range(len(table.families)):
            if table.seat_of(other) == seat:
                continue
            for purpose in PURPOSES:
                order = {"do": "permit", "family": family, "to": other, "purpose": purpose}
                found += changes(table, order)
                for town in concerned(table, family, purpose, own):
                    found += changes(table, {**order, "town": town})
        if any(one.family == family for one in table.passes):
            found.append({"do": "listen", "family": family})
    return found


def own_towns(table: Fief, family: int) -> list[str]:
    return [
        town for town, place in table.towns.items() if place.control == family or present(table, family, town)
    ]


def concerned(table: Fief, family: int, purpose: Purpose, own: list[str]) -> list[str]:
    """Towns in which others would have to ask the family for this."""
    if purpose is Purpose.LEAVING_SIEGE:
        return [one.town for one in table.sieges if one.family == family]
    if purpose in (Purpose.PASSING, Purpose.ENTERING):
        return own
    return [town for town in own if table.towns[town].control == family]


def changes(table: Fief, order: Mapping[str, Any]) -> list[Command]:
    now = table.permits.get(permit(order), "ask")
    return [{**order, "answer": answer} for answer in ANSWERS if answer != now]


def permit(order: Mapping[str, Any]) -> Permit:
    where = order.get("town", ALL_TOWNS)
    return Permit(order["family"], order["to"], Purpose(order["purpose"]), where)


def store_order(table: Fief, given: Mapping[str, Any]) -> None:
    """What is stored is its owner's secret."""
    if given["do"] == "listen":
        table.passes = tuple(one for one in table.passes if one.family != given["family"])
        return
    table.permits.pop(permit(given), None)
    if given["answer"] != "ask":
        table.permits[permit(given)] = given["answer"]
