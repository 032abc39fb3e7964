"""By hand: who looks at what lies face down says what it is. Everywhere else nothing happens here."""

from __future__ import annotations

from typing import Final

from tabard.engine.chance import Chance
from tabard.games.zizka.rules.content import Token
from tabard.games.zizka.rules.state import Zizka

STACK: Final = "stack"


def by_back(chance: Chance, stack: tuple[Token, ...], place: str = STACK) -> tuple[Token, ...]:
    """ZIZ-19.3: the back of the next token is seen; its face is not."""
    if chance.shown is None or not stack:
        return stack
    kind = chance.show(f"back:{place}", [token.kind for token in stack])
    at = [token.kind for token in stack].index(kind)
    return (stack[at], *stack[:at], *stack[at + 1 :])


def look_at_token(table: Zizka, space: str) -> None:
    """One of those with this back whose face nobody has seen; it changes places with what we took it for."""
    if table.chance.shown is None or space in table.face_up or table.known.get(space):
        return
    old = table.tokens[space]
    hidden = [one for one in table.tokens if one not in table.face_up and not table.known.get(one)]
    unseen = [*[table.tokens[one] for one in hidden], *table.stack]
    token = table.chance.show(f"token:{space}", [one for one in unseen if one.kind == old.kind])
    for one in hidden:
        if table.tokens[one] is token:
            table.tokens[one] = old
    table.stack = tuple([old if one is token else one for one in table.stack])
    table.tokens[space] = token


def look_at_castle(table: Zizka, castle: str) -> None:
    """ZIZ-19.4: the top card, unless it was seen; those that failed lie at the bottom and are known."""
    if table.chance.shown is None or table.castle_known[castle]:
        return
    deck = table.castles[castle]
    unseen = tuple([card for card in deck if card.id not in table.shown])
    known = tuple([card for card in deck if card.id in table.shown])
    table.castles[castle] = table.chance.top(unseen, 1, f"castle:{castle}") + known
