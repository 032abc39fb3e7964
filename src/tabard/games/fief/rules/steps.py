"""The steps of a turn, in order (FIE-4.1)."""

from __future__ import annotations

from enum import StrEnum


class Step(StrEnum):
    """What comes next. A phase ends with a step of its own, in which its last window may open."""

    FIRST_SERVANTS = "servant"  # set-up
    STARTING_TOWNS = "start"
    TURN = "turn"

    COURT = "court"  # 1 Hear ye
    ELECTION = "candidates"
    PARLIAMENT = "parliament"
    HEAR_YE_ENDS = "cards"

    DRAW = "draw"  # 2 Cards
    PLAGUES = "plagues"
    BLACK_DEATH = "black_death"
    PLAY = "play"
    CARDS_END = "before_income"

    INCOME = "income"  # 3 Income
    SCORCH = "scorch"
    INCOME_ENDS = "purchases"

    BUY = "buying"  # 4 Purchases
    PURCHASES_END = "movement"

    FOG = "fog"  # 5 Movement
    MARCH = "march"
    MOVEMENT_ENDS = "landing"

    LAND = "land"  # 6 Vikings
    LANDED = "landed"
    JOINT_ATTACKS = "joint"
    CLANS = "clans"
    DEALINGS = "viking_ransoms"
    VIKINGS_END = "reveal"

    CONTESTED = "contested"  # 7 Battles
    WAR = "war"
    BATTLES_END = "end"

    END_OF_TURN = "last"  # 8 End of turn

    OVER = "over"
