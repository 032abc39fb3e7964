"""The turn: which step comes next, its beginning and its end (FIE-4, 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.cards.bows import send_bows_home
from tabard.games.fief.rules.cards.plagues import INVASION, wake_plagues
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.scoring import automatic_winners
from tabard.games.fief.rules.standing import Until
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.windows import window

# The last step of a phase, the next phase and its first step.
BORDERS: Final = {
    "cards": (2, "draw"),
    "before_income": (3, "income"),
    "purchases": (4, "buying"),
    "movement": (5, "fog"),
    "landing": (6, "land"),
    "reveal": (7, "contested"),
    "end": (8, "last"),
}


async def begin_turn(table: Fief) -> None:
    """FIE-2.16, 4.5: turn 1 starts with phase 2; turn 2 wakes the plagues first."""
    if table.turn == 2:
        await wake_plagues(table)
    enter(table, 2 if table.turn == 1 else 1, "draw" if table.turn == 1 else "court")


def enter(table: Fief, phase: int, step: str) -> None:
    """A new phase: rights of the phase are fresh, offers and standing passes of the phase lapse."""
    table.phase = phase
    table.step = step
    table.at = 0
    table.phase_used = {}
    table.offers = ()
    table.parley = ()
    table.passes = tuple(one for one in table.passes if one.until is Until.TURN)
    table.tell("phase", turn=table.turn, phase=phase)


async def phase_border(table: Fief) -> None:
    """From the last step of a phase to the first of the next."""
    if table.step == "before_income":
        await window(table, "before_income", table.order()[0])  # FIE-28.14a
    enter(table, *BORDERS[table.step])


async def end_of_turn(table: Fief) -> None:
    """FIE-11.1."""
    await window(table, "last", table.order()[0])
    for plague in table.plagues:
        delayed = plague.kind == INVASION and not table.uses(TurnRight.LANDED, plague.card)
        if plague.active and not delayed:
            table.discard = (plague.card, *table.discard)
    table.plagues = tuple(
        one
        for one in table.plagues
        if not one.active or (one.kind == INVASION and not table.uses(TurnRight.LANDED, one.card))
    )
    for tax in table.taxes:
        table.discard = (tax.card, *table.discard)
    table.taxes = ()
    for family in table.families:
        family.treasure = 2
    send_bows_home(table)
    await update(table, table.towns)  # a town that only crossbowmen held is lost with them
    table.parliament_revolt = False
    if is_over(table):
        return
    refresh(table)
    table.first = (table.first + 1) % table.seats
    table.turn += 1
    table.step = "turn"


def is_over(table: Fief) -> bool:
    """FIE-25, 26: automatic victory at the end of turns 5 and 6, the last turn in any case."""
    won: list[int] = []
    if table.turn in table.content.victory["automatic_turns"]:
        won = automatic_winners(table)
    if not won and table.turn < table.last_turn:
        return False
    table.queue = tuple(str(seat) for seat in won)
    table.step = "over"
    table.tell("game_over", turn=table.turn, winners=won)
    return True


def refresh(table: Fief) -> None:
    """What lasted until the end of the turn is over."""
    table.used = {}
    table.passes = ()
    table.queue = ()
    table.walls_off = ()
    table.last_fog, table.fog = table.fog, ""
    for lord in table.lords.values():
        lord.stages = 0
        lord.came = ""
        lord.halted = False
        lord.spared = False
    for stack in table.stacks:
        stack.stages = 0
        stack.came = ""
        stack.spared = False
    for clan in table.clans:
        clan.spared = False
