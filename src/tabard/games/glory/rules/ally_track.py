"""The ally track (GLO-6.21, 8.5)."""

from __future__ import annotations

from tabard.games.glory.rules.content import SPECIAL_STACK, STACKS, Slot
from tabard.games.glory.rules.goods import draw_special
from tabard.games.glory.rules.state import Glory, with_pile


def slots(table: Glory) -> tuple[Slot, ...]:
    """GLO-3.21: the slots that exist, from left to right."""
    return table.content.slots[table.seats]


def fill_track(table: Glory) -> None:
    """GLO-8.5: what is left leaves the game; then from right to left."""
    table.removed_allies += tuple([ally for ally in table.track if ally])
    filled = [
        next_special(table) if slot.special else next_ordinary(table) for slot in reversed(slots(table))
    ]
    table.track = tuple(reversed(filled))
    table.tell("track_filled", allies=[ally for ally in table.track if ally])


def next_special(table: Glory) -> str:
    return draw_special(table) if table.stacks[SPECIAL_STACK] else ""


def next_ordinary(table: Glory) -> str:
    """Stack I until it is empty, then II, then III."""
    for stack in STACKS:
        tokens = table.stacks[stack]
        if tokens:
            tokens = table.chance.top(tokens, 1, f"ally:{stack}")
            table.stacks = with_pile(table.stacks, stack, tokens[1:])
            table.reveal()
            return tokens[0]
    return ""


def take_from_track(table: Glory, place: int) -> str:
    """The slot stays empty until the refresh phase."""
    ally = table.track[place]
    table.track = (*table.track[:place], "", *table.track[place + 1 :])
    return ally
