"""Cards and markers on the map, and offers: never changed, only replaced (FIE-3)."""

from __future__ import annotations


class Plague:
    """A plague on a region. Never changed, only replaced."""

    __slots__ = ("active", "card", "kind", "moved", "region")

    def __init__(self, card: str, kind: str, region: str, active: bool, moved: bool) -> None:
        self.card = card
        self.kind = kind
        self.region = region
        self.active = active
        self.moved = moved  # FIE-17.11: by Becket


class Tax:
    """FIE-15.40: a Tax card on a fief (region) or a diocese. Never changed, only replaced."""

    __slots__ = ("card", "family", "where")

    def __init__(self, card: str, family: int, where: str) -> None:
        self.card = card
        self.family = family
        self.where = where


class Siege:
    """FIE-10.70. Never changed, only replaced."""

    __slots__ = ("active", "family", "town", "trebuchets")

    def __init__(self, town: str, family: int, trebuchets: int, active: bool) -> None:
        self.town = town
        self.family = family
        self.trebuchets = trebuchets
        self.active = active


class Offer:
    """FIE-28.17: an offer that waits for its answer. Never changed, only replaced."""

    __slots__ = ("coins", "family", "kind", "number", "to", "what")

    def __init__(self, number: int, kind: str, family: int, to: int, what: str, coins: int) -> None:
        self.number = number
        self.kind = kind
        self.family = family
        self.to = to
        self.what = what
        self.coins = coins
