"""Declaring a battle: leading Lord, opponents, coalitions, walls (FIE-10.5, 10.6, 10.12 to 10.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.fief.rules.asking import Choose, Dealt
from tabard.games.fief.rules.battle.engage import engage
from tabard.games.fief.rules.battle.record import BattleKind, Vikings, new_battle
from tabard.games.fief.rules.battle.sieges import any_inside
from tabard.games.fief.rules.content import FORTIFICATIONS
from tabard.games.fief.rules.people import free_lords, leads_units, sovereign
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at, families_present

VIKINGS: Final = "vikings"


class AttackLeader(Choose):
    """FIE-10.14: the leading Lord of the attack."""

    __slots__ = ()

    kind = "attack_leader"
    clause = "FIE-10.14"
    second = True


class AlsoAttack(Choose):
    """FIE-10.6: another family attacked in the same battle, or nobody else."""

    __slots__ = ()

    kind = "also_attack"
    clause = "FIE-10.6"


class Invite(Choose):
    """FIE-10.12: a family invited to attack too, or nobody (any more)."""

    __slots__ = ()

    kind = "invite"
    clause = "FIE-10.12"


class JoinAttack(Dealt):
    """FIE-10.12, D23: neutral, or with the family that invites."""

    __slots__ = ("leader", "town")

    kind = "join_attack"
    clause = "FIE-10.12"

    def __init__(self, table: Fief, family: int, town: str, leader: int) -> None:
        super().__init__(table, family, ("neutral", "attack"), {"town": town, "leader": leader})
        self.town = town
        self.leader = leader

    def dealt(self, table: Fief) -> str:
        joins = table.uses(PhaseRight.JOINS, self.family, self.leader, self.town, "attack")
        return "attack" if joins else ""


class JoinDefence(Dealt):
    """FIE-10.12, D23: neutral, or with those who are attacked."""

    __slots__ = ("foes", "town")

    kind = "join_defence"
    clause = "FIE-10.12"

    def __init__(self, table: Fief, family: int, town: str, attacker: int, foes: Sequence[int]) -> None:
        super().__init__(table, family, ("neutral", "defend"), {"town": town, "attacker": attacker})
        self.town = town
        self.foes = tuple(foes)

    def dealt(self, table: Fief) -> str:
        joins = any(table.uses(PhaseRight.JOINS, self.family, one, self.town, "defend") for one in self.foes)
        return "defend" if joins else ""


def attacking_lords(table: Fief, family: int, town: str, foes: Sequence[int] = ()) -> list[Lord]:
    """FIE-10.5, 21.4: Lords who may attack; no holder of the Garter against the sovereign's army."""
    monarch = sovereign(table)
    guarded = monarch is not None and monarch.free and monarch.place == town and monarch.family in foes
    return [
        lord
        for lord in free_lords(table, family, town)
        if leads_units(lord) and not (guarded and lord.garter)
    ]


def behind_walls(table: Fief, family: int, town: str) -> bool:
    """The family defends the town's fortification."""
    place = table.towns[town]
    walled = place.building in FORTIFICATIONS
    return walled and place.control == family and any_inside(table, family, town)


def inside_walls(table: Fief, family: int, town: str) -> bool:
    """Inside a fortification, as its owner or as a guest (FIE-10.6)."""
    return table.towns[town].building in FORTIFICATIONS and any_inside(table, family, town)


async def declare(table: Fief, family: int, town: str, foe: str) -> None:
    """FIE-10.6, 10.12, 10.14: leading Lord, coalitions, then the battle."""
    foes = [] if foe == VIKINGS else [int(foe)]
    table.count_use(PhaseRight.BATTLE, family, town, foes[0] if foes else VIKINGS)
    lords = [lord.id for lord in attacking_lords(table, family, town, foes)]
    lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    foes += await more_foes(table, family, town, foes)
    others = [one for one in families_present(table, town) if one != family and one not in foes]
    attackers = [family, *await invited(table, family, town, others, foes)]
    defenders = list(foes)
    for other in [one for one in others if one not in attackers and foes]:
        if inside_walls(table, other, town) != inside_walls(table, foes[0], town):
            continue
        if await table.hear(JoinDefence(table, other, town, family, foes)) == "defend":
            defenders.append(other)
    control = table.towns[town].control
    defenders.sort(key=lambda one: (one != control, one not in foes))
    battle = new_battle(town, BattleKind.BATTLE, tuple(attackers), tuple(defenders))
    battle.lead = lead
    battle.vikings = Vikings.DEFEND if foe == VIKINGS else Vikings.ABSENT
    battle.modifier = modifier(table, town, attackers, defenders)
    monarch = sovereign(table)
    if monarch is not None and monarch.family in defenders and monarch.place == town and monarch.free:
        battle.stayed = tuple(
            lord.id for one in attackers for lord in free_lords(table, one, town) if lord.garter
        )
    engage(table, battle)


async def more_foes(table: Fief, family: int, town: str, foes: list[int]) -> list[int]:
    """FIE-10.6: several opponents, all inside or all outside the walls."""
    named: list[int] = []
    while foes:
        known = (family, *foes, *named)
        able = [
            one
            for one in families_present(table, town)
            if one not in known
            and inside_walls(table, one, town) == inside_walls(table, foes[0], town)
            and attacking_lords(table, family, town, (one,))
            and not table.uses(PhaseRight.BATTLE, family, town, one)
        ]
        if not able:
            break
        names = ("nobody", *map(str, able))
        choice = str(await table.hear(AlsoAttack(table, family, names, {"town": town})))
        if choice == "nobody":
            break
        named.append(int(choice))
        table.count_use(PhaseRight.BATTLE, family, town, int(choice))
    return named


async def invited(table: Fief, family: int, town: str, others: list[int], foes: list[int]) -> list[int]:
    """FIE-10.12: families with an attacking Lord there that are invited and accept."""
    joined: list[int] = []
    able = [one for one in others if attacking_lords(table, one, town, foes)]
    while able:
        names = ["nobody", *[str(one) for one in able]]
        choice = str(await table.hear(Invite(table, family, names, {"town": town})))
        if choice == "nobody":
            break
        other = int(choice)
        able.remove(other)
        if await table.hear(JoinAttack(table, other, town, family)) == "attack":
            joined.append(other)
    return joined


def modifier(table: Fief, town: str, attackers: list[int], defenders: list[int]) -> int:
    """FIE-10.32, 10.33: walls, unless an attacking Lord is inside as a guest."""
    place = table.towns[town]
    if place.building not in FORTIFICATIONS:
        return 0
    if defenders:
        held = any(inside_walls(table, one, town) for one in defenders)
    else:
        held = any(clan.gate == INSIDE for clan in clans_at(table, town))
    guests = any(lord.gate == INSIDE for one in attackers for lord in free_lords(table, one, town))
    return table.content.modifier(place.building) if held and not guests else 0
