"""The victory points each player has now (FIE-24), titles by their rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.module import Score
from tabard.games.fief.rules.people import family_titles
from tabard.games.fief.rules.scoring import point_parts
from tabard.games.fief.rules.state import Fief

RANKS: Final = {"duchy": "duchies", "county": "counties", "viscounty": "viscounties"}


def scores(table: Fief, viewer: int | None) -> Sequence[Score]:
    """FIE-24: titles, the relic's point and Juffre's lie open."""
    return [score(table, seat) for seat in range(table.seats)]


def score(table: Fief, seat: int) -> Score:
    parts = dict.fromkeys((*RANKS.values(), "relic", "troubadour"), 0)
    for family in table.families_of(seat):
        for region in family_titles(table, family):
            parts[RANKS[table.content.regions[region].rank]] += 1
        points = point_parts(table, family)
        parts["relic"] += points["relic"]
        parts["troubadour"] += points["troubadour"]
    return Score(seat, parts)
