"""A duel as chapters, one for each engagement, and where the game goes on after it (GLO-0.5, 10.10)."""

from __future__ import annotations

from tabard.games.glory.rules.duel.decisions import duel_of
from tabard.games.glory.rules.duel.end import settle
from tabard.games.glory.rules.duel.state import CHALLENGE_CARD, TOURNAMENT
from tabard.games.glory.rules.duel.steps import engagement, tent
from tabard.games.glory.rules.journey import end_challenge
from tabard.games.glory.rules.state import Glory
from tabard.games.glory.rules.titles import end_brave
from tabard.games.glory.rules.tournament import end_bout, next_bout


async def bout_chapter(table: Glory) -> None:
    """GLO-14.1, 14.10: the next bout, and the beginning of its duel."""
    next_bout(table)
    if table.duel is not None:
        await duel_chapter(table)


async def duel_chapter(table: Glory) -> None:
    """GLO-10.9, 10.10: D0 once, then one engagement; the end when somebody has won two."""
    duel = duel_of(table)
    if duel.engagement == 0:
        await tent(table)
    await engagement(table)
    if duel.winner >= 0:
        await settle(table)
        end_duel(table)


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
