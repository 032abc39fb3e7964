"""What each player would score now (ZIZ-15.7), and where his victory points come from."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.module import Score
from tabard.games.zizka.rules.scoring import score_parts
from tabard.games.zizka.rules.state import Zizka


def scores(table: Zizka, viewer: int | None) -> Sequence[Score]:
    """ZIZ-19.3: nothing is hidden. A conquered castle shows what it gave; the rest was won on the roads."""
    return [score(table, seat) for seat in range(table.seats)]


def score(table: Zizka, seat: int) -> Score:
    castles = sum(card.reward.vp for card in table.players[seat].conquests)
    parts = score_parts(table, seat)
    return Score(seat, {"castles": castles, "roads": parts["vp"] - castles, "coins": parts["coins"]})
