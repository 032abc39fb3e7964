"""Glory as the engine sees it."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Chapter, GameModule, Option
from tabard.games.glory.rules import scoring, setup
from tabard.games.glory.rules.action import action_turn
from tabard.games.glory.rules.content import JOUST, PACKAGE, PAS_DARMES
from tabard.games.glory.rules.fights import bout_chapter, duel_chapter
from tabard.games.glory.rules.journey import journey_turn, reward
from tabard.games.glory.rules.loading import load
from tabard.games.glory.rules.registration import registration_turn
from tabard.games.glory.rules.setup import HANDICAPS, PLAYER_OPTIONS, SCENARIOS
from tabard.games.glory.rules.solo.sir import DIFFICULTIES, PERSONALITIES
from tabard.games.glory.rules.state import Glory, Step
from tabard.games.glory.rules.titles import brave
from tabard.games.glory.rules.tournament import award_prize
from tabard.games.glory.wiring import actions, invariants, plain, redeal, scenario, scores, view
from tabard.games.glory.wiring.vectors import GloryVerbs


def chapter(table: Glory) -> Chapter | None:
    """GLO-5.1, 5.2: the chapter that comes next; a duel on the table goes on first."""
    if table.duel is not None:
        return duel_chapter(table)
    match table.step:
        case Step.ACTION:
            return action_turn(table)
        case Step.JOURNEY:
            return journey_turn(table)
        case Step.REWARD:
            return reward(table)
        case Step.REGISTRATION:
            return registration_turn(table)
        case Step.TOURNAMENT:
            return bout_chapter(table)
        case Step.PRIZE:
            return award_prize(table)
        case Step.BRAVE:
            return brave(table)
        case Step.CHARACTERS:
            return setup.choose_characters(table)
        case Step.GOALS:
            return setup.keep_goals(table)
        case Step.RETURNS:
            return setup.return_cards(table)
        case Step.OVER:
            return None


GAME: Final = GameModule(
    id="glory",
    code="GLO",
    seats=(1, 2, 3, 4),
    options=(
        *[
            Option(name, HANDICAPS, "none", "GLO-25.2", tuple(range(number, 5)))
            for number, name in enumerate(PLAYER_OPTIONS, 1)
        ],
        Option("simultaneous_journey", (True, False), False, "GLO-25.5"),
        Option("characters", ("choose", "level_1_only"), "choose", "GLO-3.5"),
        Option("goals", ("hidden", "open"), "hidden", "GLO-3.15"),
        Option("prizes", (True, False), True, "GLO-4.7"),
        Option("difficulty", DIFFICULTIES, "easy", "GLO-24.1", (1,)),
        Option("personality", PERSONALITIES, "none", "GLO-24.1", (1,)),
        Option("tournament", (JOUST, PAS_DARMES), JOUST, "GLO-3.1"),
        Option("scenario", SCENARIOS, SCENARIOS[0], "GLO-24.1", (1,)),
    ),
    rules_version=1,
    stage="complete",
    package=PACKAGE,
    load=load,
    setup=setup.set_up,
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
    verbs=GloryVerbs,
)
