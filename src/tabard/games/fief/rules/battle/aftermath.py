"""What a battle leaves behind (FIE-10.60 to 10.66, 10.80, 10.44, 10.50)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose, YesNo
from tabard.games.fief.rules.battle.record import Ending, Vikings
from tabard.games.fief.rules.battle.sides import are_vikings, fighting, side_families, side_lords, side_stacks
from tabard.games.fief.rules.content import FORTRESS, ROYAL_CASTLE, SOLDIERS, UNITS
from tabard.games.fief.rules.deals.execute import cede
from tabard.games.fief.rules.movement.control import pass_engines, settle, update
from tabard.games.fief.rules.people import captives_of, free_lords, give_dagger, has_servant
from tabard.games.fief.rules.records import NOBODY, RIDING, Lord
from tabard.games.fief.rules.relics import LootLord, take_up
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Until
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_here, destroy_building
from tabard.games.fief.rules.titles.deaths import BY_VIKINGS, IN_BATTLE, capture, die
from tabard.games.fief.rules.units import add_units, clans_at, drop, families_present, present, tidy
from tabard.games.fief.rules.vikings.clans import leader_in

MILL_COINS: Final = 2
ABBEY_COINS: Final = 10


class Captor(Choose):
    """FIE-10.80, D27: which Lord holds the prisoner."""

    __slots__ = ()

    kind = "captor"
    clause = "FIE-10.80"


class LeadingLord(Choose):
    """FIE-10.14, D27: who led a victorious defence."""

    __slots__ = ()

    kind = "leading_lord"
    clause = "FIE-10.14"


class PlunderMill(YesNo):
    """FIE-10.62, D27."""

    __slots__ = ()

    kind = "plunder_mill"
    clause = "FIE-10.62"


class PlunderAbbey(YesNo):
    """FIE-10.63, D27."""

    __slots__ = ()

    kind = "plunder_abbey"
    clause = "FIE-10.63"


class Heal(Choose):
    """FIE-R97, D27: Merewen brings one man-at-arms or archer back."""

    __slots__ = ()

    kind = "heal"
    clause = "FIE-16.8"


async def aftermath(table: Fief, ended: Ending) -> int:
    """The battle is over; says which family leads the winners (nobody: no victory, or Vikings)."""
    battle = fighting(table)
    town = battle.town
    if ended is Ending.ATTACK_SURRENDERED:
        lay_down_arms(table, attack=True)
        ended = Ending.DEFENCE_WON
    elif ended is Ending.DEFENCE_SURRENDERED:
        lay_down_arms(table, attack=False)
        ended = Ending.ATTACK_WON
    table.tell("battle_ended", town=town, ended=ended, rounds=battle.round)
    winner = NOBODY
    if battle.round >= 3 and table.towns[town].mill:  # FIE-10.60
        table.alter(town).mill = False
        table.tell("mill_lost", town=town)
    if ended in (Ending.ATTACK_WON, Ending.DEFENCE_WON):
        winner = await victory(table, ended is Ending.ATTACK_WON)
    await share_loot(table, winner, ended)
    await heal(table)
    dismount(table)
    heir = beneficiary(table, winner, "town") if takes_town(table, ended) else NOBODY
    table.battle = None
    table.passes = tuple(one for one in table.passes if one.until is not Until.BATTLE)  # FIE-28.9
    tidy(table)
    await update(table, [town], heir)
    await cede(table, town)
    turn_down(table, town)
    return winner


def takes_town(table: Fief, ended: Ending) -> bool:
    """FIE-10.65, 7.19: the beaten side controlled the town, or the town has the royal castle."""
    battle = fighting(table)
    place = table.towns[battle.town]
    beaten = side_families(battle, ended is not Ending.ATTACK_WON)
    vikings_held = are_vikings(battle, ended is not Ending.ATTACK_WON) and place.building == FORTRESS
    return place.control in beaten or vikings_held or place.building == ROYAL_CASTLE


def lay_down_arms(table: Fief, attack: bool) -> None:
    """FIE-10.50: all soldiers of the side go to reserve."""
    for stack in side_stacks(table, attack):
        for unit in SOLDIERS:
            drop(table, stack, unit, stack.counts[unit])
    for lord in side_lords(table, attack):
        lord.guard_knights = lord.guard_men = 0


async def victory(table: Fief, attack: bool) -> int:
    """FIE-10.15, 10.44, 10.61 to 10.66."""
    battle = fighting(table)
    town = battle.town
    losers = side_families(battle, not attack)
    if are_vikings(battle, attack):
        for lord in side_lords(table, not attack):
            await taken_by_vikings(table, lord)
        for family in losers:
            pass_engines(table, town, family, NOBODY)
        return NOBODY
    winner = side_families(battle, attack)[0]
    lords = [lord for lord in side_lords(table, attack) if lord.family == winner]
    for loser in side_lords(table, not attack):
        await take_prisoner(table, winner, loser)
    for family in losers:
        beaten_engines(table, family, winner)
    await garter(table, attack, winner, lords)
    await plunder(table, attack, winner)
    return winner


def beneficiary(table: Fief, winner: int, what: str) -> int:
    """FIE-10.15: the leader, or the family on his side to which he has left it by a deal."""
    battle = fighting(table)
    for side in (battle.attackers, battle.defenders):
        for family in side if winner in side else ():
            if table.uses(PhaseRight.SPOILS, winner, family, battle.town, what):
                return family
    return winner


def beaten_engines(table: Fief, loser: int, winner: int) -> None:
    """FIE-10.61: only if nobody of the beaten family is left to keep them."""
    town = fighting(table).town
    if not present(table, loser, town):
        pass_engines(table, town, loser, winner)


async def take_prisoner(table: Fief, winner: int, loser: Lord) -> None:
    """FIE-10.80, 10.44: held by one of the leader's free Lords; without one he is killed."""
    town = fighting(table).town
    keeper = beneficiary(table, winner, "prisoners")
    captors = [lord.id for lord in free_lords(table, keeper, town) or free_lords(table, winner, town)]
    if not captors:
        await die(table, loser.id, IN_BATTLE)
        return
    holder = table.lords[captors[0]].family
    choice = str(await table.hear(Captor(table, holder, captors, {"lord": loser.id})))
    await capture(table, loser.id, choice, in_battle=True)


