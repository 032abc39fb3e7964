"""Phase 1, actions: one pawn after the other (GLO-6.4 to 6.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.glory.rules.journey import begin_journey
from tabard.games.glory.rules.solo.actions import sir_turn
from tabard.games.glory.rules.spaces import GUARD, SUPPORT, open_spaces, perform, slots_to_take, why_closed
from tabard.games.glory.rules.state import JOURNEY_PHASE, SIR, Glory, Step, with_pile


async def action_turn(table: Glory) -> None:
    """GLO-6.4: one player places exactly one pawn and performs the action."""
    seat = table.turn
    if seat >= 0:
        space: str = await table.ask(PlacePawn(seat))
        put_pawn(table, seat, space)
        await perform(table, seat, space)
        next_turn(table)
    while table.turn == SIR and table.step is Step.ACTION:
        sir_turn(table)
        next_turn(table)


def put_pawn(table: Glory, seat: int, space: str) -> None:
    table.players[seat].pawns -= 1
    table.pawns_on = with_pile(table.pawns_on, space, (*table.pawns_on[space], seat))
    table.tell("pawn_placed", seat=seat, space=space)


def next_turn(table: Glory) -> None:
    """GLO-6.5: round and round until every pawn is placed."""
    at = table.rank(table.turn)
    for ahead in range(1, len(table.initiative) + 1):
        seat = table.initiative[(at + ahead) % len(table.initiative)]
        if pawns_of(table, seat):
            table.turn = seat
            return
    begin_journey(table, JOURNEY_PHASE)


def pawns_of(table: Glory, seat: int) -> int:
    if seat == SIR:
        return present(table.sir).pawns
    return table.players[seat].pawns


class PlacePawn(Decision[Glory]):
    """GLO-6.4, 6.6: a space whose action can be paid and does something; nobody passes."""

    __slots__ = ()

    kind = "space"
    clause = "GLO-6.4"

    def options(self, table: Glory) -> Sequence[Choice]:
        return open_spaces(table, self.seat)

    def default(self, table: Glory) -> Choice:
        return GUARD

    def ahead(self, table: Glory) -> Mapping[Choice, Sequence[Choice]]:
        return {SUPPORT: slots_to_take(table, self.seat)} if SUPPORT in self.options(table) else {}

    def refused(self, table: Glory) -> Sequence[Choice]:
        offered = open_spaces(table, self.seat)
        return [space for space in table.content.spaces if space not in offered]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        if choice == "pass":
            return Clause("GLO-6.6", "no-passing")
        return why_closed(table, self.seat, str(choice)) if choice in table.content.spaces else None
