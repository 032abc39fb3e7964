"""Fief: England as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Choice
from tabard.engine.module import Chapter, Command, GameModule, Option, Options, Standing
from tabard.engine.vectors import Verbs
from tabard.games.fief import (
    actions,
    commands,
    evaluation,
    invariants,
    plain,
    redeal,
    scenario,
    scoring,
    sensible,
    view,
)
from tabard.games.fief.battle.war import reveal_contested, war_step
from tabard.games.fief.cards.draw import draw_step
from tabard.games.fief.cards.plagues import reveal_plagues
from tabard.games.fief.cards.play import play_step
from tabard.games.fief.content import PACKAGE, FiefContent, load
from tabard.games.fief.hear_ye.court import court_step
from tabard.games.fief.hear_ye.election import election
from tabard.games.fief.hear_ye.parliament import parliament
from tabard.games.fief.income import income_phase, scorch_step
from tabard.games.fief.movement.march import begin_movement, march_step
from tabard.games.fief.purchases.buying import purchases
from tabard.games.fief.setup import first_servants, set_up, starting_towns
from tabard.games.fief.state import Fief
from tabard.games.fief.turn import begin_turn, end_of_turn, phase_border
from tabard.games.fief.vectors import FiefVerbs
from tabard.games.fief.vikings.dealings import dealings
from tabard.games.fief.vikings.invasion import clans_step, landing

STEPS: dict[str, Callable[[Fief], Chapter]] = {
    "servant": first_servants,
    "start": starting_towns,
    "turn": begin_turn,
    "court": court_step,
    "candidates": election,
    "parliament": parliament,
    "cards": phase_border,
    "draw": draw_step,
    "plagues": reveal_plagues,
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
    "clans": clans_step,
    "viking_ransoms": dealings,
    "reveal": phase_border,
    "contested": reveal_contested,
    "war": war_step,
    "end": phase_border,
    "last": end_of_turn,
}


class FiefGame(GameModule[Fief]):
    id = "fief"
    code = "FIE"
    seats = (2, 3, 4)
    options = (
        Option("placement", ("chosen", "random"), "chosen", "FIE-23.1"),
        Option("last_turn", ("7", "6", "5"), "7", "FIE-25.8"),
    )
    rules_version = 1
    stage = "draft"
    package = PACKAGE

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
        step = STEPS.get(table.step)
        return None if step is None else step(table)

    def commands(self, table: Fief, seat: int) -> Sequence[Command]:
        return commands.commands(table, seat)

    def command(self, table: Fief, seat: int, command: Command) -> Chapter:
        return commands.command(table, seat, command)

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
        return actions.codec()

    def verbs(self) -> Verbs:
        return FiefVerbs()

    def sensible(self, table: Fief, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        return sensible.sensible(table, kind, options)


GAME = FiefGame()
