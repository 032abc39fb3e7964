"""Revolts (FIE-15.60 to 15.75)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice
from tabard.games.fief.rules.asking import Ask, Choose, standing_pass
from tabard.games.fief.rules.battle.losses import lose, troop_at
from tabard.games.fief.rules.cards.bows import bow_choices, buy_bows
from tabard.games.fief.rules.cards.piles import discard, without
from tabard.games.fief.rules.cards.plagues import FAMINE, plague_on
from tabard.games.fief.rules.content import FORTIFICATIONS
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import bishop_of, lords_of, sovereign_family
from tabard.games.fief.rules.records import INSIDE, NOBODY, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_here, cleric, destroy_building
from tabard.games.fief.rules.titles.deaths import die
from tabard.games.fief.rules.units import clans_at, families_present, soldiers, tidy
from tabard.games.fief.rules.vikings.losses import lose_vikings
from tabard.games.fief.rules.windows import Moment, Power, Reaction, has_burghers

PRICE: Final = 3
ONE_REVOLT: tuple[str, ...] = ("revolts:1",)  # the window adds to it


def revolt_towns(table: Fief, family: int) -> list[str]:
    """FIE-15.60, 15.61: towns in which the family's player may raise a revolt."""
    if not table.taxes and not table.plagues and not table.parliament_revolt:
        return []
    seat = table.seat_of(family)
    monarch = sovereign_family(table)
    excused = table.parliament_revolt and monarch != NOBODY and table.seat_of(monarch) == seat
    found: list[str] = []
    for town, site in table.content.sites.items():
        taxes = [tax for tax in table.taxes if tax.where in (site.region, site.diocese)]
        restless = taxes or table.parliament_revolt or plague_on(table, site.region, FAMINE)
        own = [tax for tax in taxes if table.seat_of(tax.family) == seat]
        if restless and (not own or excused):
            found.append(town)
    return found


class RevoltCard(Reaction):
    """FIE-15.60."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return revolt_towns(table, family)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        discard(table, card)
        await revolt(table, family, target)


class BurghersRevolt(Power):
    """FIE-14.41: like the card, for a treasure marker."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        return has_burghers(table, family)

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return revolt_towns(table, family)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        table.families[family].treasure -= 1
        await revolt(table, family, target)


class JoinRevolt(Ask):
    """FIE-15.62, D28: add a revolt, a tunnel, crossbowmen, or pass. Hands are secret."""

    __slots__ = ("town",)

    kind = "join_revolt"
    clause = "FIE-15.62"
    secret = True

    def __init__(self, table: Fief, family: int, town: str) -> None:
        super().__init__(table, family)
        self.town = town

    def options(self, table: Fief) -> Sequence[Choice]:
        hand = table.player_of(self.family).hand
        found: list[Choice] = [PASS]
        if self.town in revolt_towns(table, self.family):
            found += [card for card in hand if card.startswith("revolt")]
            if has_burghers(table, self.family):
                found.append("burghers")
        if "tunnel" not in table.queue:
            found += [card for card in hand if card.startswith("tunnel")]
            if has_burghers(table, self.family):
                found.append("help")
        return found + [f"bows:{one}" for one in bow_choices(table, self.family, [self.town])]

    def default(self, table: Fief) -> Choice:
        return PASS

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "town": self.town}


class Calm(Choose):
    """FIE-15.65, 15.66, D29: pay, try, or let it happen."""

    __slots__ = ()

    kind = "calm"
    clause = "FIE-15.65"


class CalmForCoins(Ask):
    """FIE-15.65, 15.66: three coins end a revolt; purses are secret."""

    __slots__ = ("town", "who")

    kind = "calm_for_coins"
    clause = "FIE-15.65"
    secret = True

    def __init__(self, table: Fief, family: int, who: str, town: str) -> None:
        super().__init__(table, family)
        self.who = who
        self.town = town

    def options(self, table: Fief) -> Sequence[Choice]:
        return [PASS, "pay"] if table.coins(self.family) >= PRICE else [PASS]

    def default(self, table: Fief) -> Choice:
        return PASS

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "lord": self.who, "coins": PRICE, "town": self.town}


class RevoltVictim(Choose):
    """FIE-15.70 to 15.72, D30: who suffers next; whoever has most soldiers by default."""

    __slots__ = ()

    kind = "revolt_victim"
    clause = "FIE-15.70"


async def revolt(table: Fief, initiator: int, town: str) -> None:
    """FIE-15.62 to 15.75: the first revolt has been raised; its card is already discarded."""
    table.tell("revolt", family=initiator, town=town)
    saved = table.queue
    table.queue = ONE_REVOLT
    await revolt_window(table, initiator, town)
    number = int(table.queue[0].partition(":")[2]) + table.parliament_revolt
    tunnel = "tunnel" in table.queue
    table.queue = saved
    building = table.towns[town].building
    if building in FORTIFICATIONS and not tunnel:
        number -= table.content.modifier(building)
    number = await calmed(table, town, max(0, number))
    if not number:
        table.tell("revolt_failed", town=town)
        return
    rolls = [table.content.combat_die[table.chance.die(6) - 1] for _ in range(number)]
    damage = sum(rolls) + number
    table.tell("revolt_rolled", town=town, rolls=rolls, damage=damage)
    await spread(table, initiator, town, damage)
    if not any(soldiers(table, one, town) for one in range(len(table.families))) and not clans_at(
        table, town
    ):
        await sack(table, town)
    await update(table, [town])


