"""What nobody can know, dealt anew (GRU-21.7): the order of face-down piles, and unfinished placements."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.module import EVERYBODY
from tabard.games.grunwald.content import CROWN_KNIGHTS, MERCENARIES, TEUTONS
from tabard.games.grunwald.setup import LEFT, RIGHT, shuffled
from tabard.games.grunwald.state import Grunwald


def redeal(table: Grunwald, seat: int | None, chance: Chance) -> None:
    """Unseen cards are spread anew over the piles of their kind, whose sizes stay."""
    for field in (CROWN_KNIGHTS, MERCENARIES, TEUTONS):
        left = len(table.piles[field + LEFT])
        unseen = shuffled(chance, table.piles[field + LEFT] + table.piles[field + RIGHT])
        table.piles[field + LEFT] = unseen[:left]
        table.piles[field + RIGHT] = unseen[left:]
    table.provision_pile = shuffled(chance, table.provision_pile)
    table.ducat_pile = shuffled(chance, table.ducat_pile)
    table.event_pile = shuffled(chance, table.event_pile)
    if seat not in (table.turn, EVERYBODY):
        table.placing = None  # how far the player on turn has got with his steps is his own affair
