"""What allies, relics and prestige tokens do in a duel (GLO-10.11, 10.17, 10.19, 15.4)."""

from __future__ import annotations

from tabard.games.glory.rules.content import Token
from tabard.games.glory.rules.duel.attack import values, with_die
from tabard.games.glory.rules.duel.decisions import duel_of
from tabard.games.glory.rules.duel.state import Jouster
from tabard.games.glory.rules.goods import add_glory, in_order
from tabard.games.glory.rules.state import ALLIES, Glory, without


def turn_ally(table: Glory, seat: int, token: Token) -> None:
    """GLO-10.11, 10.20: turned face down; a cost in glory is paid."""
    player = table.players[seat]
    player.allies = without(player.allies, token.id)
    player.used_allies = (*player.used_allies, token.id)
    side = duel_of(table).side(seat)
    side.used_allies = (*side.used_allies, token.id)
    table.tell("ally_used", seat=seat, ally=token.id)
    add_glory(table, seat, -token.glory, ALLIES)


def modify(table: Glory, seat: int, token: Token) -> None:
    """GLO-10.19: for this engagement, or for the first one."""
    duel = duel_of(table)
    own, its = duel.side(seat), duel.against(seat)
    if token.first:
        own.first += token.own_attack
        its.first += token.opponent_attack
        its.prestige_first += token.opponent_prestige
    else:
        own.now += token.own_attack
        its.now += token.opponent_attack


def refresh(table: Glory, seat: int, sort: str, target: str) -> None:
    """GLO-19.17, 19.24, 19.30, 15.4: one other used token is turned active."""
    player = table.players[seat]
    if sort == "ally":
        player.used_allies = without(player.used_allies, target)
        player.allies = (*player.allies, target)
    elif sort == "relic":
        player.used_relics = without(player.used_relics, target)
        player.relics = (*player.relics, target)
    else:
        target = player.used_prestige[0]
        player.used_prestige = player.used_prestige[1:]
        player.prestige = in_order(table.content.prestige_counts, (*player.prestige, target))
    table.tell("turned_active", seat=seat, token=target)


def set_die(table: Glory, seat: int, token: Token) -> None:
    """GLO-10.17: the lowest die of the colour shows the value."""
    if token.colour >= 0:
        side = duel_of(table).side(seat)
        counted = values(table, side, token.colour)
        side.dice = with_die(side.dice, token.colour, counted.index(min(counted)), token.value)


def turn_prestige(table: Glory, winner: Jouster) -> None:
    """GLO-11.9, 12.6, 15.4."""
    player = table.players[winner.seat]
    if player.prestige:
        kind = player.prestige[0]
        player.prestige = player.prestige[1:]
        player.used_prestige = in_order(table.content.prestige_counts, (*player.used_prestige, kind))
        winner.used_prestige = (*winner.used_prestige, kind)
        table.tell("prestige_turned", seat=winner.seat, prestige=kind)
