"""Losing soldiers one by one, and Lords last (FIE-10.40 to 10.42, 15.3, D09)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose
from tabard.games.fief.rules.content import SOLDIERS, UNITS
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.records import Lord, Stack
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import drop, soldiers_in, stacks_at

ROYAL_KNIGHT: Final = "royal_knight"
ROYAL_MAN: Final = "royal_man_at_arms"
COSTS: Final = {
    "man_at_arms": 1,
    "archer": 1,
    "knight": 3,
    "crossbowman_french": 2,
    "crossbowman_flemish": 2,
    ROYAL_KNIGHT: 3,
    ROYAL_MAN: 1,
}
CHEAPEST_FIRST: Final = (
    *("man_at_arms", "archer", "crossbowman_french", "crossbowman_flemish", "knight"),
    *(ROYAL_MAN, ROYAL_KNIGHT),
)


class Troop:
    """The soldiers of some families that suffer together: their stacks, and Lords with their guards."""

    __slots__ = ("lords", "stacks", "town")

    def __init__(self, town: str, stacks: list[Stack], lords: list[Lord]) -> None:
        self.town = town
        self.stacks = stacks
        self.lords = lords

    def kinds(self) -> dict[str, int]:
        """How many soldiers there are of each kind."""
        found: dict[str, int] = {}
        for stack in self.stacks:
            for unit in SOLDIERS:
                if stack.counts[unit]:
                    found[UNITS[unit]] = found.get(UNITS[unit], 0) + stack.counts[unit]
        for lord in self.lords:
            if lord.guard_knights:
                found[ROYAL_KNIGHT] = found.get(ROYAL_KNIGHT, 0) + lord.guard_knights
            if lord.guard_men:
                found[ROYAL_MAN] = found.get(ROYAL_MAN, 0) + lord.guard_men
        return found

    def size(self) -> int:
        number = 0
        for stack in self.stacks:
            number += soldiers_in(stack)
        for lord in self.lords:
            number += lord.guard
        return number

    def families(self, kind: str) -> list[int]:
        """The families that have soldiers of the kind."""
        if kind in (ROYAL_KNIGHT, ROYAL_MAN):
            guards = [lord for lord in self.lords if lord.guard_knights or lord.guard_men]
            found = [
                lord.family
                for lord in guards
                if (lord.guard_knights if kind == ROYAL_KNIGHT else lord.guard_men)
            ]
        else:
            unit = UNITS.index(kind)
            found = [stack.family for stack in self.stacks if stack.counts[unit]]
        return list(dict.fromkeys(found))

    def lose(self, table: Fief, kind: str, family: int) -> None:
        """One soldier of the kind and family is gone."""
        if kind in (ROYAL_KNIGHT, ROYAL_MAN):
            for lord in self.lords:
                if lord.family != family:
                    continue
                if kind == ROYAL_KNIGHT and lord.guard_knights:
                    lord.guard_knights -= 1
                elif kind == ROYAL_MAN and lord.guard_men:
                    lord.guard_men -= 1
                else:
                    continue
                table.tell("guard_lost", lord=lord.id, unit=kind)
                return
        unit = UNITS.index(kind)
        for stack in self.stacks:
            if stack.counts[unit] and stack.family == family:
                drop(table, stack, unit)
                return
        raise KeyError(kind)


class LoseSoldier(Ask):
    """FIE-15.3: which soldier is lost next. Kinds are secret, so it is asked even without a choice."""

    __slots__ = ("number", "troop")

    kind = "lose_soldier"
    clause = "FIE-15.3"
    secret = True

    def __init__(self, table: Fief, family: int, troop: Troop, number: int) -> None:
        super().__init__(table, family)
        self.troop = troop
        self.number = number  # still to be lost

    def options(self, table: Fief) -> Sequence[Choice]:
        kinds = self.troop.kinds()
        return [kind for kind in CHEAPEST_FIRST if kind in kinds]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "town": self.troop.town, "number": self.number}


class LoseInBattle(Ask):
    """FIE-10.41: the next soldier; every choice keeps the greatest total reachable."""

    __slots__ = ("damage", "troop")

    kind = "lose_in_battle"
    clause = "FIE-10.41"

    def __init__(self, table: Fief, family: int, troop: Troop, damage: int) -> None:
        super().__init__(table, family)
        self.troop = troop
        self.damage = damage

    def options(self, table: Fief) -> Sequence[Choice]:
        kinds = self.troop.kinds()
        best = greatest(kinds, self.damage)
        if best == sum(COSTS[kind] * number for kind, number in kinds.items()):
            return [next(kind for kind in CHEAPEST_FIRST if kind in kinds)]  # all are lost in any case
        return [kind for kind in CHEAPEST_FIRST if kind in kinds and keeps(kinds, kind, self.damage, best)]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "town": self.troop.town, "damage": self.damage}


class LoseFrom(Choose):
    """FIE-10.41: in a coalition, whose soldier of this kind it is."""

    __slots__ = ()

    kind = "lose_from"
    clause = "FIE-10.41"
    second = True


async def lose_one(table: Fief, leader: int, troop: Troop, damage: int) -> tuple[str, int]:
    """FIE-10.41: the next soldier, and his family, chosen by the leader of the side."""
    kind = str(await table.hear(LoseInBattle(table, leader, troop, damage)))
    owners = troop.families(kind)
    owner = owners[0]
    kinds = troop.kinds()
    everybody = sum(COSTS[one] * number for one, number in kinds.items()) <= damage
    if len(owners) > 1 and not everybody:
        names = [str(one) for one in owners]
        owner = int(await table.hear(LoseFrom(table, leader, names, {"unit": kind, "town": troop.town})))
    troop.lose(table, kind, owner)
    return kind, owner


def greatest(kinds: Mapping[str, int], damage: int) -> int:
    """FIE-10.41: the greatest total cost not above the damage."""
    reachable = {0}
    for kind, number in kinds.items():
        cost = COSTS[kind]
        reachable = {
            total + cost * taken
            for total in reachable
            for taken in range(number + 1)
            if total + cost * taken <= damage
        }
    return max(reachable)


def keeps(kinds: Mapping[str, int], kind: str, damage: int, best: int) -> bool:
    """Whether losing one of this kind first still allows the greatest total."""
    cost = COSTS[kind]
    if cost > damage:
        return False
    left = {one: number - (one == kind) for one, number in kinds.items()}
    return cost + greatest(left, damage - cost) == best


async def lose(table: Fief, leader: int, troop: Troop, damage: int) -> int:
    """FIE-10.41: soldiers of a side; the damage left over is given back."""
    while True:
        kinds = troop.kinds()
        if not greatest(kinds, damage):
            return damage
        kind, _ = await lose_one(table, leader, troop, damage)
        damage -= COSTS[kind]


async def lose_number(table: Fief, family: int, troop: Troop, number: int) -> None:
    """FIE-15.3: so many soldiers, chosen by the family."""
    for left in range(number, 0, -1):
        if not troop.size():
            return
        kind = str(await table.hear(LoseSoldier(table, family, troop, left)))
        troop.lose(table, kind, family)


def troop_at(table: Fief, town: str, families: Sequence[int]) -> Troop:
    """All soldiers of these families in a town."""
    stacks = [stack for family in families for stack in stacks_at(table, town, family)]
    return Troop(town, stacks, [lord for family in families for lord in free_lords(table, family, town)])
