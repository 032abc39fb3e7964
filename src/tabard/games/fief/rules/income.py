"""Phase 3: income (FIE-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.cards.plagues import FAMINE, plague_on
from tabard.games.fief.rules.content import ABBEY_PREFIX
from tabard.games.fief.rules.markers import Tax
from tabard.games.fief.rules.people import (
    ROYAL_FAMILY,
    bishop_of,
    has_servant,
    prioress_of,
    royal,
    sovereign_family,
    title_family,
    titled,
)
from tabard.games.fief.rules.records import INSIDE, NOBODY, QUEEN, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import abbey_here, abbey_income_family
from tabard.games.fief.rules.units import families_present, vikings_on_land

MILL: Final = 2
ABBEY: Final = 2
QUEEN_COINS: Final = 2
TAX_PER_TOWN: Final = 2
SCORCHED: Final = 2


class Scorch(Ask):
    """FIE-6.20, D10: a mill to destroy for two coins, or the end."""

    __slots__ = ()

    kind = "scorch"
    safe_point = True
    clause = "FIE-6.20"

    def options(self, table: Fief) -> Sequence[Choice]:
        return ["end", *own_mills(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return "end"


def own_mills(table: Fief, family: int) -> list[str]:
    return [town for town, place in table.towns.items() if place.mill and place.control == family]


def bonus(table: Fief, region: str) -> int:
    """FIE-5.24, 6.3: Good Harvest and Fair Weather, each kind once."""
    kinds = {table.content.cards[card].kind for card, where in table.bonuses if where == region}
    return len(kinds)


def mill_yield(table: Fief, town: str) -> int:
    """FIE-6.3, 6.4."""
    region = table.content.region_of(town)
    if not table.towns[town].mill or besieged(table, town) or plague_on(table, region, FAMINE):
        return 0
    near = any(abbey_here(table, other) for _, other in table.content.sites[town].gates)
    return MILL + bonus(table, region) + near


def tax_on(table: Fief, where: str) -> Tax | None:
    """A Tax card that still pays: the title has not left the family (FIE-15.45)."""
    for tax in table.taxes:
        if tax.where != where:
            continue
        if where in table.content.regions:
            holder = title_family(table, where)
            entitled = holder == tax.family or (holder == NOBODY and sovereign_family(table) == tax.family)
        else:
            bishop = bishop_of(table, where)
            entitled = bishop is not None and bishop.family == tax.family
        if entitled:
            return tax
    return None


def mill_family(table: Fief, town: str) -> int:
    """FIE-6.5 to 6.7: who gets the yield of a mill."""
    place = table.towns[town]
    if abbey_here(table, town):
        return abbey_income_family(table, town) if prioress_of(table, place.building) else place.control
    tax = tax_on(table, table.content.sites[town].diocese)
    return place.control if tax is None else tax.family


def abbey_yield(table: Fief, town: str) -> int:
    """FIE-6.8 to 6.10."""
    region = table.content.region_of(town)
    hungry = plague_on(table, region, FAMINE)
    prioress = prioress_of(table, table.towns[town].building)
    inside = [lord for lord in table.lords.values() if is_visitor(table, lord, town)]
    coins = 0 if hungry else ABBEY + bonus(table, region)
    for lord in inside:
        if lord is not prioress and titled(lord):
            coins += 3 if lord.royal in ROYAL_FAMILY else 2
    if not hungry:
        coins += 3 * len(table.towns[town].relics)
        coins += 3 * sum(len(lord.relics) + lord.excalibur for lord in inside)
        coins += 3 * (table.excalibur == town and table.drawn)
    return coins


def is_visitor(table: Fief, lord: Lord, town: str) -> bool:
    """FIE-6.11: a free Lord inside, or any if the town is otherwise empty."""
    if not lord.free or lord.place != town:
        return False
    return lord.gate == INSIDE or families_present(table, town) == [lord.family]


def income_of(table: Fief, family: int) -> dict[str, int]:
    """FIE-6.1 to 6.15: the parts of a family's income, before Vikings."""
    parts = dict.fromkeys(("towns", "mills", "abbeys", "taxes", "queen", "servants"), 0)
    for town, place in table.towns.items():
        if place.control == family and not besieged(table, town):
            parts["towns"] += 1
        yields = mill_yield(table, town)
        if yields and mill_family(table, town) == family:
            parts["mills"] += yields
        if place.building.startswith(ABBEY_PREFIX) and abbey_income_family(table, town) == family:
            parts["abbeys"] += abbey_yield(table, town)
    for region, row in table.content.regions.items():
        tax = tax_on(table, region)
        if tax is not None and tax.family == family:
            parts["taxes"] += TAX_PER_TOWN * len(row.towns)
    queen = royal(table, QUEEN)
    if queen is not None and queen.family == family:
        parts["queen"] += QUEEN_COINS
    parts["servants"] = servants_income(table, family)
    return parts


def servants_income(table: Fief, family: int) -> int:
    """FIE-6.15, 16.7, R97: Rainulf, Rohaise, Baldwin, Hawise."""
    coins = 0
    if has_servant(table, family, "servant_rainulf"):
        coins += sum(mill_yield(table, town) > 0 for town in own_mills(table, family))
    if has_servant(table, family, "servant_rohaise"):
        coins += 2
    if has_servant(table, family, "servant_baldwin"):
        coins += 2 * sum(pays(table, tax) for tax in table.taxes if tax.family == family)
    if has_servant(table, family, "servant_hawise"):
        coins += sum(
            table.content.sites[town].port and place.control == family and not besieged(table, town)
            for town, place in table.towns.items()
        )
    return coins


def pays(table: Fief, tax: Tax) -> bool:
    """Whether the family has proceeds from this Tax card."""
    if tax_on(table, tax.where) is not tax:
        return False
    if tax.where in table.content.regions:
        return True
    towns = table.content.diocese_towns[tax.where]
    return any(mill_yield(table, town) and not abbey_here(table, town) for town in towns)


def collect(table: Fief) -> None:
    """FIE-6.1, 6.16 to 6.19: everybody at once; halved, rounded up, while a Viking stands on land."""
    halved = vikings_on_land(table)
    for family in table.order():
        parts = income_of(table, family)
        coins = sum(parts.values())
        if halved:
            coins = (coins + 1) // 2
        table.pay(family, -coins)
        table.tell("income", family=family, coins=coins, halved=halved, parts=parts)
    for card, _ in table.bonuses:
        table.discard = (card, *table.discard)
    table.bonuses = ()


async def income_phase(table: Fief) -> None:
    """FIE-4.3: automatic; then scorched earth."""
    collect(table)
    table.step = Step.SCORCH
    table.at = 0


async def scorch_step(table: Fief) -> None:
    """FIE-6.20: in turn order, one mill after the other."""
    order = table.order()
    if table.at >= len(order):
        table.step = Step.INCOME_ENDS
        return
    family = order[table.at]
    choice = "end"
    if own_mills(table, family):
        choice = str(await table.hear(Scorch(table, family)))
    if choice == "end":
        table.pass_on()
        return
    table.alter(choice).mill = False
    table.pay(family, -SCORCHED)
    table.tell("scorched", family=family, town=choice)
