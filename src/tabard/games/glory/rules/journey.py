"""Phases 2 and 6, journeys, and those of players thrown out of the Joust (GLO-7, 14.18, 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.glory.rules.content import CHALLENGE, MARKET
from tabard.games.glory.rules.duel.state import CHALLENGE_CARD, new_jouster, new_knight
from tabard.games.glory.rules.duel.steps import begin_duel
from tabard.games.glory.rules.goods import MESSENGER, bonus, pay, receive_card
from tabard.games.glory.rules.journey_cards import in_card_order, to_hand
from tabard.games.glory.rules.refresh import refresh
from tabard.games.glory.rules.registration import begin_registration
from tabard.games.glory.rules.state import (
    CARDS,
    FINAL_JOURNEY,
    JOURNEY_PHASE,
    SIR,
    Glory,
    Step,
    kinds,
    without,
)
from tabard.games.glory.rules.titles import begin_titles

STOP: Final = "stop"


def begin_journey(table: Glory, window: str) -> None:
    """GLO-7.2: three plays each, one more for every Messenger."""
    base: int = table.content.game["journey_plays_per_phase"]
    for player in table.players:
        player.plays = base + bonus(table, player, MESSENGER)
    open_window(table, window, [seat for seat in table.initiative if seat != SIR])


def open_window(table: Glory, window: str, seats: Sequence[int]) -> None:
    table.window = window
    table.travellers = tuple(seats)
    table.step = Step.JOURNEY
    table.turn = seats[0]
    drop_the_done(table)


def drop_the_done(table: Glory) -> None:
    """GLO-7.3: who has no plays or no cards left takes no further part; the phase may be over."""
    while table.travellers:
        player = table.players[table.travellers[0]]
        if player.plays and player.hand:
            table.turn = table.travellers[0]
            return
        table.travellers = table.travellers[1:]
    end_window(table)


def end_window(table: Glory) -> None:
    for player in table.players:
        player.plays = 0
    if table.window == JOURNEY_PHASE:
        refresh(table)
        begin_registration(table)
    elif table.window == FINAL_JOURNEY:
        begin_titles(table)
    else:
        table.step = Step.TOURNAMENT


async def journey_turn(table: Glory) -> None:
    """GLO-7.1: one card, or no more."""
    seat = table.travellers[0]
    choice: str = await table.ask(PlayCard(seat))
    if choice == STOP:
        table.travellers = table.travellers[1:]
        table.tell("journey_stopped", seat=seat)
        drop_the_done(table)
        return
    await play(table, seat, choice)


async def play(table: Glory, seat: int, card: str) -> None:
    """GLO-7.5 to 7.7: romance, market, or a challenge, whose duel follows."""
    player = table.players[seat]
    printed = table.content.cards[card]
    player.plays -= 1
    player.hand = without(player.hand, card)
    if card in player.shown:
        player.shown = without(player.shown, card)
    else:
        table.reveal()
    table.tell("card_played", seat=seat, card=card)
    if printed.kind == CHALLENGE:
        table.playing = card
        opponent = new_knight(card, printed.attack, printed.prestige)
        begin_duel(table, CHALLENGE_CARD, new_jouster(seat), opponent)
        return
    player.played = in_card_order(table, (*player.played, card))  # GLO-7.8
    pay(table, seat, printed.coins)
    await receive_card(table, seat, card, CARDS)
    next_traveller(table)


def next_traveller(table: Glory) -> None:
    """GLO-7.1, 25.5: on to the next player, or the same one until he has finished."""
    if not table.simultaneous:
        table.travellers = (*table.travellers[1:], table.travellers[0])
    drop_the_done(table)


def end_challenge(table: Glory, won: bool) -> None:
    """GLO-7.7 to 7.9: won, the gain follows; lost, the card goes back to the hand."""
    seat = table.travellers[0]
    if won:
        table.step = Step.REWARD
        return
    card, table.playing = table.playing, ""
    to_hand(table, seat, card)
    player = table.players[seat]
    player.shown = in_card_order(table, (*player.shown, card))  # GLO-26.4
    table.tell("card_back", seat=seat, card=card)
    next_traveller(table)


async def reward(table: Glory) -> None:
    """GLO-11.13: the gain of a challenge card won."""
    seat = table.travellers[0]
    card = table.playing
    await receive_card(table, seat, card, CARDS)
    player = table.players[seat]
    player.played = in_card_order(table, (*player.played, card))
    table.playing = ""
    table.step = Step.JOURNEY
    next_traveller(table)


class PlayCard(Decision[Glory]):
    """GLO-7.1, 26.8: a card of the hand that can be paid, or stop. Always asked: silence would tell."""

    __slots__ = ()

    kind = "journey"
    clause = "GLO-7.1"
    secret = True

    def options(self, table: Glory) -> Sequence[Choice]:
        player = table.players[self.seat]
        cards = table.content.cards
        offered: list[Choice] = [card for card in kinds(player.hand) if cards[card].coins <= player.coins]
        offered.append(STOP)
        return offered

    def default(self, table: Glory) -> Choice:
        return STOP

    def refused(self, table: Glory) -> Sequence[Choice]:
        player = table.players[self.seat]
        cards = table.content.cards
        return [card for card in kinds(player.hand) if cards[card].coins > player.coins]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        player = table.players[self.seat]
        if choice in player.hand and table.content.cards[str(choice)].kind == MARKET:
            return Clause("GLO-7.6", "card-cannot-be-paid", {"card": choice})
        return None

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"number": table.players[self.seat].plays}
