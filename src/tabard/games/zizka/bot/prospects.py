"""What events, conquests and recruits promise, in points: the dice maths of docs/games/zizka/strategy.md."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from tabard.games.zizka.rules.content import Conquest, Follower, Reward, Row, Token, ZizkaContent
from tabard.games.zizka.rules.payment import INFEASIBLE, Counts, luck_cost, total

COIN: Final = 0.30
LUCK: Final = 0.5
FAVOUR: Final = 0.8
POSTER: Final = 0.35  # three coins that may be lost, and a space of range
STEP: Final = 0.35  # of morale, before the end of the track
FOLLOWER: Final = {"I": 0.8, "II": 2.0, "any": 1.6, "": 0.0}
DISCARD: Final = 1.1
FACES: Final = (1 / 3, 1 / 3, 1 / 6, 1 / 6)  # of a follower die: sword, cunning, speech, joker
REROLL: Final = 0.55  # of a fresh die: a re-roll replaces a useless face
SPREAD: Final = 0.75  # how sharply luck decides around the expected number
TOURNAMENT: Final = 1.4  # pot, goal and rank, on average


class Pool:
    """What a player brings to a roll. Hashable, so that prospects are computed once."""

    __slots__ = ("coins", "dice", "fixed", "key", "luck", "morale", "rerolls", "size")

    def __init__(
        self, dice: int, rerolls: int, fixed: Counts, luck: int, coins: int, size: int, morale: int
    ) -> None:
        self.dice = dice
        self.rerolls = rerolls
        self.fixed = fixed
        self.luck = luck
        self.coins = coins
        self.size = size
        self.morale = morale
        self.key = (dice, rerolls, fixed, luck, coins, size, morale)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and self.key == other.key


def reward_worth(reward: Reward, morale: int, ahead: float) -> float:
    """A row's reward; `ahead` is the share of the game still to come."""
    worth = reward.vp + COIN * ahead * reward.coins + LUCK * ahead * reward.luck
    if reward.favor:
        worth += FAVOUR * ahead
    worth += POSTER * ahead * reward.poster + FOLLOWER[reward.follower] * ahead
    steps = reward.morale or reward.either
    if steps:
        worth += step_worth(morale, steps, reward.either > 0)
    return worth


def step_worth(morale: int, steps: int, either: bool) -> float:
    """ZIZ-6.3: every step off the track is a point."""
    direction = 1 if steps > 0 else -1
    if either and morale < 0:
        direction = -1
    if morale == 2 * direction:
        return float(abs(steps))
    return STEP * abs(steps) if morale * direction >= 0 else -STEP * abs(steps)


def row_worth(row: Row, morale: int, ahead: float) -> float:
    return reward_worth(row.reward, morale, ahead) - COIN * row.coins * ahead - DISCARD * row.discard * ahead


def chance_of(pool: Pool, need: Counts) -> float:
    """How likely a pool pays a sum of requirements, roughly: a logistic curve around the expected surplus."""
    wanted = need[0] + need[1] + need[2]
    share = FACES[3]
    for at in range(3):
        if need[at]:
            share += FACES[at]
    sure = pool.fixed[3] - need[3]
    for at in range(3):
        sure += min(pool.fixed[at], need[at])
    expected = sure + share * (pool.dice + REROLL * pool.rerolls) + 0.8 * pool.luck
    if need[3] > pool.fixed[3] and need[3] > pool.dice:
        return 0.0
    return 1.0 / (1.0 + exp((wanted + 0.3 - expected) / SPREAD))


@lru_cache(maxsize=50_000)
def token_prospect(token: Token, pool: Pool, ahead: float) -> float:
    """The expected worth of facing a token: row 1, then the others, the best first."""
    if token.mode == "tournament":
        return TOURNAMENT
    if token.mode == "pay":
        return pay_prospect(token, pool, ahead)
    first = token.rows[0]
    pays = chance_of(pool, first.need)
    worth = pays * row_worth(first, pool.morale, ahead) + (1 - pays) * LUCK * ahead
    done = [first.need]
    others = sorted(token.rows[1:], key=lambda row: -row_worth(row, pool.morale, ahead))
    for row in others:
        gain = row_worth(row, pool.morale, ahead)
        if gain > 0 and row.coins <= pool.coins:
            done.append(row.need)
            worth += chance_of(pool, total(done)) * gain
    return worth


def pay_prospect(token: Token, pool: Pool, ahead: float) -> float:
    coins, size, worth = pool.coins, pool.size, 0.0
    for number, row in enumerate(token.rows):
        gain = row_worth(row, pool.morale, ahead)
        if row.coins > coins or row.discard > size or gain <= 0:
            if number == 0:
                return LUCK * ahead
            continue
        coins += row.reward.coins - row.coins
        size -= row.discard
        worth += gain
    return worth


@lru_cache(maxsize=5_000)
def kind_prospect(content: ZizkaContent, kind: str, pool: Pool, ahead: float) -> float:
    """A face-down token is an average of its siblings."""
    tokens = [token for token in content.tokens.values() if token.kind == kind]
    return sum([token_prospect(token, pool, ahead) for token in tokens]) / len(tokens)


@lru_cache(maxsize=5_000)
def castle_prospect(content: ZizkaContent, castle: str, pool: Pool, ahead: float) -> float:
    """The mean over the cards of a castle."""
    cards = content.castle(castle)
    return sum([conquest_prospect(card, 1, pool, ahead) for card in cards]) / len(cards)


def conquest_prospect(card: Conquest, row: int, pool: Pool, ahead: float) -> float:
    """From this row on: all must succeed; a failure is worth a luck token."""
    likely = 1.0
    for one in card.rows[row - 1 :]:
        likely *= chance_of(pool, one.need)
    return likely * reward_worth(card.reward, pool.morale, ahead) + (1 - likely) * LUCK * ahead


def best_rows(
    token: Token, have: Counts, luck: int, done: tuple[int, ...], coins: int, morale: int, ahead: float
) -> float:
    """ZIZ-8: the best set of rows that a final pool still pays, beyond those completed."""
    first = () if done else (0,)
    rest = [at for at in range(len(token.rows)) if at + 1 not in done and at not in first]
    base = total([token.rows[at - 1].need for at in done])
    spent = luck_cost(have, base)
    best = 0.0 if done else LUCK * ahead
    for mask in range(1 << len(rest)):
        rows = [token.rows[at] for at in (*first, *[at for n, at in enumerate(rest) if mask >> n & 1])]
        cost = luck_cost(have, total([base, *[row.need for row in rows]]))
        if not rows or cost == INFEASIBLE or cost > luck:
            continue
        if sum([row.coins - row.reward.coins for row in rows]) > coins:
            continue
        worth = sum([row_worth(row, morale, ahead) for row in rows]) - LUCK * ahead * (cost - spent)
        best = max(best, worth)
    return best


@lru_cache(maxsize=1_000)
def card_worth(card: Follower) -> float:
    """The strength of a card, in the units of the evaluation."""
    skills = card.skills
    worth = 2 * skills.die + 0.9 * skills.reroll + 1.4 * (skills.sword + skills.cunning + skills.speech)
    worth += 2.5 * skills.joker + 1.0 * skills.move + 0.4 * skills.peek
    return worth + (0.4 if card.bonus_die or card.lance else 0.0)
