"""The end of a duel: glory and recovery (GLO-11.11 to 11.18, 12.7 to 12.10, 24.32)."""

from __future__ import annotations

from tabard.engine.records import present
from tabard.games.glory.rules.duel.decisions import Recover, duel_of
from tabard.games.glory.rules.duel.state import SIR, TOURNAMENT, Duel, Jouster
from tabard.games.glory.rules.goods import add_glory, in_order
from tabard.games.glory.rules.state import DUELS, Glory, without


async def settle(table: Glory) -> None:
    """Glory first, then the loser takes back what he may. The duel leaves the table."""
    duel = duel_of(table)
    winner, loser = (duel.left, duel.right) if duel.winner == 0 else (duel.right, duel.left)
    if winner.seat >= 0:
        table.tell("duel_won", seat=winner.seat)
    if loser.seat >= 0:
        table.tell("duel_lost", seat=loser.seat)
    if duel.context == TOURNAMENT:
        award_glory(table, duel, winner, loser)
    if loser.seat >= 0:
        await recover(table, loser.seat)


def award_glory(table: Glory, duel: Duel, winner: Jouster, loser: Jouster) -> None:
    """GLO-11.12, 11.17, 12.7 to 12.9: all of the loser's value; half the winner's for one engagement."""
    value, half = worth(table, duel, loser), worth(table, duel, winner) // 2
    give_glory(table, winner.seat, value)
    if loser.wins:
        give_glory(table, loser.seat, half)


def worth(table: Glory, duel: Duel, jouster: Jouster) -> int:
    """A knight's printed glory; a player's (and SIR's) 9 if he is the more famous of the two, else 7."""
    if jouster.name and jouster.seat != SIR:
        return jouster.glory
    other = duel.right if jouster is duel.left else duel.left
    if other.name and other.seat != SIR:
        return 0  # a knight wins nothing
    game = table.content.game
    more = glory_of(table, jouster.seat) > glory_of(table, other.seat)
    value: int = game["player_value_more_glory"] if more else game["player_value_base"]
    return value


def glory_of(table: Glory, seat: int) -> int:
    if seat == SIR:
        return present(table.sir).glory
    return table.players[seat].glory


def give_glory(table: Glory, seat: int, number: int) -> None:
    if seat >= 0:
        add_glory(table, seat, number, DUELS)
    elif seat == SIR and number:
        present(table.sir).glory += number
        table.tell("sir_gains", number=number)


async def recover(table: Glory, seat: int) -> None:
    """GLO-11.14: one strength, one faith, one ally, one prestige token and one relic, as far as used."""
    side = duel_of(table).side(seat)
    player = table.players[seat]
    if side.spent:
        player.strength += 1
    if side.faith:
        player.faith += 1
    if side.used_prestige:
        kind = side.used_prestige[0]
        player.used_prestige = without(player.used_prestige, kind)
        player.prestige = in_order(table.content.prestige_counts, (*player.prestige, kind))
    if side.used_allies:
        ally: str = await table.ask(Recover(seat, "ally"))
        player.used_allies = without(player.used_allies, ally)
        player.allies = (*player.allies, ally)
    if side.used_relics:
        relic: str = await table.ask(Recover(seat, "relic"))
        player.used_relics = without(player.used_relics, relic)
        player.relics = (*player.relics, relic)
    table.tell("recovered", seat=seat, strength=min(1, side.spent), faith=min(1, side.faith))
