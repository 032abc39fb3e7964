"""Rights that run out: what is counted in a turn or a phase, and of what.

A use is counted under a tuple: the right, then what it was used on, as in `PhaseRight.PLACED, family, town`.
"""

from __future__ import annotations

from enum import StrEnum


class TurnRight(StrEnum):
    """Counted until the end of the turn. In the comment: of what."""

    AELFGAR = "servant_aelfgar"  # family; so the next ones (FIE-R97)
    OSBERN = "servant_osbern"
    WULFRIC = "servant_wulfric"
    AGNES = "agnes"
    MEREWEN = "merewen"
    SIBYL = "sibyl"
    BECKET = "becket"  # FIE-17.11
    GARTER = "garter"  # FIE-21.1
    GRANT = "grant"  # FIE-7.44
    TAX_LEFT = "tax_left"  # coins of the royal tax not yet divided (FIE-13.44)
    ASKED = "asked"  # mover, family asked, town, first Lord of the group (FIE-8.17)
    CONVERTED = "convert"  # clan, cleric (FIE-9.44)
    DEALT = "dealt"  # two seats that struck a deal (FIE-28.17)
    ENTERED = "enter"  # Lord, town (FIE-8.20)
    LANDED = "landed"  # invasion card (FIE-9.5)
    RELIC = "relic"  # family, treasure (FIE-17.5)
    RIDDEN = "ridden"  # Lord, town (FIE-8.31)


class PhaseRight(StrEnum):
    """Counted until the end of the phase. In the comment: of what."""

    ABBEY = "abbey"  # family, town (FIE-10.11)
    BATTLE = "battle"  # attacker, town, family attacked or "vikings" (FIE-10.6)
    CAME_FROM = "from"  # town reached, gate, town left (FIE-8.17)
    DECLARED = "declared"  # family, region of the title (FIE-7.44)
    CEDED = "ceded"  # giver, taker, town: handed over when the truce begins (FIE-10.52)
    DECLINED = "declined"  # the terms of an offer, or a card and the family it was meant for
    GRANTED = "granted"  # sovereign's family, family, region: promised by a deal (FIE-7.44)
    JOINS = "joins"  # family, leader of the side, town, side (FIE-10.12)
    LEAVE = "leave"  # owner, asker, purpose, town: given by a deal, and used once (FIE-28.17)
    SPOILS = "spoils"  # leader, family, town, what it gets (FIE-10.15)
    TRUCE = "truce"  # town, leaders of attack and defence (FIE-10.49)
    HANDED = "handed"  # town (FIE-8.47)
    LENT = "lent"  # family that may use it (FIE-28.5)
    MOVED = "moved"  # region of a title (FIE-13.4)
    OFFER = "offer"  # Lord or servant offered, Lord asked (FIE-13.6)
    OFFERS = "offers"  # family that proposed; of nothing: how many in all (FIE-28.17)
    OPENED = "opened"  # family that has begun its purchases (FIE-7.1)
    PLACED = "placed"  # family, town (FIE-7.33)
    REFUSED = "refused"  # town (FIE-7.15)
    SERVED = "served"  # servant exchanged (FIE-16.6)
    SIEGE = "siege"  # family, town (FIE-10.70)
    SWORD = "sword"  # Lord (FIE-19.2)
    VEIL = "veil"  # prioress (FIE-12.27)
    WAITS = "waits"  # freed Lord for whom a place has been sought (FIE-14.5)


Right = TurnRight | PhaseRight
Item = str | int
Use = tuple[Item, ...]


def items(text: str) -> tuple[Item, ...]:
    """The names and numbers that a text with colons is made of."""
    return tuple(int(one) if one.isdigit() else one for one in text.split(":"))


def text_of(use: Use) -> str:
    """The use in the plain form of the table."""
    return ":".join(map(str, use))


def turn_use(text: str) -> Use:
    right, _, rest = text.partition(":")
    return (TurnRight(right), *(items(rest) if rest else ()))


def phase_use(text: str) -> Use:
    right, _, rest = text.partition(":")
    return (PhaseRight(right), *(items(rest) if rest else ()))
