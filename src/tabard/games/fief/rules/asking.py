"""Questions in general: a family is asked, its player answers (FIE-28.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tabard.engine.decision import Choice
from tabard.games.fief.rules.state import PLEDGE, Fief, FiefDecision


class Ask(FiefDecision):
    """A question to a family."""

    __slots__ = ("family",)

    second: ClassVar[bool] = False  # the second half of an act: of what, for whom, where

    def __init__(self, table: Fief, family: int) -> None:
        super().__init__(table.seat_of(family))
        self.family = family

    def completes(self, table: Fief) -> bool:
        return self.second

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family}


class SeatDecision(FiefDecision):
    """A question to a player, not to one of the families (FIE-27.3)."""

    __slots__ = ()


class Choose(Ask):
    """A question whose answers follow from public facts alone; the first one is the default."""

    __slots__ = ("choices", "facts")

    def __init__(
        self, table: Fief, family: int, choices: Sequence[str], facts: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(table, family)
        self.choices = tuple(choices)
        self.facts: Mapping[str, object] = facts or {}

    def options(self, table: Fief) -> Sequence[Choice]:
        return self.choices

    def default(self, table: Fief) -> Choice:
        return self.choices[0]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, **self.facts}


class Dealt(Choose):
    """A question whose answer may have been dealt away: then no other is left (FIE-28.17)."""

    __slots__ = ()

    def dealt(self, table: Fief) -> str:
        """The answer that a deal binds the family to; "" if none does."""
        raise NotImplementedError

    def options(self, table: Fief) -> Sequence[Choice]:
        bound = self.dealt(table)
        return (bound,) if bound in self.choices else self.choices

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]


class YesNo(Choose):
    """Yes or no; no is the default (FIE-28.19)."""

    __slots__ = ()

    def __init__(self, table: Fief, family: int, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(table, family, ("no", "yes"), facts)


def standing_pass(table: Fief, family: int) -> bool:
    """FIE-28.9: the family has passed for the rest of the phase, battle or turn."""
    return any(one.family == family for one in table.passes)


def pledged(table: Fief, family: int) -> str:
    """The vote the family has dealt away, its marker not yet placed; known to the parties of the deal."""
    for offer in table.offers:
        if offer.kind == PLEDGE and offer.items[0].giver == family:
            return offer.items[0].what
    return ""
