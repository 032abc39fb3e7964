"""A duel as chapters: the tent, each engagement, the end, and where the game goes on (GLO-0.5, 10.10)."""

from __future__ import annotations

from tabard.games.glory.duel.decisions import duel_of
from tabard.games.glory.duel.end import settle
from tabard.games.glory.duel.state import CHALLENGE_CARD, TOURNAMENT
from tabard.games.glory.duel.steps import engagement, tent
from tabard.games.glory.journey import end_challenge
from tabard.games.glory.state import Glory
from tabard.games.glory.titles import end_brave
from tabard.games.glory.tournament import end_bout


async def duel_chapter(table: Glory) -> None:
    """GLO-10.9, 10.10: D0 once, then engagements until somebody has won two."""
    duel = duel_of(table)
    if duel.winner >= 0:
        await settle(table)
        end_duel(table)
    elif duel.engagement == 0:
        await tent(table)
    else:
        await engagement(table)


def end_duel(table: Glory) -> None:
    """The duel leaves the table; its occasion goes on."""
    duel = duel_of(table)
    table.duel = None
    won = duel.winner == 0
    if duel.context == TOURNAMENT:
        winner, loser = (duel.left, duel.right) if won else (duel.right, duel.left)
        end_bout(table, winner.seat, loser.seat)
    elif duel.context == CHALLENGE_CARD:
        end_challenge(table, won)
    else:
        end_brave(table, won)
