"""Phase 7: battles, sorties, sieges, abbeys, Excalibur (FIE-10.1 to 10.14, 10.70, 10.76, 10.77)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice
from tabard.games.fief.asking import Ask, Choose
from tabard.games.fief.battle.engage import engage, unopposed
from tabard.games.fief.battle.record import new_battle
from tabard.games.fief.cards.church import abbey_here
from tabard.games.fief.cards.plagues import weather_in
from tabard.games.fief.content import FORTIFICATIONS, SOLDIERS, TREBUCHET, UNITS
from tabard.games.fief.control import any_inside
from tabard.games.fief.markers import Siege
from tabard.games.fief.movement.actions import draw_sword, may_draw
from tabard.games.fief.people import free_lords, leads_units, prioress_of, sovereign
from tabard.games.fief.records import INSIDE, RIDING, Lord, Stack
from tabard.games.fief.state import Fief
from tabard.games.fief.units import (
    clans_at,
    families_present,
    new_stack,
    put,
    soldiers,
    soldiers_in,
    stacks_at,
    tidy,
)

END = "end"


class War(Ask):
    """FIE-10.1, D22: a battle, a sortie, a siege …, or the end."""

    __slots__ = ()

    kind = "war"
    safe_point = True
    clause = "FIE-10.1"

    def options(self, table: Fief) -> Sequence[Choice]:
        return [END, *war_options(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return END


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


class JoinAttack(Choose):
    """FIE-10.12, D23."""

    __slots__ = ()

    kind = "join_attack"
    clause = "FIE-10.12"


class JoinDefence(Choose):
    """FIE-10.12, D23."""

    __slots__ = ()

    kind = "join_defence"
    clause = "FIE-10.12"


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


def war_options(table: Fief, family: int) -> list[str]:
    found: list[str] = []
    for town in table.content.towns:
        lords = free_lords(table, family, town)
        found += [f"sword:{lord.id}" for lord in lords if may_draw(table, lord)]
        if not lords or weather_in(table, town):
            continue
        if soldiers(table, family, town):
            found += battles(table, family, town)
        if abbey_target(table, family, town):
            found.append(f"abbey:{town}")
    return found


def battles(table: Fief, family: int, town: str) -> list[str]:
    """FIE-10.6, 10.70, 10.76, 10.77: what can be declared in a town."""
    found: list[str] = []
    own_walls = behind_walls(table, family, town)
    for other in families_present(table, town):
        if other == family or not attacking_lords(table, family, town, (other,)):
            continue
        if f"battle:{family}:{town}:{other}" not in table.phase_used:
            outside = own_walls and not inside_walls(table, other, town)
            kinds = ("sortie", "walls") if outside else ("battle",)
            found += [f"{kind}:{town}:{other}" for kind in kinds]
        if behind_walls(table, other, town) and not inside_walls(table, family, town):
            key = f"siege:{family}:{town}"
            sieging = any(one.town == town and one.family == family for one in table.sieges)
            engine = table.families[family].reserve[TREBUCHET] > 0
            if engine and not sieging and key not in table.phase_used:
                found.append(f"siege:{town}:{other}")
    fought = f"battle:{family}:{town}:vikings" in table.phase_used
    if clans_at(table, town) and attacking_lords(table, family, town) and not fought:
        found.append(f"battle:{town}:vikings")
    return found


def abbey_target(table: Fief, family: int, town: str) -> bool:
    """FIE-10.11: an abbey of another family, nobody else being present."""
    if not abbey_here(table, town) or f"abbey:{family}:{town}" in table.phase_used:
        return False
    prioress = prioress_of(table, table.towns[town].building)
    own = prioress is not None and prioress.family == family
    empty = families_present(table, town) == [family] and not clans_at(table, town)
    return not own and empty and bool(attacking_lords(table, family, town))


async def reveal_contested(table: Fief) -> None:
    """FIE-10.4: units in contested towns are turned up for the phase."""
    for town in table.content.towns:
        parties = len(families_present(table, town)) + bool(clans_at(table, town))
        if parties > 1:
            table.reveal()
            for stack in stacks_at(table, town):
                stack.up = True
    tidy(table)
    table.step = "war"
    table.at = 0


async def war_step(table: Fief) -> None:
    """FIE-10.1: one declaration of the active family."""
    order = table.order()
    if table.at >= len(order):
        for stack in table.stacks:
            stack.up = False
        tidy(table)
        table.step = "end"
        return
    family = order[table.at]
    choice = END
    if free_lords(table, family):
        choice = str(await table.hear(War(table, family)))
    if choice == END:
        table.at += 1
        return
    verb, _, rest = choice.partition(":")
    if verb == "sword":
        await draw_sword(table, table.lords[rest])
        return
    town, _, foe = rest.partition(":")
    if verb == "siege":
        besiege(table, family, town)
    elif verb == "abbey":
        await attack_abbey(table, family, town)
    elif verb == "sortie":
        await sortie(table, family, town, int(foe))
    elif verb == "walls":
        await wall_shooting(table, family, town, int(foe))
    else:
        await declare(table, family, town, foe)


async def declare(table: Fief, family: int, town: str, foe: str) -> None:
    """FIE-10.6, 10.12, 10.14: leading Lord, coalitions, then the battle."""
    table.count_phase_use(f"battle:{family}:{town}:{foe}")
    foes = [] if foe == "vikings" else [int(foe)]
    lords = [lord.id for lord in attacking_lords(table, family, town, foes)]
    lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    foes += await more_foes(table, family, town, foes)
    others = [one for one in families_present(table, town) if one != family and one not in foes]
    attackers = [family, *await invited(table, family, town, others, foes)]
    defenders = list(foes)
    for other in [one for one in others if one not in attackers and foes]:
        if inside_walls(table, other, town) == inside_walls(table, foes[0], town):
            facts = {"town": town, "attacker": family}
            if await table.hear(JoinDefence(table, other, ("neutral", "defend"), facts)) == "defend":
                defenders.append(other)
    control = table.towns[town].control
    defenders.sort(key=lambda one: (one != control, one not in foes))
    battle = new_battle(town, "battle", tuple(attackers), tuple(defenders))
    battle.lead = lead
    battle.vikings = "defend" if foe == "vikings" else ""
    battle.modifier = modifier(table, town, attackers, defenders)
    monarch = sovereign(table)
    if monarch is not None and monarch.family in defenders and monarch.place == town and monarch.free:
        battle.stayed = tuple(
            lord.id for one in attackers for lord in free_lords(table, one, town) if lord.garter
        )
    await engage(table, battle)


async def more_foes(table: Fief, family: int, town: str, foes: list[int]) -> list[int]:
    """FIE-10.6: several opponents, all inside or all outside the walls."""
    named: list[int] = []
    while foes:
        able = [
            one
            for one in families_present(table, town)
            if one not in (family, *foes, *named)
            and inside_walls(table, one, town) == inside_walls(table, foes[0], town)
            and attacking_lords(table, family, town, (one,))
            and f"battle:{family}:{town}:{one}" not in table.phase_used
        ]
        if not able:
            break
        names = ("nobody", *map(str, able))
        choice = str(await table.hear(AlsoAttack(table, family, names, {"town": town})))
        if choice == "nobody":
            break
        named.append(int(choice))
        table.count_phase_use(f"battle:{family}:{town}:{choice}")
    return named


async def invited(table: Fief, family: int, town: str, others: list[int], foes: list[int]) -> list[int]:
    """FIE-10.12: families with an attacking Lord there that are invited and accept."""
    joined: list[int] = []
    able = [one for one in others if attacking_lords(table, one, town, foes)]
    while able:
        names = ["nobody", *(str(one) for one in able)]
        choice = str(await table.hear(Invite(table, family, names, {"town": town})))
        if choice == "nobody":
            break
        other = int(choice)
        able.remove(other)
        facts = {"town": town, "leader": family}
        if await table.hear(JoinAttack(table, other, ("neutral", "attack"), facts)) == "attack":
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


def besiege(table: Fief, family: int, town: str) -> None:
    """FIE-10.70: a trebuchet under construction."""
    table.count_phase_use(f"siege:{family}:{town}")
    table.families[family].reserve[TREBUCHET] -= 1
    table.sieges = (*table.sieges, Siege(town, family, 1, False))
    table.tell("siege", family=family, town=town)


async def attack_abbey(table: Fief, family: int, town: str) -> None:
    """FIE-10.11."""
    table.count_phase_use(f"abbey:{family}:{town}")
    lords = [lord.id for lord in attacking_lords(table, family, town)]
    battle = new_battle(town, "battle", (family,), ())
    battle.lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    await unopposed(table, battle)


async def wall_shooting(table: Fief, family: int, town: str, foe: int) -> None:
    """FIE-10.77."""
    table.count_phase_use(f"battle:{family}:{town}:{foe}")
    lords = [lord.id for lord in attacking_lords(table, family, town, (foe,))]
    battle = new_battle(town, "walls", (family,), (foe,))
    battle.lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    await engage(table, battle)


async def sortie(table: Fief, family: int, town: str, foe: int) -> None:
    """FIE-10.76: all or part of the soldiers and at least one Lord leave the walls."""
    table.count_phase_use(f"battle:{family}:{town}:{foe}")
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
    battle = new_battle(town, "sortie", (family,), (foe,))
    battle.lead = lead
    await engage(table, battle)


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
