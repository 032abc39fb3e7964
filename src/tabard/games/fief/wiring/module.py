"""Fief: England as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Choice
from tabard.engine.hints import Hints
from tabard.engine.module import Chapter, Command, GameModule, Lapse, Option, Options, Standing
from tabard.engine.vectors import Verbs
from tabard.games.fief.bot import evaluation, sensible, unasked
from tabard.games.fief.rules import commands, scoring, steps
from tabard.games.fief.rules.content import PACKAGE, FiefContent, load
from tabard.games.fief.rules.deals import parley
from tabard.games.fief.rules.setup import set_up
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.wiring import actions, invariants, plain, redeal, scenario, view
from tabard.games.fief.wiring.vectors import FiefVerbs


class FiefGame(GameModule[Fief]):
    id = "fief"
    code = "FIE"
    seats = (2, 3, 4)
    options = (
        Option("placement", ("chosen", "random"), "chosen", "FIE-23.1"),
        Option("last_turn", ("7", "6", "5"), "7", "FIE-25.8"),
        Option("live_interrupts", (True, False), False, "FIE-28.7"),
    )
    rules_version = 1
    stage = "complete"
    package = PACKAGE
    hints = Hints(
        scale=1.0,
        reach=0,
        whole_acts=True,
        knight=10,
        plans=("buy", "buy_town", "march"),
        careless_squire=0.7,
        careless_knight=0.012,
        page_wanders=3,
    )

    def load(self, override: Mapping[str, Any] | None) -> FiefContent:
        return load(override)

    def setup(self, seats: int, options: Options, content: Content, chance: Chance) -> Fief:
        assert isinstance(content, FiefContent)
        return set_up(seats, options, content, chance)

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> Fief:
        assert isinstance(content, FiefContent)
        return scenario.scenario(position, content, chance, self.chosen_options)

    def chapter(self, table: Fief) -> Chapter | None:
        """FIE-4.1: the step that comes next; None when the game is over."""
        return steps.chapter(table) if table.step in steps.STEPS else None

    def commands(self, table: Fief, seat: int) -> Sequence[Command]:
        return commands.commands(table, seat)

    def command(self, table: Fief, seat: int, command: Command) -> Chapter:
        return commands.command(table, seat, command)

    def lapses(self, table: Fief) -> Sequence[Lapse]:
        return parley.lapses(table)

    def view(self, table: Fief, seat: int | None) -> dict[str, object]:
        return view.view(table, seat)

    def redeal(self, table: Fief, seat: int | None, chance: Chance) -> None:
        redeal.redeal(table, seat, chance)

    def standing(self, table: Fief) -> Standing | None:
        return scoring.standing(table)

    def evaluate(self, table: Fief, seat: int) -> float:
        return evaluation.evaluate(table, seat)

    def check(self, table: Fief) -> None:
        invariants.check(table)

    def to_plain(self, table: Fief) -> dict[str, Any]:
        return plain.to_plain(table)

    def from_plain(self, saved: Mapping[str, Any], content: Content) -> Fief:
        assert isinstance(content, FiefContent)
        return plain.from_plain(saved, content)

    def actions(self) -> ActionCodec:
        return actions.codec(load(None))

    def verbs(self) -> Verbs:
        return FiefVerbs()

    def sensible(self, table: Fief, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        return sensible.sensible(table, kind, options)

    def unasked(self, table: Fief, seat: int) -> Command | None:
        return unasked.unasked(table, seat)


GAME = FiefGame()
