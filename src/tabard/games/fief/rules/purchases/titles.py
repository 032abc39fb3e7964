"""Fief titles (FIE-7.41 to 7.48)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause
from tabard.games.fief.rules.asking import Ask, Choose, Dealt
from tabard.games.fief.rules.content import ROYAL_CASTLE
from tabard.games.fief.rules.movement.control import give_title, update
from tabard.games.fief.rules.people import lords_of, sovereign, sovereign_family, title_family
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.windows import Moment, window

PAY: Final = "pay"
LEAVE: Final = "leave"


class Grant(Dealt):
    """FIE-7.44, D14: the sovereign grants a title free of charge, once per turn."""

    __slots__ = ("claimant", "region")

    kind = "grant"
    clause = "FIE-7.44"

    def __init__(self, table: Fief, family: int, claimant: int, region: str) -> None:
        super().__init__(table, family, ("no", "yes"), {"claimant": claimant, "region": region})
        self.claimant = claimant
        self.region = region

    def dealt(self, table: Fief) -> str:
        promised = table.uses(PhaseRight.GRANTED, self.family, self.claimant, self.region)
        return "yes" if promised else ""


class PayTitle(Ask):
    """FIE-7.43, 7.44: the grant was refused: pay the price, or leave the title. The purse is secret."""

    __slots__ = ("region",)

    kind = "pay_title"
    clause = "FIE-7.44"
    second = True
    secret = True

    def __init__(self, table: Fief, family: int, region: str) -> None:
        super().__init__(table, family)
        self.region = region

    def options(self, table: Fief) -> Sequence[Choice]:
        return [LEAVE, PAY] if table.coins(self.family) >= title_price(table, self.region) else [LEAVE]

    def default(self, table: Fief) -> Choice:
        return LEAVE

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "region": self.region, "coins": title_price(table, self.region)}


class Capital(Choose):
    """FIE-7.45, D15: the castle that becomes the fortress."""

    __slots__ = ()

    kind = "capital"
    clause = "FIE-7.45"
    second = True


def title_castles(table: Fief, family: int, region: str) -> list[str]:
    """FIE-7.41, 7.45: castles of the family in the region, not on the royal tile."""
    return [
        town
        for town in table.content.regions[region].towns
        if table.towns[town].building == "castle"
        and not table.towns[town].flipped
        and table.towns[town].control == family
    ]


def why_no_title(table: Fief, family: int, region: str) -> Clause | None:
    """FIE-7.41, 7.42, 7.44."""
    if title_family(table, region) != NOBODY:
        return Clause("FIE-7.41", "the-region-is-managed", {"region": region})
    for town in table.content.regions[region].towns:
        place = table.towns[town]
        royal_seat = place.building == ROYAL_CASTLE and place.control == sovereign_family(table) != NOBODY
        if place.control != family and not royal_seat:
            return Clause("FIE-7.41", "not-all-towns", {"town": town})
    if not title_castles(table, family, region):
        return Clause("FIE-7.41", "no-castle-there", {"region": region})
    if not lords_of(table, family):
        return Clause("FIE-7.41", "no-lord")
    if table.uses(PhaseRight.DECLARED, family, region):
        return Clause("FIE-7.44", "declared-already", {"region": region})
    return None


def why_no_declaration(table: Fief, family: int, region: str) -> Clause | None:
    """FIE-7.44: declared only by those who can pay, or may hope for a grant."""
    why = why_no_title(table, family, region)
    if why is None and table.coins(family) < title_price(table, region) and grantor(table) == NOBODY:
        return Clause("FIE-7.43", "not-enough-coins", {"item": f"title:{region}"})
    return why


def title_price(table: Fief, region: str) -> int:
    """FIE-7.43."""
    return table.content.regions[region].price


def grantor(table: Fief) -> int:
    """FIE-7.44: the family of a free sovereign who has granted nothing this turn."""
    monarch = sovereign(table)
    if monarch is None or not monarch.free or table.uses(TurnRight.GRANT):
        return NOBODY
    return monarch.family


async def acquire_title(table: Fief, family: int, region: str) -> None:
    """FIE-7.41 to 7.46, 28.14c: declared, a window, a grant or the price."""
    table.tell("declares_title", family=family, region=region)
    hoped = grantor(table) != NOBODY
    await window(table, Moment.TITLE, family, about={"claimant": family, "region": region})
    if why_no_title(table, family, region) is not None:
        return
    table.count_use(PhaseRight.DECLARED, family, region)
    giver = grantor(table)
    if giver != NOBODY and await table.hear(Grant(table, giver, family, region)) == "yes":
        table.count_use(TurnRight.GRANT)
        table.tell("granted", family=family, region=region)
    elif not await paid(table, family, region, hoped):
        return
    castles = title_castles(table, family, region)
    town = str(await table.hear(Capital(table, family, castles, {"region": region})))
    table.alter(town).building = "fortress"
    table.tell("fortress", town=town, family=family)
    await give_title(table, region, family)
    await update(table, [town])


async def paid(table: Fief, family: int, region: str, hoped: bool) -> bool:
    """FIE-7.44: who hoped for a grant may still leave the title; who did not has said that he pays."""
    if hoped and await table.hear(PayTitle(table, family, region)) == LEAVE:
        return False
    price = title_price(table, region)
    if table.coins(family) < price:
        return False
    table.pay(family, price)
    return True
