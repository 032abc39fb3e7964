"""Standing orders: passes for a while, and permissions; both are their owner's secret (FIE-28.9, 28.19)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

ALL_TOWNS: Final = "all"


class Until(StrEnum):
    """FIE-28.9: the end of what a standing pass lasts for."""

    PHASE = "phase"
    BATTLE = "battle"
    TURN = "turn"


class StandingPass(NamedTuple):
    """FIE-28.9: the family is not asked in windows."""

    family: int
    until: Until


class Purpose(StrEnum):
    """FIE-28.19: what others need consent for."""

    PASSING = "passing"
    ENTERING = "entering"
    LEAVING_SIEGE = "leaving_siege"
    PLACING = "placing"
    FOUNDING = "founding"
    BUILDING = "royal_castle"  # FIE-7.15: asked every time


class Permit(NamedTuple):
    """FIE-28.19: to what a stored answer is the answer."""

    family: int
    asker: int
    purpose: Purpose
    town: str  # or all of them
