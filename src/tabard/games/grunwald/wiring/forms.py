"""Cards are written by id and looked up in the content they came from."""

from __future__ import annotations

from tabard.games.grunwald.rules.content import Card, EventCard, Supply
from tabard.games.grunwald.rules.state import Grunwald


def card_to_plain(card: Card) -> str:
    return card.id


def card_from_plain(id: str, table: Grunwald) -> Card:
    return table.content.card(id)


def supply_to_plain(supply: Supply) -> str:
    return supply.id


def supply_from_plain(id: str, table: Grunwald) -> Supply:
    return table.content.supply(id)


def event_card_to_plain(event: EventCard) -> str:
    return event.id


def event_card_from_plain(id: str, table: Grunwald) -> EventCard:
    return table.content.event(id)
