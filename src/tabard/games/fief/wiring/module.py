"""Fief: England as the engine sees it."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Chapter, GameModule, Option
from tabard.games.fief.rules import commands, scoring, turn
from tabard.games.fief.rules.content import PACKAGE, load
from tabard.games.fief.rules.deals import parley
from tabard.games.fief.rules.setup import set_up
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.wiring import actions, invariants, plain, redeal, scenario, scores, view
from tabard.games.fief.wiring.vectors import FiefVerbs


def chapter(table: Fief) -> Chapter | None:
    """FIE-4.1: the step that comes next; None when the game is over."""
    return None if table.step is Step.OVER else turn.chapter(table)


GAME: Final = GameModule(
    id="fief",
    code="FIE",
    seats=(2, 3, 4),
    options=(
        Option("placement", ("chosen", "random"), "chosen", "FIE-23.1"),
        Option("last_turn", ("7", "6", "5"), "7", "FIE-25.8"),
        Option("live_interrupts", (True, False), False, "FIE-28.7"),
        Option("free_talk", (True, False), False, "FIE-28.18"),
    ),
    rules_version=2,
    stage="complete",
    package=PACKAGE,
    load=load,
    setup=set_up,
    scenario=scenario.scenario,
    chapter=chapter,
    view=view.view,
    redeal=redeal.redeal,
    deal_as=redeal.deal_as,
    standing=scoring.standing,
    scores=scores.scores,
    check=invariants.check,
    to_plain=plain.to_plain,
    from_plain=plain.from_plain,
    actions=actions.codec,
    verbs=FiefVerbs,
    commands=commands.commands,
    command=commands.command,
    timers=parley.timers,
    private_talk=parley.private_talk,
)
