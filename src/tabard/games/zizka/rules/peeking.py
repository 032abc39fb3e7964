"""Peeking (ZIZ-4.5, 4.18 to 4.20, 19.2, 19.5): private knowledge that lies in the state."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.zizka.rules.content import CASTLES
from tabard.games.zizka.rules.seeing import look_at_castle, look_at_token
from tabard.games.zizka.rules.state import Zizka


async def peek(table: Zizka, source: str) -> None:
    """ZIZ-4.5, 4.18: it stays where it is, face down; only the peeking player learns its face."""
    seat = table.active
    table.peeks = (*table.peeks, source)
    place = str(await table.ask(PeekTarget(seat)))
    table.reveal()
    table.tell("peeked", seat=seat, place=place)  # ZIZ-19.5
    if place in CASTLES:
        look_at_castle(table, place)
        table.castle_known[place] = with_seat(table.castle_known[place], seat)
        table.tell("saw", to=(seat,), seat=seat, place=place, face=table.castles[place][0].id)
    else:
        look_at_token(table, place)
        table.known[place] = with_seat(table.known.get(place, ()), seat)
        table.tell("saw", to=(seat,), seat=seat, place=place, face=table.tokens[place].id)


def with_seat(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(sorted({*seats, seat}))


def peek_targets(table: Zizka, seat: int) -> list[Choice]:
    """ZIZ-4.5, 4.19: face-down tokens on the board and tops of conquest decks, unless the seat knows them."""
    spaces = [space for space in table.content.event_spaces if is_unknown(table, space, seat)]
    return [*spaces, *[castle for castle in CASTLES if top_is_unknown(table, castle, seat)]]


def may_peek(table: Zizka, seat: int) -> bool:
    """Whether there is any of `peek_targets`; mostly the first places show it."""
    if any(top_is_unknown(table, castle, seat) for castle in CASTLES):
        return True
    return any(is_unknown(table, space, seat) for space in table.content.event_spaces)


def is_unknown(table: Zizka, space: str, seat: int) -> bool:
    """ZIZ-4.19: a face-down token that the seat has not seen."""
    return space in table.tokens and space not in table.face_up and seat not in table.known.get(space, ())


def top_is_unknown(table: Zizka, castle: str, seat: int) -> bool:
    """ZIZ-19.2, 19.4: neither seen by a peek nor risen from below where everybody knows it."""
    deck = table.castles[castle]
    return bool(deck) and seat not in table.castle_known[castle] and deck[0].id not in table.shown


class PeekTarget(Decision[Zizka]):
    """ZIZ-4.5."""

    __slots__ = ()

    kind = "peek"
    clause = "ZIZ-4.5"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return peek_targets(table, self.seat)

    def default(self, table: Zizka) -> Choice:
        return min(peek_targets(table, self.seat), key=str)

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        if choice in table.face_up:
            return Clause("ZIZ-4.19", "face-up-already", {"space": choice})
        if choice in table.tokens or (choice in CASTLES and table.castles[str(choice)]):
            return Clause("ZIZ-4.19", "known-already", {"space": choice})
        return Clause("ZIZ-4.5", "nothing-to-peek-at", {"space": choice})
