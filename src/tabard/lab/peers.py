"""Peers measured beside us, where they are installed: `pip install catanatron open_spiel`."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from typing import Any

Numbers = dict[str, float]

COPIES = 1000
GAMES_COUNTED = 5
TURNS_LIMIT = 1000  # Catanatron's own
SIMULATIONS = 50
MIDDLE_OF_BACKGAMMON = 60  # moves and rolls


def catanatron(seconds: float) -> Numbers:
    """Another board game in Python: random play of four, a copy, and copy plus random play to the end."""
    from catanatron.game import Game  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from catanatron.models.player import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        Color,
        RandomPlayer,
    )

    def new_game(seed: int) -> Any:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    decisions = matches = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        game = new_game(matches)
        game.play()
        decisions += len(game.state.actions if hasattr(game.state, "actions") else game.state.action_records)
        matches += 1
    choices = choices_among_moves([new_game(seed) for seed in range(GAMES_COUNTED)])
    half = new_game(1)
    for _ in range(300):
        half.play_tick()
    started = time.process_time()
    for _ in range(COPIES):
        half.copy()
    copy_us = (time.process_time() - started) / COPIES * 1e6
    return {
        "decisions": decisions,
        "matches": matches,
        "cpu_s": spent,
        "per_s": decisions / spent,
        "choices_per_s": decisions / spent * choices,
        "copy_us": copy_us,
        "rollouts_per_s": times_a_second(seconds / 2, lambda: half.copy().play()),
    }


def choices_among_moves(games: list[Any]) -> float:
    """The share of moves with more than one option: Tabard asks, and counts, no others."""
    moves = choices = 0
    for game in games:
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            playable = (game if hasattr(game, "playable_actions") else game.state).playable_actions
            moves += 1
            choices += len(playable) > 1
            game.play_tick()
    return choices / moves


def open_spiel(seconds: float) -> Numbers:
    """MCTS with one random playout an iteration, in the middle of backgammon: C++ and Python."""
    import numpy  # type: ignore[import-not-found, unused-ignore]
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
    from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("backgammon")
    random = numpy.random.RandomState(1)
    state = game.new_initial_state()
    for _ in range(MIDDLE_OF_BACKGAMMON):
        chances = state.chance_outcomes() if state.is_chance_node() else ()
        state.apply_action(chances[0][0] if chances else random.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    fast = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS, 100, False, 7, False)
    slow = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    return {
        "cpp_rollouts_per_s": SIMULATIONS * times_a_second(seconds / 2, lambda: fast.mcts_search(state)),
        "python_rollouts_per_s": SIMULATIONS * times_a_second(seconds / 2, lambda: slow.mcts_search(state)),
    }


def times_a_second(seconds: float, act: Callable[[], object]) -> float:
    times = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not times:
        act()
        times += 1
    return times / spent


PEERS: dict[str, Callable[[float], Numbers]] = {"catanatron": catanatron, "open_spiel": open_spiel}


def present() -> list[str]:
    return [name for name in PEERS if importlib.util.find_spec(name) is not None]
