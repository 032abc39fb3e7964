"""The arithmetic of a duel (GLO-10.2 to 10.8, 11.1 to 11.10, 12.3): plain functions."""

from __future__ import annotations

from tabard.games.glory.rules.content import ARMOUR, COLOURS, MOUNT, SPECIAL, STRENGTH, Token
from tabard.games.glory.rules.duel.state import KNIGHT, Dice, Duel, Jouster, Numbers
from tabard.games.glory.rules.state import Glory


def special_active(table: Glory, jouster: Jouster, colour: int) -> bool:
    """GLO-10.4, 10.5: by the fourth strength token, or by equipment of level IV."""
    if colour == STRENGTH:
        return jouster.spent >= table.content.most_strength
    player = table.players[jouster.seat]
    level = player.mount if colour == MOUNT else player.armour
    return table.content.levels[level].special_active


def dice_to_roll(table: Glory, jouster: Jouster) -> Numbers:
    """GLO-10.4, 10.5, 11.4, 11.5: a veteran takes dice, never tokens."""
    player = table.players[jouster.seat]
    content = table.content
    strength = min(jouster.spent, content.most_strength_dice) - jouster.penalty[STRENGTH]
    mount = content.levels[player.mount].dice - jouster.penalty[MOUNT]
    armour = content.levels[player.armour].dice - jouster.penalty[ARMOUR]
    return (max(0, strength), max(0, mount), max(0, armour))


def value_of(table: Glory, jouster: Jouster, colour: int, face: int) -> int:
    """GLO-10.7, 10.8: what a face counts; an active special face is the highest number."""
    if face != SPECIAL:
        return face
    die = table.content.dice[colour]
    return die.active if special_active(table, jouster, colour) else die.inactive


def values(table: Glory, jouster: Jouster, colour: int) -> list[int]:
    """What the dice of one colour count."""
    faces = jouster.dice[colour]
    if SPECIAL not in faces:
        return list(faces)
    special = value_of(table, jouster, colour, SPECIAL)
    return [special if face == SPECIAL else face for face in faces]


def best(table: Glory, jouster: Jouster, colour: int) -> int:
    """GLO-10.2: the highest die of a colour; without dice 0."""
    faces = jouster.dice[colour]
    if not faces:
        return 0
    return max(faces) if SPECIAL not in faces else max(values(table, jouster, colour))


def attack(table: Glory, duel: Duel, jouster: Jouster) -> int:
    """GLO-10.2, 10.3, 11.1: dice or printed attack, and the modifiers in force."""
    total = jouster.now
    if duel.engagement <= 1:
        total += jouster.first
    if jouster.seat < 0:
        return total + jouster.attack + jouster.die
    for colour in range(len(COLOURS)):
        total += best(table, jouster, colour)
    return total


def prestige(table: Glory, duel: Duel, jouster: Jouster) -> int:
    """GLO-11.10: active tokens, or the printed number; a Jester works in the first engagement."""
    total = jouster.prestige if jouster.seat < 0 else len(table.players[jouster.seat].prestige)
    return total + jouster.prestige_first if duel.engagement <= 1 else total


def left_is_losing(table: Glory, duel: Duel) -> bool:
    """GLO-12.3: lower attack, then lower prestige, then worse initiative."""
    left, right = duel.left, duel.right
    mine, its = attack(table, duel, left), attack(table, duel, right)
    if mine != its:
        return mine < its
    mine, its = prestige(table, duel, left), prestige(table, duel, right)
    if mine != its:
        return mine < its
    return table.rank(left.seat) > table.rank(right.seat)


def left_wins(table: Glory, duel: Duel, mine: int, its: int) -> bool:
    """GLO-11.6 to 11.8, 12.5, 24.32: by attack, then prestige, then initiative."""
    if mine != its:
        return mine > its
    left, right = duel.left, duel.right
    mine, its = prestige(table, duel, left), prestige(table, duel, right)
    if mine != its or right.seat == KNIGHT:
        return mine >= its
    return table.rank(left.seat) < table.rank(right.seat)


def with_die(dice: Dice, colour: int, at: int, face: int) -> Dice:
    faces = list(dice[colour])
    faces[at] = face
    turned = list(dice)
    turned[colour] = tuple(faces)
    return tuple(turned)


def can_set_die(table: Glory, jouster: Jouster, token: Token) -> bool:
    """GLO-10.17: there is a die of the colour, and none shows as much already."""
    counted = values(table, jouster, token.colour)
    return bool(counted) and max(counted) < token.value
