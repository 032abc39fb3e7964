"""How well a player stands, in points: docs/games/zizka/strategy.md as arithmetic."""

from __future__ import annotations

from typing import Final

from tabard.games.zizka.bot.prospects import (
    COIN,
    FACES,
    FAVOUR,
    LUCK,
    Pool,
    best_rows,
    card_worth,
    castle_prospect,
    conquest_prospect,
    kind_prospect,
    reward_worth,
    token_prospect,
)
from tabard.games.zizka.rules.content import CASTLES, SYMBOLS, Follower
from tabard.games.zizka.rules.fighting import attack_symbols, defence_symbols
from tabard.games.zizka.rules.followers import allowed, available
from tabard.games.zizka.rules.payment import Counts, luck_cost
from tabard.games.zizka.rules.recruiting import cost
from tabard.games.zizka.rules.scoring import total
from tabard.games.zizka.rules.skills import dice, fixed_symbols, move_range, rerolls, symbols
from tabard.games.zizka.rules.state import TORAK, Player, Roll, Step, Zizka

TEAM: Final = 0.55
RICH: Final = 10  # coins beyond these wait for the end
COIN_BEYOND: Final = 0.2
POSTER_COIN: Final = 0.15
AT_AN_END: Final = 0.9  # of the morale track
NEAR_AN_END: Final = 0.4
DESERTER: Final = 0.6  # a follower who would leave
LEAST_AHEAD: Final = 0.15
NEXT: Final = 0.5  # of what the next turn may bring
MOST_KEPT: Final = 10_000
ESTIMATES: Final[dict[tuple[object, ...], float]] = {}  # by all they depend on
FIGHT: Final = 3.0  # what a fight decides, two points one way or one the other


def evaluate(table: Zizka, seat: int) -> float:
    """What the seat is ahead of its best rival; at the end, the difference of the scores."""
    if table.step is Step.OVER:
        values = [float(total(table, one)) + 0.01 * table.players[one].coins for one in range(table.seats)]
    else:
        ahead = to_come(table)
        values = [estimate(table, one, ahead) for one in range(table.seats)]
        values[seat] += prospect(table, seat, ahead)
    if table.torak is not None:
        return values[seat] - table.torak.vp
    best = max([value for one, value in enumerate(values) if one != seat])
    return values[seat] - best


def to_come(table: Zizka) -> float:
    """The share of the game that is still to come."""
    leader = max([player.vp for player in table.players])
    if table.torak is not None:
        leader = max(leader, table.torak.vp)
    return min(1.0, max(LEAST_AHEAD, (table.content.goal - leader) / 14))


def estimate(table: Zizka, seat: int, ahead: float) -> float:
    """What the player owns: most answers leave most players as they were."""
    player = table.players[seat]
    key = (
        table.content.fingerprint,
        player.commander,
        player.team,
        player.coins,
        player.luck,
        player.vp,
        player.morale,
        player.wanted,
        player.poster,
        player.posters,
        player.conquests,
        favours_of(table, seat),
        ahead,
    )
    value = ESTIMATES.get(key)
    if value is None:
        if len(ESTIMATES) >= MOST_KEPT:
            ESTIMATES.clear()
        value = ESTIMATES[key] = goods(table, seat, ahead)
    return value


def favours_of(table: Zizka, seat: int) -> int:
    held = 0
    for holder in table.favours.values():
        if holder == seat:
            held += 1
    return held


def goods(table: Zizka, seat: int, ahead: float) -> float:
    player = table.players[seat]
    value = player.vp + coins_worth(table, player, ahead) + posters_worth(player, ahead)
    value += TEAM * ahead * team_worth(player) + morale_worth(player, ahead)
    value += LUCK * ahead * player.luck + FAVOUR * ahead * favours_of(table, seat)
    return value + castles_worth(table, seat, ahead)


def coins_worth(table: Zizka, player: Player, ahead: float) -> float:
    worth = COIN * min(player.coins, RICH) * ahead + COIN_BEYOND * max(player.coins - RICH, 0)
    if ahead == LEAST_AHEAD:
        worth += (player.coins + player.poster) / table.content.coins_per_point * (1 - LEAST_AHEAD)
    return worth


