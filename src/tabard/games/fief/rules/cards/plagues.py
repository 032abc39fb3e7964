"""Plagues: revealing and placing them, and the Black Death (FIE-5.12 to 5.18, 15.1 to 15.9)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.battle.losses import Troop, lose_number
from tabard.games.fief.rules.content import ABBEY_PREFIX, REGIONS
from tabard.games.fief.rules.markers import Plague
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import free_lords, has_servant, lords_of
from tabard.games.fief.rules.records import INSIDE, Clan, Lord, Stack
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.deaths import die
from tabard.games.fief.rules.units import clans_at, soldiers_in, stacks_at, tidy
from tabard.games.fief.rules.vikings.captives import kill_jarl
from tabard.games.fief.rules.vikings.clans import leave_map

BLACK_DEATH: Final = "black_death"
BAD_WEATHER: Final = "bad_weather"
FAMINE: Final = "famine"
INVASION: Final = "viking_invasion"


def plague_on(table: Fief, region: str, kind: str) -> bool:
    """An active plague (FIE-5.32)."""
    for one in table.plagues:
        here = one.region == region and one.kind == kind
        if here and one.active:
            return True
    return False


def weather_in(table: Fief, town: str) -> bool:
    """FIE-15.20."""
    return bool(table.plagues) and plague_on(table, table.content.region_of(town), BAD_WEATHER)


async def reveal_plagues(table: Fief) -> None:
    """FIE-5.12 to 5.17: the next card of the track; when there is none, cards are played."""
    if not table.track:
        table.step = Step.PLAY
        table.at = 0
        return
    card, table.track = table.track[0], table.track[1:]
    kind = table.content.cards[card].kind
    table.reveal()
    region = REGIONS[table.chance.die(6) - 1]
    table.tell("plague_revealed", card=card, region=region)
    if any(one.kind == kind and one.region == region for one in table.plagues):
        table.discard = (card, *table.discard)  # FIE-5.14
        table.tell("plague_discarded", card=card)
        return
    active = table.turn > 1
    table.plagues = (*table.plagues, Plague(card, kind, region, active, False))
    if active and kind == BLACK_DEATH:
        table.queue = (region,)
        table.step = Step.BLACK_DEATH


async def black_death(table: Fief) -> None:
    """FIE-5.16, 15.1: it strikes at once, before the next card is turned up."""
    region, table.queue = table.queue[0], ()
    await strike_region(table, region)
    table.step = Step.PLAGUES


def drop_plague(table: Fief, kind: str, region: str) -> None:
    for plague in table.plagues:
        if plague.kind == kind and plague.region == region:
            table.plagues = tuple(one for one in table.plagues if one is not plague)
            table.discard = (plague.card, *table.discard)
            table.tell("plague_removed", card=plague.card, region=region)
            return


async def wake_plagues(table: Fief) -> None:
    """FIE-5.18: at the start of turn 2, in the order of the regions."""
    sleeping = [one for region in REGIONS for one in table.plagues if one.region == region and not one.active]
    for plague in sleeping:
        awake = Plague(plague.card, plague.kind, plague.region, True, plague.moved)
        table.plagues = tuple(awake if one is plague else one for one in table.plagues)
        table.tell("plague_woke", card=plague.card, region=plague.region)
        if plague.kind == BLACK_DEATH:
            await strike_region(table, plague.region)


async def strike_region(table: Fief, region: str) -> None:
    """FIE-15.1, 15.5: towns by index; Lords, soldiers, then Vikings."""
    for town in table.content.regions[region].towns:
        await strike(table, town, [lord for lord in in_order(table) if lord.place == town], None)
        for clan in clans_at(table, town):
            await strike_clan(table, clan)
        await update(table, [town])


def in_order(table: Fief) -> list[Lord]:
    """All Lords, by family in turn order."""
    return [lord for family in table.order() for lord in lords_of(table, family)]


async def strike(table: Fief, town: str, lords: list[Lord], arriving: list[Stack] | None) -> None:
    """FIE-15.2, 15.3, 15.6 to 15.8: these Lords; the soldiers of all, or the stacks that arrive."""
    guards = {lord.id: lord.spared for lord in table.lords.values()}
    for lord in lords:
        if lord.spared or lord.id not in table.lords:
            continue
        lord.spared = True
        if has_servant(table, lord.family, "servant_geoffroy") is not None:
            continue
        roll = table.chance.die(6)
        table.tell("black_death_roll", lord=lord.id, roll=roll)
        abbey = table.towns[town].building.startswith(ABBEY_PREFIX) and lord.gate == INSIDE
        if roll <= (2 if abbey else 3):
            await die(table, lord.id)
    for family in table.order():
        stacks = arriving if arriving is not None else stacks_at(table, town, family)
        struck = [stack for stack in stacks if stack.family == family and not stack.spared]
        named = [lord for lord in free_lords(table, family, town) if not guards.get(lord.id, True)]
        troop = Troop(town, struck, [lord for lord in named if lord in lords])
        number = sum(map(soldiers_in, struck)) + sum(lord.guard for lord in troop.lords)
        await lose_number(table, family, troop, number // 2)
        for stack in struck:
            stack.spared = True
    tidy(table)


async def strike_clan(table: Fief, clan: Clan) -> None:
    """FIE-9.14, 15.5: half the Vikings, and the Jarl dies on 1 to 3; once a turn."""
    if clan.spared or not clan.town:
        return
    clan.spared = True
    lost = clan.vikings // 2
    clan.vikings -= lost
    if lost:
        table.tell("vikings_lost", clan=clan.number, number=lost, town=clan.town)
    if clan.jarl:
        roll = table.chance.die(6)
        table.tell("black_death_roll", clan=clan.number, roll=roll)
        if roll <= 3:
            await kill_jarl(table, clan, for_good=False)
    if clan.town and not clan.vikings and not clan.jarl:
        leave_map(table, clan)
