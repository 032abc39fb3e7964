"""The event stack (ZIZ-3.8 to 3.12)."""

from __future__ import annotations

from tabard.games.zizka.rules.seeing import by_back
from tabard.games.zizka.rules.state import Zizka


def refill(table: Zizka) -> None:
    """ZIZ-3.8, 3.9: every event space without token and figure, in alphabetical order."""
    figures = [player.space for player in table.players]
    if table.torak is not None:
        figures.append(table.torak.space)  # ZIZ-17.9
    empty = [one for one in table.content.event_spaces if one not in table.tokens and one not in figures]
    filled = [space for space in empty if place_token(table, space)]
    if filled:
        table.tell("tokens_placed", spaces=filled)


def place_token(table: Zizka, space: str) -> bool:
    """ZIZ-3.10, 3.11: face down from the stack, which is renewed from the used pile when empty."""
    if not table.stack:
        if not table.used:
            return False
        stack = list(table.used)
        table.chance.shuffle(stack)
        table.stack, table.used = tuple(stack), ()
        table.tell("stack_renewed")
        table.stack = by_back(table.chance, table.stack)
    table.tokens[space] = table.stack[0]
    table.stack = by_back(table.chance, table.stack[1:])
    table.reveal()  # the back of the next token is seen now (ZIZ-19.3)
    return True


def remove_token(table: Zizka, space: str) -> None:
    """ZIZ-7.15, 17.19: to the used pile, face up; what was known of it is known to all (ZIZ-19.2)."""
    table.used = (*table.used, table.tokens.pop(space))
    table.face_up -= {space}
    table.known.pop(space, None)
