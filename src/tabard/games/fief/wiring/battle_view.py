"""A battle as everybody sees it: the tokens of both sides are turned up (FIE-10.4, 3.8)."""

from __future__ import annotations

from typing import cast

from tabard.games.fief.rules.battle.shooting import archers, bombards, trebuchets
from tabard.games.fief.rules.battle.sides import (
    are_vikings,
    combat_points,
    fighting,
    melee_bonus,
    melee_dice,
    side_families,
    side_lords,
    side_stacks,
    walls,
)
from tabard.games.fief.rules.content import UNITS
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at
from tabard.games.fief.wiring import view_types as views


def view_battle(table: Fief) -> views.Battle | None:
    """None, too, where nobody defends an abbey: no token is turned up for that (FIE-10.11)."""
    battle = table.battle
    if battle is None or not (battle.defenders or battle.vikings):
        return None
    return {
        "town": battle.town,
        "kind": battle.kind,
        "vikings": battle.vikings,
        "attackers": list(battle.attackers),
        "defenders": list(battle.defenders),
        "lead": battle.lead,
        "modifier": battle.modifier,
        "tunnel": battle.tunnel,
        "walls": walls(table),
        "round": battle.round,
        "lost": list(battle.lost),
        "fallen": battle.fallen,
        "sides": {"attack": view_side(table, attack=True), "defence": view_side(table, attack=False)},
    }


def view_side(table: Fief, attack: bool) -> views.Side:
    """FIE-10.19 to 10.25, 10.34: who stands here, and what it comes to."""
    battle = fighting(table)
    side: views.Side = {
        "points": combat_points(table, attack),
        "dice": melee_dice(table, attack),
        "bonus": melee_bonus(table, attack),
        "lords": [lord.id for lord in side_lords(table, attack)],
        "families": [view_units(table, family, attack) for family in side_families(battle, attack)],
        "clans": [],
        "shooting": {"archers": 0, "bombards": 0, "trebuchets": 0},
    }
    if are_vikings(battle, attack):
        side["clans"] = [clan.number for clan in clans_at(table, battle.town)]
    else:
        side["shooting"] = {
            "archers": archers(table, attack),
            "bombards": bombards(table, attack),
            "trebuchets": trebuchets(table, attack),
        }
    return side


def view_units(table: Fief, family: int, attack: bool) -> views.FamilyInBattle:
    """The tokens of one family, guards beside them."""
    counts = dict.fromkeys(UNITS, 0)
    for stack in side_stacks(table, attack):
        if stack.family == family:
            for unit, number in enumerate(stack.counts):
                counts[UNITS[unit]] += number
    guards = [lord for lord in side_lords(table, attack) if lord.family == family]
    return {
        "family": family,
        "units": cast(views.Units, {unit: number for unit, number in counts.items() if number}),
        "guard_knights": sum(lord.guard_knights for lord in guards),
        "guard_men": sum(lord.guard_men for lord in guards),
    }