def posters_worth(player: Player, ahead: float) -> float:
    wanted = 0.3 * ahead if player.wanted else 0.0
    return POSTER_COIN * player.poster - wanted - 0.5 * ahead * len(player.posters)


def castles_worth(table: Zizka, seat: int, ahead: float) -> float:
    """Castles still to be taken."""
    value = 0.0
    pool = pool_of(table, seat, "")
    done = [card.difficulty for card in table.players[seat].conquests]
    for castle in CASTLES:
        if castle not in done:
            value += 0.5 * castle_prospect(table.content, castle, pool, ahead) * ahead
    return value


def team_worth(player: Player) -> float:
    return sum([card_worth(card) for card in player.team])


def morale_worth(player: Player, ahead: float) -> float:
    """Steps off the track will come; who despises the end one heads for will leave."""
    distance = abs(player.morale)
    value = (AT_AN_END if distance == 2 else NEAR_AN_END if distance == 1 else 0.0) * ahead
    if distance == 1:
        end = 2 * player.morale
        value -= DESERTER * ahead * sum([1 for card in player.team if card.despises == end])
    return value


def pool_of(table: Zizka, seat: int, kind: str) -> Pool:
    player = table.players[seat]
    return Pool(
        dice(table, seat, kind) + favours_of(table, seat),
        rerolls(player),
        fixed_symbols(player),
        min(player.luck, 3),
        min(player.coins, RICH),
        len(player.team),
        player.morale,
    )


def prospect(table: Zizka, seat: int, ahead: float) -> float:
    """What the seat is about to gain: the roll on the table, or the actions left."""
    if table.roll is not None and table.fight is not None:
        return fight_prospect(table, seat)
    if table.roll is not None and table.roll.seat == seat:
        return roll_prospect(table, table.roll, ahead) + later(table, seat, ahead)
    if table.facing is not None and table.active == seat:
        facing = table.facing
        player = table.players[seat]
        token = table.tokens[facing.space]
        rows = best_rows(token, facing.have, facing.luck, facing.rows, player.coins, player.morale, ahead)
        return rows + later(table, seat, ahead)
    return later(table, seat, ahead)


def later(table: Zizka, seat: int, ahead: float) -> float:
    """The actions left in this turn; between turns, the next one."""
    actions = table.actions if table.active == seat else 0
    outlook = Outlook(table, seat, ahead)
    here = outlook.worth(table.players[seat].space)
    there = outlook.best_reachable()
    if actions >= 2:
        return max(here + NEXT * there, there)
    if actions == 1:
        return max(here + 0.3 * NEXT * there, NEXT * there)
    return NEXT * max(here, 0.9 * there)


class Outlook:
    """What one action on a space promises a seat; pools are added up once for each kind of event."""

    __slots__ = ("ahead", "pools", "recruits", "seat", "table")

    def __init__(self, table: Zizka, seat: int, ahead: float) -> None:
        self.table = table
        self.seat = seat
        self.ahead = ahead
        self.pools: dict[str, Pool] = {}
        self.recruits = -1.0

    def pool(self, kind: str) -> Pool:
        pool = self.pools.get(kind)
        if pool is None:
            pool = self.pools[kind] = pool_of(self.table, self.seat, kind)
        return pool

    def best_reachable(self) -> float:
        table = self.table
        steps = table.content.distance[table.players[self.seat].space]
        reach = move_range(table, self.seat)
        best = 0.0
        for space in table.content.named_spaces:
            if 1 <= steps[space] <= reach:
                best = max(best, self.worth(space))
        return best

    def worth(self, space: str) -> float:
        """A face-down token counts as its kind, unless it was peeked."""
        table = self.table
        token = table.tokens.get(space)
        if token is not None:
            facing = table.facing
            if facing is not None and facing.space == space and facing.rows:
                return 0.0
            pool = self.pool(token.kind)
            if space in table.face_up or self.seat in table.known.get(space, ()):
                return token_prospect(token, pool, self.ahead)
            return kind_prospect(table.content, token.kind, pool, self.ahead)
        player = table.players[self.seat]
        if table.content.kind_of[space] == "tavern":
            if self.recruits < 0:
                self.recruits = recruit_prospect(table, player, self.ahead)
            return self.recruits
        castle = table.content.difficulty_of[space]
        if castle and not any(card.difficulty == castle for card in player.conquests):
            return castle_prospect(table.content, castle, self.pool(""), self.ahead)
        return 0.0


