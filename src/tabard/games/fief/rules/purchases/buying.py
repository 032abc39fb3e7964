"""Purchases, one item after the other (FIE-7.1d, D13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause
from tabard.games.fief.rules.asking import Ask, Choose
from tabard.games.fief.rules.cards.bows import bow_choices, buy_bows
from tabard.games.fief.rules.content import CASTLE, OWN_UNITS, ROYAL_CASTLE, TREBUCHET, UNITS
from tabard.games.fief.rules.movement.control import outsiders, settle, stamp, update
from tabard.games.fief.rules.people import has_servant, sovereign_family, title_family
from tabard.games.fief.rules.places import consent
from tabard.games.fief.rules.purchases.prices import (
    free_man,
    new_gate,
    own_walls,
    price,
    recruiting_towns,
    spend,
    why_no_building,
    why_no_unit,
    why_none_left,
)
from tabard.games.fief.rules.purchases.ransom import abbeys, ransoms, siege_payments
from tabard.games.fief.rules.purchases.titles import acquire_title, why_no_declaration
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.deaths import place_waiting
from tabard.games.fief.rules.units import add_units, present, tidy

END: Final = "end"
BUILDINGS: Final = ("castle", "mill", ROYAL_CASTLE)
ITEMS: Final = (*UNITS[:OWN_UNITS], *BUILDINGS)
ELSEWHERE: Final = ("no-lord-and-no-building-there", "not-your-town")
"""Reasons that hold in most towns: another one says more."""


class Buy(Ask):
    """FIE-7.1d, D13: an item, a title, or the end. The purse is secret."""

    __slots__ = ()

    kind = "buy"
    safe_point = True
    clause = "FIE-7.1"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [END, *items(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return END

    def prompt(self, table: Fief) -> Mapping[str, object]:
        prices = {item: price(table, self.family, item) for item in (*UNITS[:OWN_UNITS], *BUILDINGS)}
        titles = {number: region.price for number, region in table.content.regions.items()}
        towns = {item: found for item in ITEMS if (found := sites(table, self.family, item))}
        return {"family": self.family, "prices": prices, "titles": titles, "sites": towns}

    def why_not(self, table: Fief, choice: Choice) -> Clause | None:
        item, _, region = str(choice).partition(":")
        if item == "title" and region in table.content.regions:
            return why_no_declaration(table, self.family, region)
        if item in UNITS[:OWN_UNITS] or item in BUILDINGS:
            found = [why_not_there(table, self.family, item, town) for town in table.content.towns]
            reasons = [why for why in found if why is not None]
            nearest = [why for why in reasons if why.reason not in ELSEWHERE]
            return next(iter(nearest or reasons), None)
        return None

    def refused(self, table: Fief) -> Sequence[Choice]:
        wares = ITEMS if sovereign_family(table) == self.family else ITEMS[:-1]
        return [item for item in wares if not sites(table, self.family, item)]


class BuyTown(Ask):
    """FIE-7.1d, D13: where the item goes."""

    __slots__ = ("item",)

    kind = "buy_town"
    clause = "FIE-7.1"
    second = True
    secret = True

    def __init__(self, table: Fief, family: int, item: str) -> None:
        super().__init__(table, family)
        self.item = item

    def options(self, table: Fief) -> Sequence[Choice]:
        return sites(table, self.family, self.item) or ["nowhere"]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]

    def why_not(self, table: Fief, choice: Choice) -> Clause | None:
        return why_not_there(table, self.family, self.item, str(choice)) if choice in table.towns else None

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "item": self.item}


def why_not_there(table: Fief, family: int, item: str, town: str) -> Clause | None:
    """Why an item cannot be bought into a town."""
    if item in BUILDINGS:
        return why_no_building(table, family, item, town)
    return why_no_unit(table, family, UNITS.index(item), town)


def sites(table: Fief, family: int, item: str) -> list[str]:
    """The towns into which an item can be bought now."""
    towns = possible_sites(table, family, item)
    return [town for town in towns if why_not_there(table, family, item, town) is None]


def possible_sites(table: Fief, family: int, item: str) -> Sequence[str]:
    if item == ROYAL_CASTLE:
        return table.content.towns if sovereign_family(table) == family else ()
    if item == "mill":
        return [town for town, place in table.towns.items() if place.control == family and not place.mill]
    if item in BUILDINGS:
        return [town for town, place in table.towns.items() if place.control == family and not place.building]
    return recruiting_towns(table, family)


def items(table: Fief, family: int) -> list[str]:
    """Everything the family can buy somewhere now."""
    return [
        *units_for_sale(table, family),
        *buildings_for_sale(table, family),
        *titles_for_sale(table, family),
        *(["free_man_at_arms"] if free_man(table, family) else []),
        *(["bows"] if bow_choices(table, family) else []),
    ]


def units_for_sale(table: Fief, family: int) -> list[str]:
    """The towns are the same for all units, except that trebuchets need walls (FIE-7.35)."""
    coins = table.coins(family)
    reserve = table.families[family].reserve
    units = [
        unit for unit in range(OWN_UNITS) if reserve[unit] and price(table, family, UNITS[unit]) <= coins
    ]
    towns = recruiting_towns(table, family) if units else []
    walled = TREBUCHET in units and any(own_walls(table, family, town) for town in towns)
    return [UNITS[unit] for unit in units if (walled if unit == TREBUCHET else towns)]


def buildings_for_sale(table: Fief, family: int) -> list[str]:
    coins = table.coins(family)
    found: list[str] = []
    for item in BUILDINGS:
        if price(table, family, item) > coins or why_none_left(table, item) is not None:
            continue
        for town in possible_sites(table, family, item):
            if why_no_building(table, family, item, town) is None:
                found.append(item)
                break
    return found


def titles_for_sale(table: Fief, family: int) -> list[str]:
    castles = [
        town for town, place in table.towns.items() if place.building == CASTLE and place.control == family
    ]
    if not castles:
        return []
    regions = {table.content.region_of(town) for town in castles}
    return [
        f"title:{region}"
        for region in table.content.regions
        if region in regions and why_no_declaration(table, family, region) is None
    ]


async def purchases(table: Fief) -> None:
    """FIE-7.1: one family's ransoms, sieges and abbeys; then its purchases, one chapter each."""
    order = table.order()
    if table.at >= len(order):
        table.step = Step.PURCHASES_END
        return
    family = order[table.at]
    if not table.uses(PhaseRight.OPENED, family):
        table.count_use(PhaseRight.OPENED, family)
        await place_waiting(table, family)
        await ransoms(table, family)
        await siege_payments(table, family)
        await abbeys(table, family)
        return
    choice = str(await table.hear(Buy(table, family)))
    if choice == END:
        table.pass_on()
    else:
        await buy(table, family, choice)


