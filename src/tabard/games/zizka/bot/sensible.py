"""What a beginner would consider: every rule here leaves out what nobody would do on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.engine.records import present
from tabard.games.zizka.bot.evaluation import affordable, expected_attack, expected_defence
from tabard.games.zizka.bot.prospects import card_worth
from tabard.games.zizka.rules.conquest import CONFIRM
from tabard.games.zizka.rules.content import JOKER
from tabard.games.zizka.rules.facing import CONCEDE, FIRST
from tabard.games.zizka.rules.followers import find
from tabard.games.zizka.rules.recruiting import DONE, RECRUIT, REFRESH
from tabard.games.zizka.rules.rolling import BUY
from tabard.games.zizka.rules.state import TORAK, Player, Zizka
from tabard.games.zizka.rules.turn import ATTACK, CONQUEST, END_TURN, MOVE, PEEK, target_of
from tabard.games.zizka.rules.turn import RECRUIT as RECRUITING

ENOUGH_DICE: Final = 3  # with fixed symbols: fewer never take a castle


def sensible(table: Zizka, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Some of the options, at least one."""
    if kind == "main":
        return sensible_action(table, options)
    if kind == "move":
        return worthwhile_spaces(table, options)
    if kind == "reroll":
        return [choice for choice in options if str(choice).removeprefix(BUY) != JOKER]
    if kind == "row":
        return [choice for choice in options if choice != CONCEDE or cheap_to_concede(table, options)]
    if kind == "conquest_row":
        return options if rows_to_come(table) else [CONFIRM]
    if kind == "recruit":
        return sensible_recruit(table, options)
    if kind in ("replace", "discard", "lose_follower"):
        return weakest_two(table, options)
    if kind in ("tournament", "mark"):
        return no_joker(options)
    return options


def sensible_action(table: Zizka, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody ends a turn with actions left, attacks a stronger one, or storms a castle with nothing."""
    seat = table.active
    player = table.players[seat]
    kept: list[Choice] = []
    for choice in options:
        text = str(choice)
        if text == END_TURN and table.actions:
            continue
        if text == RECRUITING and not improving(table, player):
            continue
        if text == CONQUEST and expected_attack(table, seat) < ENOUGH_DICE:
            continue
        if text.startswith(ATTACK) and not may_win(table, text):
            continue
        if text == MOVE and table.actions == 1 and len(kept) > 0:
            continue  # something can be done here
        kept.append(choice)
    peeks = [choice for choice in kept if str(choice).startswith(PEEK)]
    return peeks[:1] + [choice for choice in kept if choice not in peeks] if kept else options


def improving(table: Zizka, player: Player) -> bool:
    """Whether somebody on offer is better than the weakest of the team."""
    if len(player.team) < table.content.team_limit:
        return bool(affordable(table, player))
    weakest = min([card_worth(card) for card in player.team])
    return any(card_worth(card) > weakest for card in affordable(table, player))


def may_win(table: Zizka, choice: str) -> bool:
    target = target_of(table, choice)
    if target == TORAK:
        return bool(table.players[0].posters)
    return expected_attack(table, table.active) + 1 > expected_defence(table, target)


def worthwhile_spaces(table: Zizka, options: Sequence[Choice]) -> Sequence[Choice]:
    """Spaces where something can be done; if there are none, any named space."""
    player = table.players[table.active]
    done = [card.difficulty for card in player.conquests]
    wanted: list[Choice] = []
    for option in options:
        space = str(option)
        kind = table.content.kind_of[space]
        castle = table.content.difficulty_of[space]
        recruits = kind == "tavern" and improving(table, player)
        storms = castle and castle not in done and expected_attack(table, table.active) >= ENOUGH_DICE
        if space in table.tokens or recruits or storms:
            wanted.append(option)
    return wanted or options


def cheap_to_concede(table: Zizka, options: Sequence[Choice]) -> bool:
    """Row 1 may cost coins or followers worth more than it gives; who concedes it gains a luck token."""
    facing = table.facing
    if facing is None or FIRST not in options:
        return True
    row = table.tokens[facing.space].rows[0]
    return table.luck_supply() > 0 and (row.discard > 0 or row.coins > 0)


def rows_to_come(table: Zizka) -> int:
    """Rows of the castle after this one. Nobody concedes the last one to take the castle another day."""
    siege = present(table.siege)
    return len(siege.card.rows) - siege.row


def sensible_recruit(table: Zizka, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody pays for a follower weaker than all he has, or discards a card while somebody can be hired."""
    player = table.players[table.active]
    full = len(player.team) == table.content.team_limit
    weakest = min([card_worth(card) for card in player.team]) if full else 0.0
    better = [
        choice
        for choice in options
        if str(choice).startswith(RECRUIT)
        and card_worth(find(table, str(choice).removeprefix(RECRUIT))) > weakest
    ]
    if better:
        return [*better, DONE] if DONE in options else better
    if DONE in options:
        return [DONE]
    refreshes = [choice for choice in options if str(choice).startswith(REFRESH)]
    return refreshes or options


def weakest_two(table: Zizka, options: Sequence[Choice]) -> Sequence[Choice]:
    """One of the two weakest leaves."""
    return sorted(options, key=lambda id: card_worth(find(table, id)))[:2]


def no_joker(options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody gives up the best face."""
    return [choice for choice in options if not str(choice).endswith(JOKER)] or options