def recruit_prospect(table: Zizka, player: Player, ahead: float) -> float:
    """The best single recruit, and half of what the coins left may buy."""
    weakest = min([card_worth(card) for card in player.team]) if len(player.team) == 4 else 0.0
    gains = [
        TEAM * ahead * (card_worth(card) - weakest) - COIN * ahead * cost(table, player, card)
        for card in affordable(table, player)
    ]
    return max([0.0, *gains]) * 1.3


def affordable(table: Zizka, player: Player) -> list[Follower]:
    return [
        card
        for card in available(table)
        if allowed(player, card) and cost(table, player, card) <= player.coins
    ]


def roll_prospect(table: Zizka, roll: Roll, ahead: float) -> float:
    """What the dice on the table are worth, and what the re-rolls left may add."""
    have = symbols(roll)
    now = pays(table, roll.seat, have, ahead)
    if roll.stopped or not roll.rerolls:
        return now
    best = 0.0
    for at, symbol in enumerate(SYMBOLS):
        if symbol not in roll.faces:
            continue
        expected = 0.0
        for to, likely in enumerate(FACES):
            expected += likely * pays(table, roll.seat, exchanged(have, at, to), ahead)
        best = max(best, expected - now)
    return now + best * (1.0 + 0.6 * min(roll.rerolls - 1, 2))


def exchanged(have: Counts, lost: int, gained: int) -> Counts:
    counts = list(have)
    counts[lost] -= 1
    counts[gained] += 1
    return counts[0], counts[1], counts[2], counts[3]


def pays(table: Zizka, seat: int, have: Counts, ahead: float) -> float:
    """The worth of a final pool: rows of the event, or the row of the conquest and those to come."""
    player = table.players[seat]
    if table.siege is not None:
        siege = table.siege
        need = siege.card.rows[siege.row - 1].need
        price = luck_cost(have, need)
        if not 0 <= price <= player.luck:
            missing = max(1, price - player.luck) if price >= 0 else 2
            return LUCK * ahead + 0.05 / missing
        pool = pool_of(table, seat, "")
        if siege.row == len(siege.card.rows):
            return reward_worth(siege.card.reward, player.morale, ahead) - LUCK * ahead * price
        return conquest_prospect(siege.card, siege.row + 1, pool, ahead) - LUCK * ahead * price
    facing = table.facing
    space = player.space if facing is None else facing.space
    if space not in table.tokens:
        return 0.0
    token = table.tokens[space]
    rows = () if facing is None else facing.rows
    luck = player.luck if facing is None else facing.luck
    worth = best_rows(token, have, luck, rows, player.coins, player.morale, ahead)
    return worth + 0.01 * (have[3] + sum(have))  # a joker that pays nothing yet may pay after a re-roll


def fight_prospect(table: Zizka, seat: int) -> float:
    """Half of the stake, more or less by the lead as it lies."""
    fight, roll = table.fight, table.roll
    assert fight is not None and roll is not None
    have = symbols(roll)
    stake = FIGHT
    if fight.defender != TORAK:
        stake += 0.3 * table.players[fight.defender].poster
    if fight.attack is None:
        foe = 2.5 if fight.defender == TORAK else expected_defence(table, fight.defender)
        lead = attack_symbols(have) - foe
    else:
        lead = fight.attack - defence_symbols(have) - 0.5
    share = stake * max(-0.5, min(0.5, 0.25 * lead))
    return share if seat == fight.attacker else -share


def expected_defence(table: Zizka, seat: int) -> float:
    fixed = fixed_symbols(table.players[seat])
    share = FACES[1] + FACES[3]
    return defence_symbols(fixed) + share * dice(table, seat, "") + 0.4 * rerolls(table.players[seat])


def expected_attack(table: Zizka, seat: int) -> float:
    fixed = fixed_symbols(table.players[seat])
    share = FACES[0] + FACES[3]
    return attack_symbols(fixed) + share * dice(table, seat, "") + 0.4 * rerolls(table.players[seat])
