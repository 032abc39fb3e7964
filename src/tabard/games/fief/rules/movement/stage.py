"""One stage: consent, the way, the arrival (FIE-8.12 to 8.24, 8.36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.cards.plagues import BLACK_DEATH, plague_on, strike
from tabard.games.fief.rules.content import FOREST, FORTIFICATIONS, SHERWOOD
from tabard.games.fief.rules.movement.control import is_inside, settle, stamp
from tabard.games.fief.rules.movement.group import can_ride, gather, gathered, lay, scatter_back
from tabard.games.fief.rules.movement.ride import ride, targets
from tabard.games.fief.rules.movement.robin import robin_hood
from tabard.games.fief.rules.movement.underground import TunnelBy, means, use_up
from tabard.games.fief.rules.movement.ways import (
    ROYAL_HALL,
    UNDER,
    VOYAGE,
    behind,
    besiegers,
    blockers,
    gate_of,
    group_came,
    is_whole,
    stages_left,
    would_block,
)
from tabard.games.fief.rules.people import allied, captives_of
from tabard.games.fief.rules.places import consent
from tabard.games.fief.rules.records import GOING, INSIDE, OUTSIDE, Lord, Stack
from tabard.games.fief.rules.relics import fetch_all
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import stacks_at, tidy
from tabard.games.fief.rules.windows import Moment, arrival_families, window

STAY: Final = "stay"
BACK: Final = "back"


class Refused(Ask):
    """FIE-8.17, D18: stay, go back, or force the way. Whether all are knights is secret."""

    __slots__ = ("group", "refusers", "way")

    kind = "refused"
    clause = "FIE-8.17"
    secret = True

    def __init__(self, table: Fief, family: int, lords: list[Lord], refusers: list[int], way: str) -> None:
        super().__init__(table, family)
        self.group = [lord.id for lord in lords]
        self.refusers = refusers
        self.way = way

    def options(self, table: Fief) -> Sequence[Choice]:
        lords = [table.lords[id] for id in self.group if id in table.lords]
        if not lords:
            return [STAY]
        found: list[Choice] = [STAY]
        units = any(any(stack.counts) for stack in gathered(table, self.family, lords[0].place))
        came = group_came(table, lords)
        if leads_back(table, lords[0].place, came) and min(stages_left(lord, units) for lord in lords) > 0:
            found.append(BACK)
        if can_ride(table, lords):
            able = targets(table, lords)
            found += [f"ride:{one}" for one in self.refusers if str(one) in able]
            if "vikings" in able:
                found.append("ride:vikings")
        if not self.way.startswith((VOYAGE, "forest:")):
            found += means(table, self.family)
        return found

    def default(self, table: Fief) -> Choice:
        return STAY

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "lords": self.group, "refusers": self.refusers}


async def travel(table: Fief, family: int, lords: list[Lord], units: tuple[int, ...], way: str) -> None:
    """FIE-8.13 to 8.17: the way out may have to be asked for."""
    town = lords[0].place
    gate = gate_of(way)
    came = group_came(table, lords)
    if came and came == gate and would_block(table, family, town, came) and not is_whole(table, lords, units):
        table.tell("must_go_whole", family=family, town=town)
        return
    families, vikings = blockers(table, family, town, gate, came)
    besieging = [] if way == ROYAL_HALL else besiegers(table, family, town, lords[0].gate)
    if came and (families or vikings or besieging) and not is_whole(table, lords, units):
        table.tell("must_go_whole", family=family, town=town)  # FIE-8.16
        return
    back = gather(table, lords, units)
    refusers: list[int] = []
    for other in dict.fromkeys([*families, *besieging]):
        purpose = Purpose.LEAVING_SIEGE if other in besieging else Purpose.PASSING
        if not await ask_once(table, other, lords[0], purpose):
            refusers.append(other)
    lords = [lord for lord in lords if lord.id in table.lords and lord.free]
    if not lords:
        return
    if not refusers and not vikings:
        await stage(table, family, lords, way)
    else:
        await refused(table, family, lords, back, refusers, way)


async def tunnel(table: Fief, family: int, lords: list[Lord], units: tuple[int, ...], way: str) -> None:
    """FIE-15.83, 15.84: without regard to blockers, siege and storm."""
    gather(table, lords, units)
    way = way.removeprefix(UNDER)
    question = TunnelBy(table, family, way, behind(table, lords[0].place, way))
    use_up(table, family, str(await table.hear(question)))
    await stage(table, family, lords, way, under=True)


async def ask_once(table: Fief, owner: int, lord: Lord, purpose: Purpose) -> bool:
    """FIE-8.17: the same group does not ask the same family twice in a town and turn."""
    if table.uses(TurnRight.ASKED, lord.family, owner, lord.place, lord.id):
        return False
    table.count_use(TurnRight.ASKED, lord.family, owner, lord.place, lord.id)
    return await consent(table, owner, lord.family, purpose, lord.place)


async def refused(
    table: Fief, family: int, lords: list[Lord], back: str, refusers: list[int], way: str
) -> None:
    """FIE-8.17, 15.83: the mover's choice."""
    town = lords[0].place
    came = group_came(table, lords)
    choice = str(await table.hear(Refused(table, family, lords, refusers, way)))
    if choice == STAY:
        scatter_back(table, lords, back)
        if came:
            for lord in lords:
                lord.halted = True
    elif choice == BACK:
        await stage(table, family, lords, came_way(table, town, came))
    elif not choice.startswith("ride:"):
        use_up(table, family, choice)
        await stage(table, family, lords, way, under=True)
    else:
        # FIE-8.30: after a victory the group is named anew for its next stage.
        await ride(table, lords, choice.removeprefix("ride:"), GOING, back, refusers)


