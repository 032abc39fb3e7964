"""Phase 3, refresh (GLO-8): seven steps, no decisions."""

from __future__ import annotations

from typing import Final

from tabard.games.glory.rules.ally_track import fill_track
from tabard.games.glory.rules.content import KINDS
from tabard.games.glory.rules.event_cards import events_of_set
from tabard.games.glory.rules.goods import in_order, receive_tokens
from tabard.games.glory.rules.state import SIR, START, Glory, with_pile

INITIATIVE: Final = "space_initiative"
LAST_SET: Final = 3


def refresh(table: Glory) -> None:
    """GLO-8.1 to 8.8, in this order."""
    new_initiative(table)
    pawns_return(table)
    turn_active(table)
    income(table)
    fill_track(table)
    fill_columns(table)
    next_event(table)


def new_initiative(table: Glory) -> None:
    """GLO-8.1: those who took the initiative first, in the order of their pawns."""
    first = table.pawns_on[INITIATIVE]
    if first:
        table.initiative = first + tuple([seat for seat in table.initiative if seat not in first])
        table.tell("initiative_order", participants=[seat for seat in table.initiative if seat != SIR])


def pawns_return(table: Glory) -> None:
    """GLO-8.2."""
    table.pawns_on = dict.fromkeys(table.content.spaces, ())
    for player in table.players:
        player.pawns = 0


def turn_active(table: Glory) -> None:
    """GLO-8.3: allies, relics and prestige of all players."""
    for player in table.players:
        player.allies += player.used_allies
        player.used_allies = ()
        player.relics += player.used_relics
        player.used_relics = ()
        player.prestige = in_order(table.content.prestige_counts, player.prestige + player.used_prestige)
        player.used_prestige = ()


def income(table: Glory) -> None:
    """GLO-8.4."""
    for seat, player in enumerate(table.players):
        if player.character:
            receive_tokens(table, seat, table.content.characters[player.character].income, START)


def fill_columns(table: Glory) -> None:
    """GLO-8.6: what lies open leaves the game; four new cards of each kind, as far as there are."""
    shown: int = table.content.game["journey_display_per_kind"]
    for kind in KINDS:
        table.removed_cards += table.columns[kind]
        deck = table.chance.top(table.decks[kind], shown, f"open_card:{kind}")
        table.columns = with_pile(table.columns, kind, deck[:shown])
        table.decks = with_pile(table.decks, kind, deck[shown:])
    table.reveal()
    table.tell("columns_filled", cards=[card for kind in KINDS for card in table.columns[kind]])


def next_event(table: Glory) -> None:
    """GLO-8.7, 8.8: an ally still on the event leaves the game; the last event is turned up in round 1."""
    if table.event_ally:
        table.removed_allies += (table.event_ally,)
        table.event_ally = ""
    table.event, table.next_event, table.last_event = table.next_event, table.last_event, ""
    if table.next_event:
        third = events_of_set(table.content, LAST_SET)
        table.next_event = table.chance.turned_up(table.next_event, third, "event:3")
        table.reveal()
        table.tell("event_turned_up", event=table.next_event)
