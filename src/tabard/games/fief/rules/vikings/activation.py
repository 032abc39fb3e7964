"""Clans in action, duty after duty: battle checks, stages, destruction (FIE-9.9 to 9.33).

What remains to be done lies in the queue, so that a chapter need not be longer than one battle.
"""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.battle.engage import engage
from tabard.games.fief.rules.battle.record import BattleKind, Vikings, new_battle
from tabard.games.fief.rules.battle.sides import dice_for
from tabard.games.fief.rules.battle.sieges import any_inside
from tabard.games.fief.rules.cards.plagues import BLACK_DEATH, plague_on, strike_clan, weather_in
from tabard.games.fief.rules.content import FORTIFICATIONS, FORTRESS
from tabard.games.fief.rules.movement.control import remove_title, settle, settle_fief, stamp, update
from tabard.games.fief.rules.people import captives_of, title_family
from tabard.games.fief.rules.records import INSIDE, NOBODY, Clan
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import destroy_building
from tabard.games.fief.rules.units import clans_at, families_present, soldiers, viking_tokens
from tabard.games.fief.rules.vikings.captives import depart

EVERY_CLAN: Final = ""  # the clans of a town together
ACTIVATE: Final = "activate"
CHECK: Final = "check"  # in a town, for a clan: a battle check
MEET: Final = "meet"  # in a town, a family: part of a battle check
DESTROY: Final = "destroy"  # in a town, for a clan: the end of a battle check
SAIL: Final = "sail"
STAGE: Final = "stage"  # a clan, which may have left a town by its first stage


def activation_of(clan: Clan) -> str:
    return f"{ACTIVATE}::{clan.id}"


def check_of(town: str, clan: str) -> str:
    return f"{CHECK}:{town}:{clan}"


async def clans_step(table: Fief) -> None:
    """FIE-9.9: each clan is activated once, and finishes before the next."""
    if table.queue:
        await do_duties(table)
        return
    table.step = Step.DEALINGS
    table.at = 0


async def do_duties(table: Fief) -> None:
    """What the queue names, until a battle begins or the next clan comes."""
    while table.queue and table.battle is None:
        duty, table.queue = table.queue[0], table.queue[1:]
        await do_duty(table, *duty.split(":"))
        if table.queue and table.queue[0].startswith(ACTIVATE):
            return


async def do_duty(table: Fief, verb: str, town: str, who: str) -> None:
    if verb == ACTIVATE:
        activate(table, clan_of(table, who))
    elif verb == CHECK:
        meetings = [f"{MEET}:{town}:{family}" for family in families_present(table, town)]
        table.queue = (*meetings, f"{DESTROY}:{town}:{who}", *table.queue)
    elif verb == MEET:
        meet(table, town, int(who))
    elif verb == DESTROY:
        if clans_at(table, town) and not families_present(table, town):
            await destroy(table, town, clan_of(table, who) if who != EVERY_CLAN else None)
        settle(table, town)
    elif verb == SAIL:
        await sail_home(table, clan_of(table, who))
    else:
        await make_stage(table, clan_of(table, who), town)


def clan_of(table: Fief, id: str) -> Clan:
    return next(clan for clan in table.clans if clan.id == id)


def activate(table: Fief, clan: Clan) -> None:
    """FIE-9.10, 9.16: a battle check, unless it has just landed, and twice a stage and a battle check."""
    if not clan.town or not clan.jarl or clan.holds or weather_in(table, clan.town):
        return
    duties = [f"{STAGE}::{clan.id}"]
    if clan.landed != table.turn:
        duties = [check_of(clan.town, clan.id), f"{SAIL}::{clan.id}", *duties]
    table.queue = (*duties, *table.queue)


async def make_stage(table: Fief, clan: Clan, left: str) -> None:
    """FIE-9.10 to 9.12: by a road at random, not back to the town it left; a battle check follows."""
    if not clan.town or not clan.jarl or clan.holds:
        return
    roads = open_roads(table, clan, left)
    if not roads or clan.town == table.fog:
        return
    start = clan.town
    town = roads[0] if len(roads) == 1 else roads[table.chance.below(len(roads))]
    await move_clan(table, clan, town)
    if not clan.town or not clan.jarl:
        return
    duties = [check_of(town, clan.id), f"{SAIL}::{clan.id}"]
    if not left:
        duties.append(f"{STAGE}:{start}:{clan.id}")
    table.queue = (*duties, *table.queue)


