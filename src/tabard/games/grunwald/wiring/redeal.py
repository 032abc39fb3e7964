"""What nobody can know, dealt anew (GRU-21.7): the order of face-down piles, and unfinished placements."""

from __future__ import annotations

from typing import TypeVar

from tabard.engine.chance import Chance
from tabard.engine.module import EVERYBODY
from tabard.games.grunwald.rules.content import CROWN_KNIGHTS, MERCENARIES, TEUTONS, Card, EventCard, Supply
from tabard.games.grunwald.rules.setup import LEFT, RIGHT, shuffled
from tabard.games.grunwald.rules.state import Grunwald


def redeal(table: Grunwald, seat: int | None, chance: Chance) -> None:
    """Unseen cards are spread anew over the piles of their kind, whose sizes stay.

    They are sorted first, so that nothing of the true order gets into an imagined one.
    """
    for field in (CROWN_KNIGHTS, MERCENARIES, TEUTONS):
        left = len(table.piles[field + LEFT])
        unseen = shuffled(chance, in_order(table.piles[field + LEFT] + table.piles[field + RIGHT]))
        table.piles[field + LEFT] = unseen[:left]
        table.piles[field + RIGHT] = unseen[left:]
    table.provision_pile = shuffled(chance, in_order(table.provision_pile))
    table.ducat_pile = shuffled(chance, in_order(table.ducat_pile))
    table.event_pile = shuffled(chance, in_order(table.event_pile))
    if seat not in (table.turn, EVERYBODY):
        table.placing = None  # how far the player on turn has got with his steps is his own affair


def deal_as(table: Grunwald, dealt: Grunwald) -> None:
    """As another table was dealt: everything that `redeal` replaces."""
    table.piles.update(dealt.piles)
    table.provision_pile = dealt.provision_pile
    table.ducat_pile = dealt.ducat_pile
    table.event_pile = dealt.event_pile
    table.placing = dealt.placing


Item = TypeVar("Item", Card, Supply, EventCard)


def in_order(cards: tuple[Item, ...]) -> list[Item]:
    return sorted(cards, key=_id)


def _id(card: Card | Supply | EventCard) -> str:
    return card.id
