"""How likely an attack succeeds: the melee of FIE-10.20 and 10.32 fought to its end, damage taking points."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.content import FORTRESS

WALLS: Final[dict[str, int]] = {
    "castle": 1,
    "royal_castle": 1,
    FORTRESS: 2,
}  # FIE-10.32: dice they take from an attack
ONE_DIE: Final = (1 / 6, 2 / 6, 2 / 6, 1 / 6)  # of no damage, of 1, 2 and 3
MOST: Final = 63  # combat points told apart


def melee_dice(points: int) -> int:
    """FIE-10.20."""
    return 0 if points <= 0 else min(3, (points + 5) // 6)


def damages(dice: int) -> list[float]:
    """The chance of each sum of damage."""
    chances = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(chances) + 3)
        for sum, chance in enumerate(chances):
            for face, share in enumerate(ONE_DIE):
                wider[sum + face] += chance * share
        chances = wider
    return chances


DAMAGES: Final = [damages(dice) for dice in range(4)]
MOST_BOMBARDS: Final = 3
_shooting: dict[int, float] = {}
_replying: dict[int, float] = {}
_fighting: dict[int, float] = {}


def attack_chance(army: int, guard: int, building: str, bombards: int = 0, theirs: int = 0) -> float:
    """How likely an army beats a guard behind these walls, from 0 to 1."""
    return battle_chance(min(MOST, army), min(MOST, guard), WALLS.get(building, 0), bombards, theirs)


def battle_chance(army: int, guard: int, walls: int, bombards: int, theirs: int) -> float:
    """The same by the dice that walls take. A fourth bombard changes little."""
    return _round(army, guard, walls, min(MOST_BOMBARDS, bombards), min(MOST_BOMBARDS, theirs))


def _round(army: int, guard: int, walls: int, bombards: int, theirs: int) -> float:
    """FIE-10.31: the attackers shoot, then the defenders, then both fight."""
    if guard <= 0 or army <= 0:
        return 1.0 if army > 0 else 0.0
    key = key_of(army, guard, walls, bombards, theirs)
    chance = _shooting.get(key, -1.0)
    if chance < 0.0:
        chance = 0.0
        for damage, share in enumerate(DAMAGES[bombards]):
            chance += share * _reply(army, guard - damage, walls, bombards, theirs)
        _shooting[key] = chance
    return chance


def _reply(army: int, guard: int, walls: int, bombards: int, theirs: int) -> float:
    if guard <= 0:
        return 1.0
    key = key_of(army, guard, walls, bombards, theirs)
    chance = _replying.get(key, -1.0)
    if chance < 0.0:
        chance = 0.0
        for damage, share in enumerate(DAMAGES[theirs]):
            chance += share * _melee(army - damage, guard, walls, bombards, theirs)
        _replying[key] = chance
    return chance


def _melee(army: int, guard: int, walls: int, bombards: int, theirs: int) -> float:
    """FIE-10.35, 10.39: losses are simultaneous; without dice left against walls the attack is over."""
    attack = melee_dice(army) - walls
    if attack <= 0:
        return 0.0
    key = key_of(army, guard, walls, bombards, theirs)
    chance = _fighting.get(key, -1.0)
    if chance < 0.0:
        dealt, taken = DAMAGES[attack], DAMAGES[melee_dice(guard)]
        chance = 0.0
        for wound, share in enumerate(dealt):
            for loss, part in enumerate(taken):
                if wound or loss:  # a melee without losses is fought again
                    chance += share * part * _round(army - loss, guard - wound, walls, bombards, theirs)
        chance /= 1.0 - dealt[0] * taken[0]
        _fighting[key] = chance
    return chance


def key_of(army: int, guard: int, walls: int, bombards: int, theirs: int) -> int:
    return (((army << 8 | guard) << 2 | walls) << 2 | bombards) << 2 | theirs
