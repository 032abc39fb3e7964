"""From declaration to aftermath: one door to every battle (FIE-10.9, 10.10, 10.30)."""

from __future__ import annotations

from tabard.games.fief.rules.battle.aftermath import aftermath, dismount, plunder, turn_down
from tabard.games.fief.rules.battle.fight import battle_window, next_round, verdict
from tabard.games.fief.rules.battle.record import Battle, BattleKind, Ending
from tabard.games.fief.rules.battle.sides import fighting, side_lords, side_soldiers
from tabard.games.fief.rules.battle.walls import shoot_from_walls
from tabard.games.fief.rules.content import ABBEY_PREFIX, FORTIFICATIONS
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import give_dagger, is_prioress, leads_units
from tabard.games.fief.rules.records import INSIDE, NOBODY, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at, families_present


def in_the_open(table: Fief, lord: Lord) -> bool:
    """FIE-8.49: not inside a fortification or abbey."""
    building = table.towns[lord.place].building
    shelter = building in FORTIFICATIONS or building.startswith(ABBEY_PREFIX)
    return not (shelter and lord.gate == INSIDE)


def engage(table: Fief, battle: Battle) -> None:
    """A battle has been declared and its sides are fixed: it is fought before anything else goes on."""
    table.battle = battle
    town = battle.town
    table.tell(
        "battle",
        town=town,
        kind_of_battle=battle.kind,
        attackers=list(battle.attackers),
        defenders=list(battle.defenders),
        vikings=battle.vikings,
    )
    if battle.lead and any(is_prioress(lord) for lord in side_lords(table, attack=False)):
        give_dagger(table, table.lords[battle.lead])  # FIE-10.9
    turn_up(table, town)
    battle.bare_attack = side_soldiers(table, attack=True) == 0  # FIE-10.45
    battle.bare_defence = side_soldiers(table, attack=False) == 0


async def battle_step(table: Fief) -> None:
    """FIE-10.30, 10.31: the opening of a battle, or one round of it; with the last one its aftermath."""
    battle = fighting(table)
    ended = await (next_round(table) if battle.round else opening(table))
    winner = NOBODY if ended is None else await aftermath(table, ended)
    if table.battle is None and winner not in battle.attackers[:1]:
        halt(table, battle.riders)


async def opening(table: Fief) -> Ending | None:
    """FIE-10.30: the opening window, and how a battle ends before its first round; None if that comes now."""
    battle = fighting(table)
    await battle_window(table, opening=True)
    if table.battle is None:
        return None
    if not any((side_lords(table, True), side_soldiers(table, True))):
        return Ending.UNDECIDED
    battle.bare_attack &= side_soldiers(table, attack=True) == 0  # crossbowmen may have come
    battle.bare_defence &= side_soldiers(table, attack=False) == 0
    ended = verdict(table)
    if ended is not None:
        return ended
    lords = side_lords(table, attack=False)
    if not side_soldiers(table, attack=False) and all(in_the_open(table, lord) for lord in lords):
        return Ending.ATTACK_WON  # FIE-10.10, 9.25
    if battle.kind is BattleKind.WALLS:
        return await shoot_from_walls(table)
    battle.round = 1
    return None


def halt(table: Fief, riders: tuple[str, ...]) -> None:
    """FIE-8.30: a group that does not win makes no further stage."""
    for id in riders:
        if id in table.lords:
            table.lords[id].halted = True


def turn_up(table: Fief, town: str) -> None:
    """FIE-10.4: the tokens of both sides are turned up."""
    battle = fighting(table)
    fighters = (*battle.attackers, *battle.defenders)
    table.reveal()
    for stack in table.stacks:
        if stack.town == town and stack.family in fighters:
            stack.up = True


async def unopposed(table: Fief, battle: Battle) -> None:
    """FIE-10.11: an attack on an abbey nobody defends counts as won."""
    table.battle = battle
    await battle_window(table, opening=True)
    family = battle.attackers[0]
    alone = families_present(table, battle.town) == [family] and not clans_at(table, battle.town)
    if alone and any(map(leads_units, side_lords(table, attack=True))):
        await plunder(table, True, family)
    dismount(table)
    table.battle = None
    await update(table, [battle.town])
    turn_down(table, battle.town)
