"""The glory each player has now, and that of the titles he would score (GLO-17, 18)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.module import Score
from tabard.games.glory.rules.assignment import best_titles, total
from tabard.games.glory.rules.knowledge import known_goals
from tabard.games.glory.rules.state import PARTS, Glory, Step
from tabard.games.glory.rules.titles import holdings


def scores(table: Glory, viewer: int | None) -> Sequence[Score]:
    return [score(table, seat, viewer) for seat in range(table.seats)]


def score(table: Glory, seat: int, viewer: int | None) -> Score:
    """GLO-17.11; of hidden goals nothing is counted, and the part is marked as a guess."""
    player = table.players[seat]
    parts = dict(zip(PARTS, player.parts, strict=True))
    if table.step is Step.OVER:
        return Score(seat, parts)
    goals = player.goals if seat == viewer else known_goals(table, seat)
    own = holdings(table, player)
    titles = [table.content.titles[id] for id in (*table.public_titles, *goals)]
    scored = best_titles(titles, own)
    parts["titles"] += total([title for title in titles if title.id in scored], own)
    return Score(seat, parts, () if len(goals) == len(player.goals) else ("titles",))
