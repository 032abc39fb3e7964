"""Event cards at the start of a round (GLO-6.1 to 6.3, 21)."""

from __future__ import annotations

from tabard.games.glory.rules.content import SPECIAL_STACK, GloryContent
from tabard.games.glory.rules.goods import draw_special, receive_tokens
from tabard.games.glory.rules.solo.sir import shuffle_solo_deck
from tabard.games.glory.rules.state import EVENTS, SIR, Glory, Step


def events_of_set(content: GloryContent, number: int) -> list[str]:
    """GLO-3.19."""
    return [event.id for event in content.events.values() if event.set == number]


def begin_round(table: Glory) -> None:
    """GLO-6.1, 6.4: pawns in hand, the event takes effect, the best initiative begins."""
    table.step = Step.ACTION
    pawns: int = table.content.game["actions_per_round"]
    for player in table.players:
        player.pawns = pawns
    if table.sir is not None:
        table.sir.pawns = pawns
        shuffle_solo_deck(table)
    table.tell("round_begins", round=table.round, event=table.event or None)
    if table.event:
        apply_event(table)
    table.turn = table.initiative[0]


def apply_event(table: Glory) -> None:
    """GLO-6.1, 6.2, 6.34: for all players at once, or an ally on the card."""
    event = table.content.events[table.event]
    if event.recruits and table.stacks[SPECIAL_STACK]:
        table.event_ally = draw_special(table)
        table.tell("ally_on_event", ally=table.event_ally)
    if event.action:
        return
    for seat in [seat for seat in table.initiative if seat != SIR]:
        player = table.players[seat]
        receive_tokens(table, seat, event.gain, EVENTS)
        lost = min(event.lose, player.coins)  # GLO-21.7
        player.coins -= lost
        if lost:
            table.tell("lost", seat=seat, goods="coins", number=lost)
        player.pawns -= event.pawns_lost
    if table.sir is not None:
        table.sir.pawns -= event.pawns_lost  # GLO-24.12
