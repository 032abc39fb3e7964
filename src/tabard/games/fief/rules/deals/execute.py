"""A deal is carried out: at once and whole, or not at all (FIE-28.17)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tabard.games.fief.rules.battle.sides import leader
from tabard.games.fief.rules.battle.sieges import lift_siege
from tabard.games.fief.rules.cards.bows import PRICE as BOW_PRICE
from tabard.games.fief.rules.cards.bows import bow_gate
from tabard.games.fief.rules.cards.piles import without
from tabard.games.fief.rules.deals.moments import (
    CAPTIVE,
    CARD,
    COINS,
    FREE_CAPTIVE,
    GARTER,
    GRANT,
    HIRE,
    JOIN,
    LEAVE,
    MARRIAGE,
    NOTE,
    SERVANT,
    SHARE,
    SIEGE,
    SPOILS,
    TAX,
    TOWN,
    TREASURE,
    TRUCE,
    VOTE,
)
from tabard.games.fief.rules.deals.parley import likeness
from tabard.games.fief.rules.deals.terms import SECRET, bows_of, can_hand_over, somebody_stays, three, two
from tabard.games.fief.rules.hear_ye.parliament import TAX_LEFT
from tabard.games.fief.rules.markers import Item, Offer
from tabard.games.fief.rules.movement.control import change_control, settle, stamp, title_of_fortress, update
from tabard.games.fief.rules.people import free_lords, lords_of
from tabard.games.fief.rules.records import INSIDE
from tabard.games.fief.rules.relics import take_up
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.state import PLEDGE, PROMISE, Fief
from tabard.games.fief.rules.titles.crown import married, replace_units
from tabard.games.fief.rules.titles.deaths import set_free
from tabard.games.fief.rules.units import add_units, bow_unit, tidy
from tabard.games.fief.rules.vikings.sharing import agree

FIRST: Final = (MARRIAGE, COINS, TAX, CARD, SERVANT, TREASURE, CAPTIVE, HIRE, SIEGE, GARTER)
"""What is carried out first. What may ask somebody comes last: freed captives, towns with their titles."""
MOST_PROMISES: Final = 60


async def carry_out_deal(table: Fief, offer: Offer) -> None:
    """Everybody hears of it, except of coins, cards, votes and promises (FIE-28.17)."""
    items = offer.items
    if items[0].kind == SHARE:
        await agree(table, offer)
        return
    seats = seats_of(table, offer)
    for one, other in combinations(seats, 2):
        table.count_use(TurnRight.DEALT, one, other)
    public = any(item.kind not in SECRET for item in items)
    to = None if public else seats
    table.tell("accepted", to, family=offer.family, recipient=offer.to, parties=list(offer.parties))
    swap_servants(table, items)
    for item in sorted(items, key=rank):
        await do_item(table, offer, item)
    tidy(table)


def rank(item: Item) -> int:
    return FIRST.index(item.kind) if item.kind in FIRST else len(FIRST)


def seats_of(table: Fief, offer: Offer) -> tuple[int, ...]:
    return tuple(sorted({table.seat_of(one) for one in offer.parties}))


async def do_item(table: Fief, offer: Offer, item: Item) -> None:
    kind, giver, taker = item.kind, item.giver, item.taker
    if kind == COINS:
        table.pay(giver, item.coins, public=False)
        table.pay(taker, -item.coins, public=False)
        table.tell("coins_given", seats_of(table, offer), giver=giver, recipient=taker, coins=item.coins)
    elif kind == CARD:
        hand_card(table, offer, item)
    elif kind == TAX:
        table.used[TAX_LEFT] -= item.coins
        table.pay(taker, -item.coins, public=False)
        table.tell("tax_share", to=seats_of(table, offer), player=table.seat_of(taker), coins=item.coins)
    elif kind == TOWN:
        if table.battle is None:
            await hand_over(table, giver, taker, item.what)
        else:
            table.count_use(PhaseRight.CEDED, giver, taker, item.what)
    elif kind == TREASURE:
        treasure, lord, other = three(item.what)
        hand_treasure(table, treasure, lord, other)
        table.tell("treasure_given", lord=lord, taker=other, treasure=treasure)
    elif kind == CAPTIVE:
        held, other = two(item.what)
        table.lords[held].captor = other
        table.lords[held].gate = table.lords[other].gate
        table.tell("captive_passed", lord=held, captor=other)
    elif kind == FREE_CAPTIVE:
        captive = table.lords[item.what]
        town = captive.place
        await set_free(table, captive)
        await update(table, [town, captive.place])
    elif kind == HIRE:
        hire(table, item)
    elif kind == MARRIAGE:
        one, spouse = two(item.what)
        married(table, table.lords[one], table.lords[spouse])
        table.tell("married", lord=one, spouse=spouse)
    elif kind == SIEGE:
        for siege in table.sieges:
            if siege.family == giver and siege.town == item.what:
                lift_siege(table, siege)
    elif kind == GARTER:
        table.count_use(TurnRight.GARTER)
        table.lords[item.what].garter = True
        table.tell("garter", lord=item.what)
    else:
        note_right(table, offer, item)


def note_right(table: Fief, offer: Offer, item: Item) -> None:
    """What is settled now and used a little later in this phase; promises stay."""
    kind, giver, taker = item.kind, item.giver, item.taker
    if kind == LEAVE:
        purpose, town = two(item.what)
        table.count_use(PhaseRight.LEAVE, giver, taker, purpose, town)
        table.tell("leave_given", owner=giver, asker=taker, purpose=purpose, town=town)
    elif kind == GRANT:
        table.count_use(PhaseRight.GRANTED, giver, taker, item.what)
        table.tell("grant_promised", family=giver, recipient=taker, region=item.what)
    elif kind == JOIN:
        side, town = two(item.what)
        table.count_use(PhaseRight.JOINS, giver, taker, town, side)
        table.tell("joins", family=giver, recipient=taker, town=town, side=side)
    elif kind == SPOILS:
        what, town = two(item.what)
        table.count_use(PhaseRight.SPOILS, giver, taker, town, what)
        table.tell("spoils_agreed", family=giver, recipient=taker, town=town, what=what)
    elif kind == TRUCE:
        sides = leader(table, attack=True), leader(table, attack=False)
        table.count_use(PhaseRight.TRUCE, item.what, *sides)
        table.tell("truce", family=giver, recipient=taker, town=item.what)
    elif kind in (VOTE, NOTE):
        kept = Offer(
            offer.number,
            PLEDGE if kind == VOTE else PROMISE,
            offer.family,
            (item,),
            offer.parties,
            0,
            table.turn,
        )
        others = [one for one in table.offers if one.kind != PROMISE]
        promises = [one for one in table.offers if one.kind == PROMISE]
        table.offers = (*promises[-MOST_PROMISES:], *others, kept)


def swap_servants(table: Fief, items: tuple[Item, ...]) -> None:
    """FIE-16.6: all leave their masters before the first arrives."""
    moves: list[tuple[str, str, str]] = []
    for item in items:
        if item.kind == SERVANT:
            servant, taker = two(item.what)
            master = next(one for one in lords_of(table, item.giver) if one.servant == servant)
            master.servant = ""
            moves.append((servant, master.id, taker))
    for servant, giver, taker in moves:
        table.lords[taker].servant = servant
        table.count_use(PhaseRight.SERVED, servant)
        table.tell("servant_moved", lord=giver, other=taker, servant=servant, back=None)


def hand_card(table: Fief, offer: Offer, item: Item) -> None:
    """The card itself, or one of the same name."""
    one, other = table.seat_of(item.giver), table.seat_of(item.taker)
    hand = table.players[one].hand
    card = next(held for held in hand if likeness(held) == likeness(item.what))
    table.players[one].hand = without(hand, card)
    table.players[other].hand = tuple(sorted((*table.players[other].hand, card)))
    table.tell("card_given", seats_of(table, offer), giver=item.giver, recipient=item.taker, card=card)


def hire(table: Fief, item: Item) -> None:
    """FIE-14.23: the owner pays two coins each, the hirer the agreed sum; they fight for the hirer."""
    town, _ = two(item.what)
    number = bows_of(item)
    board = table.families[item.giver]
    table.pay(item.giver, BOW_PRICE * number)
    board.bows -= number
    gate = bow_gate(table, item.taker, town)
    add_units(table, item.taker, town, gate, bow_unit(board.fourth), number, spared=True)
    table.tell("crossbowmen_hired", family=item.giver, recipient=item.taker, town=town, number=number)
    stamp(table, town)
    settle(table, town)
    tidy(table)


def hand_treasure(table: Fief, treasure: str, giver: str, taker: str) -> None:
    """FIE-17.4, 19.7."""
    one, other = table.lords[giver], table.lords[taker]
    if treasure == "excalibur":
        one.excalibur = False
    else:
        one.relics = tuple(relic for relic in one.relics if relic != treasure)
    take_up(other, treasure)


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
    await update(table, table.content.regions[table.content.region_of(town)].towns)


async def cede(table: Fief, town: str) -> None:
    """FIE-10.52: what was explicitly agreed with the truce."""
    ceded = [use for use in table.phase_used if use[0] == PhaseRight.CEDED and use[-1] == town]
    for use in ceded:
        del table.phase_used[use]
        giver, taker = int(use[1]), int(use[2])
        if can_hand_over(table, giver, taker, town):
            await hand_over(table, giver, taker, town)
