"""OpenSpiel: importing this registers the games, `pyspiel.load_game("tabard_fief(players=3)")`.

Dice and shuffles of one answer are one draw of chance: two chance nodes, a thousand outcomes each, name the
stream of random numbers that it uses. Sealed answers are given one after the other, in the order of seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from tabard.api import game_module, games, new, written_option
from tabard.bots.observing import observation_of
from tabard.engine.decision import Choice
from tabard.engine.errors import SetupError
from tabard.engine.match import Match, chapters_of, state_of
from tabard.engine.module import EVERYBODY
from tabard.engine.saves import restore, snapshot
from tabard.lab.gym.rewards import reward_by_name
from tabard.lab.gym.text import text_of

__all__ = ["DIGITS", "OUTCOMES", "Game", "Observer", "State"]

OUTCOMES: Final = 1000
"""Of a chance node, all equally likely."""

DIGITS: Final = 2
"""Chance nodes in a row: together they name one of a million streams."""

LONGEST: Final = 20_000  # answers; every match ends far sooner
MOST_POINTS: Final = 1000
PARAMETERS: Final = {"players": 2, "reward": "rank", "options": ""}
PREFIX: Final = "tabard_"


def game_type(game: str, reward: str = "rank") -> Any:
    module = game_module(game)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"Tabard {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(module.seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def options_from(game: str, text: str) -> dict[str, object]:
    """`name:value;name:value`, since OpenSpiel's parameters have no brackets, commas or equals signs."""
    pairs = [part.split(":", 1) for part in text.split(";") if part]
    if any(len(pair) != 2 for pair in pairs):
        raise SetupError(f"options are name:value;name:value, not {text!r}")
    return {name: written_option(game, name, value) for name, value in pairs}


