"""What a seat cannot know, dealt anew (ZIZ-19): peeks, public backs and known bottoms stay.

Everything is sorted before it is shuffled, so that nothing of the true order gets into an imagined one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tabard.engine.chance import Chance
from tabard.engine.module import EVERYBODY
from tabard.games.zizka.rules.content import CASTLES, LEVELS, Conquest, Follower, Token, TorakCard
from tabard.games.zizka.rules.state import Zizka


def redeal(table: Zizka, seat: int | None, chance: Chance) -> None:
    redeal_tokens(table, seat, chance)
    for castle in CASTLES:
        redeal_castle(table, castle, seat, chance)
    for level in LEVELS:  # the deck top is visible (ZIZ-2.5)
        deck = table.decks[level]
        table.decks[level] = deck[:1] + tuple(mixed(deck[1:], chance))
    if table.torak is not None:
        table.torak.deck = tuple(mixed(table.torak.deck, chance))


def deal_as(table: Zizka, dealt: Zizka) -> None:
    """As another table was dealt: everything that `redeal` replaces."""
    table.tokens.update(dealt.tokens)
    table.stack = dealt.stack
    table.castles.update(dealt.castles)
    table.decks.update(dealt.decks)
    if table.torak is not None and dealt.torak is not None:
        table.torak.deck = dealt.torak.deck


def knows(seats: Sequence[int], seat: int | None) -> bool:
    """Whether a look of these seats binds the redeal: EVERYBODY keeps what anybody knows."""
    return bool(seats) if seat == EVERYBODY else seat in seats


def redeal_tokens(table: Zizka, seat: int | None, chance: Chance) -> None:
    """ZIZ-7.2, 19.3: every back stays what it is, on the board and on top of the stack."""
    hidden = [
        space
        for space in table.content.event_spaces
        if space in table.tokens
        and space not in table.face_up
        and not knows(table.known.get(space, ()), seat)
    ]
    unseen = mixed((*[table.tokens[space] for space in hidden], *table.stack), chance)
    for space in hidden:
        table.tokens[space] = draw_of_kind(unseen, table.tokens[space].kind)
    top = [draw_of_kind(unseen, token.kind) for token in table.stack[:1]]
    table.stack = (*top, *unseen)


def draw_of_kind(unseen: list[Token], kind: str) -> Token:
    for at, token in enumerate(unseen):
        if token.kind == kind:
            return unseen.pop(at)
    raise KeyError(kind)


def redeal_castle(table: Zizka, castle: str, seat: int | None, chance: Chance) -> None:
    """ZIZ-19.2, 19.4: the peeked top card and the failed cards at the bottom stay in their places."""
    deck = list(table.castles[castle])
    first = 1 if knows(table.castle_known[castle], seat) else 0
    hidden = [at for at in range(first, len(deck)) if deck[at].id not in table.shown]
    for at, card in zip(hidden, mixed([deck[at] for at in hidden], chance), strict=True):
        deck[at] = card
    table.castles[castle] = tuple(deck)


Item = TypeVar("Item", Token, Conquest, Follower, TorakCard)


def mixed(cards: Sequence[Item], chance: Chance) -> list[Item]:
    ordered = sorted(cards, key=_id)
    chance.shuffle(ordered)
    return ordered


def _id(card: Token | Conquest | Follower | TorakCard) -> str:
    return card.id
