"""The evaluation in its parts, by name: what a hint says a choice is good for."""

from __future__ import annotations

from tabard.games.zizka.bot.evaluation import (
    TEAM,
    castles_worth,
    coins_worth,
    estimate,
    evaluate,
    favours_of,
    morale_worth,
    posters_worth,
    prospect,
    team_worth,
    to_come,
)
from tabard.games.zizka.bot.prospects import FAVOUR, LUCK
from tabard.games.zizka.rules.scoring import total
from tabard.games.zizka.rules.state import Step, Zizka


def parts(table: Zizka, seat: int) -> dict[str, float]:
    """Their sum is `evaluate`."""
    if table.step is Step.OVER:
        own = float(total(table, seat))
        return {"points": own, "rivals": evaluate(table, seat) - own}
    player, ahead = table.players[seat], to_come(table)
    return {
        "points": float(player.vp),
        "coins": coins_worth(table, player, ahead),
        "posters": posters_worth(player, ahead),
        "team": TEAM * ahead * team_worth(player),
        "morale": morale_worth(player, ahead),
        "luck": LUCK * ahead * player.luck,
        "favours": FAVOUR * ahead * favours_of(table, seat),
        "castles": castles_worth(table, seat, ahead),
        "road": prospect(table, seat, ahead),
        "rivals": rivals(table, seat, ahead),
    }


def rivals(table: Zizka, seat: int, ahead: float) -> float:
    if table.torak is not None:
        return -float(table.torak.vp)
    return -max(estimate(table, other, ahead) for other in range(table.seats) if other != seat)
