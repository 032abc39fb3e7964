"""The turn: its phases and their steps, in order (FIE-4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.engine.module import Chapter
from tabard.games.fief.rules.battle.engage import battle_step
from tabard.games.fief.rules.battle.war import reveal_contested, war_step
from tabard.games.fief.rules.cards.draw import draw_step
from tabard.games.fief.rules.cards.plagues import black_death, reveal_plagues, wake_plagues
from tabard.games.fief.rules.cards.play import play_step
from tabard.games.fief.rules.end_of_turn import end_of_turn
from tabard.games.fief.rules.hear_ye.court import court_step
from tabard.games.fief.rules.hear_ye.election import election
from tabard.games.fief.rules.hear_ye.parliament import parliament
from tabard.games.fief.rules.income import income_phase, scorch_step
from tabard.games.fief.rules.movement.march import begin_movement, march_step
from tabard.games.fief.rules.purchases.buying import purchases
from tabard.games.fief.rules.reactions import PUBLIC_POWERS, SURPRISE_CARDS
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.setup import first_servants, starting_towns
from tabard.games.fief.rules.standing import Until
from tabard.games.fief.rules.state import PROMISE, Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.vikings.activation import clans_step
from tabard.games.fief.rules.vikings.dealings import dealings
from tabard.games.fief.rules.vikings.invasion import joint_attacks, landed, landing
from tabard.games.fief.rules.windows import Moment, register, window

StepOf = Callable[[Fief], Chapter]

register(SURPRISE_CARDS, PUBLIC_POWERS)


async def begin_turn(table: Fief) -> None:
    """FIE-2.16, 4.5: turn 1 starts with phase 2; turn 2 wakes the plagues first."""
    if table.turn == 2:
        await wake_plagues(table)
    enter(table, 2 if table.turn == 1 else 1)


async def next_phase(table: Fief) -> None:
    enter(table, table.phase + 1)


async def end_cards(table: Fief) -> None:
    """FIE-28.14a: surprises before the income."""
    await window(table, Moment.BEFORE_INCOME, table.order()[0])
    await next_phase(table)


def enter(table: Fief, phase: int) -> None:
    """A new phase: rights of the phase are fresh, offers and standing passes of the phase lapse."""
    table.phase = phase
    table.step = next(iter(PHASES[phase]))
    table.at = 0
    table.phase_used = {}
    table.offers = tuple(one for one in table.offers if one.kind == PROMISE)
    table.parley = ()
    table.passes = tuple(one for one in table.passes if one.until is Until.TURN)
    table.tell("phase", turn=table.turn, phase=phase)


# FIE-4.1: each phase with its steps. Every step says itself when the next one comes.
PHASES: Final[dict[int, dict[Step, StepOf]]] = {
    1: {
        Step.COURT: court_step,
        Step.ELECTION: election,
        Step.PARLIAMENT: parliament,
        Step.HEAR_YE_ENDS: next_phase,
    },
    2: {
        Step.DRAW: draw_step,
        Step.PLAGUES: reveal_plagues,
        Step.BLACK_DEATH: black_death,
        Step.PLAY: play_step,
        Step.CARDS_END: end_cards,
    },
    3: {
        Step.INCOME: income_phase,
        Step.SCORCH: scorch_step,
        Step.INCOME_ENDS: next_phase,
    },
    4: {
        Step.BUY: purchases,
        Step.PURCHASES_END: next_phase,
    },
    5: {
        Step.FOG: begin_movement,
        Step.MARCH: march_step,
        Step.MOVEMENT_ENDS: next_phase,
    },
    6: {
        Step.LAND: landing,
        Step.LANDED: landed,
        Step.JOINT_ATTACKS: joint_attacks,
        Step.CLANS: clans_step,
        Step.DEALINGS: dealings,
        Step.VIKINGS_END: next_phase,
    },
    7: {
        Step.CONTESTED: reveal_contested,
        Step.WAR: war_step,
        Step.BATTLES_END: next_phase,
    },
    8: {
        Step.END_OF_TURN: end_of_turn,
    },
}
BEFORE: Final[dict[Step, StepOf]] = {
    Step.FIRST_SERVANTS: first_servants,
    Step.STARTING_TOWNS: starting_towns,
    Step.TURN: begin_turn,
}
STEPS: Final = {step: chapter for steps in (BEFORE, *PHASES.values()) for step, chapter in steps.items()}

LONG: Final = (Step.BLACK_DEATH, Step.INCOME, Step.LAND, Step.CLANS, Step.END_OF_TURN)
"""Steps with much to do, as has a round of battle: what comes after them has a chapter of its own."""


async def chapter(table: Fief) -> None:
    """One step; short ones in which nothing was done belong to the chapter of the step after them."""
    table.asking = NOBODY
    while table.step is not Step.OVER and table.asking == NOBODY:
        battle = table.battle
        if battle is None:
            long = table.step in LONG
            await STEPS[table.step](table)
        else:
            long = battle.round > 0
            await battle_step(table)  # the step in which it was declared waits
        if long:
            return