async def buy(table: Fief, family: int, choice: str) -> None:
    item, _, region = choice.partition(":")
    if item == "title":
        await acquire_title(table, family, region)
    elif item == ROYAL_CASTLE:
        await build_royal_castle(table, family)
    elif item == "bows":
        choices = bow_choices(table, family)
        if choices:
            buy_bows(table, family, str(await table.hear(PlaceBows(table, family))))
    elif item == "free_man_at_arms":
        master = has_servant(table, family, "servant_agnes")
        assert master is not None
        table.count_use(TurnRight.AGNES, family)
        await recruit(table, family, 0, master.place)
    else:
        town = str(await table.hear(BuyTown(table, family, item)))
        if town not in table.towns or why_not_there(table, family, item, town) is not None:
            return
        if item in BUILDINGS:
            build(table, family, item, town)
        else:
            spend(table, family, item)
            await recruit(table, family, UNITS.index(item), town)


class PlaceBows(Ask):
    """FIE-14.22: town and number; what the purse allows is secret."""

    __slots__ = ()

    kind = "place_bows"
    clause = "FIE-14.22"
    second = True
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return bow_choices(table, self.family) or ["none:0"]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]


def build(table: Fief, family: int, item: str, town: str) -> None:
    spend(table, family, item)
    place = table.alter(town)
    if item == "mill":
        place.mill = True
    else:
        place.building = item
    table.tell("built", family=family, item=item, town=town)
    settle(table, town)


async def recruit(table: Fief, family: int, unit: int, town: str) -> None:
    """FIE-7.31, 7.39, 7.40, 15.7: announced, then face down."""
    table.families[family].reserve[unit] -= 1
    table.count_use(PhaseRight.PLACED, family, town)
    first = not present(table, family, town)
    add_units(table, family, town, new_gate(table, family, town), unit, 1, spared=True)
    stamp(table, town)
    settle(table, town)
    tidy(table)
    table.tell("recruited", family=family, unit=UNITS[unit], town=town)
    if first:
        await update(table, [town])  # FIE-8.42


class RoyalSite(Choose):
    """FIE-7.14: the town of the royal castle."""

    __slots__ = ()

    kind = "royal_site"
    clause = "FIE-7.14"
    second = True


async def build_royal_castle(table: Fief, family: int) -> None:
    """FIE-7.14 to 7.16."""
    sites = [town for town in table.content.towns if not why_no_building(table, family, ROYAL_CASTLE, town)]
    town = str(await table.hear(RoyalSite(table, family, sites)))
    holder = title_family(table, table.content.region_of(town))
    if holder not in (NOBODY, family) and not await consent(table, holder, family, Purpose.BUILDING, town):
        table.count_use(PhaseRight.REFUSED, town)
        return
    if table.coins(family) < price(table, family, ROYAL_CASTLE):
        return
    spend(table, family, ROYAL_CASTLE)
    table.alter(town).building = ROYAL_CASTLE
    table.royal_owner = family
    table.tell("built", family=family, item=ROYAL_CASTLE, town=town)
    for other in range(len(table.families)):
        if other != family:
            outsiders(table, town, other)
    await update(table, [town])
