"""Jan Žižka as the engine sees it."""

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
from tabard.games.zizka.bot import evaluation, sensible
from tabard.games.zizka.rules import scoring, setup
from tabard.games.zizka.rules.content import PACKAGE, ZizkaContent, load
from tabard.games.zizka.rules.setup import DIFFICULTIES, NAMES, RANDOM, WISHES
from tabard.games.zizka.rules.state import Step, Zizka
from tabard.games.zizka.rules.turn import action, torak_turn
from tabard.games.zizka.wiring import actions, invariants, plain, redeal, scenario, view
from tabard.games.zizka.wiring.vectors import ZizkaVerbs


class ZizkaGame(GameModule[Zizka]):
    id = "zizka"
    code = "ZIZ"
    seats = (1, 2, 3, 4)
    options = (
        Option("side", ("A", "B"), "A", "ZIZ-2.10"),
        Option("advanced", (True, False), False, "ZIZ-16.1"),
        Option("level", DIFFICULTIES, "normal", "ZIZ-17.5", (1,)),
        *(
            Option(wish, (RANDOM, *NAMES), RANDOM, "ZIZ-2.9", tuple(range(number, 5)))
            for number, wish in enumerate(WISHES, 1)
        ),
    )
    rules_version = 1
    stage = "complete"
    package = PACKAGE
    hints = Hints(scale=4.0, reach=0, knight=30)

    def load(self, override: Mapping[str, Any] | None) -> ZizkaContent:
        return load(override)

    def setup(self, seats: int, options: Options, content: Content, chance: Chance) -> Zizka:
        assert isinstance(content, ZizkaContent)
        return setup.set_up(seats, options, content, chance)

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> Zizka:
        assert isinstance(content, ZizkaContent)
        return scenario.scenario(position, content, chance, self.chosen_options)

    def chapter(self, table: Zizka) -> Chapter | None:
        """ZIZ-3.1, 17.9: the chapter that comes next."""
        if table.step is Step.ACTION:
            return action(table)
        if table.step is Step.TORAK:
            return torak_turn(table)
        return None

    def view(self, table: Zizka, seat: int | None) -> dict[str, object]:
        return view.view(table, seat)

    def redeal(self, table: Zizka, seat: int | None, chance: Chance) -> None:
        redeal.redeal(table, seat, chance)

    def standing(self, table: Zizka) -> Standing | None:
        return scoring.standing(table)

    def evaluate(self, table: Zizka, seat: int) -> float:
        return evaluation.evaluate(table, seat)

    def check(self, table: Zizka) -> None:
        invariants.check(table)

    def to_plain(self, table: Zizka) -> dict[str, Any]:
        return plain.to_plain(table)

    def from_plain(self, saved: Mapping[str, Any], content: Content) -> Zizka:
        assert isinstance(content, ZizkaContent)
        return plain.from_plain(saved, content)

    def actions(self) -> ActionCodec:
        return actions.codec(load(None))

    def verbs(self) -> Verbs:
        return ZizkaVerbs()

    def moment(self, table: Zizka) -> int:
        """A round is over."""
        return table.round

    def sensible(self, table: Zizka, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        return sensible.sensible(table, kind, options)


GAME = ZizkaGame()
