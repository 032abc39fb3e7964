"""Phase 5: groups are named, and make their stages (FIE-8.1 to 8.5, 8.51, D16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose
from tabard.games.fief.rules.battle.sides import lord_points, soldiers_points
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER
from tabard.games.fief.rules.content import TREBUCHET, UNITS
from tabard.games.fief.rules.movement.actions import act, actions
from tabard.games.fief.rules.movement.control import take_royal_castle, update
from tabard.games.fief.rules.movement.group import gather, riders
from tabard.games.fief.rules.movement.ride import ride, targets
from tabard.games.fief.rules.movement.stage import travel, tunnel
from tabard.games.fief.rules.movement.underground import has_under_way, means, under_ways
from tabard.games.fief.rules.movement.ways import (
    UNDER,
    group_came,
    has_way,
    is_whole,
    movable,
    needs_whole,
    stages_left,
    ways,
)
from tabard.games.fief.rules.people import free_lords, has_servant, leads_units, sovereign_family
from tabard.games.fief.rules.records import GOING, NO_UNITS, NOBODY, OFF_BOARD, Lord, Moving
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.deaths import place_waiting
from tabard.games.fief.rules.units import present

END: Final = "end"
CANCEL: Final = "cancel"
ALL: Final = "all"


class Fog(Choose):
    """FIE-R97, D41: Morgane hides a town until the end of the turn."""

    __slots__ = ()

    kind = "fog"
    safe_point = True
    clause = "FIE-16.8"


class March(Ask):
    """FIE-8.1, 8.51, D16: name a group step by step and send it; or something else; or the end."""

    __slots__ = ()

    kind = "march"
    safe_point = True
    clause = "FIE-8.51"

    def options(self, table: Fief) -> Sequence[Choice]:
        moving = table.moving
        if moving is None:
            able = [lord for lord in free_lords(table, self.family) if can_start(table, lord)]
            return [END, *[f"lord:{lord.id}" for lord in able], *actions(table, self.family)]
        return [CANCEL, *companions(table, moving), *departures(table, moving)]

    def default(self, table: Fief) -> Choice:
        return END if table.moving is None else CANCEL

    def completes(self, table: Fief) -> bool:
        return table.moving is not None

    def prompt(self, table: Fief) -> Mapping[str, object]:
        moving = table.moving
        if moving is None:
            return {"family": self.family}
        return {
            "family": self.family,
            "lords": list(moving.lords),
            "units": by_name(moving.units),
            "spare": by_name(spare_units(table, moving)),
            "strength": sum(map(lord_points, taken(table, moving))) + soldiers_points(table, moving.units),
        }


def by_name(counts: Sequence[int]) -> dict[str, int]:
    return {UNITS[unit]: number for unit, number in enumerate(counts) if number}


class UnseenMarch(March):
    """Asked though nothing is open: whether a Tunnel lies in the hand is secret (FIE-28.8)."""

    __slots__ = ()

    secret = True


def march_question(table: Fief, family: int) -> March:
    """A storm holds a Lord, his player holds a card: nobody shall see whether it is a Tunnel."""
    stormy = any(one.kind == BAD_WEATHER for one in table.plagues)
    if stormy and table.moving is None and table.player_of(family).hand:
        held = [lord for lord in free_lords(table, family) if lord.place in table.towns]
        if any(has_under_way(table, lord) for lord in held):
            return UnseenMarch(table, family)
    return March(table, family)


def can_start(table: Fief, lord: Lord) -> bool:
    """A Lord who can make a stage, or attack on arrival."""
    if lord.place == OFF_BOARD:
        return False
    if lord.came:  # FIE-8.14: he may have to wait for those who came with him
        moving = Moving((lord.id,), NO_UNITS)
        return bool(companions(table, moving) or departures(table, moving))
    if has_way(table, lord):
        return True
    return bool(means(table, lord.family)) and has_under_way(table, lord)


def ride_targets(table: Fief, lords: list[Lord]) -> list[str]:
    """FIE-8.26c: whom a group that has just arrived could attack."""
    return targets(table, lords) if lords[0].came and not lords[0].halted else []


def taken(table: Fief, moving: Moving) -> list[Lord]:
    return [table.lords[id] for id in moving.lords if id in table.lords]


def keep_group(table: Fief) -> None:
    """FIE-28.4, 28.5: where a command has taken away what a group was made of, it is named anew."""
    if table.moving is None:
        return
    lords = taken(table, table.moving)
    together = {(lord.place, lord.gate, lord.captor) for lord in lords}
    whole = len(lords) == len(table.moving.lords) and len(together) == 1 and all(lord.free for lord in lords)
    if not whole or min(unnamed_units(table, table.moving)) < 0:
        table.moving = None


def spare_units(table: Fief, moving: Moving) -> list[int]:
    """Units in the same town and posture that the group does not take yet."""
    return [max(0, number) for number in unnamed_units(table, moving)]


def unnamed_units(table: Fief, moving: Moving) -> list[int]:
    lord = table.lords[moving.lords[0]]
    spare = [-number for number in moving.units]
    for stack in movable(table, lord.family, lord.place, lord.gate):
        for unit, number in enumerate(stack.counts):
            if unit != TREBUCHET:
                spare[unit] += number
    return spare


def companions(table: Fief, moving: Moving) -> list[str]:
    """Lords and units who can join the group."""
    lords = taken(table, moving)
    first = lords[0]
    found = [
        f"add:{lord.id}"
        for lord in free_lords(table, first.family, first.place)
        if lord not in lords and lord.gate == first.gate and stages_left(lord, any(moving.units)) > 0
    ]
    if any(leads_units(lord) and stages_left(lord, True) > 0 for lord in lords):
        spare = spare_units(table, moving)
        found += [f"take:{UNITS[unit]}" for unit, number in enumerate(spare) if number]
        if sum(spare) > 1:
            found.append(ALL)
    return found


def departures(table: Fief, moving: Moving) -> list[str]:
    """Where the group can go as it is now, and whom it can attack."""
    lords = taken(table, moving)
    first = lords[0]
    found = ways(table, lords, moving.units)
    if found and group_came(table, lords) and not is_whole(table, lords, moving.units):
        found = [way for way in found if not needs_whole(table, lords, way)]
    if means(table, first.family):
        found += under_ways(table, lords, moving.units)
    if riders(lords, moving.units):
        found += [f"ride:{one}" for one in ride_targets(table, lords)]
    return found


def next_moving(table: Fief, moving: Moving | None, choice: str) -> Moving | None:
    """The group with one more answer; None when the answer does not name it further."""
    verb, _, what = choice.partition(":")
    if moving is None:
        return Moving((what,), NO_UNITS) if verb == "lord" else None
    if verb == "add":
        return Moving((*moving.lords, what), moving.units)
    if verb == "take":
        unit = UNITS.index(what)
        units = tuple(number + (at == unit) for at, number in enumerate(moving.units))
        return Moving(moving.lords, units)
    if choice == ALL:
        spare = spare_units(table, moving)
        units = tuple(number + spare[at] for at, number in enumerate(moving.units))
        return Moving(moving.lords, units)
    return None


async def begin_movement(table: Fief) -> None:
    """FIE-R97 Morgane; FIE-14.5: Lords who wait off the board."""
    for family in table.order():
        if has_servant(table, family, "servant_morgane") is not None:
            towns = [town for town in table.content.towns if town != table.last_fog]
            town = str(await table.hear(Fog(table, family, ("none", *towns))))
            if town != "none":
                table.fog = town
                table.tell("fog", town=town)
    table.step = Step.MARCH
    table.at = 0


async def march_step(table: Fief) -> None:
    """FIE-8.1: one group, or one other thing, of the family whose step it is."""
    order = table.order()
    if table.at >= len(order):
        table.step = Step.MOVEMENT_ENDS
        return
    family = order[table.at]
    await place_waiting(table, family)
    while True:
        choice = str(await table.hear(march_question(table, family)))
        if table.moving is not None or choice.startswith("lord:"):
            table.reveal()  # kinds of soldiers are secret: nobody else could follow these answers
        if choice in (END, CANCEL):
            table.moving = None
            if choice == END:
                await end_march(table, family)
            return
        moving = next_moving(table, table.moving, choice)
        if moving is None:
            break
        table.moving = moving
    group, table.moving = table.moving, None
    if group is None:
        await act(table, family, choice)
        return
    lords = taken(table, group)
    if choice.startswith("ride:"):
        back = gather(table, lords, group.units)
        await ride(table, lords, choice.removeprefix("ride:"), GOING, back, [])
    elif choice.startswith(UNDER):
        await tunnel(table, family, lords, group.units, choice)
    else:
        await travel(table, family, lords, group.units, choice)


async def end_march(table: Fief, family: int) -> None:
    """FIE-8.42, 7.19: control is updated; a royal castle without its family is taken."""
    monarch = sovereign_family(table)
    if monarch not in (NOBODY, family):
        for town, place in table.towns.items():
            foreign = place.building == "royal_castle"
            if foreign and present(table, family, town) and not present(table, monarch, town):
                take_royal_castle(table, town)
                table.alter(town).control = NOBODY
    await update(table, table.towns)
    for lord in table.lords.values():
        if lord.family == family:
            lord.came = ""
    for stack in table.stacks:
        if stack.family == family:
            stack.came = ""
    table.at += 1
