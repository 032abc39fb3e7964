"""The title deck: drawing and keeping personal goals (GLO-6.26 to 6.28)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice, Decision
from tabard.games.glory.rules.state import NOBODY, Glory, without


def titles_to_draw(table: Glory) -> int:
    return len(table.title_deck) + len(table.title_discard)


def draw_title(table: Glory, seen: str | None) -> str:
    """GLO-6.27: an empty deck is made anew from the discard pile."""
    if not table.title_deck:
        deck = sorted(title for title, _ in table.title_discard)
        table.chance.shuffle(deck)
        table.title_deck = tuple(deck)
        table.title_discard = ()
    if seen is not None:
        look_at_title(table, seen)
    title = table.title_deck[0]
    table.title_deck = table.title_deck[1:]
    table.reveal()
    return title


def look_at_title(table: Glory, what: str) -> None:
    """By hand: the next card may also be one we took for discarded unseen (GLO-24.17)."""
    if table.chance.shown is None:
        return
    unseen = tuple([title for title, by in table.title_discard if by == NOBODY])
    size = len(table.title_deck)
    pile = table.chance.top(table.title_deck + unseen, 1, what)
    table.title_deck = pile[:size]
    seen = tuple([pair for pair in table.title_discard if pair[1] != NOBODY])
    table.title_discard = seen + tuple([(title, NOBODY) for title in pile[size:]])


def discard_title(table: Glory, title: str, by: int = NOBODY) -> None:
    """GLO-26.3: face down; only who put it there knows it."""
    table.title_discard = (*table.title_discard, (title, by))


async def choose_goals(table: Glory, seat: int, draw: int, keep: int) -> None:
    """GLO-6.26, 6.27: draw what there is, keep some, discard the others."""
    player = table.players[seat]
    number = min(draw, titles_to_draw(table))
    for _ in range(number):
        player.drawn = (*player.drawn, draw_title(table, "title"))
    table.tell("titles_drawn", seat=seat, number=number)
    for _ in range(min(keep, number)):
        title: str = await table.ask(KeepGoal(seat))
        keep_goal(table, seat, title)
    for title in player.drawn:
        discard_title(table, title, seat)
    player.drawn = ()
    table.reveal()  # a choice among cards nobody else has seen is final


def keep_goal(table: Glory, seat: int, title: str) -> None:
    player = table.players[seat]
    player.drawn = without(player.drawn, title)
    player.goals = (*player.goals, title)
    table.tell("goal_kept", None if table.open_goals else (seat,), seat=seat, title=title)


class KeepGoal(Decision[Glory]):
    """GLO-6.26: which of the titles drawn becomes a personal goal."""

    __slots__ = ()

    kind = "goal"
    clause = "GLO-6.26"

    def options(self, table: Glory) -> Sequence[Choice]:
        return list(table.players[self.seat].drawn)

    def default(self, table: Glory) -> Choice:
        return table.players[self.seat].drawn[0]
