"""The parley of two players: trade offers, seen by them alone (FIE-5.30, 28.18)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice
from tabard.engine.module import Command, Timer
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.cards.draw import hand_limit
from tabard.games.fief.rules.cards.piles import without
from tabard.games.fief.rules.markers import Offer
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import TRADE, Fief

NOTHING = "none"
MOST_COINS = 30
OFFERS = 3
SECONDS = 3 * 60  # FIE-5.30
END = "end_parley"


class TradeGive(Ask):
    """FIE-28.18: the card one gives, or none."""

    __slots__ = ()

    kind = "trade_give"
    clause = "FIE-28.18"
    secret = True
    in_parley = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [NOTHING, *table.player_of(self.family).hand]

    def default(self, table: Fief) -> Choice:
        return NOTHING


class TradeTake(Ask):
    """FIE-28.18: the card one asks for, or none; hand limits are kept."""

    __slots__ = ("given",)

    kind = "trade_take"
    clause = "FIE-28.18"
    secret = True
    in_parley = True

    def __init__(self, table: Fief, family: int, given: str) -> None:
        super().__init__(table, family)
        self.given = given

    def options(self, table: Fief) -> Sequence[Choice]:
        if not table.parley:
            return [NOTHING]  # its time is over
        seat = table.seat_of(self.family)
        other = partner(table, seat)
        found: list[Choice] = []
        if self.given == NOTHING or len(table.players[other].hand) < hand_limit(table):
            found.append(NOTHING)
        if self.given != NOTHING or len(table.players[seat].hand) < hand_limit(table):
            found += wanted(table, seat)
        return found or [NOTHING]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]


class TradeCoins(Ask):
    """FIE-28.18: coins asked for; below zero, coins one pays."""

    __slots__ = ()

    kind = "trade_coins"
    clause = "FIE-28.18"
    secret = True
    in_parley = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return range(-min(MOST_COINS, table.coins(self.family)), MOST_COINS + 1)

    def default(self, table: Fief) -> Choice:
        return 0


def partner(table: Fief, seat: int) -> int:
    sender, guest = table.parley[:2]
    return guest if seat == sender else sender


def wanted(table: Fief, seat: int) -> list[str]:
    """Cards the other could hold, as far as this player can see: by their backs, and not seen elsewhere."""
    backs = {table.content.cards[card].back for card in table.players[partner(table, seat)].hand}
    seen = {*table.players[seat].hand, *table.lords, *table.dead, *table.in_play, *table.discard[:1]}
    seen |= {card for lord in table.lords.values() for card in lord.church}
    seen |= {board.fourth for board in table.families}
    seen |= {tax.card for tax in table.taxes} | {card for card, _ in table.bonuses}
    return [id for id, card in table.content.cards.items() if card.back in backs and id not in seen]


def trades(table: Fief, seat: int) -> list[Command]:
    """FIE-28.18: each side makes up to three trade offers."""
    if seat not in table.parley[:2]:
        return []
    made = table.parley[2 + table.parley.index(seat)]
    return [{"do": "trade", "family": table.families_of(seat)[0]}] if made < OFFERS else []


def timers(table: Fief) -> list[Timer]:
    """FIE-28.18: three minutes where people play live."""
    if not table.parley:
        return []
    sender = table.parley[0]
    left = sum(table.families[family].pigeons for family in table.families_of(sender))
    name = f"parley {table.turn} {sender} {left}"  # every invitation costs a pigeon
    return [Timer(name, SECONDS, sender, {"do": END, "family": table.families_of(sender)[0]})]


def end_parley(table: Fief) -> None:
    sender, guest = table.parley[:2]
    table.close_parley()
    table.tell("parley_over", family=table.families_of(sender)[0], recipient=guest)


async def offer_trade(table: Fief, family: int) -> None:
    """What is given, what is asked for, and the coins; an offer of nothing for nothing is none."""
    seat = table.seat_of(family)
    given = str(await table.hear(TradeGive(table, family)))
    taken = str(await table.hear(TradeTake(table, family, given)))
    coins = int(await table.hear(TradeCoins(table, family)))
    if not table.parley:
        return  # its time is over
    sender, guest, by_sender, by_guest = table.parley
    table.parley = (sender, guest, by_sender + (seat == sender), by_guest + (seat == guest))
    if (given, taken, coins) == (NOTHING, NOTHING, 0):
        return
    other = table.families_of(partner(table, seat))[0]
    number = table.count_use(PhaseRight.OFFERS)
    table.offers = (*table.offers, Offer(number, TRADE, family, other, f"{given}:{taken}", coins))
    both = (seat, table.seat_of(other))
    table.tell(
        "offered",
        both,
        family=family,
        recipient=other,
        content=TRADE,
        what=f"{given}:{taken}",
        coins=coins,
    )


def can_accept(table: Fief, offer: Offer) -> bool:
    """What the addressed player can see of it himself: his own card, coins and hand limit."""
    given, taken = offer.what.split(":")
    return can_do_his_part(table, offer.to, taken, given, offer.coins)


def can_do_his_part(table: Fief, family: int, gives: str, gets: str, pays: int) -> bool:
    hand = table.player_of(family).hand
    size = len(hand) - (gives != NOTHING) + (gets != NOTHING)
    return (gives == NOTHING or gives in hand) and table.coins(family) >= pays and size <= hand_limit(table)


def trade(table: Fief, offer: Offer) -> None:
    """FIE-28.17: executed completely, or not at all if the offering side cannot do its part any more."""
    given, taken = offer.what.split(":")
    if not can_do_his_part(table, offer.family, given, taken, -offer.coins):
        return
    one, other = table.seat_of(offer.family), table.seat_of(offer.to)
    table.pay(offer.to, offer.coins, public=False)
    table.pay(offer.family, -offer.coins, public=False)
    for source, target, card in ((one, other, given), (other, one, taken)):
        if card != NOTHING:
            table.players[source].hand = without(table.players[source].hand, card)
            table.players[target].hand = tuple(sorted((*table.players[target].hand, card)))
    table.tell("traded", (one, other), seat=one, other=other, gave=given, took=taken, coins=offer.coins)
