"""Setup (GRU-3), and turning up the cards of a round (GRU-3.13, 5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from tabard.engine.chance import Chance
from tabard.games.grunwald.rules.content import (
    CROWN_KNIGHTS,
    FIELDS,
    MERCENARIES,
    TEUTONS,
    Card,
    GrunwaldContent,
)
from tabard.games.grunwald.rules.state import Grunwald, Player, Step

RANDOM: Final = "random"
LEFT: Final = "_left"
RIGHT: Final = "_right"
EVENTS: Final = "events"

Item = TypeVar("Item")


def set_up(seats: int, options: Mapping[str, object], content: GrunwaldContent, chance: Chance) -> Grunwald:
    """GRU-3. The order of shuffles is part of the rules: a seed gives the same match everywhere."""
    table = empty_table(seats, content, chance)
    table.events_on = options["events"] is True
    table.show_hands = options["show_hands"] is True
    split(table, CROWN_KNIGHTS, shuffled(chance, content.crown))
    split(table, MERCENARIES, shuffled(chance, content.mercenaries))
    split(table, TEUTONS, shuffled(chance, content.teutons))
    table.provision_pile = shuffled(chance, content.provision_cards)
    table.ducat_pile = shuffled(chance, content.ducat_cards)
    table.event_pile = shuffled(chance, content.events)
    start = options["start_seat"]
    table.start = start if isinstance(start, int) else chance.below(seats)  # GRU-3.15
    table.turn = table.start
    turn_up(table)  # GRU-3.13: round 1 shows no event and no Teuton
    return table


def empty_table(seats: int, content: GrunwaldContent, chance: Chance) -> Grunwald:
    """A table with players but without cards, before round 1."""
    table = Grunwald()
    table.begin(seats, chance)
    table.content = content
    table.events_on = True
    table.show_hands = True
    table.round = 1
    table.step = Step.PLACEMENT  # GRU-4.2
    table.start = 0
    table.turn = 0
    table.players = [new_player(content) for _ in range(seats)]
    table.piles = {
        field + side: () for field in (CROWN_KNIGHTS, MERCENARIES, TEUTONS) for side in (LEFT, RIGHT)
    }
    table.up = {CROWN_KNIGHTS: (), MERCENARIES: (), TEUTONS: (), EVENTS: ()}
    table.provision_pile = ()
    table.ducat_pile = ()
    table.provision_card = None
    table.ducat_card = None
    table.event_pile = ()
    table.event = None
    table.groups = dict.fromkeys(FIELDS, ())
    table.placing = None
    table.auction = None
    table.skirmish = None
    table.pending = 0
    table.owed = 0
    table.payers = ()
    table.box = ()
    table.spent = ()
    return table


def new_player(content: GrunwaldContent) -> Player:
    """GRU-3.1, 3.3."""
    player = Player()
    player.ducats = content.setup["ducats"]
    player.provisions = content.setup["provisions"]
    player.helpers = content.setup["helpers"]
    player.officer = True
    player.free_helpers = player.helpers
    player.hand = ()
    player.camp = ()
    player.played = None
    player.captured = ()
    player.passed = False
    player.due = 0
    return player


def shuffled(chance: Chance, cards: Sequence[Item]) -> tuple[Item, ...]:
    deck = list(cards)
    chance.shuffle(deck)
    return tuple(deck)


def split(table: Grunwald, field: str, deck: tuple[Card, ...]) -> None:
    """GRU-3.9 to 3.11: two piles of equal size, left and right."""
    half = len(deck) // 2
    table.piles[field + LEFT] = deck[:half]
    table.piles[field + RIGHT] = deck[half:]


def turn_up(table: Grunwald) -> None:
    """GRU-5.4: the top card of every pile, and two Teutons from round 4 on."""
    table.reveal()
    turn_up_two(table, CROWN_KNIGHTS)
    turn_up_two(table, MERCENARIES)
    table.provision_card, table.provision_pile = table.provision_pile[0], table.provision_pile[1:]
    table.ducat_card, table.ducat_pile = table.ducat_pile[0], table.ducat_pile[1:]
    if table.round >= table.content.first_teuton_round:  # GRU-4.3, 4.4
        turn_up_two(table, TEUTONS)
    table.tell(
        "cards_turned_up",
        round=table.round,
        crown=[card.id for card in table.up[CROWN_KNIGHTS]],
        mercenaries=[card.id for card in table.up[MERCENARIES]],
        teutons=[card.id for card in table.up[TEUTONS]],
        provisions=table.provision_card.id,
        ducats=table.ducat_card.id,
    )


def turn_up_two(table: Grunwald, field: str) -> None:
    left = table.piles[field + LEFT]
    right = table.piles[field + RIGHT]
    table.up[field] = (left[0], right[0])
    table.piles[field + LEFT] = left[1:]
    table.piles[field + RIGHT] = right[1:]


def can_turn_up(table: Grunwald) -> bool:
    """False only in a scenario whose piles are unknown or used up."""
    fields = (CROWN_KNIGHTS, MERCENARIES, TEUTONS)
    needed = fields if table.round >= table.content.first_teuton_round else fields[:2]
    piles = all(table.piles[field + side] for field in needed for side in (LEFT, RIGHT))
    event = bool(table.event_pile) or not table.events_on
    if table.events_on and event and table.event_pile[0].takes_prisoner:  # GRU-6.4: one Teuton more
        piles = piles and len(table.piles[TEUTONS + LEFT]) > len(needed) - 2
    return piles and event and bool(table.provision_pile) and bool(table.ducat_pile)