async def taken_by_vikings(table: Fief, lord: Lord) -> None:
    """FIE-9.26: by the lowest-numbered clan with a Jarl; without a Jarl he is killed."""
    clan = leader_in(table, lord.place)
    if clan is None:
        await die(table, lord.id, BY_VIKINGS)
    else:
        await capture(table, lord.id, clan.id, in_battle=True)


async def garter(table: Fief, attack: bool, winner: int, lords: list[Lord]) -> None:
    """FIE-10.66, 21.2: who led a victory that eliminated all Vikings of the town."""
    battle = fighting(table)
    if not battle.vikings or clans_at(table, battle.town) or not lords:
        return
    leading = battle.lead if attack else ""
    if leading not in [lord.id for lord in lords]:
        names = [lord.id for lord in lords]
        leading = str(await table.hear(LeadingLord(table, winner, names, {"town": battle.town})))
    table.lords[leading].eligible = True
    table.tell("deserves_garter", lord=leading)


async def plunder(table: Fief, attack: bool, winner: int) -> None:
    """FIE-10.62, 10.63."""
    battle = fighting(table)
    town = battle.town
    winner = beneficiary(table, winner, "plunder")
    mill = table.towns[town].mill
    if mill and await table.hear(PlunderMill(table, winner, {"town": town})) == "yes":
        table.alter(town).mill = False
        table.pay(winner, -MILL_COINS)
        table.tell("mill_plundered", town=town, family=winner)
    if attack and abbey_here(table, town):
        await plunder_abbey(table, winner, town, battle.lead)


async def plunder_abbey(table: Fief, winner: int, town: str, lead: str) -> None:
    """FIE-10.63: coins, relics, the tile, and a dagger for the leading Lord."""
    if await table.hear(PlunderAbbey(table, winner, {"town": town})) != "yes":
        return
    table.pay(winner, -ABBEY_COINS)
    table.tell("abbey_plundered", town=town, family=winner, abbey=table.towns[town].building)
    destroy_building(table, town)
    lords = free_lords(table, winner, town)
    named = [lord for lord in lords if lord.id == lead] or lords
    if named:
        place = table.alter(town)
        named[0].relics += place.relics
        place.relics = ()
        give_dagger(table, named[0])


async def share_loot(table: Fief, winner: int, ended: Ending) -> None:
    """FIE-17.9, 9.31, D27: who takes each relic, and Excalibur, of the fallen and the captives."""
    battle = fighting(table)
    town = battle.town
    takers = [lord.id for lord in free_lords(table, winner, town)] if winner != NOBODY else []
    treasures, battle.loot = (*battle.loot, *(("excalibur",) if battle.excalibur else ())), ()
    battle.excalibur = False
    for treasure in treasures if takers else ():
        choice = str(await table.hear(LootLord(table, winner, takers, {"treasure": treasure})))
        take_up(table.lords[choice], treasure)
        table.tell("treasures_taken", lord=choice, treasure=treasure)
    if takers:
        return
    attacked = battle.vikings is Vikings.ATTACK
    if not battle.vikings or ended is not (Ending.ATTACK_WON if attacked else Ending.DEFENCE_WON):
        table.alter(town).relics += tuple(one for one in treasures if one != "excalibur")
    if "excalibur" in treasures:
        table.excalibur = town


async def heal(table: Fief) -> None:
    """FIE-R97 Merewen: once per turn one man-at-arms or archer lost in this battle returns."""
    battle = fighting(table)
    for family in (*battle.attackers, *battle.defenders):
        master = has_servant(table, family, "servant_merewen")
        if master is None or not master.free or master.place != battle.town:
            continue
        if table.uses(TurnRight.MEREWEN, family):
            continue
        kinds = [kind for kind in ("man_at_arms", "archer") if f"{family}:{kind}" in battle.lost]
        kinds = [kind for kind in kinds if table.families[family].reserve[UNITS.index(kind)]]
        if not kinds:
            continue
        table.count_use(TurnRight.MEREWEN, family)
        kind = str(await table.hear(Heal(table, family, kinds, {"town": battle.town})))
        unit = UNITS.index(kind)
        table.families[family].reserve[unit] -= 1
        add_units(table, family, battle.town, master.gate, unit, 1, spared=True)
        table.tell("healed", family=family, unit=kind)


def dismount(table: Fief) -> None:
    """Those who rode out stand again where the battle leaves them (FIE-8.31, 10.76)."""
    battle = fighting(table)
    back = battle.back
    for lord in table.lords.values():
        if lord.gate == RIDING:
            lord.gate = back
            for captive in captives_of(table, lord.id):
                captive.gate = back
    for stack in table.stacks:
        if stack.gate == RIDING:
            stack.gate = back
    settle(table, battle.town)


def turn_down(table: Fief, town: str) -> None:
    """FIE-10.4: face down again, in phase 7 only where nobody else is left."""
    if table.phase == 7 and len(families_present(table, town)) + len(clans_at(table, town)) > 1:
        return
    for stack in table.stacks:
        if stack.town == town:
            stack.up = False
    tidy(table)
