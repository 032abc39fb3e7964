"""Phase 3: fields 2 to 6, and the end of the round (GRU-8, 10 to 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Decision
from tabard.games.grunwald.rules.content import (
    CROWN_KNIGHTS,
    DUCATS,
    HELPERS,
    MERCENARIES,
    PROVISIONS,
    TEUTONS,
)
from tabard.games.grunwald.rules.goods import ducat_values, in_winning_order, provision_values, ranking
from tabard.games.grunwald.rules.setup import can_turn_up
from tabard.games.grunwald.rules.state import Grunwald, Step, with_card, without_card

BUY: Final = "buy"
DECLINE: Final = "decline"


async def fields(table: Grunwald) -> None:
    """GRU-8.1: one field after the other by number; field 1 is the skirmish."""
    knights(table, CROWN_KNIGHTS)
    provisions(table)
    ducats(table)
    knights(table, MERCENARIES)
    await helpers(table)
    end_of_round(table)


def knights(table: Grunwald, field: str) -> None:
    """GRU-10, 13, 19.2, 19.3: the first takes the stronger knight, the second the other one."""
    winners = ranking(table, field)[: table.winners(field)]
    for group, card in zip(winners, in_winning_order(table.up[field]), strict=False):
        player = table.players[group.seat]
        player.hand = with_card(player.hand, card)  # GRU-16.1
        table.up[field] = without_card(table.up[field], card)
        table.tell("knight_recruited", seat=group.seat, field=field, card=card.id, ducats=group.ducats)
    settle(table, field, [group.seat for group in winners])


def provisions(table: Grunwald) -> None:
    """GRU-11, 19.4: highest value to the first, lower one, if the card has it, to the second."""
    winners = []
    for group, value in zip(ranking(table, PROVISIONS), provision_values(table), strict=False):
        table.players[group.seat].provisions += value
        winners.append(group.seat)
        table.tell("provisions_gained", seat=group.seat, number=value, ducats=group.ducats)
    settle(table, PROVISIONS, winners)


def ducats(table: Grunwald) -> None:
    """GRU-12, 19.5, 20.2."""
    for group, value in zip(ranking(table, DUCATS), ducat_values(table), strict=False):
        table.players[group.seat].ducats += value
        table.tell("ducats_gained", seat=group.seat, number=value)
    settle(table, DUCATS, ())


async def helpers(table: Grunwald) -> None:
    """GRU-14: the first takes a helper from his pool, the second may buy one."""
    groups = ranking(table, HELPERS)
    settle(table, HELPERS, ())
    if groups:
        hire(table, groups[0].seat, 0)
    if len(groups) > 1 and can_buy_helper(table, groups[1].seat):
        seat = groups[1].seat
        choice: Choice = await table.ask(BuyHelper(seat))
        if choice == BUY:
            hire(table, seat, table.players[seat].helpers)
        else:
            table.tell("helper_declined", seat=seat)


def can_buy_helper(table: Grunwald, seat: int) -> bool:
    """GRU-14.3: who cannot pay is not asked."""
    player = table.players[seat]
    return player.ducats >= player.helpers


def hire(table: Grunwald, seat: int, cost: int) -> None:
    """GRU-14.5: the helper stands in front of the player and is placed from the next round on."""
    player = table.players[seat]
    player.ducats -= cost
    player.helpers += 1
    player.free_helpers += 1
    table.tell("helper_hired", seat=seat, ducats=cost)


class BuyHelper(Decision[Grunwald]):
    """GRU-14.2: a helper for as many ducats as helpers owned, or none."""

    __slots__ = ()

    kind = "buy_helper"
    clause = "GRU-14.2"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return [BUY, DECLINE]

    def default(self, table: Grunwald) -> Choice:
        return DECLINE

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"ducats": table.players[self.seat].helpers}


def settle(table: Grunwald, field: str, paying: Sequence[int]) -> None:
    """GRU-8.7: ducats of groups that gained something go to the bank, the others' go home."""
    for group in table.groups[field]:
        if group.seat not in paying:
            table.players[group.seat].ducats += group.ducats
    pawns_return(table, field)


def pawns_return(table: Grunwald, field: str) -> None:
    """GRU-8.6."""
    for group in table.groups[field]:
        player = table.players[group.seat]
        player.officer = player.officer or group.officer
        player.free_helpers += group.helpers
    table.groups[field] = ()


def end_of_round(table: Grunwald) -> None:
    """GRU-15: delayed payments, leftover cards to the box, the token to the left, the marker on."""
    for seat, player in enumerate(table.players):
        if player.due:
            table.tell("paid_at_last", seat=seat, ducats=player.due)
            player.ducats += player.due
            player.due = 0
    for field in (CROWN_KNIGHTS, MERCENARIES, TEUTONS):
        table.box += table.up[field]
        table.up[field] = ()
    for used in (table.provision_card, table.ducat_card, table.event):
        if used is not None:
            table.spent += (used.id,)
    table.provision_card = None
    table.ducat_card = None
    table.event = None
    if table.round == table.content.rounds:  # GRU-15.5, 17.1
        table.step = Step.FINAL
        table.payers = tuple(table.turn_order())
        return
    table.start = table.left_of(table.start)
    table.round += 1
    table.tell("round_begins", round=table.round, start=table.start)
    table.step = Step.EVENT if can_turn_up(table) else Step.ROUND_END
