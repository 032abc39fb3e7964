"""How well a seat stands, in points: titles first, then everything that leads to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.fief.bot.odds import attack_chance, battle_chance
from tabard.games.fief.bot.perils import danger, opening, unguarded_title, viking_danger
from tabard.games.fief.bot.prospects import (
    EMPTY,
    Outlook,
    castle_of,
    points,
    purchases_left,
    served_bombards,
    title_chance,
)
from tabard.games.fief.bot.quests import point_for_a_relic, sword_chance
from tabard.games.fief.rules.battle.record import Battle
from tabard.games.fief.rules.content import FORTRESS, SEE_PREFIX
from tabard.games.fief.rules.hear_ye.election import ENOUGH_VOTES, counted
from tabard.games.fief.rules.people import ally_of, sovereign_family, titles
from tabard.games.fief.rules.records import FREE, KING, NOBODY, QUEEN, SOVEREIGN_QUEEN
from tabard.games.fief.rules.scoring import automatic_winners, standing, ties, victory_points
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step

# What counts how much, by the turns still to come after this one: at the end only points and ties do.
POINTS_HELD: Final[tuple[float, ...]] = (2.0, 1.5, 1.2, 1.0, 1.0, 1.0, 1.0)
GOODS: Final[tuple[float, ...]] = (0.8, 1.2, 1.5, 1.5, 1.5, 1.5, 1.5)  # all that leads to points
# FIE-26: to be the one who would win as it stands
LEADS: Final[tuple[float, ...]] = (1.5, 0.7, 0.4, 0.2, 0.1, 0.1, 0.1)

WIN: Final = 10.0
EARLY_VICTORY: Final = 0.5  # FIE-25.1: who would win if the turn ended now
GRANDER: Final = {"viscounty": 0.0, "county": 0.3, "duchy": 0.5}  # FIE-26.4: wins ties …
MOST_RIVALS: Final = 3  # … and most often against so many
NEXT_TITLE: Final[tuple[float, ...]] = (0.9, 0.5, 0.25)  # the likeliest title to come, the second, the third
TITLE_IN_DANGER: Final = 0.6  # of a title whose capital can be overrun
CAPTURE: Final = 0.35  # of a foreign title whose capital lies open to an army
UNGUARDED: Final = 0.6  # of a title that lies in a fortress for whoever takes it
CROWN: Final = 0.3
PROMISED_CROWN: Final = 0.25
QUEEN_WORTH: Final = 0.08
PRELATE: Final = 0.07
LORD: Final = 0.1
NO_LORD: Final = 0.25  # a family without any cannot march
SEA_CASTLE: Final = 0.04  # a castle in a port sees every landing
EXPOSED: Final = 0.04  # a Lord without a soldier beside him
TITLED: Final = 0.03
CAPTIVE: Final = 0.12
GARTER: Final = 0.15
DESERVED_GARTER: Final = 0.1  # by a Lord of the sovereign's player
DAGGER: Final = 0.04
RELIC: Final = 0.05
EXCALIBUR: Final = 0.06
SWORD: Final = 0.05  # in the stone, for who draws it …
SWORD_AND_CROWN: Final = 0.35  # … and is King
UNION: Final = 0.12  # FIE-27: two families of one player, married, can win early
ALLIANCE: Final = 0.06
TOWN: Final = 0.03
CASTLE: Final = 0.10
COIN: Final = 0.015
INCOME: Final = 0.01  # a coin of every turn to come
MILL_COINS: Final = 2
TAX_COINS: Final = 4
POINT: Final = 0.022  # a combat point
WASTED_POINT: Final = 0.01  # where no Lord leads and no walls stand
GUN: Final = 0.08  # a bombard and a man-at-arms to fire it
CONQUEST: Final = 0.15  # a foreign town with a stronger army before it
CONQUERED_TITLE: Final = 0.9
NEAR_A_GOAL: Final = 0.04
PIGEON: Final = 0.01
CARD: Final = 0.02
SURPRISE: Final = 0.03
ENOUGH_COINS: Final = 10
BATTLE: Final = 0.5


def evaluate(table: Fief, seat: int) -> float:
    """The seat's own worth less the best of the others; a won match is worth more than any title."""
    outlook = Outlook(table)
    left = table.last_turn - table.turn
    worths = [0.0] * table.seats
    held = [victory_points(table, family) for family in range(len(table.families))]
    for family in range(len(table.families)):
        points = held[family] + titles_worth(table, outlook, family) + point_for_a_relic(table, family)
        goods = family_goods(table, outlook, family)
        worths[table.seat_of(family)] += POINTS_HELD[left] * points + GOODS[left] * goods
    for one in range(table.seats):
        worths[one] += GOODS[left] * purse_worth(table, outlook, one)
    for one in leaders(table, held):
        worths[one] += LEADS[left]
    if table.battle is not None:
        weigh_battle(table, outlook, table.battle, worths)
    if table.ballots:
        weigh_election(table, worths)
    if table.step is Step.OVER:
        for rank in standing(table) or ():
            worths[rank.seat] += WIN * (rank.rank == 1)
    elif left:
        for winner in automatic_winners(table):
            worths[winner] += EARLY_VICTORY
    return worths[seat] - max(worth for one, worth in enumerate(worths) if one != seat)


