"""What a player may hope for in duels: expected attacks and chances, as in docs/games/glory/strategy.md."""

from __future__ import annotations

from itertools import product
from math import exp
from typing import ClassVar, Final

from tabard.games.glory.rules.content import (
    ARMOUR,
    LANCE,
    MOUNT,
    SPECIAL,
    STRENGTH,
    TENT,
    GloryContent,
    Knight,
)
from tabard.games.glory.rules.duel.attack import attack, prestige
from tabard.games.glory.rules.duel.state import KNIGHT, NONE_OF_THREE, Duel, Jouster, Numbers
from tabard.games.glory.rules.state import Glory, Player

SPREAD: Final = 1.45  # how far an attack strays from its mean
NOBLE_DIE: Final = 1.0  # the mean of a Polish noble's own die
FAITH: Final = 0.9  # what a reroll adds to the engagement it is needed in
HELPER: Final = 0.35  # what an ally or relic adds to each engagement of a tournament
MOST_HELP: Final = 2.5
PRESTIGE: Final = 0.45  # a token turns ties
TOKENS_A_DUEL: Final = 3
MOST_KEPT: Final = 10_000
CHANCES: Final[dict[tuple[object, ...], tuple[float, float]]] = {}  # to beat a knight, by all they depend on


class Means:
    """The expected highest die by colour, number of dice and special face; computed once for each content."""

    _known: ClassVar[dict[str, list[list[list[float]]]]] = {}

    @classmethod
    def of(cls, content: GloryContent) -> list[list[list[float]]]:
        key = content.fingerprint
        if key not in cls._known:
            cls._known[key] = [
                [[mean_of_highest(content, colour, n, active) for n in range(4)] for active in (False, True)]
                for colour in (STRENGTH, MOUNT, ARMOUR)
            ]
        return cls._known[key]


def mean_of_highest(content: GloryContent, colour: int, number: int, active: bool) -> float:
    if number == 0:
        return 0.0
    die = content.dice[colour]
    special = die.active if active else die.inactive
    faces = [special if face == SPECIAL else face for face in die.faces]
    rolls = list(product(faces, repeat=number))
    return sum(max(roll) for roll in rolls) / len(rolls)


def mean_attack(content: GloryContent, player: Player, spent: int, penalty: Numbers = NONE_OF_THREE) -> float:
    """With so many strength tokens in the duel."""
    means = Means.of(content)
    total: float = means[STRENGTH][spent >= 4][max(0, min(3, spent) - penalty[STRENGTH])]
    mount, armour = content.levels[player.mount], content.levels[player.armour]
    total += means[MOUNT][mount.special_active][max(0, mount.dice - penalty[MOUNT])]
    total += means[ARMOUR][armour.special_active][max(0, armour.dice - penalty[ARMOUR])]
    return total


def logistic(margin: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))


def chance_against(mean: float, attack: float, own_prestige: float, prestige: int) -> float:
    """One engagement; a tie goes to the higher prestige, and to the player if it is equal."""
    tie = 0.5 if own_prestige >= prestige else -0.5
    return logistic((mean - attack + tie) / SPREAD * 1.7)


def duel_chances(first: float, later: float, wins: int, losses: int) -> tuple[float, float]:
    """Chances to win the duel, and to lose it with one engagement won."""
    if wins >= 2:
        return 1.0, 0.0
    if losses >= 2:
        return 0.0, float(wins >= 1)
    won = duel_chances(later, later, wins + 1, losses)
    lost = duel_chances(later, later, wins, losses + 1)
    return first * won[0] + (1 - first) * lost[0], first * won[1] + (1 - first) * lost[1]


