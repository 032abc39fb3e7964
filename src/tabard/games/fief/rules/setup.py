"""Setup (FIE-2, 23, 27.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.content import REGIONS, UNITS, FiefContent
from tabard.games.fief.rules.movement.control import stamp
from tabard.games.fief.rules.records import FREE, INSIDE, NOBODY, Clan, Family, Lord, Player, Town
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.units import add_units

Item = TypeVar("Item")


def set_up(seats: int, options: Mapping[str, object], content: FiefContent, chance: Chance) -> Fief:
    """FIE-2. The order of shuffles is part of the rules: a seed gives the same match everywhere."""
    table = empty_table(seats, content, chance)
    table.placement = str(options["placement"])
    last = options["last_turn"]
    table.last_turn = int(str(last))
    table.live = bool(options["live_interrupts"])
    table.event_deck = shuffled(
        chance, [id for id, card in content.cards.items() if card.back != "character"]
    )
    deal_lords(table)
    table.servant_deck = shuffled(chance, content.servants)
    table.first = chance.below(seats)  # FIE-2.11
    for town, relic in zip(cathedrals(content), shuffled(chance, content.relics), strict=True):
        table.alter(town).hidden_relic = relic  # FIE-2.12
    table.excalibur = content.regions[REGIONS[chance.die(6) - 1]].excalibur  # FIE-2.13
    table.step = Step.FIRST_SERVANTS
    return table


def deal_lords(table: Fief) -> None:
    """FIE-2.6 to 2.8."""
    content = table.content
    men = shuffled(table.chance, [id for id in content.lords if content.cards[id].sex == "male"])
    women = shuffled(table.chance, [id for id in content.lords if content.cards[id].sex == "female"])
    out = content.start["removed_lords"]
    table.removed = (*men[: out["male"]], *women[: out["female"]])
    men, women = men[out["male"] :], women[out["female"] :]
    for family in range(len(table.families)):
        add_lord(table, family, men[family])
        add_lord(table, family, women[family])
    dealt = len(table.families)
    others = [id for id, card in content.cards.items() if card.back == "character" and card.kind != "lord"]
    table.character_deck = shuffled(table.chance, [*men[dealt:], *women[dealt:], *others])


def cathedrals(content: FiefContent) -> list[str]:
    return [id for id, site in content.sites.items() if site.cathedral]


def empty_table(seats: int, content: FiefContent, chance: Chance) -> Fief:
    """A table without cards and pieces, before turn 1."""
    table = Fief()
    table.begin(seats, chance)
    table.content = content
    table.placement = "chosen"
    table.last_turn = content.victory["last_turn"]
    table.live = False
    table.safe = False
    table.asking = 0
    table.question = None
    table.turn = 1
    table.phase = 0
    table.step = Step.OVER
    table.first = 0
    table.at = 0
    families = 3 if seats == 3 else 4  # FIE-2.1
    table.players = [new_player() for _ in range(seats)]
    table.families = [new_family(content) for _ in range(families)]
    table.bank = 0
    for family in range(families):
        table.pay(family, -content.start["coins_per_family"])  # FIE-2.5, 27.4
    table.lords = {}
    table.dead = ()
    table.removed = ()
    table.towns = {id: new_town(id, families) for id in content.towns}
    table.stacks = []
    table.clans = [new_clan(number) for number in (1, 2, 3, 4)]
    table.sieges = ()
    table.plagues = ()
    table.bonuses = ()
    table.taxes = ()
    table.character_deck = ()
    table.event_deck = ()
    table.discard = ()
    table.track = ()
    table.servant_deck = ()
    table.excalibur = ""
    table.drawn = False
    table.royal_owner = NOBODY
    table.vacant = {}
    table.vp_holder = NOBODY
    table.caradoc_spent = False
    table.parliament_revolt = False  # FIE-2.2
    table.candidates = ()
    table.ballots = {}
    table.fog = ""
    table.last_fog = ""
    table.queue = ()
    table.moving = None
    table.offers = ()
    table.parley = ()
    table.battle = None
    table.in_play = ()
    table.walls_off = ()
    table.used = {}
    table.phase_used = {}
    table.passes = ()
    table.permits = {}
    table.clock = 0
    return table


def new_player() -> Player:
    player = Player()
    player.coins = 0
    player.account = 0
    player.hand = ()
    player.characters = 0
    player.events = 0
    return player


def new_family(content: FiefContent) -> Family:
    """FIE-2.4."""
    family = Family()
    family.lords = ()
    family.reserve = list(content.reserve)
    family.pigeons = 3
    family.treasure = 2
    family.fourth = ""
    family.bows = 0
    return family


def new_town(id: str, families: int) -> Town:
    town = Town()
    town.id = id
    town.control = NOBODY
    town.building = ""
    town.flipped = False
    town.royal_abbey = False
    town.agreed = NOBODY
    town.mill = False
    town.hidden_relic = ""
    town.relics = ()
    town.since = (0,) * families
    return town


def new_clan(number: int) -> Clan:
    clan = Clan()
    clan.number = number
    clan.town = ""
    clan.vikings = 0
    clan.jarl = False
    clan.gone = 0
    clan.gate = INSIDE
    clan.landed = 0
    clan.holds = False
    clan.spared = False
    return clan


def add_lord(table: Fief, family: int, id: str) -> Lord:
    """A Lord joins a family board; he is not on the map yet."""
    lord = Lord()
    lord.id = id
    lord.man = table.content.cards[id].sex == "male"
    lord.family = family
    lord.place = ""
    lord.gate = INSIDE
    lord.captor = FREE
    lord.fiefs = ()
    lord.church = ()
    lord.royal = ""
    lord.spouse = ""
    lord.servant = ""
    lord.dagger = False
    lord.garter = False
    lord.eligible = False
    lord.excalibur = False
    lord.relics = ()
    lord.guard_knights = 0
    lord.guard_men = 0
    lord.guard_due = False
    lord.stages = 0
    lord.came = ""
    lord.halted = False
    lord.spared = False
    table.lords[id] = lord
    table.families[family].lords = (*table.families[family].lords, id)
    return lord


def shuffled(chance: Chance, cards: Sequence[Item]) -> tuple[Item, ...]:
    deck = list(cards)
    chance.shuffle(deck)
    return tuple(deck)


class FirstServant(Choose):
    """FIE-2.9, D01: which of the two Lords gets the servant; the man by default."""

    __slots__ = ()

    kind = "first_servant"
    clause = "FIE-2.9"


class StartTown(Choose):
    """FIE-2.14, D02: a starting town in a region no other family has chosen."""

    __slots__ = ()

    kind = "start_town"
    clause = "FIE-2.14"

    def default(self, table: Fief) -> Choice:
        """D02: at random, drawn from who came to whom: the default may not foretell the next dice."""
        drawn = [f"{lord.id} {lord.servant}" for lord in table.lords.values()]
        return seeded(" ".join(sorted(drawn))).pick(self.choices)


async def first_servants(table: Fief) -> None:
    """FIE-2.9: each family draws a servant, shows it and assigns it."""
    for family in table.order():
        servant, table.servant_deck = table.servant_deck[0], table.servant_deck[1:]
        table.queue = (servant,)  # everybody sees it, and nobody has it yet
        table.reveal()
        table.tell("servant_drawn", family=family, servant=servant)
        lords = table.families[family].lords
        choice = str(await table.hear(FirstServant(table, family, lords, {"servant": servant})))
        table.lords[choice].servant, table.queue = table.queue[0], ()
        table.tell("servant", lord=choice, servant=table.lords[choice].servant)
    table.step = Step.STARTING_TOWNS


async def starting_towns(table: Fief) -> None:
    """FIE-2.14, 23.1: in turn order, chosen or rolled."""
    for family in table.order():
        taken = {table.content.region_of(id) for id, town in table.towns.items() if town.control != NOBODY}
        towns = [id for id in table.content.towns if table.content.region_of(id) not in taken]
        if table.placement == "random":
            town = rolled_town(table, taken)
        else:
            town = str(await table.hear(StartTown(table, family, towns)))
        start_in(table, family, town)
    table.step = Step.TURN


def rolled_town(table: Fief, taken: set[str]) -> str:
    """FIE-23.1: a die for the region, a die for the town; again if taken or not listed."""
    while True:
        region = REGIONS[table.chance.die(6) - 1]
        if region not in taken:
            break
    while True:
        roll = table.chance.die(6)
        for town in table.content.regions[region].towns:
            if roll in table.content.sites[town].d6:
                return town


def start_in(table: Fief, family: int, town: str) -> None:
    """FIE-2.14, 2.15: a castle, six units and both Lords."""
    place = table.alter(town)
    place.control = family
    place.building = "castle"
    for unit, number in table.content.start["start_units"].items():
        add_units(table, family, town, INSIDE, UNITS.index(unit), number)
        table.families[family].reserve[UNITS.index(unit)] -= number
    for id in table.families[family].lords:
        table.lords[id].place = town
    stamp(table, town)
    table.tell("starts", family=family, town=town)
