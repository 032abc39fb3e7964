"""Parliament and the royal tax (FIE-13.40 to 13.45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, SeatDecision, YesNo, pledged
from tabard.games.fief.rules.hear_ye.election import counts
from tabard.games.fief.rules.people import has_servant, lords_of, sovereign
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.windows import Moment, window

FOR: Final = "for"
NULL: Final = "null"
TAX_LEFT: Final = (TurnRight.TAX_LEFT,)


class CallParliament(YesNo):
    """FIE-13.40, D35."""

    __slots__ = ()

    kind = "call_parliament"
    safe_point = True
    clause = "FIE-13.40"


class ParliamentVote(Ask):
    """FIE-13.42, D36: yes or no with all votes, face down."""

    __slots__ = ()

    kind = "parliament_vote"
    clause = "FIE-13.42"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        bound = pledged(table, self.family)
        return [bound] if bound in (NULL, FOR) else [NULL, FOR]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]


class Share(SeatDecision):
    """FIE-13.44, D35: how much of the tax a player gets; the rest is the sovereign's own."""

    __slots__ = ("to",)

    kind = "share"
    clause = "FIE-13.44"
    secret = True

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def options(self, table: Fief) -> Sequence[Choice]:
        return range(tax_left(table) + 1)

    def default(self, table: Fief) -> Choice:
        return 0

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"to": self.to, "coins": tax_left(table)}


def tax_left(table: Fief) -> int:
    """What the sovereign has not given away yet: noted while the tax is divided."""
    return table.uses(TurnRight.TAX_LEFT)


def parliament_votes(table: Fief, family: int) -> int:
    """FIE-13.41, R97: free, unbesieged men, burghers, Cerdic."""
    number = sum(lord.man and counts(table, lord) for lord in lords_of(table, family))
    fourth = table.families[family].fourth
    if fourth.startswith("burghers"):
        number += table.content.cards[fourth].votes
    if has_servant(table, family, "servant_cerdic") is not None:
        number += 2
    return number


async def parliament(table: Fief) -> None:
    """FIE-13.40 to 13.45: once per turn, if the sovereign likes."""
    table.step = Step.HEAR_YE_ENDS
    monarch = sovereign(table)
    if monarch is None or not counts(table, monarch):
        return
    called = await table.hear(CallParliament(table, monarch.family))
    if called != "yes" or sovereign(table) is not monarch:
        return
    table.tell("parliament", family=monarch.family)
    await window(table, Moment.PARLIAMENT, monarch.family)
    monarch = sovereign(table)
    if monarch is None or not counts(table, monarch):
        return
    for family in table.order():
        if parliament_votes(table, family):
            choice = str(await table.hear(ParliamentVote(table, family)))
            table.ballots[family] = ("tax", "") if choice == FOR else ("", "tax")
    table.reveal()
    total = sum(parliament_votes(table, family) for family in table.ballots)
    yes = sum(parliament_votes(table, family) for family, (mark, _) in table.ballots.items() if mark)
    table.tell("parliament_voted", yes=yes, total=total)
    table.ballots = {}
    if 2 * yes > total:
        await royal_tax(table, monarch.family)


async def royal_tax(table: Fief, family: int) -> None:
    """FIE-13.44, 13.45: divided in secret; the card is turned to REVOLT."""
    table.parliament_revolt = True
    seat = table.seat_of(family)
    table.used[TAX_LEFT] = table.content.royal_tax
    for other in table.player_order():
        if other == seat:
            continue
        coins = await table.hear(Share(seat, other))
        assert isinstance(coins, int)
        coins = min(coins, tax_left(table))
        table.used[TAX_LEFT] -= coins
        table.pay(table.families_of(other)[0], -coins, public=False)
        table.tell("tax_share", to=(seat, other), player=other, coins=coins)
    rest = table.used.pop(TAX_LEFT)
    table.pay(family, -rest, public=False)
    table.tell("tax_share", to=(seat,), player=seat, coins=rest)
