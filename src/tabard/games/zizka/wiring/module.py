"""Jan Žižka as the engine sees it."""

from __future__ import annotations

from typing import Final

from tabard.engine.module import Chapter, GameModule, Option
from tabard.games.zizka.rules import scoring, setup
from tabard.games.zizka.rules.content import PACKAGE, load
from tabard.games.zizka.rules.setup import DIFFICULTIES, NAMES, RANDOM, WISHES
from tabard.games.zizka.rules.state import Step, Zizka
from tabard.games.zizka.rules.turn import action, torak_turn
from tabard.games.zizka.wiring import actions, invariants, plain, redeal, scenario, scores, view
from tabard.games.zizka.wiring.vectors import ZizkaVerbs


def chapter(table: Zizka) -> Chapter | None:
    """ZIZ-3.1, 17.9: the chapter that comes next."""
    if table.step is Step.ACTION:
        return action(table)
    if table.step is Step.TORAK:
        return torak_turn(table)
    return None


GAME: Final = GameModule(
    id="zizka",
    code="ZIZ",
    seats=(1, 2, 3, 4),
    options=(
        Option("side", ("A", "B"), "A", "ZIZ-2.10"),
        Option("start_seat", (RANDOM, 0, 1, 2, 3), RANDOM, "ZIZ-2.15", (2, 3, 4)),
        Option("advanced", (True, False), False, "ZIZ-16.1"),
        Option("level", DIFFICULTIES, "normal", "ZIZ-17.5", (1,)),
        *[
            Option(wish, (RANDOM, *NAMES), RANDOM, "ZIZ-2.9", tuple(range(number, 5)))
            for number, wish in enumerate(WISHES, 1)
        ],
    ),
    rules_version=2,
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
    verbs=ZizkaVerbs,
)
