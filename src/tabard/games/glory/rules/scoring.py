"""The end of the game (GLO-18, 24.3 to 24.5)."""

from __future__ import annotations

from tabard.engine.module import Rank, Standing
from tabard.games.glory.rules.state import PARTS, Glory, Player, Step


def standing(table: Glory) -> Standing | None:
    """GLO-18.1 to 18.3: most glory, then most prestige tokens, else a shared victory."""
    if table.step is not Step.OVER:
        return None
    if table.scenario:
        return (rank_of(table, 0, 1 if table.outcome == "won" else 2),)
    order = sorted(range(table.seats), key=lambda seat: score(table.players[seat]), reverse=True)
    ranks: list[Rank] = []
    for place, seat in enumerate(order):
        tied = place > 0 and score(table.players[seat]) == score(table.players[order[place - 1]])
        ranks.append(rank_of(table, seat, ranks[-1].rank if tied else place + 1))
    return tuple(ranks)


def score(player: Player) -> tuple[int, int]:
    return (player.glory, prestige_tokens(player))


def prestige_tokens(player: Player) -> int:
    """GLO-18.2: active and inactive together."""
    return len(player.prestige) + len(player.used_prestige)


def rank_of(table: Glory, seat: int, rank: int) -> Rank:
    player = table.players[seat]
    parts = dict(zip(PARTS, player.parts, strict=True))
    return Rank(seat, rank, parts, {"prestige": prestige_tokens(player)})
