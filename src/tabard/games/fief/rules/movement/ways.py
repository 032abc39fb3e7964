"""Ways out of a town and what bars them (FIE-8.10 to 8.19, 8.32 to 8.40, 20.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, plague_on, weather_in
from tabard.games.fief.rules.content import FOREST, ROYAL_CASTLE, SEA, SHERWOOD
from tabard.games.fief.rules.people import free_lords, sovereign_family
from tabard.games.fief.rules.records import (
    FREE,
    INSIDE,
    KING,
    NO_UNITS,
    OUTSIDE,
    QUEEN,
    SOVEREIGN_QUEEN,
    Lord,
    Stack,
)
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at, soldiers_in, stacks_at

MOST_STAGES: Final = 2
ROYAL_HALL: Final = "castle"
JOURNEY: Final = "abbey:"
FERRY: Final = "sea:"
VOYAGE: Final = "far:"
WOOD: Final = "forest:"
UNDER: Final = "under:"  # by Tunnel or burghers' help (FIE-15.83)


def stages_left(lord: Lord, units: bool = False) -> int:
    """FIE-8.2, R97: Thurstan's master may make a third stage, without units."""
    if lord.halted:
        return 0
    most = MOST_STAGES + (lord.servant == "servant_thurstan" and not units)
    return most - lord.stages


def movable(table: Fief, family: int, town: str, gate: str) -> list[Stack]:
    """FIE-8.3, 8.5, 8.51: stacks that can still make a stage from here."""
    return [
        stack for stack in stacks_at(table, town, family) if stack.gate == gate and stack.stages < MOST_STAGES
    ]


def sea_ports(table: Fief, town: str) -> list[str]:
    """FIE-8.36a, 8.39: ports of adjacent zones."""
    site = table.content.sites[town]
    if not site.port or plague_on(table, site.region, BAD_WEATHER):
        return []
    return [
        table.content.regions[zone].port
        for zone in table.content.zones[site.region]
        if not plague_on(table, zone, BAD_WEATHER)
    ]


def voyages(table: Fief, town: str) -> list[tuple[str, str]]:
    """FIE-8.36b, 8.39: zone and port, named together."""
    site = table.content.sites[town]
    if not site.port or plague_on(table, site.region, BAD_WEATHER):
        return []
    return [
        (zone, table.content.regions[land].port)
        for zone in table.content.zones[site.region]
        for land in table.content.zones[zone]
        if land != site.region
        and not plague_on(table, zone, BAD_WEATHER)
        and not plague_on(table, land, BAD_WEATHER)
    ]


def has_way(table: Fief, lord: Lord) -> bool:
    """Whether a Lord alone can try any way; mostly the first road shows it."""
    town = lord.place
    if stages_left(lord) < 1 or town == table.fog:
        return False
    if town != SHERWOOD and not weather_in(table, town):
        for _, other in table.content.sites[town].gates:
            if other != table.fog and not weather_in(table, other):
                return True
    return bool(ways(table, [lord], NO_UNITS))


def ways(table: Fief, lords: list[Lord], units: tuple[int, ...]) -> list[str]:
    """Every way a group can try now; consent is asked on the way."""
    town = lords[0].place
    with_units = any(units)
    left = min(stages_left(lord, with_units) for lord in lords)
    if left < 1 or town == table.fog:
        return []
    if town == SHERWOOD:
        return [WOOD + gate for gate in table.content.forest_gates if gate != table.fog]
    found: list[str] = []
    if not weather_in(table, town):
        stormy = bool(table.plagues)
        for road, other in table.content.sites[town].gates:
            if other != table.fog and not (stormy and weather_in(table, other)):
                found.append(road)
        found += sea_ways(table, lords, units, left)
        if town in table.content.forest_gates:
            found += [
                WOOD + gate
                for gate in table.content.forest_gates
                if gate not in (town, table.fog) and not weather_in(table, gate)
            ]
        found += journeys(table, lords, units, left)
    return found


def sea_ways(table: Fief, lords: list[Lord], units: tuple[int, ...], left: int) -> list[str]:
    """FIE-8.35 to 8.37, R97 Godwin."""
    town = lords[0].place
    if not table.content.sites[town].port:
        return []
    rested = all(lord.stages == 0 for lord in lords) and rested_units(table, lords, units)
    godwin = any(lord.servant == "servant_godwin" for lord in lords)
    found: list[str] = []
    if rested or godwin:
        found += [FERRY + port for port in sea_ports(table, town) if port != table.fog]
    if rested and left >= MOST_STAGES:
        found += [f"{VOYAGE}{zone}:{port}" for zone, port in voyages(table, town) if port != table.fog]
    return found


def rested_units(table: Fief, lords: list[Lord], units: tuple[int, ...]) -> bool:
    """As many units of each kind as the group takes have not moved yet."""
    if not any(units):
        return True
    lord = lords[0]
    fresh = [stack for stack in movable(table, lord.family, lord.place, lord.gate) if stack.stages == 0]
    return all(sum(stack.counts[unit] for stack in fresh) >= number for unit, number in enumerate(units))


