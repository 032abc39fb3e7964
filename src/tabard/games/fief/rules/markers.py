"""Cards and markers on the map, and offers: never changed, only replaced (FIE-3)."""

from __future__ import annotations

from typing import NamedTuple

from tabard.engine.records import Value


class Plague(Value):
    """A plague on a region. Never changed, only replaced."""

    card: str
    kind: str
    region: str
    active: bool
    moved: bool  # FIE-17.11: by Becket

    # Written by scripts/records.
    __slots__ = ("active", "card", "kind", "moved", "region")

    def __init__(self, card: str, kind: str, region: str, active: bool, moved: bool) -> None:
        self.card = card
        self.kind = kind
        self.region = region
        self.active = active
        self.moved = moved


class Tax(Value):
    """FIE-15.40: a Tax card on a fief (region) or a diocese. Never changed, only replaced."""

    card: str
    family: int
    where: str

    # Written by scripts/records.
    __slots__ = ("card", "family", "where")

    def __init__(self, card: str, family: int, where: str) -> None:
        self.card = card
        self.family = family
        self.where = where


class Siege(Value):
    """FIE-10.70. Never changed, only replaced."""

    town: str
    family: int
    trebuchets: int
    active: bool

    # Written by scripts/records.
    __slots__ = ("active", "family", "town", "trebuchets")

    def __init__(self, town: str, family: int, trebuchets: int, active: bool) -> None:
        self.town = town
        self.family = family
        self.trebuchets = trebuchets
        self.active = active


class Item(NamedTuple):
    """One thing in a deal: what a family gives, does or leaves to another (FIE-28.17)."""

    kind: str  # deals/terms.py
    giver: int
    taker: int
    what: str  # names joined by colons; of a note its text
    coins: int


class Offer(Value):
    """FIE-28.17: a deal, open or kept in mind. Never changed, only replaced."""

    number: int
    kind: str
    family: int  # who proposed it
    items: tuple[Item, ...]
    agreed: tuple[int, ...]  # families that have agreed to it, the proposer first
    answers: int  # the number of the offer it is the answer to; 0: of none
    turn: int  # when it was made

    # Written by scripts/records.
    __slots__ = ("agreed", "answers", "family", "items", "kind", "number", "turn")

    def __init__(
        self,
        number: int,
        kind: str,
        family: int,
        items: tuple[Item, ...],
        agreed: tuple[int, ...],
        answers: int,
        turn: int,
    ) -> None:
        self.number = number
        self.kind = kind
        self.family = family
        self.items = items
        self.agreed = agreed
        self.answers = answers
        self.turn = turn

    @property
    def parties(self) -> tuple[int, ...]:
        """The proposer first."""
        found = dict.fromkeys(
            (self.family, *[one for item in self.items for one in (item.giver, item.taker)])
        )
        return tuple(found)

    @property
    def to(self) -> int:
        """The family addressed first."""
        return self.parties[1]
