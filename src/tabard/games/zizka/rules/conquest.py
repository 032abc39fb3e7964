"""Conquests (ZIZ-11): every row a roll of its own, the reward only at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import Conquest
from tabard.games.zizka.rules.facing import CONCEDE
from tabard.games.zizka.rules.goods import gain_luck, spend_luck
from tabard.games.zizka.rules.payment import INFEASIBLE, further_cost
from tabard.games.zizka.rules.rewards import receive
from tabard.games.zizka.rules.rolling import roll_pool
from tabard.games.zizka.rules.seeing import look_at_castle
from tabard.games.zizka.rules.skills import symbols
from tabard.games.zizka.rules.state import Player, Siege, Zizka

CONFIRM: Final = "confirm"


def can_conquer(table: Zizka, player: Player) -> bool:
    """ZIZ-11.1, 11.2."""
    difficulty = table.content.difficulty_of[player.space]
    if not difficulty or not table.castles[difficulty]:
        return False
    return not any(card.difficulty == difficulty for card in player.conquests)


async def conquer(table: Zizka) -> None:
    """ZIZ-11.3 to 11.14."""
    seat = table.active
    card = turn_up(table, table.content.difficulty_of[table.players[seat].space])
    table.tell("conquest_begins", seat=seat, card=card.id)
    for number in range(1, len(card.rows) + 1):
        if not await take_row(table, seat, card, number):
            fail(table, seat, card)
            return
    table.siege = None
    table.roll = None
    player = table.players[seat]
    player.conquests = (*player.conquests, card)  # ZIZ-11.13
    table.tell("conquest_won", seat=seat, card=card.id)
    await receive(table, seat, card.reward)


def turn_up(table: Zizka, difficulty: str) -> Conquest:
    """ZIZ-11.3."""
    look_at_castle(table, difficulty)
    deck = table.castles[difficulty]
    table.castles[difficulty] = deck[1:]
    table.castle_known[difficulty] = ()
    table.shown = tuple([id for id in table.shown if id != deck[0].id])
    table.reveal()
    return deck[0]


async def take_row(table: Zizka, seat: int, card: Conquest, number: int) -> bool:
    """ZIZ-11.5 to 11.9: full pool; completed if it is feasible and the player spends the luck it costs."""
    table.siege = Siege(card, number, table.players[seat].luck)
    await roll_pool(table, seat)
    choice: Choice = await table.ask(ConquestRow(seat))
    if choice == CONCEDE:
        return False
    luck = row_luck(table)
    table.tell("conquest_row", seat=seat, card=card.id, row=number)
    spend_luck(table, seat, luck)
    return True


def row_luck(table: Zizka) -> int:
    """ZIZ-8.4 with the current row alone: its cost in luck tokens, or INFEASIBLE."""
    siege = table.siege
    assert siege is not None and table.roll is not None
    return further_cost(symbols(table.roll), (), siege.card.rows[siege.row - 1].need, siege.luck)


def fail(table: Zizka, seat: int, card: Conquest) -> None:
    """ZIZ-11.14, 19.4: face down under its deck, where everybody knows it."""
    table.siege = None
    table.roll = None
    table.castles[card.difficulty] += (card,)
    table.shown = (*table.shown, card.id)
    table.tell("conquest_failed", seat=seat, card=card.id)
    gain_luck(table, seat, 1)


class ConquestRow(Decision[Zizka]):
    """ZIZ-11.8, 11.9: complete the row for luck, or concede; what costs none is completed by itself."""

    __slots__ = ()

    kind = "conquest_row"
    clause = "ZIZ-11.8"

    def options(self, table: Zizka) -> Sequence[Choice]:
        luck = row_luck(table)
        if luck == INFEASIBLE:
            return [CONCEDE]
        return [CONFIRM, CONCEDE] if luck else [CONFIRM]

    def default(self, table: Zizka) -> Choice:
        return self.options(table)[0]

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        siege = present(table.siege)
        return {"card": siege.card.id, "row": siege.row, "luck": row_luck(table)}