class Game(pyspiel.Game):  # type: ignore[misc]  # without types
    """Parameters: players, reward (as in `tabard.env`), options (`name:value;name:value`)."""

    def __init__(self, game: str, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        module = game_module(game)
        self.game = game
        self.players = int(given["players"])
        self.options = module.chosen_options(self.players, options_from(game, str(given["options"])))
        self.pay = reward_by_name(str(given["reward"]))
        self.codec = module.codec()
        self.observation = observation_of(game)
        lowest, highest = {"rank": (-1, 1), "win": (0, 1)}.get(
            str(given["reward"]), (-MOST_POINTS, MOST_POINTS)
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=float(lowest),
            max_utility=float(highest),
            utility_sum=1.0 if given["reward"] == "win" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, str(given["reward"])), info, dict(parameters or {}))

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * (LONGEST + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, for OpenSpiel's algorithms."""
        return Observer(self, iig_obs_type)


class Course:
    """A match, the answer that waits for chance, and what each player has heard and answered so far."""

    def __init__(self, players: int) -> None:
        self.match: Match | None = None  # None: not dealt yet
        self.pending: tuple[int, Choice] | None = None
        self.digits: tuple[int, ...] | None = ()  # None: no chance is asked for
        self.draws = 0
        self.heard: list[tuple[str, ...]] = [()] * players

    def __deepcopy__(self, memo: Any) -> Course:
        """OpenSpiel copies states so: a match has its own way, and content is shared."""
        twin = Course(0)
        twin.match = self.match and self.match.copy()
        twin.pending, twin.digits, twin.draws = self.pending, self.digits, self.draws
        twin.heard = self.heard[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """OpenSpiel serialises states so: the position as plain values, secrets included."""
        return {**self.__dict__, "match": self.match and snapshot(self.match)}

    def __setstate__(self, plain: dict[str, Any]) -> None:
        self.__dict__ = plain
        kept = plain["match"]
        self.match = kept and restore(game_module(kept["game"]), kept)

    def answer(self, seat: int, choice: Choice) -> None:
        assert self.match is not None
        before = self.match
        self.match = _listening(before)
        used = state_of(before).chance.used
        self.match.answer(seat, choice)
        if state_of(self.match).chance.used != used:  # it depends on chance, which speaks first
            self.match, self.pending, self.digits = before, (seat, choice), ()
        else:
            self._hear(seat, choice)

    def draw(self, digit: int, game: Game) -> None:
        assert self.digits is not None
        self.digits = (*self.digits, digit)
        if len(self.digits) < DIGITS:
            return
        seed = f"openspiel {self.draws} {' '.join(map(str, self.digits))}"
        self.draws, self.digits = self.draws + 1, None
        if self.pending is None:
            self.match = new(game.game, game.players, seed, game.options)
            self._hear(None, "")
            return
        (seat, choice), self.pending = self.pending, None
        assert self.match is not None
        self.match = _listening(self.match)
        chapters_of(self.match).redeal(EVERYBODY, seed)  # what nobody knows, and the dice to come
        self.match.answer(seat, choice)
        self._hear(seat, choice)

    def _hear(self, answered: int | None, choice: Choice) -> None:
        assert self.match is not None
        events = state_of(self.match).log or []
        for seat in range(len(self.heard)):
            news = [json.dumps(event.to_plain()) for event in events if event.visible_to(seat)]
            own = [f"I answer {choice!r}"] if seat == answered else []
            self.heard[seat] = (*self.heard[seat], *own, *news)


def _listening(match: Match) -> Match:
    """A copy that records what happens from here on."""
    twin = match.copy()
    state_of(twin).log = []
    return twin


class State(pyspiel.State):  # type: ignore[misc]  # without types
    """A position; players with sealed answers move one after the other."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._course = Course(game.players)

    @property
    def match(self) -> Match:
        """The match itself, secrets included."""
        assert self._course.match is not None, "no cards are dealt before the first chance nodes"
        return self._course.match

    def current_player(self) -> int:
        course = self._course
        if course.digits is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.match.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._course.digits is None and not self.match.waiting

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.match.decision(player)
        encode = self.get_game().codec.encode
        return sorted(encode(decision.kind, choice) for choice in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._course.digits is not None:
            self._course.draw(action, game)
        else:
            _, choice = game.codec.decode(action)
            self._course.answer(self.match.waiting[0], choice)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        kind, choice = self.get_game().codec.decode(action)
        return f"{kind} {choice}"

    def returns(self) -> list[float]:
        game = self.get_game()
        standing = self.match.standing if self.is_terminal() else None
        if standing is None:
            return [0.0] * game.players
        paid = game.pay(standing)
        return [paid[seat] for seat in range(game.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """The position in a world that the player can imagine: its own view, all else dealt anew.

        Its history is empty, for the true one would tell what was dealt.
        """
        imagined: State = self.get_game().new_initial_state()
        course = imagined._course
        course.match = self.match.imagine(player, f"{sampler()!r}")
        course.digits, course.draws = self._course.digits, self._course.draws
        course.heard = self._course.heard[:]
        return imagined

    def __str__(self) -> str:
        if self._course.match is None:
            return f"nothing is dealt, chance {self._course.digits}"
        return f"{self.match.hash()} chance {self._course.digits}\n{text_of(self.match, None)}"


class Observer:
    """What a player sees as numbers and as text; with perfect recall, all it has heard and answered, too.

    The numbers are those of `tabard observe`. They have no memory: perfect recall is in the text alone.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self._observation = game.observation
        self._scale = 1 / np.array(game.observation.bounds(), dtype=np.float32)
        self._recall = kind is None or kind.perfect_recall
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        match = state._course.match
        if match is None:
            self.tensor.fill(0)
            return
        kind = match.decision(player).kind if player in match.waiting else None
        row = np.array(self._observation.row(match.view(player), kind), dtype=np.float32)
        self.tensor[:] = np.clip(row * self._scale, -1.0, 1.0)

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        match = state._course.match
        if match is None:
            return "nothing is dealt"
        asked = match.decision(player).kind if player in match.waiting else "nothing"
        seen = f"{text_of(match, player)}\nasked: {asked}"
        return "\n".join([*state._course.heard[player], seen]) if self._recall else seen


def _registered(game: str) -> None:
    class Listed(Game):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    Listed.__name__ = Listed.__qualname__ = f"{PREFIX}{game}"
    pyspiel.register_game(game_type(game), Listed)


for _game in games():
    if PREFIX + _game not in pyspiel.registered_names():
        _registered(_game)
