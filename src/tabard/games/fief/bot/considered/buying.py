"""What a beginner buys (FIE-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.bot.considered.asked import asked_family, facts
from tabard.games.fief.bot.prospects import Outlook, castle_of, claimant, granting_seat, purchases_left
from tabard.games.fief.rules.purchases.prices import price
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief

END: Final = "end"
PAYS_BACK: Final = 2  # purchase phases to come for which a mill is worth building
HOARD: Final = 8  # coins nobody keeps without a title in view


def sensible_purchase(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """A title at once; coins for one in view are saved; mills while they pay; soldiers."""
    family = asked_family(table)
    coins = table.coins(family)
    titles = [one for one in options if str(one).startswith("title:")]
    if not is_granted(table):
        titles = [one for one in titles if price_of(table, str(one)) <= coins]
    if titles:
        return titles
    if "free_man_at_arms" in options:
        return ["free_man_at_arms"]
    outlook = Outlook(table)
    coins -= saved_for_titles(table, outlook)
    if (
        "castle" in options
        and coins >= price(table, family, "castle")
        and lacks_castle(table, outlook, family)
    ):
        return ["castle"]
    wanted = ["man_at_arms", "archer", "knight", "bombard"]
    if purchases_left(table) > PAYS_BACK:
        wanted.append("mill")
    found: list[Choice] = [one for one in wanted if one in options and price(table, family, one) <= coins]
    return found if coins >= HOARD and found else [END, *found]


def is_granted(table: Fief) -> bool:
    """FIE-7.44: the asked seat's own sovereign will grant a title."""
    return granting_seat(table) == table.asking and not table.uses(TurnRight.GRANT)


def complete_regions(table: Fief, outlook: Outlook, family: int) -> list[str]:
    """Unmanaged regions the family can claim: every town is its own, or its player's other family's."""
    families = table.families_of(table.seat_of(family))
    found: list[str] = []
    for region, row in table.content.regions.items():
        held = outlook.held[region]
        whole = sum(held[one] for one in families) == len(row.towns)
        if whole and outlook.holders[region] == NOBODY and claimant(held, families) == family:
            found.append(region)
    return found


def lacks_castle(table: Fief, outlook: Outlook, family: int) -> bool:
    regions = complete_regions(table, outlook, family)
    return bool(regions) and not any(castle_of(table, outlook, region, family) for region in regions)


def saved_for_titles(table: Fief, outlook: Outlook) -> int:
    """What titles cost that only wait for coins, of all families with the same purse."""
    prices = [
        table.content.regions[region].price
        for family in table.families_of(table.asking)
        for region in complete_regions(table, outlook, family)
        if castle_of(table, outlook, region, family) and purchases_left(table) > 0
    ]
    return sum(prices) - (max(prices, default=0) if is_granted(table) else 0)


def price_of(table: Fief, choice: str) -> int:
    return table.content.regions[choice.removeprefix("title:")].price


def sensible_site(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """A castle where a title lacks one; soldiers where Lords or walls are; a mill behind walls."""
    item = facts(table).get("item")
    family = asked_family(table)
    if item == "castle":
        outlook = Outlook(table)
        regions = complete_regions(table, outlook, family)
        return [
            town
            for town in options
            for region in [table.content.region_of(str(town))]
            if region in regions and not castle_of(table, outlook, region, family)
        ]
    if item == "mill":
        return [town for town in options if table.towns[str(town)].building]
    return options
