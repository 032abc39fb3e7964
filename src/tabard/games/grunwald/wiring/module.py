"""Na Grunwald! as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Choice
from tabard.engine.hints import Hints
from tabard.engine.module import Chapter, GameModule, Option, Options, Standing
from tabard.engine.vectors import Verbs
from tabard.games.grunwald.bot import evaluation, sensible
from tabard.games.grunwald.rules import scoring, setup
from tabard.games.grunwald.rules.content import PACKAGE, GrunwaldContent, load
from tabard.games.grunwald.rules.events import event_phase
from tabard.games.grunwald.rules.placement import placement_turn
from tabard.games.grunwald.rules.provisioning import provisioning
from tabard.games.grunwald.rules.resolution import fields
from tabard.games.grunwald.rules.skirmish import loss, skirmish
from tabard.games.grunwald.rules.state import Grunwald, Step
from tabard.games.grunwald.wiring import actions, invariants, plain, redeal, scenario, view
from tabard.games.grunwald.wiring.vectors import GrunwaldVerbs


class GrunwaldGame(GameModule[Grunwald]):
    id = "grunwald"
    code = "GRU"
    seats = (2, 3, 4)
    options = (
        Option("events", (True, False), True, "GRU-24.2"),
        Option("start_seat", ("random", 0, 1, 2, 3), "random", "GRU-24.3"),
        Option("show_hands", (True, False), True, "GRU-24.4"),
    )
    rules_version = 1
    stage = "complete"
    package = PACKAGE
    hints = Hints(scale=7.0)

    def load(self, override: Mapping[str, Any] | None) -> GrunwaldContent:
        return load(override)

    def setup(self, seats: int, options: Options, content: Content, chance: Chance) -> Grunwald:
        assert isinstance(content, GrunwaldContent)
        return setup.set_up(seats, options, content, chance)

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> Grunwald:
        assert isinstance(content, GrunwaldContent)
        return scenario.scenario(position, content, chance, self.chosen_options)

    def chapter(self, table: Grunwald) -> Chapter | None:
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

    def view(self, table: Grunwald, seat: int | None) -> dict[str, object]:
        return view.view(table, seat)

    def redeal(self, table: Grunwald, seat: int | None, chance: Chance) -> None:
        redeal.redeal(table, seat, chance)

    def standing(self, table: Grunwald) -> Standing | None:
        return scoring.standing(table)

    def evaluate(self, table: Grunwald, seat: int) -> float:
        return evaluation.evaluate(table, seat)

    def check(self, table: Grunwald) -> None:
        invariants.check(table)

    def to_plain(self, table: Grunwald) -> dict[str, Any]:
        return plain.to_plain(table)

    def from_plain(self, saved: Mapping[str, Any], content: Content) -> Grunwald:
        assert isinstance(content, GrunwaldContent)
        return plain.from_plain(saved, content)

    def actions(self) -> ActionCodec:
        return actions.codec()

    def verbs(self) -> Verbs:
        return GrunwaldVerbs()

    def sensible(self, table: Grunwald, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        return sensible.sensible(table, kind, options)


GAME = GrunwaldGame()
