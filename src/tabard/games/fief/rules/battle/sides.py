"""The two sides of a battle: who fights, combat points, dice (FIE-10.13 to 10.20, 10.32 to 10.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.fief.rules.battle.losses import Troop
from tabard.games.fief.rules.battle.record import Battle, BattleKind, Vikings
from tabard.games.fief.rules.content import SOLDIERS, UNITS
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.records import RIDING, Lord, Stack
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at, stacks_at, viking_tokens

VIKING_CP: Final = 2
JARL_CP: Final = 3


def fighting(table: Fief) -> Battle:
    assert table.battle is not None
    return table.battle


def rides(battle: Battle) -> bool:
    """Only those who rode out attack (FIE-8.25, 10.76)."""
    return battle.kind in (BattleKind.CAVALCADE, BattleKind.SORTIE)


def side_families(battle: Battle, attack: bool) -> tuple[int, ...]:
    return battle.attackers if attack else battle.defenders


def side_lords(table: Fief, attack: bool) -> list[Lord]:
    """Free Lords who take part on a side."""
    battle = fighting(table)
    return [
        lord
        for family in side_families(battle, attack)
        for lord in free_lords(table, family, battle.town)
        if lord.id not in battle.stayed and (not attack or not rides(battle) or lord.gate == RIDING)
    ]


def side_stacks(table: Fief, attack: bool) -> list[Stack]:
    battle = fighting(table)
    return [
        stack
        for family in side_families(battle, attack)
        for stack in stacks_at(table, battle.town, family)
        if not attack or not rides(battle) or stack.gate == RIDING
    ]


def side_troop(table: Fief, attack: bool) -> Troop:
    return Troop(fighting(table).town, side_stacks(table, attack), side_lords(table, attack))


def are_vikings(battle: Battle, attack: bool) -> bool:
    return battle.vikings is (Vikings.ATTACK if attack else Vikings.DEFEND)


def side_soldiers(table: Fief, attack: bool) -> int:
    """Soldiers of a side; Vikings and Jarls are their own soldiers."""
    battle = fighting(table)
    if are_vikings(battle, attack):
        return viking_tokens(table, battle.town)
    return side_troop(table, attack).size()


def leader(table: Fief, attack: bool) -> int:
    """FIE-10.14: the family that chooses for the side; against Vikings the player who fights them."""
    battle = fighting(table)
    families = side_families(battle, attack) or side_families(battle, not attack)
    return families[0]


def lord_cp(lord: Lord) -> int:
    """FIE-10.19, R97: a woman counts with a fief title; Fulk's master counts three."""
    if lord.servant == "servant_fulk":
        return 3
    return 1 if lord.man or lord.fiefs else 0


def combat_points(table: Fief, attack: bool) -> int:
    battle = fighting(table)
    if are_vikings(battle, attack):
        return sum(clan.vikings * VIKING_CP + clan.jarl * JARL_CP for clan in clans_at(table, battle.town))
    points = sum(map(lord_points, side_lords(table, attack)))
    for stack in side_stacks(table, attack):
        points += soldiers_points(table, stack.counts)
    return points


def lord_points(lord: Lord) -> int:
    """A Lord with the royal guard."""
    return lord_cp(lord) + 3 * lord.guard_knights + lord.guard_men


def soldiers_points(table: Fief, counts: Sequence[int]) -> int:
    return sum(counts[unit] * table.content.cp[unit] for unit in SOLDIERS)


def dice_for(table: Fief, points: int) -> int:
    """FIE-10.20."""
    for row in table.content.melee:
        if row["min"] <= points <= row["max"]:
            return row["dice"]
    return 0


def walls(table: Fief) -> int:
    """FIE-10.32, 10.33: melee dice the attack loses now."""
    battle = fighting(table)
    return 0 if battle.tunnel else battle.modifier


def melee_dice(table: Fief, attack: bool) -> int:
    dice = dice_for(table, combat_points(table, attack))
    return max(0, dice - walls(table)) if attack else dice


def melee_bonus(table: Fief, attack: bool) -> int:
    """FIE-10.34: guards and Excalibur."""
    lords = side_lords(table, attack)
    return sum(lord.guard for lord in lords) + any(lord.excalibur for lord in lords)


def roll(table: Fief, attack: bool, dice: int) -> list[int]:
    """FIE-10.36: the Grail of the defence voids every 2 of the attack."""
    faces = [table.content.combat_die[table.chance.die(6) - 1] for _ in range(dice)]
    grail = attack and any("grail" in lord.relics for lord in side_lords(table, attack=False))
    return [0 if grail and face == 2 else face for face in faces]


def surge(table: Fief, attack: bool, dice: int) -> int:
    """FIE-8.27: against a cavalcade every die of the defence has one damage more."""
    return dice if not attack and fighting(table).kind is BattleKind.CAVALCADE else 0


def superior(table: Fief) -> bool:
    """FIE-9.17, 9.18, 10.51: the Vikings of the battle outnumber their enemy, and still have a die."""
    battle = fighting(table)
    attack = battle.vikings is Vikings.ATTACK
    more = viking_tokens(table, battle.town) > side_soldiers(table, not attack)
    return more and (not attack or melee_dice(table, attack=True) > 0 or walls(table) == 0)


def note_loss(table: Fief) -> None:
    """FIE-10.46: whoever or whatever falls by a die of this battle is a loss; the idle rounds begin anew."""
    fighting(table).idle = 0


def note_fallen(table: Fief, family: int, kind: str) -> None:
    """FIE-R97: whom Merewen may bring back."""
    battle = fighting(table)
    note_loss(table)
    if kind in UNITS:
        battle.lost = (*battle.lost, f"{family}:{kind}")