def leaders(table: Fief, held: Sequence[int]) -> list[int]:
    """FIE-26: the seats that would win if the last turn ended now, by the points families hold."""
    lines = []
    for seat in range(table.seats):
        families = table.families_of(seat)
        lines.append((sum(held[one] for one in families), ties(table, families)))
    best = max(lines)
    return [seat for seat, line in enumerate(lines) if line == best]


def family_goods(table: Fief, outlook: Outlook, family: int) -> float:
    value = lords_worth(table, family) + army_worth(table, outlook, family)
    ally = ally_of(table, family)
    if ally != NOBODY:
        value += UNION if table.seat_of(ally) == table.seat_of(family) else ALLIANCE
    value += (SWORD if sovereign_family(table) != NOBODY else SWORD_AND_CROWN) * sword_chance(table, family)
    return value + PIGEON * table.families[family].pigeons


def titles_worth(table: Fief, outlook: Outlook, family: int) -> float:
    """Titles in danger, titles to come, and foreign capitals that lie open."""
    value = 0.0
    chances: list[float] = []
    for region, holder in outlook.holders.items():
        grand = GRANDER[table.content.regions[region].rank] * (table.seats - 1) / MOST_RIVALS
        if holder == NOBODY:
            foothold = outlook.held[region][family]
            chance = title_chance(table, outlook, region, family) if foothold else 0.0
            if chance:
                castle = castle_of(table, outlook, region, family)
                chance *= 1.0 - viking_danger(table, outlook, castle, family)
            if region in outlook.capitals:
                chance = max(chance, UNGUARDED * unguarded_title(table, outlook, region, family))
            if chance:
                chances.append(chance * (1.0 + grand))
        elif holder == family:
            value += grand
            value -= TITLE_IN_DANGER * danger(table, outlook, region, family)
            value -= viking_danger(table, outlook, outlook.capitals.get(region, ""), family)
        elif table.seat_of(holder) != table.seat_of(family):
            value += CAPTURE * opening(table, outlook, region, family)
    chances.sort()
    chances.reverse()
    for place in range(min(len(chances), len(NEXT_TITLE))):
        value += NEXT_TITLE[place] * chances[place]
    return value


def lords_worth(table: Fief, family: int) -> float:
    value = 0.0 if table.families[family].lords else -NO_LORD
    crowned = sovereign_family(table)
    gives_garters = crowned != NOBODY and table.seat_of(crowned) == table.seat_of(family)
    for id in table.families[family].lords:
        lord = table.lords[id]
        value += LORD + TITLED * titles(lord) + GARTER * lord.garter - DAGGER * lord.dagger
        value += RELIC * len(lord.relics) + EXCALIBUR * lord.excalibur
        if gives_garters and lord.eligible and not lord.garter:
            value += DESERVED_GARTER
        if lord.royal in (KING, SOVEREIGN_QUEEN):
            value += CROWN
        elif lord.royal == QUEEN:
            value += QUEEN_WORTH
        if lord.church and lord.church[0].startswith(SEE_PREFIX):
            value += PRELATE
        if lord.captor != FREE:
            value -= CAPTIVE
            captor = table.lords.get(lord.captor)
            if captor is not None and captor.family == family:
                value += CAPTIVE
    return value


