"""Offers that stay open and block nothing: towns, treasures, captives (FIE-8.47, 10.81, 17.4, 28.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.module import Command
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.cards.bows import PRICE as BOW_PRICE
from tabard.games.fief.rules.cards.bows import bow_gate
from tabard.games.fief.rules.content import HIDDEN
from tabard.games.fief.rules.deals.parley import can_accept, trade
from tabard.games.fief.rules.markers import Offer
from tabard.games.fief.rules.movement.control import change_control, settle, stamp, title_of_fortress, update
from tabard.games.fief.rules.people import captives_of, free_lords
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.rights import Item, PhaseRight, items
from tabard.games.fief.rules.state import TRADE, Fief
from tabard.games.fief.rules.titles.crown import replace_units
from tabard.games.fief.rules.units import add_units, bow_unit, present, soldiers_in, stacks_at, tidy
from tabard.games.fief.rules.vikings.sharing import AGREED, SHARE, agree, shares

OPEN = 3
PER_KIND = 3
PRICES = (0, 1, 2, 3, 5, 8)


def offers(table: Fief, seat: int) -> list[Command]:
    """What the seat can offer now, and answers to what is offered to it."""
    found: list[Command] = []
    for family in table.families_of(seat):
        made = [one for one in table.offers if one.family == family and stands(table, one)]
        for other in range(len(table.families)):
            own = table.seat_of(other) == seat  # FIE-27.7: it agrees at once, and both have one purse
            found += [
                {"do": "offer", "family": family, "to": other, "kind": kind, "what": what, "coins": coins}
                for kind, what, coins in (contents(table, family, other) if other != family else ())
                if not (own and coins) and may_offer(table, made, family, other, kind, what, coins)
            ]
        for one in table.offers:
            if one.to == family:
                found += [{"do": do, "family": family, "offer": one.number} for do in answers(table, one)]
            if one.family == family:
                found.append({"do": "withdraw", "family": family, "offer": one.number})
    return found


def answers(table: Fief, offer: Offer) -> tuple[str, ...]:
    """What the addressed family can say to an offer."""
    if offer.kind == TRADE:
        return ("accept", "decline") if can_accept(table, offer) else ("decline",)
    if offer.kind == AGREED:
        return ("decline",)
    return ("accept", "decline") if legal(table, offer) else ()


def stands(table: Fief, offer: Offer) -> bool:
    """FIE-28.17: an offer that has become illegal has lapsed."""
    if offer.kind in (TRADE, AGREED):
        return True
    return (offer.kind, offer.what, offer.coins) in contents(table, offer.family, offer.to)


def may_offer(
    table: Fief, open_now: list[Offer], family: int, other: int, kind: str, what: str, coins: int
) -> bool:
    """FIE-28.17: three open offers, three of a kind per phase, none declined before."""
    if any((one.kind, one.to, one.what, one.coins) == (kind, other, what, coins) for one in open_now):
        return False
    if kind == "hire" and table.coins(family) < BOW_PRICE * int(what.rpartition(":")[2]):
        return False
    made = table.uses(PhaseRight.OFFERS, kind, family)
    return (
        len(open_now) < OPEN
        and made < PER_KIND
        and not table.uses(PhaseRight.DECLINED, *terms(kind, family, other, what, coins))
    )


def terms(kind: str, family: int, to: int, what: str, coins: int) -> tuple[Item, ...]:
    """An offer as it is remembered when it was declined."""
    return (kind, family, to, *items(what), coins)


def contents(table: Fief, family: int, other: int) -> list[tuple[str, str, int]]:
    """Everything one family could hand to another."""
    found = [("town", town, 0) for town in table.content.towns if can_hand_over(table, family, other, town)]
    for number in range(1, table.families[family].bows + 1):
        towns = [town for town in table.content.towns if present(table, other, town)]
        found += [("hire", f"{town}:{number}", coins) for town in towns for coins in PRICES]
    for lord in free_lords(table, family):
        takers = free_lords(table, other, lord.place) if lord.place in table.towns else []
        for taker in takers:
            found += [("captive", f"{one.id}:{taker.id}", 0) for one in givable(table, lord, other)]
            for treasure in treasures(lord):
                found += [("treasure", f"{treasure}:{lord.id}:{taker.id}", coins) for coins in PRICES]
    return found + shares(table, family)


def givable(table: Fief, lord: Lord, other: int) -> list[Lord]:
    """FIE-10.81: captives of other families than the taker's."""
    return [one for one in captives_of(table, lord.id) if one.family != other]


def treasures(lord: Lord) -> list[str]:
    return [*lord.relics, *(["excalibur"] if lord.excalibur else [])]


