"""Facing an event token (ZIZ-7): turn up, roll, pay rows, success or failure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import TOURNAMENT, Row, Token
from tabard.games.zizka.rules.followers import DiscardForRow, find, leave_team
from tabard.games.zizka.rules.goods import can_gain_poster, gain_luck, pay_coins, spend_luck
from tabard.games.zizka.rules.payment import INFEASIBLE, NOTHING, further_cost
from tabard.games.zizka.rules.rewards import receive
from tabard.games.zizka.rules.rolling import STOP, roll_pool
from tabard.games.zizka.rules.seeing import look_at_token
from tabard.games.zizka.rules.state import Facing, Zizka
from tabard.games.zizka.rules.tokens import remove_token
from tabard.games.zizka.rules.tournament import tournament

CONCEDE: Final = "concede"
FIRST: Final = 1  # the row success needs (ZIZ-7.12)


async def face_event(table: Zizka) -> None:
    """ZIZ-7.5 to 7.16."""
    seat = table.active
    space = table.players[seat].space
    token = turn_up(table, space)
    if token.mode == TOURNAMENT:
        await tournament(table, seat, token)
        remove_token(table, space)
        return
    have = await roll_pool(table, seat, token.kind) if token.mode == "dice" else NOTHING
    luck = table.players[seat].luck if token.mode == "dice" else 0  # ZIZ-7.20
    table.facing = Facing(space, have, luck, ())
    await row_loop(table, seat, token)
    rows = table.facing.rows
    table.facing = None
    table.roll = None
    if rows:
        table.tell("event_mastered", seat=seat, token=token.id)
        remove_token(table, space)
    else:
        table.tell("event_failed", seat=seat, token=token.id)
        gain_luck(table, seat, 1)  # ZIZ-7.16, 7.21


def turn_up(table: Zizka, space: str) -> Token:
    """ZIZ-7.5: public from now on."""
    look_at_token(table, space)
    token = table.tokens[space]
    if space not in table.face_up:
        table.face_up |= {space}
        table.known.pop(space, None)
        table.reveal()
        table.tell("token_turned_up", space=space, token=token.id)
    return token


async def row_loop(table: Zizka, seat: int, token: Token) -> None:
    """ZIZ-7.12: row 1 first, then the others in any order, until enough."""
    while True:
        choice: Choice = await table.ask(PayRow(seat))
        if not isinstance(choice, int):
            return
        await complete(table, seat, token, choice)


async def complete(table: Zizka, seat: int, token: Token, number: int) -> None:
    """ZIZ-7.13, 8.6: the whole requirement, then the whole reward at once."""
    facing = present(table.facing)
    row = token.rows[number - 1]
    luck = row_luck(table, token, row)
    table.facing = Facing(facing.space, facing.have, facing.luck, (*facing.rows, number))
    table.tell("row_completed", seat=seat, token=token.id, row=number)
    spend_luck(table, seat, luck)
    pay_coins(table, seat, row.coins)
    for _ in range(row.discard):
        card: Choice = await table.ask(DiscardForRow(seat, token.id, number))
        leave_team(table, seat, find(table, card))
    await receive(table, seat, row.reward)


def row_luck(table: Zizka, token: Token, row: Row) -> int:
    """ZIZ-8.5, 8.6: luck tokens the row costs after those completed, or INFEASIBLE."""
    facing = present(table.facing)
    done = [token.rows[number - 1].need for number in facing.rows]
    return further_cost(facing.have, done, row.need, facing.luck)


def payable(table: Zizka, seat: int, token: Token, number: int) -> bool:
    """ZIZ-7.13, 8.9, 17.25."""
    player = table.players[seat]
    row = token.rows[number - 1]
    if row.coins > player.coins or row.discard > len(player.team):
        return False
    if row.reward.poster and not can_gain_poster(table):
        return False
    return row_luck(table, token, row) != INFEASIBLE


def open_rows(table: Zizka, token: Token) -> list[int]:
    """ZIZ-7.12: rows that may be completed next, if they can be paid."""
    facing = present(table.facing)
    if not facing.rows:
        return [FIRST]
    return [number for number in range(1, len(token.rows) + 1) if number not in facing.rows]


class PayRow(Decision[Zizka]):
    """ZIZ-7.12, 7.18, 7.22: a payable row, or enough; before row 1 that is conceding."""

    __slots__ = ()

    kind = "row"
    clause = "ZIZ-7.12"

    def options(self, table: Zizka) -> Sequence[Choice]:
        facing = present(table.facing)
        token = table.tokens[facing.space]
        rows = [number for number in open_rows(table, token) if payable(table, self.seat, token, number)]
        return [*rows, STOP if facing.rows else CONCEDE]

    def default(self, table: Zizka) -> Choice:
        """ZIZ-18.9: row 1 if it costs neither luck, coins nor followers."""
        facing = present(table.facing)
        if facing.rows:
            return STOP
        token = table.tokens[facing.space]
        row = token.rows[0]
        free = not row.coins and not row.discard and row_luck(table, token, row) == 0
        return FIRST if free and payable(table, self.seat, token, FIRST) else CONCEDE

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        facing = present(table.facing)
        rows = table.tokens[facing.space].rows
        if not isinstance(choice, int) or not 1 <= choice <= len(rows):
            return None
        if choice in facing.rows:
            return Clause("ZIZ-7.12", "row-completed-already", {"row": choice})
        if not facing.rows and choice != FIRST:
            return Clause("ZIZ-7.12", "row-one-first", {"row": choice})
        row = rows[choice - 1]
        if row.coins > table.players[self.seat].coins:
            return Clause("ZIZ-7.24", "not-enough-own-coins", {"number": row.coins})
        if row.discard > len(table.players[self.seat].team):
            return Clause("ZIZ-7.25", "no-follower-to-discard")
        if row.reward.poster and not can_gain_poster(table):
            return Clause("ZIZ-17.25", "no-poster-left")
        return Clause("ZIZ-8.4", "symbols-are-missing", {"row": choice})

    def refused(self, table: Zizka) -> Sequence[Choice]:
        facing = present(table.facing)
        options = self.options(table)
        rows = range(1, len(table.tokens[facing.space].rows) + 1)
        return [number for number in rows if number not in options]

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        """ZIZ-8.8: what each payable row costs in luck tokens."""
        facing = present(table.facing)
        token = table.tokens[facing.space]
        costs = {
            str(number): row_luck(table, token, token.rows[number - 1])
            for number in open_rows(table, token)
            if payable(table, self.seat, token, number)
        }
        return {"token": token.id, "rows": list(facing.rows), "luck": costs}
