"""Hands and piles of cards (FIE-3.5)."""

from __future__ import annotations

from tabard.games.fief.rules.state import Fief


def discard(table: Fief, card: str) -> None:
    """FIE-3.5: CHARACTER cards under their deck, EVENT and PLAGUE cards face up on the pile."""
    if table.content.cards[card].back == "character":
        table.character_deck = (*table.character_deck, card)
    else:
        table.discard = (card, *table.discard)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
