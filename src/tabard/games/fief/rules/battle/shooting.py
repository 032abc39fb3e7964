"""Shooting (FIE-10.21 to 10.29)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.battle.record import BattleKind
from tabard.games.fief.rules.battle.sides import (
    are_vikings,
    fighting,
    leader,
    note_loss,
    rides,
    roll,
    side_families,
    side_lords,
    side_stacks,
    surge,
    walls,
)
from tabard.games.fief.rules.content import ARCHER, BOMBARD, FLEMISH, FRENCH, MAN, TREBUCHET
from tabard.games.fief.rules.people import allied, titled
from tabard.games.fief.rules.records import INSIDE
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.deaths import IN_BATTLE, die
from tabard.games.fief.rules.units import clans_at, drop, soldiers_in
from tabard.games.fief.rules.vikings.captives import kill_jarl

FIRE: Final = "fire"
HOLD: Final = "hold"
TROOPS: Final = "troops"


class FireBombards(Choose):
    """FIE-10.21, 10.28, D24."""

    __slots__ = ()

    kind = "fire_bombards"
    clause = "FIE-10.28"


class FireTrebuchets(Choose):
    """FIE-10.23, 10.28, D24."""

    __slots__ = ()

    kind = "fire_trebuchets"
    clause = "FIE-10.28"


class ShootArchers(Choose):
    """FIE-10.24, 10.26, D24: at the troops, at one Lord or Jarl, or not at all."""

    __slots__ = ()

    kind = "shoot_archers"
    clause = "FIE-10.26"


def archers(table: Fief, attack: bool) -> int:
    """FIE-10.24, 10.25: how many shoot; 0 where they are too few for the walls."""
    number = sum(
        stack.counts[unit] for stack in side_stacks(table, attack) for unit in (ARCHER, FRENCH, FLEMISH)
    )
    if attack and walls(table):
        building = table.towns[fighting(table).town].building
        least: int = table.content.buildings[building]["min_archers"]
        return number if number >= least else 0
    return number


def bombards(table: Fief, attack: bool) -> int:
    return len(batteries(table, attack))


def batteries(table: Fief, attack: bool) -> list[tuple[int, int]]:
    """FIE-10.21, 10.76: each bombard that can fire, by its family and the family of its man-at-arms."""
    if fighting(table).kind is BattleKind.SORTIE:
        return []
    men: dict[int, int] = {}
    guns: dict[int, int] = {}
    for stack in side_stacks(table, attack):
        men[stack.family] = men.get(stack.family, 0) + stack.counts[MAN]
        guns[stack.family] = guns.get(stack.family, 0) + stack.counts[BOMBARD]
    served = [(family, family) for family in guns for _ in range(min(guns[family], men[family]))]
    for family, _ in tuple(served):
        guns[family] -= 1
        men[family] -= 1
    for family in guns:
        for other in men:
            number = min(guns[family], men[other]) if allied(table, family, other) else 0
            served += [(family, other)] * number
            guns[family] -= number
            men[other] -= number
    return served


def trebuchets(table: Fief, attack: bool) -> int:
    """FIE-10.23: from the walls against those outside, or in a siege against the walls."""
    battle = fighting(table)
    if battle.kind is BattleKind.SORTIE:
        return 0
    families = side_families(battle, attack)
    if battle.kind is BattleKind.WALLS:
        on_walls = attack
    else:
        on_walls = not attack and battle.modifier > 0
    if not on_walls:
        if rides(battle) or not (battle.kind is BattleKind.WALLS or (attack and battle.modifier > 0)):
            return 0  # nobody behind walls to aim at
        besiegers = [one for one in table.sieges if one.town == battle.town and one.family in families]
        return sum(one.trebuchets for one in besiegers if one.active and has_crew(table, one.family, attack))
    return sum(
        stack.counts[TREBUCHET]
        for stack in side_stacks(table, attack)
        if stack.gate == INSIDE and has_crew(table, stack.family, attack)
    )


def has_crew(table: Fief, family: int, attack: bool) -> bool:
    """FIE-10.23: a soldier or a titled Lord of the family or its ally is beside its engines."""
    for stack in side_stacks(table, attack):
        kin = stack.family == family or allied(table, stack.family, family)
        if kin and soldiers_in(stack):
            return True
    return any(
        (titled(lord) or lord.guard) and (lord.family == family or allied(table, lord.family, family))
        for lord in side_lords(table, attack)
    )


def can_shoot(table: Fief, attack: bool) -> bool:
    return bool(archers(table, attack) or bombards(table, attack) or trebuchets(table, attack))


async def salvo(table: Fief, attack: bool) -> int:
    """FIE-10.29: all weapons of a side, named before a die is rolled; the damage to troops is given back."""
    chief = leader(table, attack)
    shots = await named_bombards(table, attack, chief)
    engines = trebuchets(table, attack)
    if engines:
        facts = {"engines": engines, "town": fighting(table).town}
        if await table.hear(FireTrebuchets(table, chief, (FIRE, HOLD), facts)) == HOLD:
            engines = 0
    bows = archers(table, attack)
    mark = await named_mark(table, attack, chief, bows) if bows else HOLD
    damage = fire_bombards(table, attack, shots)
    if engines:
        rolls = roll(table, attack, 2)
        damage += sum(rolls) + engines - 1 + surge(table, attack, 2)
        table.tell("trebuchets_fired", family=chief, rolls=rolls)
    return damage + await shoot(table, attack, bows, mark)


async def named_bombards(table: Fief, attack: bool, chief: int) -> list[tuple[int, int]]:
    """FIE-10.28: each may fire or hold; of bombards alike the first that holds speaks for the rest."""
    ready = batteries(table, attack)
    firing: list[tuple[int, int]] = []
    holding: list[tuple[int, int]] = []
    for number, gun in enumerate(ready, 1):
        if gun in holding:
            continue
        facts = {"shots": len(ready), "number": number, "owner": gun[0], "town": fighting(table).town}
        answer = await table.hear(FireBombards(table, chief, (FIRE, HOLD), facts))
        (firing if answer == FIRE else holding).append(gun)
    return firing


def fire_bombards(table: Fief, attack: bool, shots: list[tuple[int, int]]) -> int:
    """FIE-10.22: a blank explodes, with the man-at-arms, for good; Gilbert prevents it."""
    safe = any(lord.servant == "servant_gilbert" for lord in side_lords(table, attack))
    damage = surge(table, attack, len(shots))
    for gun in shots:
        face = table.content.combat_die[table.chance.die(6) - 1]
        grail = attack and any("grail" in lord.relics for lord in side_lords(table, attack=False))
        damage += 0 if grail and face == 2 else face
        table.tell("bombard_fired", family=leader(table, attack), face=face)
        if face == 0 and not safe:
            explode(table, attack, *gun)
    return damage


def explode(table: Fief, attack: bool, owner: int, crew: int) -> None:
    """The bombard and the man-at-arms who serves it: a loss like any other (FIE-10.46)."""
    for family, unit in ((owner, BOMBARD), (crew, MAN)):
        stack = next(one for one in side_stacks(table, attack) if one.family == family and one.counts[unit])
        drop(table, stack, unit, for_good=True)
    note_loss(table)
    table.tell("bombard_exploded", town=fighting(table).town)


async def named_mark(table: Fief, attack: bool, chief: int, number: int) -> str:
    """FIE-10.26: the troops, one Lord or Jarl, or nobody."""
    battle = fighting(table)
    marks = [f"lord:{lord.id}" for lord in side_lords(table, not attack)]
    if are_vikings(battle, not attack):
        marks += [clan.id for clan in clans_at(table, battle.town) if clan.jarl]
    facts = {"archers": number, "town": battle.town}
    return str(await table.hear(ShootArchers(table, chief, (TROOPS, HOLD, *marks), facts)))


async def shoot(table: Fief, attack: bool, number: int, target: str) -> int:
    """FIE-10.24, 10.26: one die, one damage more from three archers on; or a Lord, killed by a 3."""
    if target == HOLD:
        return 0
    battle = fighting(table)
    face = roll(table, attack, 1)[0]
    table.tell("archers_shot", family=leader(table, attack), target=target, face=face)
    if target == TROOPS:
        hamo = any(lord.servant == "servant_hamo" for lord in side_lords(table, attack))
        return face + (number >= 3) + hamo + surge(table, attack, 1)
    if face == 3:
        if target.startswith("lord:"):
            id = target.removeprefix("lord:")
            if id in table.lords and await die(table, id, IN_BATTLE):
                note_loss(table)
        else:
            for clan in clans_at(table, battle.town):
                if clan.id == target and clan.jarl:
                    battle.fallen += 1
                    note_loss(table)
                    await kill_jarl(table, clan, for_good=False)
    return 0
