"""Symbols and skills (ZIZ-4): sums over the tablet and the team."""

from __future__ import annotations

from tabard.games.zizka.rules.content import CUNNING, FOLLOWER_DIE, JOKER, RULERS, SPEECH, SWORD
from tabard.games.zizka.rules.payment import Counts
from tabard.games.zizka.rules.state import Player, Roll, Zizka


def dice(table: Zizka, seat: int, kind: str) -> int:
    """ZIZ-4.2, 4.14 to 4.16, 1.7: follower dice; `kind` is the event's kind, or "" where none counts."""
    player = table.players[seat]
    number = player.commander.skills.die
    for card in player.team:
        number += card.skills.die
        if kind and card.bonus_die == kind:
            number += 1
    return min(number, table.content.dice_limit)


def pool(table: Zizka, seat: int, kind: str) -> tuple[str, ...]:
    """ZIZ-7.8, 9.6, 1.8: the dice rolled together, ruler dice last."""
    rulers = [table.content.die_of[ruler] for ruler in RULERS if table.favours[ruler] == seat]
    return (FOLLOWER_DIE,) * dice(table, seat, kind) + tuple(rulers)


def rerolls(player: Player) -> int:
    """ZIZ-4.3."""
    number = player.commander.skills.reroll
    for card in player.team:
        number += card.skills.reroll
    return number


def fixed_symbols(player: Player) -> Counts:
    """ZIZ-4.4, 4.7."""
    skills = player.commander.skills
    sword, cunning, speech, joker = skills.sword, skills.cunning, skills.speech, skills.joker
    for card in player.team:
        skills = card.skills
        sword += skills.sword
        cunning += skills.cunning
        speech += skills.speech
        joker += skills.joker
    return sword, cunning, speech, joker


def lances(player: Player) -> int:
    """ZIZ-4.17."""
    return sum([card.lance for card in player.team])


def symbols(roll: Roll) -> Counts:
    """ZIZ-4.8: fixed symbols and die faces; blank and coin give nothing."""
    sword, cunning, speech, joker = roll.fixed
    for face in roll.faces:
        if face == SWORD:
            sword += 1
        elif face == CUNNING:
            cunning += 1
        elif face == SPEECH:
            speech += 1
        elif face == JOKER:
            joker += 1
    return sword, cunning, speech, joker


def move_range(table: Zizka, seat: int) -> int:
    """ZIZ-5.2, 5.3, 5.9, 17.27: the poster costs one space, the range is at least 1."""
    player = table.players[seat]
    reach = player.commander.skills.move
    for card in player.team:
        reach += card.skills.move
    if player.wanted:
        reach += table.content.poster_move
    for poster in player.posters:
        reach += table.content.posters[poster].get("player_move", 0)
    return max(1, reach)


def peek_sources(table: Zizka, seat: int) -> list[str]:
    """ZIZ-4.20: tablet and cards with an unused peek."""
    player = table.players[seat]
    used = table.peeks
    commander = player.commander
    sources = [commander.id] if commander.skills.peek > used.count(commander.id) else []
    return sources + [card.id for card in player.team if card.skills.peek > used.count(card.id)]
