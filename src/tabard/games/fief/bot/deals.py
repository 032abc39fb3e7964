"""What a bot makes of deals: it weighs them with the same evaluation as its moves (FIE-28.17).

Every deal it agrees to leaves it better off by its own evaluation, so no row of deals that ends where it
began can cost it anything; what the evaluation does not see has a price, and every deal struck with the same
player in a turn has to bring more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabard.engine.chance import seeded
from tabard.engine.module import Command
from tabard.games.fief.bot.evaluation import evaluate
from tabard.games.fief.rules.deals.execute import carry_out_deal
from tabard.games.fief.rules.deals.moments import (
    COINS,
    FREE_CAPTIVE,
    GARTER,
    GRANT,
    HIRE,
    JOIN,
    LEAVE,
    MARRIAGE,
    NOTE,
    SPOILS,
    TRUCE,
    VOTE,
    kinds_now,
)
from tabard.games.fief.rules.deals.offers import plain_item, why_no_more, why_not_again
from tabard.games.fief.rules.deals.terms import two, why_not
from tabard.games.fief.rules.deals.things import things
from tabard.games.fief.rules.markers import Item, Offer
from tabard.games.fief.rules.movement.ways import blockers, stages_left
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import DEAL, Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.wiring.redeal import redeal

MARGIN: Final = 0.03  # what a deal has to bring
GREED: Final = 0.03  # more for each deal struck with the same player in this turn
A_PHASE: Final = 2  # deals a bot proposes in a phase
SUMS: Final = (0, 1, 2, 3, 4, 6, 8)
UNSEEN: Final = {GRANT: 0.4, JOIN: 0.3, SPOILS: 0.2, TRUCE: 0.1, VOTE: 0.15, GARTER: 0.05}
"""What it costs to give things that the evaluation does not see."""
LEAVES: Final = {"passing": 0.03, "entering": 0.3, "leaving_siege": 0.3, "placing": 0.15, "founding": 0.1}
OWED: Final = 0.5  # of a promise: bots give none, having no way to keep it
PASSAGE: Final = 0.15  # to go on where somebody bars the way
MOST_QUESTIONS: Final = 12
MOST_MATCHES: Final = 2  # marriages considered between two families


def worth_it(table: Fief, offer: Offer, seat: int) -> bool:
    """Whether the player gains enough by it."""
    return gains(as_known(table, seat), offer, (seat,))[0] >= margin(table, offer, seat)


def as_known(table: Fief, seat: int) -> Fief:
    """One table for all that look alike to the player: what is weighed there follows from what it knows."""
    twin = table.copy()
    redeal(twin, seat, seeded("deals"))
    return twin


def margin(table: Fief, offer: Offer, seat: int) -> float:
    """The price rises with every deal struck with the same players."""
    others = {table.seat_of(family) for family in offer.parties} - {seat}
    return MARGIN + GREED * max(table.uses(TurnRight.DEALT, *sorted((seat, one))) for one in others)


def gains(table: Fief, offer: Offer, seats: tuple[int, ...]) -> list[float]:
    """What each of the players wins by the deal, in points."""
    before = [evaluate(table, seat) for seat in seats]
    after = supposed(table, offer)
    return [
        evaluate(after, seat) - was - hidden_cost(table, offer, seat)
        for seat, was in zip(seats, before, strict=True)
    ]


def supposed(table: Fief, offer: Offer) -> Fief:
    """The table after the deal; whoever is asked on the way does the usual."""
    twin = table.copy()
    running = carry_out_deal(twin, offer).__await__()
    answer: Any = None
    for _ in range(MOST_QUESTIONS):
        try:
            question = running.send(answer)
        except StopIteration:
            break
        answer = question.default(twin)
    return twin


def hidden_cost(table: Fief, offer: Offer, seat: int) -> float:
    cost = 0.0
    for item in offer.items:
        if table.seat_of(item.giver) != seat:
            continue
        if item.kind == LEAVE:
            cost += LEAVES[two(item.what)[0]]
        elif item.kind == NOTE:
            cost += OWED
        else:
            cost += UNSEEN.get(item.kind, 0.0)
    return cost


def proposals(table: Fief, seat: int) -> Iterator[Command]:
    """Marriages, ransoms and help by which both sides gain; few in a phase, and never the same twice."""
    now = kinds_now(table)
    if table.seats == 2 or not now:
        return  # what one player gains the other loses
    known: Fief | None = None
    for family in table.families_of(seat):
        if table.uses(PhaseRight.OFFERS, family) >= A_PHASE or why_no_more(table, family) is not None:
            continue
        for item, payer in ideas(table, family, now):
            known = known or as_known(table, seat)
            deal = fair_deal(known, seat, family, item, payer)
            if deal:
                yield {"do": "deal", "family": family, "items": [plain_item(one) for one in deal]}


def ideas(table: Fief, family: int, now: tuple[str, ...]) -> Iterator[tuple[Item, int]]:
    """What could be worth something to another, and who would pay for it."""
    for other in range(len(table.families)):
        if table.seat_of(other) == table.seat_of(family):
            continue
        if table.step is Step.COURT and MARRIAGE in now:
            for what in things(table, family, other, MARRIAGE)[:MOST_MATCHES]:
                wedding = Item(MARRIAGE, family, other, what, 0)
                yield wedding, other
                yield wedding, family
        if table.step is Step.BUY and FREE_CAPTIVE in now:
            for giver, taker in ((other, family), (family, other)):
                for what in things(table, giver, taker, FREE_CAPTIVE):
                    if table.lords[what].family == taker:
                        yield Item(FREE_CAPTIVE, giver, taker, what, 0), taker
        if table.battle is not None and HIRE in now:
            for what in things(table, family, other, HIRE):
                yield Item(HIRE, family, other, what, 0), other
    if table.step is Step.MARCH and LEAVE in now:
        for owner, town in barred(table, family):
            yield Item(LEAVE, owner, family, f"{Purpose.PASSING}:{town}", 0), family


def barred(table: Fief, family: int) -> Iterator[tuple[int, str]]:
    """Towns in which one of its Lords has just arrived, and the only other who bars his way on."""
    for lord in free_lords(table, family):
        if not lord.came or lord.place not in table.towns or stages_left(lord) < 1:
            continue
        for road, _ in table.content.sites[lord.place].gates:
            others, vikings = blockers(table, family, lord.place, road, lord.came)
            if len(others) == 1 and not vikings:
                yield others[0], lord.place
                break


def fair_deal(table: Fief, seat: int, family: int, item: Item, payer: int) -> tuple[Item, ...]:
    """With the smallest sum by which both gain, if there is one."""
    payee = item.giver if payer == item.taker else item.taker
    partner = table.seat_of(payee if payer == family else payer)
    if why_not(table, (item,), seat) is not None:
        return ()
    offer = Offer(0, DEAL, family, (item,), (family,), 0, table.turn)
    before = evaluate(table, seat), evaluate(table, partner)
    after = supposed(table, offer)
    for coins in SUMS:
        if after.coins(payer) < coins:
            break
        items = (item, Item(COINS, payer, payee, "", coins)) if coins else (item,)
        after.pay(payer, coins, public=False)
        after.pay(payee, -coins, public=False)
        mine = evaluate(after, seat) - before[0] - hidden_cost(table, offer, seat) + need(item, family)
        theirs = evaluate(after, partner) - before[1] - hidden_cost(table, offer, partner)
        after.pay(payer, -coins, public=False)
        after.pay(payee, coins, public=False)
        if mine < margin(table, offer, seat) and payer == family:
            break  # more coins make it no better
        fair = mine >= margin(table, offer, seat) and theirs >= margin(table, offer, partner)
        if fair and why_not(table, items, seat) is None and why_not_again(table, items) is None:
            return items
    return ()


def need(item: Item, family: int) -> float:
    """What the evaluation does not see of what one gets."""
    return PASSAGE if item.kind == LEAVE and item.taker == family else 0.0