async def revolt_window(table: Fief, initiator: int, town: str) -> None:
    """FIE-15.62, 28.8, 28.9: starting after the initiator, until all pass in a row."""
    order = table.order_from(initiator)
    order = order[1:] + order[:1]
    quiet = 0
    at = 0
    while quiet < len(order):
        family = order[at % len(order)]
        at += 1
        quiet += 1
        if not asked(table, family):
            continue
        if standing_pass(table, family):
            table.reveal()  # nobody else knows why it was not asked
            continue
        choice = str(await table.hear(JoinRevolt(table, family, town)))
        if choice == PASS:
            continue
        quiet = 0
        table.reveal()
        table.tell("revolt_joined", family=family, town=town, thing=choice)
        if choice.startswith("bows:"):
            buy_bows(table, family, choice.removeprefix("bows:"))
            continue
        if choice in ("burghers", "help"):
            table.families[family].treasure -= 1
        else:
            player = table.player_of(family)
            player.hand = without(player.hand, choice)
            discard(table, choice)
        if choice == "help" or choice.startswith("tunnel"):
            table.queue = (*table.queue, "tunnel")
        else:
            count = int(table.queue[0].partition(":")[2]) + 1
            table.queue = (f"revolts:{count}", *table.queue[1:])


def asked(table: Fief, family: int) -> bool:
    """FIE-28.8: by public facts only."""
    bows = table.families[family].bows > 0
    return bool(table.player_of(family).hand) or bows or has_burghers(table, family)


async def calmed(table: Fief, town: str, number: int) -> int:
    """FIE-15.65, 15.66: how many revolts are left after calming."""
    left = 0
    for _ in range(number):
        if not await calm_one(table, town):
            left += 1
    return left


async def calm_one(table: Fief, town: str) -> bool:
    bishop = bishop_of(table, table.content.sites[town].diocese)
    if bishop is not None and bishop.free and await calm_by_paying(table, bishop, town):
        return True
    for family in table.order():
        for lord in lords_of(table, family):
            if lord.free and lord.place == town and cleric(lord) and await calm_by_trying(table, lord, town):
                return True
    return False


async def calm_by_paying(table: Fief, lord: Lord, town: str) -> bool:
    if await table.hear(CalmForCoins(table, lord.family, lord.id, town)) != "pay":
        return False
    if table.coins(lord.family) < PRICE:
        return False
    table.pay(lord.family, PRICE)
    table.tell("revolt_calmed", lord=lord.id, coins=PRICE)
    return True


async def calm_by_trying(table: Fief, lord: Lord, town: str) -> bool:
    """FIE-15.66: 3 to 6 ends it; on 1 or 2 he pays or dies."""
    question = Calm(table, lord.family, (PASS, "try"), {"lord": lord.id, "town": town})
    if await table.hear(question) != "try":
        return False
    roll = table.chance.die(6)
    table.tell("calm_roll", lord=lord.id, roll=roll)
    if roll >= 3:
        return True
    if await calm_by_paying(table, lord, town):
        return True
    await die(table, lord.id)
    return False


async def spread(table: Fief, initiator: int, town: str, damage: int) -> None:
    """FIE-15.70 to 15.72: one family after the other, named by the initiator."""
    suffered: list[str] = []
    while damage > 0:
        families = [one for one in range(len(table.families)) if soldiers(table, one, town)]
        victims = sorted(families, key=lambda one: -soldiers(table, one, town))
        names = [f"family:{one}" for one in victims if f"family:{one}" not in suffered]
        if clans_at(table, town) and "vikings" not in suffered:
            names.append("vikings")
        if not names:
            return
        name = str(await table.hear(RevoltVictim(table, initiator, names, {"town": town, "damage": damage})))
        suffered.append(name)
        if name == "vikings":
            _, damage = await lose_vikings(table, initiator, town, damage)
        else:
            family = int(name.partition(":")[2])
            turn_up(table, town, family)
            damage = await lose(table, family, troop_at(table, town, [family]), damage)
            turn_down(table, town, family)
            tidy(table)


def turn_up(table: Fief, town: str, family: int) -> None:
    """The soldiers struck are seen while losses are chosen (FIE-3.12)."""
    table.reveal()
    for stack in table.stacks:
        if stack.town == town and stack.family == family:
            stack.up = True


def turn_down(table: Fief, town: str, family: int) -> None:
    battle = table.battle
    sides = [] if battle is None or battle.town != town else [*battle.attackers, *battle.defenders]
    if family in sides or (table.phase == 7 and len(families_present(table, town)) > 1):
        return  # FIE-10.4: face up until the end of the battle, or of the phase, anyway
    for stack in table.stacks:
        if stack.town == town and stack.family == family:
            stack.up = False


async def sack(table: Fief, town: str) -> None:
    """FIE-15.73, 15.74: all Lords die, except inside an abbey town; mill and building fall."""
    abbey = abbey_here(table, town)
    for family in table.order():
        for lord in lords_of(table, family):
            if lord.place == town and lord.id in table.lords and not (abbey and lord.gate == INSIDE):
                await die(table, lord.id)
    place = table.towns[town]
    if place.mill:
        table.alter(town).mill = False
        table.tell("mill_lost", town=town)
    if place.building != "fortress":
        destroy_building(table, town)
        if table.battle is not None and table.battle.town == town:
            table.battle.modifier = 0