def can_hand_over(table: Fief, family: int, other: int, town: str) -> bool:
    """FIE-8.47: own, not besieged, once a phase; a soldier is replaced or the other is there already."""
    place = table.towns[town]
    if place.control != family or besieged(table, town) or place.building == "royal_castle":
        return False
    if table.uses(PhaseRight.HANDED, town):
        return False
    garrison = any(soldiers_in(stack) for stack in stacks_at(table, town, family))
    return present(table, other, town) or (garrison and any(table.families[other].reserve[:3]))


def somebody_stays(table: Fief, family: int, other: int, town: str) -> bool:
    """FIE-8.47: at least one soldier can be replaced, or the new family is there: seen when it happens."""
    reserve = table.families[other].reserve
    stacks = stacks_at(table, town, family)
    replaced = any(stack.counts[unit] and reserve[unit] for stack in stacks for unit in HIDDEN)
    return replaced or present(table, other, town)


def legal(table: Fief, offer: Offer) -> bool:
    """It stands, and the addressed family can pay for it."""
    return stands(table, offer) and table.coins(offer.to) >= offer.coins


async def make_offer(table: Fief, given: Mapping[str, Any]) -> None:
    """FIE-28.17: it waits for its answer; a family of the same player agrees at once (FIE-27.7)."""
    number = table.count_use(PhaseRight.OFFERS)
    family, to = int(given["family"]), int(given["to"])
    kind = str(given["kind"])
    table.count_use(PhaseRight.OFFERS, kind, family)
    offer = Offer(number, kind, family, to, str(given["what"]), int(given["coins"]))
    table.offers = (*table.offers, offer)
    both = (table.seat_of(family), table.seat_of(to))
    table.tell(
        "offered", both, family=family, recipient=to, content=offer.kind, what=offer.what, coins=offer.coins
    )
    if both[0] == both[1]:
        await answer_offer(table, {"do": "accept", "offer": number})


async def answer_offer(table: Fief, given: Mapping[str, Any]) -> None:
    """FIE-28.17: accepted offers are executed at once and completely; their coins stay secret."""
    offer = next(one for one in table.offers if one.number == given["offer"])
    table.offers = tuple(one for one in table.offers if one is not offer)
    if given["do"] == "decline":
        declined = terms(offer.kind, offer.family, offer.to, offer.what, offer.coins)
        table.count_use(PhaseRight.DECLINED, *declined)
    if given["do"] != "accept":
        return
    table.reveal()
    if offer.kind == TRADE:
        trade(table, offer)
        return
    if offer.kind == SHARE:
        await agree(table, offer)
        return
    if offer.kind == "hire" and not hire(table, offer):
        return
    table.pay(offer.to, offer.coins, public=False)
    table.pay(offer.family, -offer.coins, public=False)
    table.tell("accepted", family=offer.family, recipient=offer.to, content=offer.kind, what=offer.what)
    if offer.kind == "town":
        await hand_over(table, offer.family, offer.to, offer.what)
    elif offer.kind == "captive":
        captive, taker = offer.what.split(":")
        table.lords[captive].captor = taker
        table.lords[captive].gate = table.lords[taker].gate
    elif offer.kind == "treasure":
        hand_treasure(table, *offer.what.split(":"))


def hire(table: Fief, offer: Offer) -> bool:
    """FIE-14.23: the owner pays two coins each, the hirer the agreed sum; they fight for the hirer."""
    town, _, count = offer.what.partition(":")
    number = int(count)
    board = table.families[offer.family]
    if board.bows < number or table.coins(offer.family) < BOW_PRICE * number:
        return False
    table.pay(offer.family, BOW_PRICE * number)
    board.bows -= number
    gate = bow_gate(table, offer.to, town)
    add_units(table, offer.to, town, gate, bow_unit(board.fourth), number, spared=True)
    stamp(table, town)
    settle(table, town)
    tidy(table)
    return True


def hand_treasure(table: Fief, treasure: str, giver: str, taker: str) -> None:
    """FIE-17.4, 19.7."""
    one, other = table.lords[giver], table.lords[taker]
    if treasure == "excalibur":
        one.excalibur, other.excalibur = False, True
    else:
        one.relics = tuple(relic for relic in one.relics if relic != treasure)
        other.relics = (*other.relics, treasure)


async def hand_over(table: Fief, family: int, other: int, town: str) -> None:
    """FIE-8.47, 8.48: units are replaced, Lords stay as guests, a fortress takes its title along."""
    table.count_use(PhaseRight.HANDED, town)
    if not somebody_stays(table, family, other, town):
        return
    replace_units(table, town, family, other)
    stamp(table, town)
    change_control(table, town, other)
    settle(table, town)
    for lord in free_lords(table, family, town):
        lord.gate = INSIDE
    await title_of_fortress(table, town)
    await update(table, [town])
