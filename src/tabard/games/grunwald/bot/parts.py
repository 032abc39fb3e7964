"""The evaluation in its parts, by name: what a hint says a choice is good for."""

from __future__ import annotations

from tabard.games.grunwald.bot.evaluation import (
    PAWN,
    PRISONER,
    PROVISIONS_TO_COME,
    START_TOKEN,
    add_titles,
    ducats_worth,
    estimates,
    fed_strength,
    loss,
    points_at_the_end,
    provisions_worth,
    rounds_to_come,
    skirmishes_to_come,
    uses,
)
from tabard.games.grunwald.bot.prospects import prospects
from tabard.games.grunwald.rules.state import Grunwald, Step


def parts(table: Grunwald, seat: int) -> dict[str, float]:
    """Their sum is `evaluate`."""
    if table.step is Step.OVER:
        values = points_at_the_end(table)
        return {"score": values[seat], "rivals": -best_of_others(values, seat)}
    expected, left = prospects(table), rounds_to_come(table)
    own = expected[seat]
    titles = [0.0] * table.seats
    add_titles(titles, expected, left)
    return {
        "knights": fed_strength(own, own.provisions + PROVISIONS_TO_COME * left),
        "prisoners": PRISONER * own.prisoners,
        "ducats": ducats_worth(own.ducats, left),
        "provisions": provisions_worth(own, left),
        "pawns": PAWN * (own.helpers * left + own.pawns),
        "start": START_TOKEN * own.start,
        "losses": -loss(own, left),
        "fights": uses(table.players[seat], skirmishes_to_come(table, left)),
        "titles": titles[seat],
        "rivals": -best_of_others(estimates(table), seat),
    }


def best_of_others(values: list[float], seat: int) -> float:
    return max(value for other, value in enumerate(values) if other != seat)
