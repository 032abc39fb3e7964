"""Phase 8: what is cleared away, and whether the game is over (FIE-11, 25, 26)."""

from __future__ import annotations

from tabard.games.fief.rules.cards.bows import send_bows_home
from tabard.games.fief.rules.cards.plagues import INVASION
from tabard.games.fief.rules.markers import Plague
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.scoring import automatic_winners
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.windows import Moment, window


async def end_of_turn(table: Fief) -> None:
    """FIE-11.1."""
    await window(table, Moment.LAST, table.order()[0])
    over = [one for one in table.plagues if one.active and not is_delayed(table, one)]
    table.plagues = tuple(one for one in table.plagues if one not in over)
    for plague in over:
        table.discard = (plague.card, *table.discard)
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
    table.step = Step.TURN


def is_delayed(table: Fief, plague: Plague) -> bool:
    """FIE-9.5: an invasion that a storm kept from landing."""
    return plague.kind == INVASION and not table.uses(TurnRight.LANDED, plague.card)


def is_over(table: Fief) -> bool:
    """FIE-25, 26: automatic victory at the end of turns 5 and 6, the last turn in any case."""
    won: list[int] = []
    if table.turn in table.content.victory["automatic_turns"]:
        won = automatic_winners(table)
    if not won and table.turn < table.last_turn:
        return False
    table.queue = tuple(str(seat) for seat in won)
    table.step = Step.OVER
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
