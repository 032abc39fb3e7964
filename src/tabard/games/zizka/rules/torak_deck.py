"""Torak's cards and points (ZIZ-17)."""

from __future__ import annotations

from tabard.engine.records import present
from tabard.games.zizka.rules.content import TorakCard
from tabard.games.zizka.rules.state import Zizka


def draw(table: Zizka) -> TorakCard:
    """ZIZ-17.11, 17.12: the top card, used at once; an empty deck is shuffled anew first."""
    torak = present(table.torak)
    if not torak.deck:
        deck = list(torak.used)
        table.chance.shuffle(deck)
        torak.deck, torak.used = tuple(deck), ()
    torak.deck = table.chance.top(torak.deck, 1, "torak_card")
    card = torak.deck[0]
    torak.deck = torak.deck[1:]
    torak.used = (*torak.used, card)
    table.reveal()
    return card


def torak_gains_vp(table: Zizka, number: int) -> None:
    """ZIZ-17.17, 17.44."""
    torak = present(table.torak)
    if number:
        torak.vp += number
        table.tell("torak_vp", number=number)
