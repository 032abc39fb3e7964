"""Phase 6: reinforcement, landing, activation, destruction (FIE-9.3 to 9.33)."""

from __future__ import annotations

from tabard.games.fief.battle.engage import engage
from tabard.games.fief.battle.record import new_battle
from tabard.games.fief.battle.sides import dice_for
from tabard.games.fief.cards.church import destroy_building
from tabard.games.fief.cards.plagues import (
    BAD_WEATHER,
    BLACK_DEATH,
    INVASION,
    plague_on,
    strike_clan,
    weather_in,
)
from tabard.games.fief.content import FORTIFICATIONS, FORTRESS, REGIONS, SEA
from tabard.games.fief.control import any_inside, remove_title, settle, stamp, update
from tabard.games.fief.people import captives_of, title_family
from tabard.games.fief.records import INSIDE, NOBODY, Clan
from tabard.games.fief.state import Fief
from tabard.games.fief.units import clans_at, families_present, soldiers, viking_tokens
from tabard.games.fief.vikings.captives import depart
from tabard.games.fief.vikings.clans import VIKINGS, complete
from tabard.games.fief.windows import window


async def landing(table: Fief) -> None:
    """FIE-9.4 to 9.8: reinforcement, then the landings in the order of the regions."""
    reinforce(table)
    joint: list[str] = []
    for region in REGIONS:
        for card in [one for one in table.plagues if one.kind == INVASION and one.region == region]:
            if not card.active or plague_on(table, region, BAD_WEATHER):
                continue
            if f"landed:{card.card}" in table.used:
                continue
            table.count_use(f"landed:{card.card}")
            if await land(table, region):
                joint.append(table.content.regions[region].port)
            elif not clans_landed(table, region):
                table.plagues = tuple(one for one in table.plagues if one is not card)
                table.discard = (card.card, *table.discard)
    await window(table, "landing", table.order()[0])
    for port in joint:
        await battle_check(table, port, None)
    order = [clan for clan in table.clans if clan.town and not clan.holds]
    order.sort(key=lambda clan: (REGIONS.index(region_of(table, clan)), index_of(table, clan), clan.number))
    table.queue = tuple(clan.id for clan in order)
    table.step = "clans"


def clans_landed(table: Fief, region: str) -> bool:
    port = table.content.regions[region].port
    return any(clan.town == port and clan.landed == table.turn for clan in table.clans)


def region_of(table: Fief, clan: Clan) -> str:
    return table.content.region_of(clan.town)


def index_of(table: Fief, clan: Clan) -> int:
    return table.content.sites[clan.town].index


def reinforce(table: Fief) -> None:
    """FIE-9.4: three Vikings of his clan for each Jarl who was there before this turn."""
    for clan in table.clans:
        if clan.jarl and clan.landed < table.turn:
            more = min(3, VIKINGS - clan.vikings)
            clan.vikings += more
            if more:
                table.tell("reinforced", clan=clan.number, town=clan.town, number=more)


async def land(table: Fief, region: str) -> bool:
    """FIE-9.6, 9.7: a combat die says how many complete clans land; False: a false alarm."""
    face = table.content.combat_die[table.chance.die(6) - 1]
    table.tell("landing_roll", region=region, face=face)
    port = table.content.regions[region].port
    landed = [clan for clan in table.clans if complete(clan)][:face]
    for clan in landed:
        clan.town = port
        clan.vikings = VIKINGS
        clan.jarl = True
        clan.gate = SEA
        clan.landed = table.turn
        clan.spared = False
        table.tell("landed", clan=clan.number, town=port)
        if plague_on(table, region, BLACK_DEATH):
            await strike_clan(table, clan)
    if landed:
        settle(table, port)
        await update(table, [port])
    return bool(landed)


async def clans_step(table: Fief) -> None:
    """FIE-9.9: each clan is activated once, and finishes before the next."""
    if not table.queue:
        table.step = "viking_ransoms"
        table.at = 0
        return
    id, table.queue = table.queue[0], table.queue[1:]
    clan = next(one for one in table.clans if one.id == id)
    if clan.town and clan.jarl and not clan.holds:
        await activate(table, clan)


async def activate(table: Fief, clan: Clan) -> None:
    """FIE-9.10, 9.16: a battle check, and twice a stage and a battle check."""
    fresh = clan.landed == table.turn
    if weather_in(table, clan.town):
        return
    if not fresh:
        await battle_check(table, clan.town, clan)
        if await sails_home(table, clan):
            return
    left: list[str] = []
    for _ in range(2):
        if not clan.town or not clan.jarl or clan.holds:
            return
        roads = open_roads(table, clan, left)
        if not roads or clan.town == table.fog:
            return
        left.append(clan.town)
        town = roads[0] if len(roads) == 1 else roads[table.chance.below(len(roads))]
        await move_clan(table, clan, town)
        if not clan.town or not clan.jarl:
            return
        await battle_check(table, town, clan)
        if await sails_home(table, clan):
            return


def open_roads(table: Fief, clan: Clan, left: list[str]) -> list[str]:
    """FIE-9.11, 9.12."""
    return [
        other
        for _, other in table.content.sites[clan.town].gates
        if other not in left and other != table.fog and not weather_in(table, other)
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


async def sails_home(table: Fief, clan: Clan) -> bool:
    """FIE-9.15, 9.16: from a port where no family is present, except in the turn of landing there."""
    town = clan.town
    if (
        not town
        or not clan.jarl
        or not table.content.sites[town].port
        or clan.holds
        or families_present(table, town)
    ):
        return False
    for one in [one for one in clans_at(table, town) if one is clan or not one.jarl]:
        await depart(table, one, town)
    await update(table, [town])
    return True


async def battle_check(table: Fief, town: str, clan: Clan | None) -> None:
    """FIE-9.17 to 9.24: one present family after the other; then destruction."""
    for family in families_present(table, town):
        if not clans_at(table, town) or family not in families_present(table, town):
            continue
        if not any(one.jarl for one in clans_at(table, town)) or weather_in(table, town):
            break
        if attacks(table, family, town):
            battle = new_battle(town, "battle", (), (family,))
            battle.vikings = "attack"
            battle.modifier = viking_modifier(table, family, town)
            await engage(table, battle)
    if clans_at(table, town) and not families_present(table, town):
        await destroy(table, town, clan)
    settle(table, town)


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
        if title_family(table, region) != NOBODY:
            remove_title(table, region)
            table.tell("title_lost", region=region)
        if holder is not None:
            holder.holds = True
            table.tell("fortress_held", clan=holder.number, town=town)
    else:
        destroy_building(table, town)
    await update(table, [town])
