"""Knights and who stands in the lists (GLO-13, 14.12, 24.24)."""

from __future__ import annotations

from typing import Final

from tabard.engine.records import present
from tabard.games.glory.rules.content import Knight
from tabard.games.glory.rules.duel.state import SIR, Jouster, new_jouster, new_knight
from tabard.games.glory.rules.state import Glory

SIR_MARK: Final = "sir"


def mark(seat: int) -> str:
    """How a player or SIR is written on a place of the Joust."""
    return SIR_MARK if seat == SIR else str(seat)


def seat_on(occupant: str) -> int | None:
    """The seat a mark stands for; None for a knight or an empty place."""
    if occupant == SIR_MARK:
        return SIR
    return int(occupant) if occupant.isdecimal() else None


def token_of(table: Glory, occupant: str) -> Knight:
    """A knight, or the knight whose token SIR uses."""
    if occupant == SIR_MARK:
        return table.content.knights[present(table.sir).knight]
    return table.content.knights[occupant]


def beats(left: Knight, right: Knight) -> bool:
    """GLO-13.1: higher glory, then higher prestige, then the left one."""
    if left.glory != right.glory:
        return left.glory > right.glory
    return left.prestige >= right.prestige


def against_knight(table: Glory, seat: int, knight: Knight) -> tuple[Jouster, Jouster]:
    """GLO-11.1, 11.4: a player, who may lack dice, and the knight."""
    opponent = new_knight(knight.id, knight.attack, knight.prestige, knight.glory, knight.noble)
    return new_jouster(seat, knight.penalty), opponent


def against_sir(table: Glory, seat: int) -> tuple[Jouster, Jouster]:
    """GLO-24.32: SIR is a plain knight with his token's attack and prestige."""
    token = token_of(table, SIR_MARK)
    opponent = new_knight(token.id, token.attack, token.prestige)
    opponent.seat = SIR
    return new_jouster(seat), opponent