def army_worth(table: Fief, outlook: Outlook, family: int) -> float:
    """Soldiers count most with a Lord to lead them, and Lords most near something to take."""
    value = 0.0
    led: dict[str, bool] = {}
    seat = table.seat_of(family)
    for id in table.families[family].lords:
        lord = table.lords[id]
        if lord.captor == FREE and lord.place in table.towns:
            led[lord.place] = True
            value += NEAR_A_GOAL * nearness(table, outlook, lord.place, seat)
            if outlook.strength(lord.place, family) < 2:
                value -= EXPOSED
    for town in led:
        value += conquest(table, outlook, town, family)
    for stack in table.stacks:
        if stack.family == family:
            useful = stack.town in led or (stack.town in table.towns and table.towns[stack.town].building)
            value += (POINT if useful else WASTED_POINT) * points(stack)
            if useful:
                value += GUN * served_bombards(stack.counts)
    return value


def conquest(table: Fief, outlook: Outlook, town: str, family: int) -> float:
    """What an army promises that stands before a weaker one."""
    owner = outlook.control[town]
    if owner == NOBODY or table.seat_of(owner) == table.seat_of(family):
        return 0.0
    row = outlook.power[town]
    building = table.towns[town].building
    guns = outlook.bombards.get(town, EMPTY)
    odds = attack_chance(row[family], row[owner], building, guns[family], guns[owner])
    return odds * (CONQUEST + (CONQUERED_TITLE if building == FORTRESS else 0.0))


def nearness(table: Fief, outlook: Outlook, town: str, seat: int) -> float:
    """1 next to a town that is nobody's, less farther away."""
    nearest = 6
    for other, distance in table.content.hops[town].items():  # near towns first
        if distance >= nearest:
            break
        family = outlook.control[other]
        if family == NOBODY:
            nearest = distance
        elif distance + 1 < nearest and table.seat_of(family) != seat:
            nearest = distance + 1
    return 1.0 / (1 + nearest)


def purse_worth(table: Fief, outlook: Outlook, seat: int) -> float:
    """Coins, what comes in every turn, cards."""
    player = table.players[seat]
    left = purchases_left(table)
    coins = player.coins
    value = COIN * (min(coins, ENOUGH_COINS) + 0.5 * max(0, coins - ENOUGH_COINS)) if left else 0.001 * coins
    for tax in table.taxes:
        if table.seat_of(tax.family) == seat:
            value += COIN * TAX_COINS
    for card in player.hand:
        value += SURPRISE if table.content.cards[card].surprise else CARD
    income = 0
    buildings = 0.0
    for town, family in outlook.control.items():
        if family != NOBODY and table.seat_of(family) == seat:
            place = table.towns[town]
            income += 1 + MILL_COINS * place.mill
            buildings += TOWN
            if place.building:
                buildings += CASTLE - SEA_CASTLE * table.content.sites[town].port
    return value + buildings + INCOME * income * max(0, left - (table.phase >= 3 and table.phase <= 4))


def weigh_battle(table: Fief, outlook: Outlook, battle: Battle, worths: list[float]) -> None:
    """A battle in progress: what the odds promise each side."""
    row = outlook.power.get(battle.town)
    if row is None or not battle.attackers or not battle.defenders:
        return
    attack = sum(row[family] for family in battle.attackers)
    defence = sum(row[family] for family in battle.defenders)
    guns = outlook.bombards.get(battle.town, EMPTY)
    chance = battle_chance(
        attack,
        defence,
        0 if battle.tunnel else battle.modifier,
        sum(guns[family] for family in battle.attackers),
        sum(guns[family] for family in battle.defenders),
    )
    edge = BATTLE * (2.0 * chance - 1.0)
    worths[table.seat_of(battle.attackers[0])] += edge
    worths[table.seat_of(battle.defenders[0])] -= edge


def weigh_election(table: Fief, worths: list[float]) -> None:
    """FIE-13.24, 13.25: the crown the markers promise that lie there."""
    tally, blessed = counted(table)
    for choice, number in tally.items():
        if number >= ENOUGH_VOTES and choice in blessed and choice in table.lords:
            worths[table.seat_of(table.lords[choice].family)] += PROMISED_CROWN