def help_of(table: Glory, player: Player, refreshed: bool) -> float:
    """What allies, relics and faith add to an engagement; used ones only if a refresh comes first."""
    allies = player.allies + player.used_allies if refreshed else player.allies
    relics = len(player.relics) + (len(player.used_relics) if refreshed else 0)
    fighting = sum(1 for ally in allies if table.content.allies[ally].timing in (TENT, LANCE))
    return min(MOST_HELP, HELPER * (fighting + relics)) + FAITH * min(1.0, player.faith / 4)


def prospect(
    table: Glory, player: Player, strength: float, knight: Knight, refreshed: bool
) -> tuple[float, float]:
    """Chances to beat a knight, and to win one engagement of a lost duel."""
    spent = int(min(TOKENS_A_DUEL + 1, max(0.0, strength)))
    help = help_of(table, player, refreshed)
    tokens = len(player.prestige) + (len(player.used_prestige) if refreshed else 0)
    content = table.content
    key = (content.fingerprint, player.mount, player.armour, spent, help, tokens, knight)
    chances = CHANCES.get(key)
    if chances is None:
        mean = mean_attack(content, player, spent, knight.penalty) + help
        attack = knight.attack + (NOBLE_DIE if knight.noble else 0.0)
        one = chance_against(mean + PRESTIGE * min(tokens, 1), attack, tokens, knight.prestige)
        if len(CHANCES) >= MOST_KEPT:
            CHANCES.clear()
        chances = CHANCES[key] = duel_chances(one, one, 0, 0)
    return chances


def worth_of_duel(chances: tuple[float, float], glory: float) -> float:
    return chances[0] * glory + chances[1] * (glory // 2)


def chance_now(table: Glory, duel: Duel, side: Jouster, other: Jouster) -> float:
    """The engagement under way, from what lies on the table."""
    if not any(side.dice) and not any(other.dice):
        return chance_next(table, duel, side, other)
    margin = float(attack(table, duel, side) - attack(table, duel, other))
    if margin == 0:
        mine, its = prestige(table, duel, side), prestige(table, duel, other)
        ahead = mine > its or (mine == its and (other.seat == KNIGHT or better(table, side, other)))
        margin = 0.5 if ahead else -0.5
    if margin < 0:
        margin += open_help(table, duel, side)
    if margin > 0 and other.seat >= 0:
        margin -= open_help(table, duel, other)
    return logistic(3.0 * margin)


def better(table: Glory, side: Jouster, other: Jouster) -> bool:
    return side.seat in table.initiative and table.rank(side.seat) < table.rank(other.seat)


def open_help(table: Glory, duel: Duel, side: Jouster) -> float:
    """What could still be added in this engagement."""
    if side.seat < 0:
        return 0.0
    player = table.players[side.seat]
    lances = sum(1 for ally in player.allies if table.content.allies[ally].timing == LANCE)
    steps = {"strength": 2, "roll": 2, "faith": 2, "ally": 2, "second_ally": 1}.get(duel.stage, 0)
    total = 0.9 * min(lances, steps)
    if duel.stage in ("strength", "roll"):
        total += 0.8 * min(1, player.faith)
    if duel.stage != "resolve":
        total += 0.9 * min(1, len(player.relics))
    return 0.6 * total


def chance_next(table: Glory, duel: Duel, side: Jouster, other: Jouster) -> float:
    """An engagement to come, by what each side can expect to roll."""
    mine, its = expected(table, duel, side), expected(table, duel, other)
    tokens = len(table.players[side.seat].prestige) if side.seat >= 0 else side.prestige
    against = len(table.players[other.seat].prestige) if other.seat >= 0 else other.prestige
    return chance_against(mine, its, tokens, against)


def expected(table: Glory, duel: Duel, side: Jouster) -> float:
    modifiers = side.first if duel.engagement <= 1 else 0
    if side.seat < 0:
        return side.attack + (NOBLE_DIE if side.noble else 0.0) + modifiers
    player = table.players[side.seat]
    mean = mean_attack(table.content, player, side.spent, side.penalty)
    return mean + modifiers + 0.5 * help_of(table, player, refreshed=False)
