"""Journey decks and columns: taking cards (GLO-6.29 to 6.32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Decision
from tabard.games.glory.rules.content import KINDS
from tabard.games.glory.rules.state import Glory, kinds, with_pile, without

DECK: Final = "deck:"


def any_cards(table: Glory) -> bool:
    """GLO-6.32: whether any kind is left, face up or in its deck."""
    return any(table.columns.values()) or any(table.decks.values())


async def take_cards(table: Glory, seat: int, number: int) -> None:
    """GLO-6.30: one after the other; a card drawn blind is seen before the next choice."""
    for left in range(number, 0, -1):
        if not any_cards(table):
            return
        choice: str = await table.ask(TakeCard(seat, left))
        if choice.startswith(DECK):
            draw_blind(table, seat, choice.removeprefix(DECK))
        else:
            take_open(table, seat, choice)


def take_open(table: Glory, seat: int, card: str) -> None:
    """GLO-26.4, 6.31: seen by everybody; the column is not refilled."""
    kind = table.content.cards[card].kind
    table.columns = with_pile(table.columns, kind, without(table.columns[kind], card))
    to_hand(table, seat, card)
    player = table.players[seat]
    player.shown = in_card_order(table, (*player.shown, card))
    table.tell("card_taken", seat=seat, card=card)


def draw_blind(table: Glory, seat: int, kind: str) -> None:
    deck = table.chance.top(table.decks[kind], 1, f"card:{kind}")
    card = deck[0]
    table.decks = with_pile(table.decks, kind, deck[1:])
    to_hand(table, seat, card)
    table.reveal()
    table.tell("card_drawn", seat=seat, deck=kind)
    table.tell("card_seen", (seat,), seat=seat, card=card)


def to_hand(table: Glory, seat: int, card: str) -> None:
    player = table.players[seat]
    player.hand = in_card_order(table, (*player.hand, card))


def in_card_order(table: Glory, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=table.content.card_order.__getitem__))


class TakeCard(Decision[Glory]):
    """GLO-6.30: a face-up card of any column, or the top of any deck."""

    __slots__ = ("left",)

    kind = "take"
    clause = "GLO-6.30"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Glory) -> Sequence[Choice]:
        offered: list[Choice] = []
        for kind in KINDS:
            offered += kinds(table.columns[kind])
        offered += [DECK + kind for kind in KINDS if table.decks[kind]]
        return offered

    def default(self, table: Glory) -> Choice:
        """DP-7: the top of the largest deck; without a deck the first face-up card."""
        best = ""
        for kind in KINDS:
            if table.decks[kind] and (not best or len(table.decks[kind]) > len(table.decks[best])):
                best = kind
        return DECK + best if best else self.options(table)[0]

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"number": self.left}
