"""The end of the game and scoring (ZIZ-15, 17.45 to 17.47)."""

from __future__ import annotations

from tabard.engine.module import Rank, Standing
from tabard.engine.records import present
from tabard.games.zizka.rules.state import Step, Zizka


def end_is_triggered(table: Zizka) -> bool:
    """ZIZ-15.1, 17.45: somebody has 20 VP or more; VP never decrease."""
    if table.torak is not None and table.torak.vp >= table.content.goal:
        return True
    return any(player.vp >= table.content.goal for player in table.players)


def finish(table: Zizka) -> None:
    """ZIZ-15.6: coins on posters become own coins."""
    for player in table.players:
        player.coins += player.poster
        player.poster = 0
    table.step = Step.OVER
    table.tell("over")


def standing(table: Zizka) -> Standing | None:
    """ZIZ-15.8 to 15.10: most VP, then most coins; equal players share a place."""
    if table.step is not Step.OVER:
        return None
    if table.torak is not None:
        return solo_standing(table)
    keys = [(total(table, seat), table.players[seat].coins) for seat in range(table.seats)]
    return tuple(
        Rank(
            seat,
            1 + sum(other > keys[seat] for other in keys),
            score_parts(table, seat),
            {"coins": keys[seat][1]},
        )
        for seat in sorted(range(table.seats), key=lambda seat: (-keys[seat][0], -keys[seat][1], seat))
    )


def solo_standing(table: Zizka) -> Standing:
    """ZIZ-17.46, 17.47: against Torak a tie needs a coin."""
    torak = present(table.torak)
    coins = table.players[0].coins
    won = (total(table, 0), min(1, coins)) > (torak.vp, 0)
    return (Rank(0, 1 if won else 2, score_parts(table, 0), {"coins": coins, "torak": torak.vp}),)


def score_parts(table: Zizka, seat: int) -> dict[str, int]:
    """ZIZ-15.7: 1 VP per 5 own coins."""
    player = table.players[seat]
    coins = player.coins + player.poster
    return {"vp": player.vp, "coins": coins // table.content.coins_per_point}


def total(table: Zizka, seat: int) -> int:
    return sum(score_parts(table, seat).values())
