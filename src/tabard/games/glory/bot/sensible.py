"""What a beginner would consider: every rule here leaves out what nobody would do on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice
from tabard.games.glory.bot.prospects import mean_attack, prospect, worth_of_duel
from tabard.games.glory.rules.content import CHALLENGE, COLOURS, JOUST, LANCE
from tabard.games.glory.rules.duel.attack import attack, best, can_set_die, left_wins
from tabard.games.glory.rules.duel.decisions import ROLL, duel_of, left_to_throw
from tabard.games.glory.rules.duel.state import TOURNAMENT
from tabard.games.glory.rules.goods import gains_offered, gives_something
from tabard.games.glory.rules.journey import STOP
from tabard.games.glory.rules.spaces import GUARD, INITIATIVE, SERVICE, SOLO_TRAINING, TRAINING
from tabard.games.glory.rules.state import Glory, Step
from tabard.games.glory.rules.titles import DECLINE

HOPELESS: Final = 3.0  # an attack so far above what one can expect is not challenged
NEARLY_AS_GOOD: Final = 1.5  # glory: knights within this of the best one are considered


def sensible(table: Glory, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Some of the options, at least one."""
    if kind == "space":
        return sensible_spaces(table, options)
    if kind in ("lance", "use_relic"):
        return sensible_help(table, kind, options)
    if kind == "reroll":
        return sensible_dice(table, options)
    if kind == "strength":
        return sensible_strength(table, options)
    if kind == "journey":
        return sensible_cards(table, options)
    if kind in ("register", "herald"):
        return sensible_knights(table, options)
    if kind == "brave":
        return sensible_brave(table, options)
    return options


def sensible_spaces(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """No area where a circle gives more; no initiative for who has the best."""
    seat = table.turn
    poor = set()
    if SERVICE in options:
        poor.add(GUARD)
    if TRAINING in options:
        poor.add(SOLO_TRAINING)
    if table.rank(seat) == 0:
        poor.add(INITIATIVE)
    return [space for space in options if space not in poor] or options


def asked_seat(table: Glory, kind: str, options: Sequence[Choice]) -> int:
    """Whose step of the duel this is: his tokens are those offered."""
    duel = duel_of(table)
    if duel.right.seat < 0:
        return duel.left.seat
    if kind == "reroll" and duel.roller >= 0:
        return duel.roller
    offered = [str(one) for one in options if one != PASS]
    for seat in (duel.left.seat, duel.right.seat):
        player = table.players[seat]
        if all(one in player.allies or one in player.relics for one in offered):
            return seat
    return duel.left.seat


def is_ahead(table: Glory, seat: int) -> bool:
    duel = duel_of(table)
    mine, its = attack(table, duel, duel.left), attack(table, duel, duel.right)
    return left_wins(table, duel, mine, its) == (duel.left.seat == seat)


def sensible_help(table: Glory, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Against a knight: nothing when ahead, nothing when all help together is too little."""
    duel = duel_of(table)
    if duel.right.seat >= 0:
        return options
    seat = duel.left.seat
    if is_ahead(table, seat):
        return [PASS]
    steps = 0 if kind == "use_relic" else 1 if duel.stage == "second_ally" else 2
    gap = attack(table, duel, duel.right) - attack(table, duel, duel.left)
    if gap > most_help(table, seat, steps):
        return [PASS]
    return [one for one in options if one != PASS] or options


def most_help(table: Glory, seat: int, lances: int) -> int:
    """The most that allies and a relic could add in this engagement."""
    player = table.players[seat]
    side = duel_of(table).side(seat)
    gains: list[int] = []
    for ally in player.allies:
        token = table.content.allies[ally]
        if token.timing == LANCE and token.glory <= player.glory:
            gains.append(gain_of(table, seat, ally, relic=False))
    total = sum(sorted(gains, reverse=True)[:lances])
    relics = [gain_of(table, seat, relic, relic=True) for relic in player.relics]
    return total + max(relics, default=0) if side.seat >= 0 else total


def gain_of(table: Glory, seat: int, id: str, relic: bool) -> int:
    token = table.content.relics[id] if relic else table.content.allies[id]
    side = duel_of(table).side(seat)
    if token.reroll:
        return 4
    if token.colour >= 0:
        return token.value - best(table, side, token.colour) if can_set_die(table, side, token) else 0
    return token.own_attack - token.opponent_attack


def sensible_dice(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody rerolls when ahead of a knight; colours are picked in order, higher dice are left alone."""
    duel = duel_of(table)
    seat = asked_seat(table, "reroll", options)
    chosen = duel.chosen()
    if PASS in options and is_ahead(table, seat):
        return [PASS]
    last = max([at for at, picked in enumerate(duel.rerolls) if picked], default=0)
    useful: list[Choice] = []
    for at, name in enumerate(COLOURS):
        if name not in options or at < last:
            continue
        if left_to_throw(table, seat, at)[0] < table.content.dice[at].active:
            useful.append(name)
    if chosen:
        return [*useful, ROLL] if ROLL in options else options
    if PASS in options:
        return [*useful, PASS]
    return useful or options


def sensible_strength(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """The first token of a tournament duel is always worth it."""
    duel = duel_of(table)
    if duel.context == TOURNAMENT and duel.engagement == 1 and len(options) > 1:
        return [number for number in options if number != 0]
    return options


def sensible_cards(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """Cards that give something; challenges within reach; stop only without such cards."""
    seat = table.travellers[0]
    player = table.players[seat]
    useful: list[Choice] = []
    risky = False
    for choice in options:
        if choice == STOP:
            continue
        card = table.content.cards[str(choice)]
        if card.kind == CHALLENGE:
            mean = mean_attack(table.content, player, min(4, player.strength))
            if mean + 0.5 * len(player.relics) < card.attack - HOPELESS + 2:
                continue
            risky = True
        gives = (
            gains_offered(table, seat, card.id) if card.options else gives_something(table, seat, card.gain)
        )
        if gives:
            useful.append(choice)
    if not useful:
        return [STOP]
    return [*useful, STOP] if risky else useful


def sensible_knights(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """Knights that promise about as much glory as the best one."""
    seat = table.turn if table.step is Step.ACTION else table.registering[0]
    player = table.players[seat]
    worth: dict[Choice, float] = {}
    for choice in options:
        if choice == PASS:
            continue
        other = str(choice)
        if table.tournament == JOUST:
            other = table.places[(int(other.partition(":")[2]) - 1) ^ 1]
        knight = table.content.knights.get(other)
        if knight is None:
            worth[choice] = 3.0
        else:
            chances = prospect(table, player, min(4.0, player.strength / 2 + 1), knight, True)
            worth[choice] = worth_of_duel(chances, knight.glory)
    if not worth:
        return options
    top = max(worth.values())
    return [choice for choice in options if choice in worth and worth[choice] >= top - NEARLY_AS_GOOD]


def sensible_brave(table: Glory, options: Sequence[Choice]) -> Sequence[Choice]:
    """Not without strength."""
    player = table.players[table.braves[0]]
    if mean_attack(table.content, player, min(4, player.strength)) < 11 - HOPELESS:
        return [DECLINE]
    return options
