"""Shooting from the walls (FIE-10.77)."""

from __future__ import annotations

from tabard.games.fief.rules.battle.fight import suffer, verdict
from tabard.games.fief.rules.battle.record import Ending
from tabard.games.fief.rules.battle.shooting import can_shoot, salvo
from tabard.games.fief.rules.battle.sides import combat_points, dice_for, fighting
from tabard.games.fief.rules.state import Fief


async def shoot_from_walls(table: Fief) -> Ending:
    """Those inside shoot, the others reply; unanswered they may shoot again. There is no melee."""
    battle = fighting(table)
    battle.round = 1
    await suffer(table, False, await salvo(table, attack=True))
    ended = verdict(table)
    if ended is not None:
        return ended
    replies = can_shoot(table, attack=False)
    walls = table.content.modifier(table.towns[battle.town].building)
    dice = dice_for(table, combat_points(table, attack=False)) - walls
    await suffer(table, True, await salvo(table, attack=False))
    ended = verdict(table)
    if ended is not None:
        return ended
    if not replies or dice <= 0:
        await suffer(table, False, await salvo(table, attack=True))
    return verdict(table) or Ending.STOPPED