def leads_back(table: Fief, town: str, came: str) -> bool:
    """Whether the way back leads to a town: not for those who came out of Sherwood (FIE-20.10)."""
    return bool(came) and came_way(table, town, came) not in (f"forest:{SHERWOOD}", "sea", FOREST)


def came_way(table: Fief, town: str, came: str) -> str:
    """The way back through a gate: by road itself; by sea or forest to where the group came from."""
    if came in ("sea", FOREST):
        return back_over(table, town, came)
    return came


def back_over(table: Fief, town: str, came: str) -> str:
    """Sea and forest lead to several towns: back to the one noted when the group came."""
    for use in table.phase_used:
        if use[:-1] == (PhaseRight.CAME_FROM, town, came):
            other = use[-1]
            return f"sea:{other}" if came == "sea" else f"forest:{other}"
    return came


async def stage(table: Fief, family: int, lords: list[Lord], way: str, under: bool = False) -> None:
    """FIE-8.2 to 8.5: Lords, units and captives go, then they arrive; underground: within the walls."""
    town = lords[0].place
    to = behind(table, town, way)
    gate = gate_of(way)
    number = 2 if way.startswith((VOYAGE, "abbey:")) else 1
    if gate in ("sea", FOREST):
        table.count_use(PhaseRight.CAME_FROM, to, gate, town)
    table.tell("stage", family=family, lords=[lord.id for lord in lords], start=town, end=to, way=way)
    if gate == FOREST and town != SHERWOOD:
        lords = await robin_hood(table, family, lords)
        if not lords:
            stamp(table, town)
            settle(table, town)
            return
    walled = under and table.towns[to].building in FORTIFICATIONS
    entrance = INSIDE if walled else entrance_to(table, family, to, way, gate)
    for lord in lords:
        move_lord(table, lord, to, entrance, gate, number)
    moved = gathered(table, family, town)
    for stack in moved:
        lay(stack, to, entrance, gate, number)
    for place in (town, to):
        if place in table.towns:
            stamp(table, place)
            settle(table, place)
    tidy(table)
    arrived = [one for one in stacks_at(table, to, family) if one.came in (gate, "") and not one.spared]
    await arrive(table, family, lords, arrived, to)


def entrance_to(table: Fief, family: int, town: str, way: str, gate: str) -> str:
    """FIE-8.7, 8.21, 8.23, 8.32: inside at once, or at the gate."""
    inside = is_inside(table, family, town) or welcomed(table, family, town) or way == ROYAL_HALL
    return INSIDE if inside else gate


def move_lord(table: Fief, lord: Lord, town: str, entrance: str, gate: str, number: int) -> None:
    lord.place = town
    lord.gate = entrance
    lord.came = "" if gate == OUTSIDE else gate  # FIE-8.32: a journey uses no gate
    lord.stages += number
    for captive in captives_of(table, lord.id):
        captive.place = town
        captive.gate = entrance


def welcomed(table: Fief, family: int, town: str) -> bool:
    """FIE-8.23: into a besieged fortification the ally of the besieged goes directly."""
    control = table.towns[town].control
    held = any(siege.town == town for siege in table.sieges)
    return held and control >= 0 and allied(table, family, control)


async def arrive(table: Fief, family: int, lords: list[Lord], stacks: list[Stack], town: str) -> None:
    """FIE-8.24: Black Death, the arrival window; relics of bishops."""
    if plague_on(table, table.content.region_of(town), BLACK_DEATH):
        captives = [captive for lord in lords for captive in captives_of(table, lord.id)]
        await strike(table, town, [*lords, *captives], stacks)
        tidy(table)
        stamp(table, town)
        settle(table, town)
    others = arrival_families(table, family, town)
    if others:
        about = {"lords": [lord.id for lord in lords], "town": town}
        await window(table, Moment.ARRIVAL, family, others, about)
    fetch_all(table)
