"""From inside the walls: sorties, and shooting (FIE-10.76, 10.77)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose
from tabard.games.fief.rules.battle.declaration import AttackLeader, attacking_lords
from tabard.games.fief.rules.battle.engage import engage
from tabard.games.fief.rules.battle.record import BattleKind, new_battle
from tabard.games.fief.rules.content import SOLDIERS, UNITS
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.records import INSIDE, RIDING, Stack
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import new_stack, put, soldiers_in, stacks_at, tidy


class SortieSize(Ask):
    """FIE-10.76: how many soldiers of a kind leave the walls. They are face up in phase 7."""

    __slots__ = ("town", "unit")

    kind = "sortie_size"
    clause = "FIE-10.76"
    second = True

    def __init__(self, table: Fief, family: int, town: str, unit: int) -> None:
        super().__init__(table, family)
        self.town = town
        self.unit = unit

    def options(self, table: Fief) -> Sequence[Choice]:
        most = sum(stack.counts[self.unit] for stack in inside_stacks(table, self.family, self.town))
        return range(most + 1)

    def default(self, table: Fief) -> Choice:
        return self.options(table)[-1]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "town": self.town, "unit": UNITS[self.unit]}


class SortieLord(Choose):
    """FIE-10.76: a Lord who leaves the walls, or nobody else."""

    __slots__ = ()

    kind = "sortie_lord"
    clause = "FIE-10.76"
    second = True


def inside_stacks(table: Fief, family: int, town: str) -> list[Stack]:
    return [stack for stack in stacks_at(table, town, family) if stack.gate == INSIDE]


async def wall_shooting(table: Fief, family: int, town: str, foe: int) -> None:
    """FIE-10.77."""
    table.count_use(PhaseRight.BATTLE, family, town, foe)
    lords = [lord.id for lord in attacking_lords(table, family, town, (foe,))]
    battle = new_battle(town, BattleKind.WALLS, (family,), (foe,))
    battle.lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    engage(table, battle)


async def sortie(table: Fief, family: int, town: str, foe: int) -> None:
    """FIE-10.76: all or part of the soldiers and at least one Lord leave the walls."""
    table.count_use(PhaseRight.BATTLE, family, town, foe)
    ready = [lord.id for lord in attacking_lords(table, family, town, (foe,)) if lord.gate == INSIDE]
    if not ready:
        return
    lead = str(await table.hear(SortieLord(table, family, ready, {"town": town})))
    going = [lead]
    while True:
        more = [lord.id for lord in free_lords(table, family, town) if lord.id not in going]
        if not more:
            break
        choice = str(await table.hear(SortieLord(table, family, ("nobody", *more), {"town": town})))
        if choice == "nobody":
            break
        going.append(choice)
    numbers = {}
    for unit in SOLDIERS:
        numbers[unit] = await table.hear(SortieSize(table, family, town, unit))
    split_off(table, family, town, numbers)
    for id in going:
        table.lords[id].gate = RIDING
        for captive in table.lords.values():
            if captive.captor == id:
                captive.gate = RIDING
    battle = new_battle(town, BattleKind.SORTIE, (family,), (foe,))
    battle.lead = lead
    engage(table, battle)


def split_off(table: Fief, family: int, town: str, numbers: dict[int, Choice]) -> None:
    """Those who leave the walls become stacks of their own."""
    for stack in [one for one in stacks_at(table, town, family) if one.gate == INSIDE and soldiers_in(one)]:
        part = new_stack(family, town, RIDING)
        part.stages, part.spared, part.came, part.up = stack.stages, stack.spared, stack.came, stack.up
        for unit in SOLDIERS:
            number = min(int(numbers[unit]), stack.counts[unit])
            part.counts[unit] = number
            stack.counts[unit] -= number
            numbers[unit] = int(numbers[unit]) - number
        if any(part.counts):
            put(table, part)
    tidy(table)
