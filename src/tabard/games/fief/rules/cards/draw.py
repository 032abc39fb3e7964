"""Discarding and drawing (FIE-5.1 to 5.11, 27.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause
from tabard.games.fief.rules.asking import SeatDecision
from tabard.games.fief.rules.cards.piles import discard, without
from tabard.games.fief.rules.people import has_servant
from tabard.games.fief.rules.setup import shuffled
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.windows import CARD, Moment, perform, things

END: Final = "end"
CHARACTER: Final = "character"
EVENT: Final = "event"
PLAY: Final = "play:"


class Discard(SeatDecision):
    """FIE-5.3, D03: one more card to discard, or the end of discarding."""

    __slots__ = ()

    kind = "discard"
    clause = "FIE-5.3"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [END, *table.players[self.seat].hand, *surprises(table, self.seat)]

    def default(self, table: Fief) -> Choice:
        return END

    def why_not(self, table: Fief, choice: Choice) -> Clause | None:
        return Clause(self.clause, "not-in-hand", {"card": choice})


class Draw(SeatDecision):
    """FIE-5.5, 27.5, D04: a CHARACTER card, an EVENT card, or the end of drawing."""

    __slots__ = ()

    kind = "draw"
    clause = "FIE-5.5"

    def options(self, table: Fief) -> Sequence[Choice]:
        return [choice for choice in (END, CHARACTER, EVENT) if why_no_draw(table, self.seat, choice) is None]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]

    def why_not(self, table: Fief, choice: Choice) -> Clause | None:
        return why_no_draw(table, self.seat, str(choice)) if choice in (END, CHARACTER, EVENT) else None

    def refused(self, table: Fief) -> Sequence[Choice]:
        return [choice for choice in (END, CHARACTER, EVENT) if why_no_draw(table, self.seat, choice)]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        back = table.content.cards[table.event_deck[0]].back if table.event_deck else None
        return {"back": back, "track": len(table.track)}


def hand_limit(table: Fief) -> int:
    """FIE-5.6, 27.3."""
    limit: int = table.content.limits["hand_two_player" if table.seats == 2 else "hand"]
    return limit


def extra_events(table: Fief, seat: int) -> int:
    """FIE-R97: Wace lets a player draw one more EVENT card."""
    return sum(has_servant(table, one, "servant_wace") is not None for one in table.families_of(seat))


def event_drawable(table: Fief) -> bool:
    """FIE-5.9."""
    return bool(table.event_deck or table.discard)


def why_no_draw(table: Fief, seat: int, choice: str) -> Clause | None:
    """FIE-5.5, 5.6, 5.9, 5.10, 27.5: what forbids the next draw."""
    player = table.players[seat]
    limits = table.content.limits
    two = table.seats == 2
    room = hand_limit(table) - len(player.hand)
    if choice == END:
        owed = two and owes(table, seat) and event_drawable(table) and room > 0
        return Clause("FIE-27.5", "an-event-card-is-owed") if owed else None
    if room <= 0:
        return Clause("FIE-5.6", "hand-is-full")
    if choice == EVENT:
        if not event_drawable(table):
            return Clause("FIE-5.9", "no-event-card-left")
        most = (limits["draw_event_two_player"] if two else limits["draw_total"] - player.characters) + (
            extra_events(table, seat)
        )
        return Clause("FIE-5.5", "all-cards-drawn") if player.events >= most else None
    if not table.character_deck:
        return Clause("FIE-5.10", "no-character-card-left")
    most = limits["draw_character_two_player"] if two else limits["draw_character"]
    if player.characters >= most:
        return Clause("FIE-27.5" if two else "FIE-5.5", "all-character-cards-drawn")
    if two:
        owed_then = max(0, player.characters + 1 - player.events)
        return Clause("FIE-27.5", "no-room-for-the-event-card") if room < 1 + owed_then else None
    total = limits["draw_total"] + extra_events(table, seat)
    return Clause("FIE-5.5", "all-cards-drawn") if player.characters + player.events >= total else None


def owes(table: Fief, seat: int) -> bool:
    player = table.players[seat]
    return player.characters > player.events


async def draw_step(table: Fief) -> None:
    """FIE-5.2: one player discards, then draws."""
    order = table.player_order()
    if table.at >= len(order):
        table.at = 0
        table.step = Step.PLAGUES
        return
    seat = order[table.at]
    player = table.players[seat]
    player.characters = player.events = 0
    while player.hand:
        choice = str(await table.hear(Discard(seat)))
        if choice == END:
            break
        if choice.startswith(PLAY):
            await play_instead(table, seat, choice.removeprefix(PLAY))
            continue
        player.hand = without(player.hand, choice)
        discard(table, choice)
        table.tell("discarded", seat=seat, back=table.content.cards[choice].back)
    while True:
        choice = str(await table.hear(Draw(seat)))
        if choice == END:
            break
        draw_card(table, seat, choice)
    table.at += 1


def surprises(table: Fief, seat: int) -> list[str]:
    """FIE-5.4: surprise cards that can be played now instead of being discarded."""
    found = [thing for family in table.families_of(seat) for thing in things(table, family, Moment.OWN)]
    cards = [thing.removeprefix(CARD) for thing in found if thing.startswith(CARD)]
    return [PLAY + card for card in dict.fromkeys(cards)]


async def play_instead(table: Fief, seat: int, card: str) -> None:
    for family in table.families_of(seat):
        if CARD + card in things(table, family, Moment.OWN):
            await perform(table, family, CARD + card, Moment.OWN)
            return


def draw_card(table: Fief, seat: int, deck: str) -> None:
    """FIE-5.5 to 5.9: a card to the hand, or a plague to the track."""
    player = table.players[seat]
    table.reveal()
    if deck == CHARACTER:
        card, table.character_deck = table.character_deck[0], table.character_deck[1:]
        player.characters += 1
    else:
        if not table.event_deck:
            table.event_deck, table.discard = shuffled(table.chance, table.discard), ()
            table.tell("event_deck_shuffled")
        card, table.event_deck = table.event_deck[0], table.event_deck[1:]
        if table.content.cards[card].back == "plague":
            draw_plague(table, card)
            return
        player.events += 1
    player.hand = tuple(sorted((*player.hand, card)))
    table.tell("drew", to=(seat,), seat=seat, card=card)
    table.tell("drew_a_card", seat=seat, deck=deck)


def draw_plague(table: Fief, card: str) -> None:
    """FIE-5.7, 5.8: unseen to the track; if the track is full, face up to the discard pile."""
    if len(table.track) < table.content.limits["plague_track"]:
        table.track = (*table.track, card)
        table.tell("plague_drawn", space=len(table.track))
    else:
        table.discard = (card, *table.discard)
        table.tell("plague_discarded", card=card)
