"""Phase 1: the event of the round, then its new cards (GRU-5, 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.decision import PASS, Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.grunwald.rules.auction import auction
from tabard.games.grunwald.rules.content import PEASANT, Card, EventCard, Goods
from tabard.games.grunwald.rules.goods import can_pay, can_receive, pay, price, receive, send_to_camp
from tabard.games.grunwald.rules.placement import begin_placement
from tabard.games.grunwald.rules.play import PlayInContest, hand_out_played, lay_out
from tabard.games.grunwald.rules.setup import turn_up
from tabard.games.grunwald.rules.state import Grunwald, Player, find, marks

SEND: Final = "send:"


async def event_phase(table: Grunwald) -> None:
    """GRU-5.1 to 5.5: the event is carried out completely, then the new cards are turned up."""
    if table.events_on:
        card, table.event_pile = table.event_pile[0], table.event_pile[1:]
        table.event = card
        table.reveal()
        table.tell("event", event=card.id)
    if table.event is not None:
        await carry_out(table, table.event)
    turn_up(table)
    begin_placement(table)


async def carry_out(table: Grunwald, card: EventCard) -> None:
    """GRU-5.8: six kinds of event; what all players do they do in turn order (GRU-5.3)."""
    match card.kind:
        case "auction":
            await auction(table, card)
        case "offer":
            await offer(table)
        case "task":
            await task(table, card)
        case "levy":
            await levy(table, card)
        case "contest":
            await contest(table, card)
        case "modifier":
            modify(table, card)


async def offer(table: Grunwald) -> None:
    """GRU-5.20 to 5.22: each player may accept one option, settled before the next decides."""
    for seat in table.turn_order():
        choice: Choice = await table.ask(TakeOffer(seat))
        if isinstance(choice, int):
            take_offer(table, seat, offers(table)[choice - 1])


def take_offer(table: Grunwald, seat: int, option: Mapping[str, Any]) -> None:
    player = table.players[seat]
    paid = price(player, option["cost"])
    pay(player, option["cost"])
    receive(table, seat, option["gain"])
    for gain, number in option["gain"].items():
        table.tell("offer_taken", seat=seat, gain=gain, number=number, ducats=paid)


def offers(table: Grunwald) -> Sequence[Mapping[str, Any]]:
    options: Sequence[Mapping[str, Any]] = present(table.event).effect["options"]
    return options


class TakeOffer(Decision[Grunwald]):
    """GRU-5.20, 5.21: one of the options that can be paid and received, or none."""

    __slots__ = ()

    kind = "offer"
    clause = "GRU-5.20"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        player = table.players[self.seat]
        payable: list[Choice] = [
            number
            for number, option in enumerate(offers(table), start=1)
            if can_pay(player, option["cost"]) and can_receive(table, player, option["gain"])
        ]
        payable.append(PASS)
        return payable

    def default(self, table: Grunwald) -> Choice:
        return PASS

    def refused(self, table: Grunwald) -> Sequence[Choice]:
        options = self.options(table)
        return [number for number in range(1, len(offers(table)) + 1) if number not in options]

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        if isinstance(choice, int) and 1 <= choice <= len(offers(table)):
            receivable = can_receive(table, table.players[self.seat], offers(table)[choice - 1]["gain"])
            return Clause("GRU-5.21", "cannot-be-paid" if receivable else "all-helpers-owned")
        return None

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"event": present(table.event).id}


async def task(table: Grunwald, card: EventCard) -> None:
    """GRU-5.30: each player may send one knight and is rewarded by its strength."""
    rewards: Sequence[Goods] = card.effect["gain_by_strength"]
    for seat in table.turn_order():
        choice: Choice = await table.ask(SendKnight(seat))
        if choice == PASS:
            continue
        player = table.players[seat]
        knight = find(player.hand, choice)
        send_to_camp(player, knight)
        receive(table, seat, rewards[knight.strength - 1])
        table.tell(
            "knight_sent", seat=seat, card=knight.id, ducats=rewards[knight.strength - 1].get("ducats", 0)
        )


class SendKnight(Decision[Grunwald]):
    """GRU-5.30, 5.31: a knight from hand, or nobody; camp and peasant stay at home."""

    __slots__ = ()

    kind = "task"
    clause = "GRU-5.30"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return [*marks(table.players[self.seat].hand), PASS]

    def default(self, table: Grunwald) -> Choice:
        return PASS

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        camp = marks(table.players[self.seat].camp)
        stays = choice == PEASANT or choice in camp
        return Clause("GRU-5.31" if stays else "GRU-5.30", "not-in-hand", {"card": choice})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"event": present(table.event).id}


async def levy(table: Grunwald, card: EventCard) -> None:
    """GRU-5.40 to 5.42: everybody fulfils one option in full; who can fulfil none loses his ducats."""
    for seat in table.turn_order():
        player = table.players[seat]
        if not levy_options(card, player):
            table.tell("levy_failed", seat=seat, ducats=player.ducats)
            player.ducats = 0
            continue
        choice: Choice = await table.ask(FulfilLevy(seat))
        fulfil(table, seat, card, str(choice))


def fulfil(table: Grunwald, seat: int, card: EventCard, choice: str) -> None:
    player = table.players[seat]
    if choice.startswith(SEND):
        knight = find(player.hand, choice.removeprefix(SEND))
        send_to_camp(player, knight)
        table.tell("levy_knight", seat=seat, card=knight.id)
        return
    cost = next(option["lose"] for option in card.effect["options"] if choice in option.get("lose", ()))
    pay(player, cost)
    table.tell("levy_paid", seat=seat, goods=choice, number=cost[choice])


def levy_options(card: EventCard, player: Player) -> list[Choice]:
    """GRU-5.40, 5.41: every option that can be fulfilled, each different knight on its own."""
    possible: list[Choice] = []
    for option in card.effect["options"]:
        if "send_knight" in option:
            weakest = option["send_knight"]["min_strength"]
            possible += [SEND + mark for mark in marks(_at_least(player.hand, weakest))]
        elif can_pay(player, option["lose"]):
            possible += list(option["lose"])
    return possible


def _at_least(cards: tuple[Card, ...], strength: int) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.strength >= strength)


class FulfilLevy(Decision[Grunwald]):
    """GRU-5.40: one way to fulfil the levy; passing is not possible."""

    __slots__ = ()

    kind = "levy"
    clause = "GRU-5.40"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return levy_options(present(table.event), table.players[self.seat])

    def default(self, table: Grunwald) -> Choice:
        """GRU-22.4: provisions, else ducats, else the weakest knight, crown before mercenary."""
        options = self.options(table)
        for goods in ("provisions", "ducats"):
            if goods in options:
                return goods
        hand = table.players[self.seat].hand
        knights = [card for card in hand if SEND + card.mark in options]
        return SEND + min(knights, key=lambda card: (card.strength, card.order)).mark

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        return Clause("GRU-5.40", "must-be-fulfilled-in-full", {"choice": choice})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"event": present(table.event).id}


async def contest(table: Grunwald, card: EventCard) -> None:
    """GRU-5.50 to 5.54: sealed cards, ranked by strength, ties in turn order; peasants are not ranked."""
    order = list(table.turn_order())
    choices = await table.ask_all([PlayInContest(seat) for seat in order])
    lay_out(table, order, choices)
    rewards: Sequence[Goods] = card.effect["rewards"]
    knights = [seat for seat in order if played_strength(table, seat) > 0]
    knights.sort(key=lambda seat: -played_strength(table, seat))
    for seat, reward in zip(knights, rewards, strict=False):
        receive(table, seat, reward)
        table.tell("contest_won", seat=seat, ducats=reward.get("ducats", 0))
    hand_out_played(table)


def played_strength(table: Grunwald, seat: int) -> int:
    played = table.players[seat].played
    return 0 if played is None else played.strength


def modify(table: Grunwald, card: EventCard) -> None:
    """GRU-5.60: a modifier asks nobody; Guests of the Order wait for the next skirmish (GRU-6.14)."""
    change = card.modifier("teuton_strength")
    if change is not None:
        table.pending += change["delta"]
