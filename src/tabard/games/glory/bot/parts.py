"""The evaluation in its parts, by name: what a hint says a choice is good for."""

from __future__ import annotations

from tabard.games.glory.bot.evaluation import (
    DEFEAT,
    INITIATIVE,
    asked_for,
    cards_worth,
    coins_worth,
    duel_worth,
    gear_worth,
    retinue_worth,
    strength_worth,
    titles_worth,
    tournaments_left,
    tournaments_worth,
    value,
)
from tabard.games.glory.rules.state import Glory, Step


def parts(table: Glory, seat: int) -> dict[str, float]:
    """Their sum is `evaluate`."""
    player = table.players[seat]
    if table.step is Step.OVER:
        return {"glory": value(table, seat), "rivals": rivals(table, seat)}
    left = tournaments_left(table)
    return {
        "glory": float(player.glory),
        "titles": titles_worth(table, player, left),
        "coins": coins_worth(player, left),
        "strength": strength_worth(player, left),
        "retinue": retinue_worth(table, player, left),
        "gear": gear_worth(player, left),
        "cards": cards_worth(table, player, left),
        "tournaments": tournaments_worth(table, seat, left),
        "duel": 0.0 if table.duel is None else duel_worth(table, table.duel, seat),
        "order": -INITIATIVE * table.rank(seat) * left,
        "rivals": rivals(table, seat),
    }


def rivals(table: Glory, seat: int) -> float:
    """The best of them; alone, the glory that is asked for."""
    if table.seats == 1:
        return -asked_for(table) - (DEFEAT if table.outcome == "lost" else 0.0)
    return -max(value(table, other) for other in range(table.seats) if other != seat)
