"""Fief titles (FIE-7.41 to 7.48)."""

from __future__ import annotations

from tabard.engine.decision import Clause
from tabard.games.fief.rules.asking import Choose, YesNo
from tabard.games.fief.rules.content import ROYAL_CASTLE
from tabard.games.fief.rules.movement.control import give_title, update
from tabard.games.fief.rules.people import lords_of, sovereign, sovereign_family, title_family
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.windows import Moment, window


class Grant(YesNo):
    """FIE-7.44, D14: the sovereign grants a title free of charge, once per turn."""

    __slots__ = ()

    kind = "grant"
    clause = "FIE-7.44"


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


async def acquire_title(table: Fief, family: int, region: str) -> None:
    """FIE-7.41 to 7.46, 28.14c: declared, a window, a grant or the price."""
    table.tell("declares_title", family=family, region=region)
    await window(table, Moment.TITLE, family)
    if why_no_title(table, family, region) is not None:
        return
    table.count_use(PhaseRight.DECLARED, family, region)
    monarch = sovereign(table)
    granted = False
    if monarch is not None and monarch.free and not table.uses(TurnRight.GRANT):
        answer = await table.hear(Grant(table, monarch.family, {"claimant": family, "region": region}))
        granted = answer == "yes"
    cost = table.content.regions[region].price
    if granted:
        table.count_use(TurnRight.GRANT)
        table.tell("granted", family=family, region=region)
    elif table.coins(family) < cost:
        return
    else:
        table.pay(family, cost)
    castles = title_castles(table, family, region)
    town = str(await table.hear(Capital(table, family, castles, {"region": region})))
    table.alter(town).building = "fortress"
    table.tell("fortress", town=town, family=family)
    await give_title(table, region, family)
    await update(table, [town])
