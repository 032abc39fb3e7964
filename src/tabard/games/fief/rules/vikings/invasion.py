"""Phase 6 begins: reinforcement, landing, and who is activated in what order (FIE-9.3 to 9.9)."""

from __future__ import annotations

from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, BLACK_DEATH, INVASION, plague_on, strike_clan
from tabard.games.fief.rules.content import REGIONS, SEA
from tabard.games.fief.rules.movement.control import settle, update
from tabard.games.fief.rules.records import Clan
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.vikings.activation import EVERY_CLAN, activation_of, check_of, do_duties
from tabard.games.fief.rules.vikings.clans import VIKINGS, complete
from tabard.games.fief.rules.windows import Moment, window


async def landing(table: Fief) -> None:
    """FIE-9.4 to 9.8: reinforcement, then the landings in the order of the regions."""
    reinforce(table)
    joint: list[str] = []
    for region in REGIONS:
        for card in [one for one in table.plagues if one.kind == INVASION and one.region == region]:
            if not card.active or plague_on(table, region, BAD_WEATHER):
                continue
            if table.uses(TurnRight.LANDED, card.card):
                continue
            table.count_use(TurnRight.LANDED, card.card)
            if await land(table, region):
                joint.append(table.content.regions[region].port)
            elif not clans_landed(table, region):
                table.plagues = tuple(one for one in table.plagues if one is not card)
                table.discard = (card.card, *table.discard)
    table.queue = tuple(check_of(port, EVERY_CLAN) for port in joint)
    table.step = Step.LANDED


async def landed(table: Fief) -> None:
    """FIE-28.14d: the window before the first activation."""
    await window(table, Moment.LANDING, table.order()[0])
    table.step = Step.JOINT_ATTACKS


async def joint_attacks(table: Fief) -> None:
    """FIE-9.10: clans that landed together make their first check together. 9.9: then the order is fixed."""
    if table.queue:
        await do_duties(table)
        return
    order = [clan for clan in table.clans if clan.town and not clan.holds]
    order.sort(key=lambda clan: (REGIONS.index(region_of(table, clan)), index_of(table, clan), clan.number))
    table.queue = tuple(activation_of(clan) for clan in order)
    table.step = Step.CLANS


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
