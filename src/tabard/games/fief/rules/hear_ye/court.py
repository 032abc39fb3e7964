"""Court business and marriages (FIE-13.2 to 13.9, 12.4, 12.27, 16.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose, YesNo
from tabard.games.fief.rules.people import ally_of, bishop_of, is_bishop, is_prioress, lords_of, title_lord
from tabard.games.fief.rules.records import NOBODY, Lord
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import abbey_town
from tabard.games.fief.rules.titles.crown import married
from tabard.games.fief.rules.titles.deaths import vacate_church

END: Final = "end"
OFFERS: Final = 3
PRICES: Final = ("0", "1", "2", "3", "5", "8")


class Court(Ask):
    """FIE-13.2, D31: move a title, deal with servants, propose a marriage, ask for release, or the end."""

    __slots__ = ()

    kind = "court"
    safe_point = True
    clause = "FIE-13.2"

    def options(self, table: Fief) -> Sequence[Choice]:
        return [END, *business(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return END


class CourtTarget(Choose):
    """FIE-13.2: the Lord concerned."""

    __slots__ = ()

    kind = "court_target"
    clause = "FIE-13.2"
    second = True


class AcceptMarriage(YesNo):
    """FIE-13.3, D32."""

    __slots__ = ()

    kind = "accept_marriage"
    clause = "FIE-13.3"


class ServantPrice(Choose):
    """FIE-16.6: given or swapped for nothing, or sold."""

    __slots__ = ()

    kind = "servant_price"
    clause = "FIE-16.6"
    second = True


class AcceptServant(Ask):
    """FIE-16.6, D32: the other family accepts, if it can pay; its purse is secret."""

    __slots__ = ("facts", "price")

    kind = "accept_servant"
    clause = "FIE-16.6"
    secret = True

    def __init__(self, table: Fief, family: int, price: int, facts: Mapping[str, object]) -> None:
        super().__init__(table, family)
        self.price = price
        self.facts = facts

    def options(self, table: Fief) -> Sequence[Choice]:
        return ["no", "yes"] if table.coins(self.family) >= self.price else ["no"]

    def default(self, table: Fief) -> Choice:
        return "no"

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "coins": self.price, **self.facts}


class ReleaseVeil(YesNo):
    """FIE-12.27, D40: the bishop of the diocese consents, or not."""

    __slots__ = ()

    kind = "release_veil"
    clause = "FIE-12.27"


def business(table: Fief, family: int) -> list[str]:
    found: list[str] = []
    lords = lords_of(table, family)
    if len(lords) > 1:
        found += [
            f"title:{region}"
            for lord in lords
            for region in lord.fiefs
            if not table.uses(PhaseRight.MOVED, region)
        ]
    found += [f"servant:{lord.id}" for lord in lords if servant_targets(table, lord)]
    found += [f"marry:{lord.id}" for lord in lords if spouses(table, lord)]
    found += [f"veil:{lord.id}" for lord in lords if may_ask_release(table, lord)]
    return found


def servant_targets(table: Fief, lord: Lord) -> list[str]:
    """FIE-16.6, 13.2: Lords without servant, or with one to swap; each servant moves once a phase."""
    if not lord.servant or table.uses(PhaseRight.SERVED, lord.servant):
        return []
    others = offers_left(table, lord.family, "servant")
    return [
        other.id
        for other in table.lords.values()
        if other is not lord
        and (others or other.family == lord.family)
        and not (other.servant and table.uses(PhaseRight.SERVED, other.servant))
        and not table.uses(PhaseRight.OFFER, lord.servant, other.id)
    ]


def offers_left(table: Fief, family: int, kind: str) -> bool:
    """FIE-28.17: three offers of a kind per phase."""
    return table.uses(PhaseRight.OFFERS, kind, family) < OFFERS


def may_marry(lord: Lord) -> bool:
    """FIE-13.4."""
    return not lord.spouse and not (is_prioress(lord) if not lord.man else is_bishop(lord))


def spouses(table: Fief, lord: Lord) -> list[str]:
    """FIE-13.3 to 13.5, 27.6: from turn 3 on; two different families without a marriage."""
    if table.turn < table.content.limits["marriage_from_turn"] or not may_marry(lord):
        return []
    if ally_of(table, lord.family) != NOBODY or not offers_left(table, lord.family, "marriage"):
        return []
    return [
        other.id
        for other in table.lords.values()
        if other.family != lord.family
        and other.man != lord.man
        and may_marry(other)
        and ally_of(table, other.family) == NOBODY
        and not table.uses(PhaseRight.OFFER, lord.id, other.id)
    ]


def may_ask_release(table: Fief, lord: Lord) -> bool:
    """FIE-12.27: the bishop of the diocese of each abbey on the board is in office and free; asked once."""
    if not is_prioress(lord) or table.uses(PhaseRight.VEIL, lord.id):
        return False
    for abbey in lord.church:
        town = abbey_town(table, abbey)
        if town:
            bishop = bishop_of(table, table.content.sites[town].diocese)
            if bishop is None or not bishop.free:
                return False
    return True


async def court_step(table: Fief) -> None:
    """FIE-13.2, 13.3: one piece of business of one family."""
    order = table.order()
    if table.at >= len(order):
        table.step = Step.ELECTION
        table.at = 0
        return
    family = order[table.at]
    choice = str(await table.hear(Court(table, family)))
    verb, _, what = choice.partition(":")
    if verb == "title":
        await move_title(table, family, what)
    elif verb == "servant":
        await deal_servant(table, family, table.lords[what])
    elif verb == "marry":
        await propose(table, family, table.lords[what])
    elif verb == "veil":
        await release(table, table.lords[what])
    else:
        table.pass_on()


async def move_title(table: Fief, family: int, region: str) -> None:
    """FIE-12.4."""
    holder = title_lord(table, region)
    assert holder is not None
    others = [lord.id for lord in lords_of(table, family) if lord is not holder]
    choice = str(await table.hear(CourtTarget(table, family, others, {"region": region})))
    table.count_use(PhaseRight.MOVED, region)
    holder.fiefs = tuple(one for one in holder.fiefs if one != region)
    heir = table.lords[choice]
    heir.fiefs = tuple(one for one in table.content.regions if one == region or one in heir.fiefs)
    table.tell("title", region=region, lord=choice, family=family)


async def deal_servant(table: Fief, family: int, lord: Lord) -> None:
    """FIE-16.6: given, or swapped for the other's servant; another family must accept."""
    targets = servant_targets(table, lord)
    choice = str(await table.hear(CourtTarget(table, family, targets, {"servant": lord.servant})))
    other = table.lords[choice]
    table.count_use(PhaseRight.OFFER, lord.servant, other.id)
    if table.seat_of(other.family) != table.seat_of(family):
        table.count_use(PhaseRight.OFFERS, "servant", family)
        offered = {"servant": lord.servant, "lord": other.id, "to": other.family}
        price = int(await table.hear(ServantPrice(table, family, PRICES, offered)))
        facts = {"servant": lord.servant, "lord": other.id, "from": family}
        if await table.hear(AcceptServant(table, other.family, price, facts)) != "yes":
            return
        price = min(price, table.coins(other.family))
        table.pay(other.family, price, public=False)
        table.pay(family, -price, public=False)
    for servant in (lord.servant, other.servant):
        if servant:
            table.count_use(PhaseRight.SERVED, servant)
    lord.servant, other.servant = other.servant, lord.servant
    moved, back = other.servant, lord.servant or None
    table.tell("servant_moved", lord=lord.id, other=other.id, servant=moved, back=back)


