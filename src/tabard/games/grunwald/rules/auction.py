"""Auctions (GRU-5b)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import PASS, Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.grunwald.rules.content import EventCard, Goods
from tabard.games.grunwald.rules.goods import can_receive, receive
from tabard.games.grunwald.rules.state import Auction, Grunwald


async def auction(table: Grunwald, card: EventCard) -> None:
    """GRU-5.10 to 5.16: bidding goes round in turn order; a pass is final; the winner pays."""
    prize: Goods = card.effect["prize"]
    if "prisoner" in prize:
        show_prisoner(table)
    bidders = tuple(seat for seat in table.turn_order() if can_receive(table, table.players[seat], prize))
    table.auction = Auction(0, None, bidders)
    while bidders and (table.auction.leader is None or len(bidders) > 1):
        seat, bidders = bidders[0], bidders[1:]
        choice: Choice = await table.ask(Bid(seat))
        if isinstance(choice, int):
            bidders = (*bidders, seat)  # GRU-5.13: all others come before him
            table.auction = Auction(choice, seat, bidders)
            table.tell("bid", seat=seat, ducats=choice)
        else:
            table.auction = Auction(table.auction.bid, table.auction.leader, bidders)
            table.tell("bid_passed", seat=seat)
    settle(table, prize)


def settle(table: Grunwald, prize: Goods) -> None:
    """GRU-5.15, 5.16: the winner pays and has the prize at once; without a bid a prisoner is boxed."""
    auction = present(table.auction)
    leader = auction.leader
    if leader is None:
        table.tell("auction_failed")
        table.box += table.up["events"]
        table.up["events"] = ()
        return
    table.players[leader].ducats -= auction.bid
    receive(table, leader, prize)
    table.tell("auction_won", seat=leader, ducats=auction.bid)


def show_prisoner(table: Grunwald) -> None:
    """GRU-6.4: the bottom card of the left Teuton pile, one of the two the normal flow never turns up."""
    pile = table.piles["teutons_left"]
    table.piles["teutons_left"] = pile[:-1]
    table.up["events"] = pile[-1:]
    table.reveal()
    table.tell("prisoner_shown", card=pile[-1].id)


class Bid(Decision[Grunwald]):
    """GRU-5.11: more than the highest bid and no more than the stock, or pass."""

    __slots__ = ()

    kind = "bid"
    clause = "GRU-5.11"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return [PASS, *range(present(table.auction).bid + 1, table.players[self.seat].ducats + 1)]

    def default(self, table: Grunwald) -> Choice:
        return PASS

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        auction = present(table.auction)
        if not isinstance(choice, int):
            return None
        if choice > table.players[self.seat].ducats:
            return Clause("GRU-5.11", "not-so-many-ducats", {"ducats": table.players[self.seat].ducats})
        return Clause("GRU-5.11", "bid-too-low", {"bid": auction.bid})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        assert table.auction is not None and table.event is not None
        return {"event": table.event.id, "bid": table.auction.bid, "leader": table.auction.leader}
