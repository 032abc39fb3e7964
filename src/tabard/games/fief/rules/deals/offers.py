"""Deals between families: asked for, offered, answered, taken back; nothing waits for them (FIE-28.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.decision import Clause
from tabard.engine.errors import IllegalCommand
from tabard.engine.module import Command
from tabard.games.fief.rules.deals.execute import carry_out_deal, seats_of
from tabard.games.fief.rules.deals.moments import COINS, NOTE, SHARE, Composing, kinds_now
from tabard.games.fief.rules.deals.reading import read_deal
from tabard.games.fief.rules.deals.terms import needs_parley, own_part, stands, why_not
from tabard.games.fief.rules.deals.things import simple_offers
from tabard.games.fief.rules.markers import Item, Offer
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import AGREED_SHARE, DEAL, DRAFT, TRADE, Fief

OPEN: Final = 3
A_PHASE: Final = 12
OPEN_KINDS: Final = (DEAL, TRADE)


def offers(table: Fief, seat: int) -> list[Command]:
    """Deals of one thing that the seat can offer now, and answers to what is offered to it."""
    found: list[Command] = []
    now = kinds_now(table)
    if isinstance(table.question, Composing):
        return found  # somebody is putting a deal together
    if not now:
        return withdrawals(table, seat)
    for family in table.families_of(seat):
        if why_no_more(table, family) is None:
            for other in range(len(table.families)):
                if other != family:
                    found += one_thing(table, family, other, now)
                if table.seat_of(other) != seat:
                    found.append({"do": "compose", "family": family, "to": other})
    for offer in table.offers:
        for family in table.families_of(seat):
            if awaits(offer, family):
                answers = ("accept", "decline") if why_not(table, offer.items, seat) is None else ("decline",)
                found += [{"do": do, "family": family, "offer": offer.number} for do in answers]
    return found + withdrawals(table, seat)


def one_thing(table: Fief, family: int, to: int, now: tuple[str, ...]) -> list[Command]:
    """One thing for the smallest sum not named yet; `offer` takes any whole sum."""
    found: list[Command] = []
    seat = table.seat_of(family)
    most = 0 if table.seat_of(to) == seat else OPEN + A_PHASE
    for kind, what, least in simple_offers(table, family, to, now):
        for coins in range(least, max(least, most) + 1):
            items = items_of(family, to, kind, what, coins)
            if own_part(table, items, seat) is not None:
                break
            if why_not_again(table, items) is None:
                start = {"do": "offer", "family": family, "to": to}
                found.append({**start, "kind": kind, "what": what, "coins": coins})
                break
    return found


def withdrawals(table: Fief, seat: int) -> list[Command]:
    return [
        {"do": "withdraw", "family": offer.family, "offer": offer.number}
        for offer in table.offers
        if (offer.kind in OPEN_KINDS or offer.kind == AGREED_SHARE) and table.seat_of(offer.family) == seat
    ]


def awaits(offer: Offer, family: int) -> bool:
    """The family has not said yet whether it agrees."""
    return offer.kind in OPEN_KINDS and family in offer.parties and family not in offer.agreed


def concerns(offer: Offer, families: Sequence[int]) -> bool:
    """Who knows of it: all that are named in it; of one being put together only its own player."""
    if offer.kind == DRAFT:
        return offer.family in families
    return any(one in families for one in offer.parties)


def items_of(family: int, to: int, kind: str, what: str, coins: int) -> tuple[Item, ...]:
    """A deal of one thing, for coins or for nothing."""
    if kind == SHARE:
        return (Item(SHARE, to, family, what, coins),)
    thing = Item(kind, family, to, what, 0)
    return (thing, Item(COINS, to, family, "", coins)) if coins else (thing,)


def why_no_more(table: Fief, family: int) -> Clause | None:
    """FIE-28.17: so many open at a time, so many in a phase."""
    waiting = [one for one in table.offers if one.kind in OPEN_KINDS and one.family == family]
    if sum(stands(table, one.items) for one in waiting) >= OPEN:
        return Clause("FIE-28.17", "three-offers-are-open")
    if table.uses(PhaseRight.OFFERS, family) >= A_PHASE:
        return Clause("FIE-28.17", "no-more-offers-in-this-phase", {"number": A_PHASE})
    return None


def why_not_again(table: Fief, items: Sequence[Item]) -> Clause | None:
    """FIE-28.17: the same is not open already, and was not declined in this phase."""
    same = sorted(items)
    if any(one.kind in OPEN_KINDS and sorted(one.items) == same for one in table.offers):
        return Clause("FIE-28.17", "offered-already")
    if table.uses(PhaseRight.DECLINED, *terms(items)):
        return Clause("FIE-28.17", "declined-already")
    return None


def terms(items: Sequence[Item]) -> tuple[str, ...]:
    """A deal as it is remembered when it was declined."""
    return tuple(
        [
            f"{one.kind}/{one.giver}/{one.taker}/{one.coins}/{one.what.replace(':', '/')}"
            for one in sorted(items)
        ]
    )


def check_deal(table: Fief, seat: int, given: Mapping[str, Any]) -> tuple[int, tuple[Item, ...], int]:
    """Read, and refused with its clause if it must not be; nothing has changed yet."""
    family, items, answers = read_deal(table, seat, given)
    if answers and not any(one.number == answers and may_answer(table, one, seat) for one in table.offers):
        raise IllegalCommand("FIE-28.17", "no-such-offer", {"number": answers})
    why = why_not(table, items, seat) or why_not_again(table, items) or why_no_more(table, family)
    if why is not None:
        raise IllegalCommand(why.id, why.reason, why.facts)
    return family, items, answers


def may_answer(table: Fief, offer: Offer, seat: int) -> bool:
    return any(awaits(offer, family) for family in table.families_of(seat))


def deal_of(table: Fief, given: Mapping[str, Any]) -> dict[str, Any]:
    """The short form, one thing for coins or for nothing, as a deal."""
    kind, what, coins = given.get("kind"), given.get("what", ""), given.get("coins", 0)
    family, to = given.get("family"), given.get("to")
    first = {"item": kind, "from": family, "to": to, "what": what}
    rows = [{**first, "from": to, "to": family, "coins": coins}] if kind == SHARE else [first]
    if coins and kind != SHARE:
        rows.append({"item": COINS, "from": to, "to": family, "coins": coins})
    return {"do": "deal", "family": family, "items": rows}


async def propose(table: Fief, family: int, items: tuple[Item, ...], answers: int) -> None:
    """It waits for its answer; families of the same player agree at once (FIE-27.7)."""
    seat = table.seat_of(family)
    if answers:
        decline(table, next(one for one in table.offers if one.number == answers), seat)
    table.count_use(PhaseRight.OFFERS, family)
    table.count_use(PhaseRight.OFFERS)
    number = 1 + max((one.number for one in table.offers), default=0)
    number = max(number, table.uses(PhaseRight.OFFERS))
    kind = TRADE if needs_parley(table, items) else DEAL
    offer = Offer(number, kind, family, items, (family,), answers, table.turn)
    agreed = tuple([one for one in offer.parties if table.seat_of(one) == seat])
    offer = Offer(number, kind, family, items, agreed, answers, table.turn)
    both = seats_of(table, offer)
    table.tell("offered", both, family=family, recipient=offer.to, number=number, answers=answers or None)
    for item in items:
        table.tell(
            "deal_item",
            both,
            item=item.kind,
            giver=item.giver,
            recipient=item.taker,
            what="" if item.kind == NOTE else item.what,
            text=item.what if item.kind == NOTE else None,
            coins=item.coins,
        )
    if len(agreed) == len(offer.parties):
        await carry_out_deal(table, offer)
    else:
        table.offers = (*table.offers, offer)


def plain_item(item: Item) -> dict[str, Any]:
    return {"item": item.kind, "from": item.giver, "to": item.taker, "what": item.what, "coins": item.coins}


async def answer_offer(table: Fief, seat: int, given: Mapping[str, Any]) -> None:
    """FIE-28.17: carried out when all have agreed; it comes to nothing if one cannot do his part any more."""
    offer = next(one for one in table.offers if one.number == given["offer"])
    if given["do"] == "withdraw":
        table.offers = tuple(one for one in table.offers if one is not offer)
        table.tell("withdrawn", seats_of(table, offer), family=offer.family, number=offer.number)
        return
    if given["do"] == "decline":
        decline(table, offer, seat)
        return
    table.reveal()
    rest = tuple(one for one in table.offers if one is not offer)
    agreed = tuple([one for one in offer.parties if one in offer.agreed or table.seat_of(one) == seat])
    if len(agreed) < len(offer.parties):
        half = Offer(offer.number, offer.kind, offer.family, offer.items, agreed, offer.answers, offer.turn)
        table.offers = (*rest, half)
        table.tell("agreed", seats_of(table, offer), seat=seat, number=offer.number)
        return
    table.offers = rest
    if any(own_part(table, offer.items, one) is not None for one in seats_of(table, offer)):
        table.tell("came_to_nothing", seats_of(table, offer), family=offer.family, number=offer.number)
        return
    await carry_out_deal(table, offer)


def decline(table: Fief, offer: Offer, seat: int) -> None:
    table.offers = tuple(one for one in table.offers if one is not offer)
    table.count_use(PhaseRight.DECLINED, *terms(offer.items))
    table.tell("turned_down", seats_of(table, offer), seat=seat, number=offer.number)
