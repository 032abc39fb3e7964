"""The fourth space of a family: burghers or mercenaries (FIE-14.20, 14.21, 14.40)."""

from __future__ import annotations

from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import bow_unit, mercenaries_out
from tabard.games.fief.rules.windows import Moment, Reaction


class Mercenaries(Reaction):
    """FIE-14.20."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return [f"family:{family}"]

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        await fill_fourth(table, family, card)


async def fill_fourth(table: Fief, family: int, card: str) -> None:
    """FIE-14.20, 14.21, 14.40: the fourth space holds one card."""
    board = table.families[family]
    left = empty_fourth(table, family) if board.fourth else []
    board.fourth = card
    table.tell("fourth_space", family=family, card=card)
    if card.startswith("mercenaries"):
        board.bows = 3 - mercenaries_out(table, bow_unit(card))
    await update(table, left)


def empty_fourth(table: Fief, family: int) -> list[str]:
    """FIE-14.21: the old card goes under its deck, its crossbowmen to the common supply; where they stood."""
    board = table.families[family]
    left: list[str] = []
    if board.fourth.startswith("mercenaries"):
        unit = bow_unit(board.fourth)
        for stack in table.stacks:
            if stack.counts[unit]:
                left.append(stack.town)
                stack.counts[unit] = 0
    board.bows = 0
    table.character_deck = (*table.character_deck, board.fourth)
    board.fourth = ""
    return left
