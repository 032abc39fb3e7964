"""Glory as the engine sees it."""

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
from tabard.games.glory.bot import evaluation, sensible
from tabard.games.glory.rules import scoring, setup
from tabard.games.glory.rules.action import action_turn
from tabard.games.glory.rules.content import JOUST, PACKAGE, PAS_DARMES, GloryContent
from tabard.games.glory.rules.fights import bout_chapter, duel_chapter
from tabard.games.glory.rules.journey import journey_turn, reward
from tabard.games.glory.rules.loading import load
from tabard.games.glory.rules.registration import registration_turn
from tabard.games.glory.rules.setup import HANDICAPS, PLAYER_OPTIONS, SCENARIOS
from tabard.games.glory.rules.solo.sir import DIFFICULTIES, PERSONALITIES
from tabard.games.glory.rules.state import Glory, Step
from tabard.games.glory.rules.titles import brave
from tabard.games.glory.rules.tournament import award_prize
from tabard.games.glory.wiring import actions, invariants, plain, redeal, scenario, view
from tabard.games.glory.wiring.vectors import GloryVerbs


class GloryGame(GameModule[Glory]):
    id = "glory"
    code = "GLO"
    seats = (1, 2, 3, 4)
    options = (
        *(
            Option(name, HANDICAPS, "none", "GLO-25.2", tuple(range(number, 5)))
            for number, name in enumerate(PLAYER_OPTIONS, 1)
        ),
        Option("simultaneous_journey", (True, False), False, "GLO-25.5"),
        Option("characters", ("choose", "level_1_only"), "choose", "GLO-3.5"),
        Option("goals", ("hidden", "open"), "hidden", "GLO-3.15"),
        Option("prizes", (True, False), True, "GLO-4.7"),
        Option("difficulty", DIFFICULTIES, "easy", "GLO-24.1", (1,)),
        Option("personality", PERSONALITIES, "none", "GLO-24.1", (1,)),
        Option("tournament", (JOUST, PAS_DARMES), JOUST, "GLO-3.1"),
        Option("scenario", SCENARIOS, SCENARIOS[0], "GLO-24.1", (1,)),
    )
    rules_version = 1
    stage = "complete"
    package = PACKAGE
    hints = Hints(scale=9.0, knight=20)

    def load(self, override: Mapping[str, Any] | None) -> GloryContent:
        return load(override)

    def setup(self, seats: int, options: Options, content: Content, chance: Chance) -> Glory:
        assert isinstance(content, GloryContent)
        return setup.set_up(seats, options, content, chance)

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> Glory:
        assert isinstance(content, GloryContent)
        return scenario.scenario(position, content, chance, self.chosen_options)

    def chapter(self, table: Glory) -> Chapter | None:
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

    def view(self, table: Glory, seat: int | None) -> dict[str, object]:
        return view.view(table, seat)

    def redeal(self, table: Glory, seat: int | None, chance: Chance) -> None:
        redeal.redeal(table, seat, chance)

    def standing(self, table: Glory) -> Standing | None:
        return scoring.standing(table)

    def evaluate(self, table: Glory, seat: int) -> float:
        return evaluation.evaluate(table, seat)

    def check(self, table: Glory) -> None:
        invariants.check(table)

    def to_plain(self, table: Glory) -> dict[str, Any]:
        return plain.to_plain(table)

    def from_plain(self, saved: Mapping[str, Any], content: Content) -> Glory:
        assert isinstance(content, GloryContent)
        return plain.from_plain(saved, content)

    def actions(self) -> ActionCodec:
        return actions.codec(load(None))

    def verbs(self) -> Verbs:
        return GloryVerbs()

    def moment(self, table: Glory) -> int:
        """A round is over, with its tournament."""
        return table.round

    def sensible(self, table: Glory, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        return sensible.sensible(table, kind, options)


GAME = GloryGame()