def open_roads(table: Fief, clan: Clan, left: str) -> list[str]:
    """FIE-9.11, 9.12."""
    return [
        other
        for _, other in table.content.sites[clan.town].gates
        if other != left and other != table.fog and not weather_in(table, other)
    ]


async def move_clan(table: Fief, clan: Clan, town: str) -> None:
    """FIE-9.2, 9.14: leaderless Vikings follow; Black Death strikes on entering."""
    start = clan.town
    gate = next(road for road, other in table.content.sites[town].gates if other == start)
    leader = min((one for one in clans_at(table, start) if one.jarl), key=lambda one: one.number)
    following = [one for one in clans_at(table, start) if one is clan or (not one.jarl and clan is leader)]
    for one in following:
        one.town = town
        one.gate = gate
        for lord in captives_of(table, one.id):
            lord.place = town
    table.tell("clan_moved", clan=clan.number, start=start, end=town)
    await update(table, [start])
    if plague_on(table, table.content.region_of(town), BLACK_DEATH):
        for one in following:
            await strike_clan(table, one)
    stamp(table, town)
    settle(table, town)


async def sail_home(table: Fief, clan: Clan) -> None:
    """FIE-9.15, 9.16: from a port where no family is present, except in the turn of landing there."""
    town = clan.town
    if (
        not town
        or not clan.jarl
        or not table.content.sites[town].port
        or clan.holds
        or families_present(table, town)
    ):
        return
    for one in [one for one in clans_at(table, town) if one is clan or not one.jarl]:
        await depart(table, one, town)
    await update(table, [town])


def meet(table: Fief, town: str, family: int) -> None:
    """FIE-9.17 to 9.24: the Vikings of a town attack a family that is present, if they can."""
    clans = clans_at(table, town)
    if family not in families_present(table, town) or not any(clan.jarl for clan in clans):
        return
    if not weather_in(table, town) and attacks(table, family, town):
        battle = new_battle(town, BattleKind.BATTLE, (), (family,))
        battle.vikings = Vikings.ATTACK
        battle.modifier = viking_modifier(table, family, town)
        engage(table, battle)


def viking_modifier(table: Fief, family: int, town: str) -> int:
    """FIE-9.18, 9.28: walls of a family inside, unless a Tunnel has opened them."""
    place = table.towns[town]
    if place.building not in FORTIFICATIONS or town in table.walls_off:
        return 0
    held = place.control == family and any_inside(table, family, town)
    inside = any(clan.gate == INSIDE for clan in clans_at(table, town))
    return table.content.modifier(place.building) if held and not inside else 0


def attacks(table: Fief, family: int, town: str) -> bool:
    """FIE-9.17, 9.18: superiority, and a die left after the walls."""
    if viking_tokens(table, town) <= soldiers(table, family, town):
        return False
    points = sum(clan.vikings * 2 + clan.jarl * 3 for clan in clans_at(table, town))
    return dice_for(table, points) > viking_modifier(table, family, town)


async def destroy(table: Fief, town: str, clan: Clan | None) -> None:
    """FIE-9.30, 9.32: mill, abbey, castle and relics are gone; a fortress is taken and held."""
    place = table.alter(town)
    if place.mill:
        place.mill = False
        table.tell("mill_lost", town=town)
    if place.hidden_relic or place.relics:
        table.reveal()
        lost = [*place.relics, *([place.hidden_relic] if place.hidden_relic else [])]
        table.tell("relics_lost", town=town, relics=lost)
        place.hidden_relic = ""
        place.relics = ()
    if place.building == FORTRESS:
        holder = clan or next((one for one in clans_at(table, town) if one.jarl), None)
        region = table.content.region_of(town)
        former = title_family(table, region)
        if former != NOBODY:
            remove_title(table, region)
            table.tell("title_lost", region=region)
            settle_fief(table, region, former)
        if holder is not None:
            holder.holds = True
            table.tell("fortress_held", clan=holder.number, town=town)
    else:
        destroy_building(table, town)
    await update(table, [town])
