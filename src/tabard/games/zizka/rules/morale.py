"""Morale (ZIZ-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice, Decision
from tabard.games.zizka.rules.followers import leave_team
from tabard.games.zizka.rules.goods import gain_vp
from tabard.games.zizka.rules.state import Zizka

END: Final = 2  # ZIZ-6.1
VIRTUE: Final = "virtue"
VICE: Final = "vice"


def change_morale(table: Zizka, seat: int, steps: int) -> None:
    """ZIZ-6.4: step by step; a positive number leads to virtue."""
    for _ in range(abs(steps)):
        step(table, seat, 1 if steps > 0 else -1)


def step(table: Zizka, seat: int, direction: int) -> None:
    """ZIZ-6.2, 6.3, 6.5."""
    player = table.players[seat]
    if player.morale == END * direction:
        gain_vp(table, seat, 1)
        return
    player.morale += direction
    table.tell("morale_changed", seat=seat, morale=player.morale)
    if player.morale == END * direction:
        for card in player.team:
            if card.despises == player.morale:
                leave_team(table, seat, card)


class Direction(Decision[Zizka]):
    """ZIZ-11.12: the easy conquest's step, to either side; it is compulsory."""

    __slots__ = ()

    kind = "direction"
    clause = "ZIZ-11.12"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return [VIRTUE, VICE]

    def default(self, table: Zizka) -> Choice:
        return VICE if table.players[self.seat].morale < 0 else VIRTUE
