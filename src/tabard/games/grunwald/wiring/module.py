"""Na Grunwald! as the engine sees it."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Chapter, GameModule, Option
from tabard.games.grunwald.rules import scoring, setup
from tabard.games.grunwald.rules.content import PACKAGE, load
from tabard.games.grunwald.rules.events import event_phase
from tabard.games.grunwald.rules.placement import placement_turn
from tabard.games.grunwald.rules.provisioning import provisioning
from tabard.games.grunwald.rules.resolution import fields
from tabard.games.grunwald.rules.skirmish import loss, skirmish
from tabard.games.grunwald.rules.state import Grunwald, Step
from tabard.games.grunwald.wiring import actions, invariants, plain, redeal, scenario, scores, view
from tabard.games.grunwald.wiring.vectors import GrunwaldVerbs


def chapter(table: Grunwald) -> Chapter | None:
    """GRU-4.1: the chapter that comes next."""
    match table.step:
        case Step.PLACEMENT:
            return placement_turn(table)
        case Step.EVENT:
            return event_phase(table)
        case Step.SKIRMISH:
            return skirmish(table)
        case Step.LOSSES:
            return loss(table)
        case Step.FIELDS:
            return fields(table)
        case Step.FINAL:
            return provisioning(table)
        case Step.ROUND_END | Step.OVER:
            return None


GAME: Final = GameModule(
    id="grunwald",
    code="GRU",
    seats=(2, 3, 4),
    options=(
        Option("events", (True, False), True, "GRU-24.2"),
        Option("start_seat", ("random", 0, 1, 2, 3), "random", "GRU-24.3"),
        Option("show_hands", (True, False), True, "GRU-24.4"),
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
    verbs=GrunwaldVerbs,
)
