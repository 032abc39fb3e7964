"""Sealed cards: choosing, laying out and taking them back (GRU-5.50, 9.5 to 9.7, 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.grunwald.rules.content import PEASANT, TEUTON
from tabard.games.grunwald.rules.state import Grunwald, find, marks, with_card, without_card


class Play(Decision[Grunwald]):
    """GRU-9.5: a knight from hand or the peasant, chosen in secret."""

    __slots__ = ()

    kind = "play"
    clause = "GRU-9.5"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return [PEASANT, *marks(table.players[self.seat].hand)]

    def default(self, table: Grunwald) -> Choice:
        return PEASANT

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        for card in table.players[self.seat].camp:
            if card.mark == choice:  # prisoners can never be used, knights once
                clause = "GRU-16.4" if card.kind == TEUTON else "GRU-16.2"
                return Clause(clause, "already-used", {"card": choice})
        return Clause(self.clause, "not-in-hand", {"card": choice})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {} if table.event is None or table.phase != "event" else {"event": table.event.id}


class PlayInContest(Play):
    """GRU-5.50."""

    __slots__ = ()

    clause = "GRU-5.50"


def lay_out(table: Grunwald, seats: Sequence[int], choices: Sequence[Choice]) -> None:
    """GRU-9.7, 5.51: all chosen cards are turned up at the same time."""
    for seat, choice in zip(seats, choices, strict=True):
        player = table.players[seat]
        if choice == PEASANT:
            player.played = table.content.peasants[seat]
        else:
            player.played = find(player.hand, choice)
            player.hand = without_card(player.hand, player.played)
        table.tell("played", seat=seat, card=player.played.id)


def hand_out_played(table: Grunwald) -> None:
    """GRU-9.24, 5.54, 16.6: knights go to their owners' camps, peasants back to hand."""
    for player in table.players:
        if player.played is not None and player.played.kind != PEASANT:
            player.camp = with_card(player.camp, player.played)
        player.played = None
