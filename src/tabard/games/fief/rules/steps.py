"""The steps of a turn, in order, and how they become chapters (FIE-4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.engine.module import Chapter
from tabard.games.fief.rules.battle.engage import battle_step
from tabard.games.fief.rules.battle.war import reveal_contested, war_step
from tabard.games.fief.rules.cards.draw import draw_step
from tabard.games.fief.rules.cards.plagues import black_death, reveal_plagues
from tabard.games.fief.rules.cards.play import play_step
from tabard.games.fief.rules.hear_ye.court import court_step
from tabard.games.fief.rules.hear_ye.election import election
from tabard.games.fief.rules.hear_ye.parliament import parliament
from tabard.games.fief.rules.income import income_phase, scorch_step
from tabard.games.fief.rules.movement.march import begin_movement, march_step
from tabard.games.fief.rules.purchases.buying import purchases
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.setup import first_servants, starting_towns
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.turn import begin_turn, end_of_turn, phase_border
from tabard.games.fief.rules.vikings.activation import clans_step
from tabard.games.fief.rules.vikings.dealings import dealings
from tabard.games.fief.rules.vikings.invasion import joint_attacks, landed, landing

STEPS: Final[dict[str, Callable[[Fief], Chapter]]] = {
    "servant": first_servants,
    "start": starting_towns,
    "turn": begin_turn,
    "court": court_step,
    "candidates": election,
    "parliament": parliament,
    "cards": phase_border,
    "draw": draw_step,
    "plagues": reveal_plagues,
    "black_death": black_death,
    "play": play_step,
    "before_income": phase_border,
    "income": income_phase,
    "scorch": scorch_step,
    "purchases": phase_border,
    "buying": purchases,
    "movement": phase_border,
    "fog": begin_movement,
    "march": march_step,
    "landing": phase_border,
    "land": landing,
    "landed": landed,
    "joint": joint_attacks,
    "clans": clans_step,
    "viking_ransoms": dealings,
    "reveal": phase_border,
    "contested": reveal_contested,
    "war": war_step,
    "end": phase_border,
    "last": end_of_turn,
}

LONG: Final = ("black_death", "income", "land", "clans", "last")
"""Steps with much to do, as has a round of battle: what comes after them has a chapter of its own."""


async def chapter(table: Fief) -> None:
    """One step; short ones in which nothing was done belong to the chapter of the step after them."""
    table.asking = NOBODY
    while table.step in STEPS and table.asking == NOBODY:
        battle = table.battle
        if battle is None:
            long = table.step in LONG
            await STEPS[table.step](table)
        else:
            long = battle.round > 0
            await battle_step(table)  # the step in which it was declared waits
        if long:
            return