def journeys(table: Fief, lords: list[Lord], units: tuple[int, ...], left: int) -> list[str]:
    """FIE-8.32, 8.33."""
    town = lords[0].place
    family = lords[0].family
    found: list[str] = []
    monarch = sovereign_family(table)
    if family != monarch and not lords[0].royal:
        return found
    if besieged(table, town) and lords[0].gate == INSIDE:
        return found
    for other, place in table.towns.items():
        if other in (town, table.fog) or weather_in(table, other):
            continue
        if place.building == ROYAL_CASTLE and family == monarch:
            found.append(ROYAL_HALL)
        alone = len(lords) == 1 and not any(units) and lords[0].stages == 0 and left >= MOST_STAGES
        if place.royal_abbey and alone and lords[0].royal in (KING, QUEEN, SOVEREIGN_QUEEN):
            found.append(JOURNEY + other)
    return found


def behind(table: Fief, town: str, way: str) -> str:
    """The town a way leads to."""
    way = way.removeprefix(UNDER)
    if way == ROYAL_HALL:
        return next(one for one, place in table.towns.items() if place.building == ROYAL_CASTLE)
    if ":" in way:
        return way.rpartition(":")[2]
    return next(other for road, other in table.content.sites[town].gates if road == way)


def gate_of(way: str) -> str:
    """The gate by which a way leaves and enters; OUTSIDE for a journey."""
    way = way.removeprefix(UNDER)
    if way == ROYAL_HALL or way.startswith(JOURNEY):
        return OUTSIDE
    if way.startswith((FERRY, VOYAGE)):
        return SEA
    return FOREST if way.startswith(WOOD) else way


def families_at(table: Fief, town: str, gates: Sequence[str]) -> set[int]:
    """Those with a free Lord or a soldier at one of these gates."""
    found: set[int] = set()
    for lord in table.lords.values():
        if lord.place == town and lord.captor == FREE and lord.gate in gates:
            found.add(lord.family)
    for stack in table.stacks:
        if stack.town == town and stack.gate in gates and soldiers_in(stack):
            found.add(stack.family)
    return found


def blockers(table: Fief, family: int, town: str, gate: str, came: str) -> tuple[list[int], bool]:
    """FIE-8.13, 8.15: families that must be asked, and whether Vikings bar the way."""
    if gate == OUTSIDE or town == SHERWOOD:
        return [], False
    if came == gate and gate:
        return [], False  # FIE-8.14
    barred = [gate]
    if came:
        barred.append(came)
        if table.towns[town].control != family:
            barred.append(INSIDE)
    seat = table.seat_of(family)
    others = [other for other in families_at(table, town, barred) if table.seat_of(other) != seat]
    if len(others) > 1:
        others.sort(key=table.order().index)
    vikings = any(clan.gate in barred for clan in clans_at(table, town))
    return others, vikings


def besiegers(table: Fief, family: int, town: str, gate: str) -> list[int]:
    """FIE-8.15: whatever the gate."""
    if gate != INSIDE:
        return []
    seat = table.seat_of(family)
    return [
        one.family
        for one in table.sieges
        if one.town == town and one.family != family and table.seat_of(one.family) != seat
    ]


def would_block(table: Fief, family: int, town: str, came: str) -> bool:
    """FIE-8.14: blockers (b) or (c) for a group that came by this gate."""
    if table.towns[town].control == family:
        return False
    seat = table.seat_of(family)
    held = any(table.seat_of(one) != seat for one in families_at(table, town, (INSIDE, came)))
    return held or any(clan.gate in (INSIDE, came) for clan in clans_at(table, town))


def is_whole(table: Fief, lords: list[Lord], units: tuple[int, ...]) -> bool:
    """FIE-8.14, 8.16: nothing that came by the same gate is left behind."""
    lord = lords[0]
    came = group_came(table, lords)
    for other in free_lords(table, lord.family, lord.place):
        if other.came == came and other not in lords:
            return False
    left = list(units)
    for stack in stacks_at(table, lord.place, lord.family):
        if stack.came == came:
            for unit, number in enumerate(stack.counts):
                left[unit] -= number
    return all(number >= 0 for number in left)


def needs_whole(table: Fief, lords: list[Lord], way: str) -> bool:
    """FIE-8.14, 8.16: where others would have to let it pass, a group that came in this phase goes whole."""
    family, town = lords[0].family, lords[0].place
    gate = gate_of(way)
    came = group_came(table, lords)
    if not came:
        return False
    if came == gate:
        return would_block(table, family, town, came)
    families, vikings = blockers(table, family, town, gate, came)
    besieging = way != ROYAL_HALL and besiegers(table, family, town, lords[0].gate)
    return bool(families or vikings or besieging)


def group_came(table: Fief, lords: list[Lord]) -> str:
    """The gate by which the group entered in this phase; "" if it did not."""
    for lord in lords:
        if lord.came:
            return lord.came
    return ""
