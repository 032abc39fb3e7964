"""A deal put together by small questions, for bots and for keyboards (FIE-28.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.deals.moments import CARD, COINS, NOTE, SHARE, TAX, Composing, kinds_now
from tabard.games.fief.rules.deals.offers import propose, why_no_more, why_not_again
from tabard.games.fief.rules.deals.parley import in_parley, wanted
from tabard.games.fief.rules.deals.terms import MOST_COINS, MOST_ITEMS, PROMISES, why_not
from tabard.games.fief.rules.deals.things import things
from tabard.games.fief.rules.markers import Item, Offer
from tabard.games.fief.rules.state import DRAFT, Fief

DROP: Final = "drop"
SEND: Final = "send"
NOTHING: Final = "none"
DONE: Final = "done"
STEPS: Final = ("1", "5", "20", "100")
MOST_CHOICES: Final = 62


class DealAsk(Composing):
    """A step of putting a deal together: its own player's affair until it is sent."""

    __slots__ = ("to",)

    clause = "FIE-28.17"
    secret = True
    in_parley = True

    def __init__(self, table: Fief, family: int, to: int, after: Composing) -> None:
        super().__init__(table, family, after.behind, after.at_safe)
        self.to = to

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "to": self.to}


class DealItem(DealAsk):
    """The next thing on one of the two scales; or it is sent, or dropped."""

    __slots__ = ()

    kind = "deal_item"

    def options(self, table: Fief) -> Sequence[Choice]:
        items = drafted(table, self.family)
        found: list[Choice] = [DROP]
        if may_be_sent(table, self.family, items):
            found.append(SEND)
        if len(items) < MOST_ITEMS:
            for verb, giver, taker in (("give", self.family, self.to), ("ask", self.to, self.family)):
                found += [f"{verb}:{kind}" for kind in kinds_now(table) if able(table, giver, taker, kind)]
        return found

    def default(self, table: Fief) -> Choice:
        return DROP


class DealWhat(DealAsk):
    """Which of them."""

    __slots__ = ("giver", "item")

    kind = "deal_what"

    def __init__(self, table: Fief, family: int, to: int, after: Composing, item: str, giver: int) -> None:
        super().__init__(table, family, to, after)
        self.item = item
        self.giver = giver

    def options(self, table: Fief) -> Sequence[Choice]:
        taker = self.to if self.giver == self.family else self.family
        return [NOTHING, *whats(table, self.family, self.giver, taker, self.item)]

    def default(self, table: Fief) -> Choice:
        return NOTHING

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "to": self.to, "item": self.item, "giver": self.giver}


class DealSum(DealAsk):
    """So many coins more, or that is the sum."""

    __slots__ = ("coins",)

    kind = "deal_sum"

    def __init__(self, table: Fief, family: int, to: int, after: Composing, coins: int) -> None:
        super().__init__(table, family, to, after)
        self.coins = coins

    def options(self, table: Fief) -> Sequence[Choice]:
        return [DONE, *[step for step in STEPS if self.coins + int(step) <= MOST_COINS]]

    def default(self, table: Fief) -> Choice:
        return DONE

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "to": self.to, "coins": self.coins}


def drafted(table: Fief, family: int) -> tuple[Item, ...]:
    for one in table.offers:
        if one.kind == DRAFT and one.family == family:
            return one.items
    return ()


def lay_draft(table: Fief, family: int, items: tuple[Item, ...] | None) -> None:
    rest = tuple(one for one in table.offers if one.kind != DRAFT or one.family != family)
    draft = () if items is None else (Offer(0, DRAFT, family, items, (), 0, table.turn),)
    table.offers = (*rest, *draft)


def may_be_sent(table: Fief, family: int, items: tuple[Item, ...]) -> bool:
    why = why_not(table, items, table.seat_of(family)) or why_not_again(table, items)
    return why is None and why_no_more(table, family) is None


def able(table: Fief, giver: int, taker: int, kind: str) -> bool:
    """At least one of the kind, by what the family that asks can see."""
    if kind in (COINS, NOTE):
        return True
    if kind == CARD:
        return in_parley(table, giver, taker)
    return bool(things(table, giver, taker, kind))


def whats(table: Fief, family: int, giver: int, taker: int, kind: str) -> list[str]:
    if kind == NOTE:
        return list(PROMISES)
    if kind == CARD:
        if not in_parley(table, giver, taker):
            return []
        seat = table.seat_of(family)
        return list(table.players[seat].hand) if giver == family else wanted(table, seat)
    return things(table, giver, taker, kind)[:MOST_CHOICES]


async def compose(table: Fief, family: int, to: int, behind: Composing) -> None:
    """Scale by scale, until it is sent or dropped."""
    lay_draft(table, family, ())
    while True:
        choice = str(await table.hear(DealItem(table, family, to, behind)))
        if choice in (DROP, SEND):
            break
        verb, _, kind = choice.partition(":")
        giver, taker = (family, to) if verb == "give" else (to, family)
        what = ""
        if kind not in (COINS, TAX):
            what = str(await table.hear(DealWhat(table, family, to, behind, kind, giver)))
        coins = await sum_of(table, family, to, behind) if kind in (COINS, TAX, SHARE) else 0
        if what != NOTHING and (coins or kind not in (COINS, TAX, SHARE)):
            lay_draft(table, family, (*drafted(table, family), Item(kind, giver, taker, what, coins)))
    items = drafted(table, family)
    sent = choice == SEND and may_be_sent(table, family, items)
    lay_draft(table, family, None)
    if sent:
        await propose(table, family, items, 0)


async def sum_of(table: Fief, family: int, to: int, behind: Composing) -> int:
    """Any whole sum, step by step."""
    coins = 0
    while True:
        step = str(await table.hear(DealSum(table, family, to, behind, coins)))
        if step == DONE:
            return coins
        coins += int(step)