async def propose(table: Fief, family: int, lord: Lord) -> None:
    """FIE-13.3: the other family accepts or declines."""
    choice = str(await table.hear(CourtTarget(table, family, spouses(table, lord), {"lord": lord.id})))
    other = table.lords[choice]
    table.count_use(PhaseRight.OFFER, lord.id, other.id)
    table.count_use(PhaseRight.OFFERS, "marriage", family)
    if table.seat_of(other.family) != table.seat_of(family):
        facts = {"lord": lord.id, "spouse": other.id, "from": family}
        if await table.hear(AcceptMarriage(table, other.family, facts)) != "yes":
            both = (table.seat_of(family), table.seat_of(other.family))
            table.tell("declined", to=both, lord=lord.id, spouse=other.id)
            return
    married(table, lord, other)
    table.tell("married", lord=lord.id, spouse=other.id)


async def release(table: Fief, lord: Lord) -> None:
    """FIE-12.27, 12.28: each bishop concerned is asked once."""
    table.count_use(PhaseRight.VEIL, lord.id)
    asked: list[str] = []
    for abbey in lord.church:
        town = abbey_town(table, abbey)
        bishop = bishop_of(table, table.content.sites[town].diocese) if town else None
        if bishop is None or bishop.id in asked:
            continue
        asked.append(bishop.id)
        same = table.seat_of(bishop.family) == table.seat_of(lord.family)
        if not same and await table.hear(ReleaseVeil(table, bishop.family, {"lord": lord.id})) != "yes":
            return
    table.tell("released", lord=lord.id)
    await vacate_church(table, lord)
