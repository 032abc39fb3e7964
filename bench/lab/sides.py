"""Who is measured: each side plays one match at random and counts what a learning program sees.

A step is an answer and what precedes it: the observation is made, legal actions are listed, one is taken.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

Rng = np.random.Generator
Side = Callable[[], Callable[[Rng], int]]
"""Makes whatever takes long to make; what it gives plays a match and says how many steps that were."""


def pettingzoo(make: Callable[[], Any]) -> Side:
    """An AEC environment as PettingZoo's own pages use it."""

    def begin() -> Callable[[Rng], int]:
        env = make()

        def play(rng: Rng) -> int:
            env.reset(seed=int(rng.integers(1 << 31)))
            steps = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(int(rng.choice(np.flatnonzero(mask))))
                steps += 1
            return steps

        return play

    return begin


def classic(name: str) -> Side:
    """A game of PettingZoo's collection."""
    return pettingzoo(lambda: importlib.import_module(f"pettingzoo.classic.{name}").env())


def ours(game: str, seats: int) -> Side:
    def make() -> Any:
        import tabard

        return tabard.env(game, seats=seats)

    return pettingzoo(make)


def open_spiel(name: str, module: str | None = None) -> Side:
    """A game of OpenSpiel, in Python if it has a module; chance is drawn, not counted."""

    def begin() -> Callable[[Rng], int]:
        import pyspiel

        if module is not None:
            importlib.import_module(module)
        game = pyspiel.load_game(name)
        watcher = None if module is None else game.make_py_observer()

        def see(state: Any) -> None:
            if watcher is None:
                state.observation_tensor(state.current_player())
            else:
                watcher.set_from(state, state.current_player())

        def play(rng: Rng) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(rng.choice(outcomes, p=odds)))
                    continue
                see(state)
                state.apply_action(int(rng.choice(state.legal_actions())))
                steps += 1
            return steps

        return play

    return begin


def rlcard(name: str) -> Side:
    def begin() -> Callable[[Rng], int]:
        env = importlib.import_module("rlcard").make(name, config={"seed": 1})

        def play(rng: Rng) -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
                steps += 1
            return steps

        return play

    return begin


GAMES = ("grunwald", "glory", "zizka", "fief")

CLASSICS = ("chess_v6", "connect_four_v3", "hanabi_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
CARDS = ("uno", "mahjong", "gin-rummy", "no-limit-holdem")
PYTHON_GAMES = ("tic_tac_toe", "kuhn_poker", "liars_poker")

OURS: dict[str, Side] = {
    **{f"tabard.env {game}": ours(game, 3) for game in GAMES},
    **{
        f"OpenSpiel tabard_{game}": open_spiel(f"tabard_{game}(players=3)", "tabard.lab.openspiel")
        for game in GAMES
    },
}
PEERS: dict[str, Side] = {
    **{f"PettingZoo {name}": classic(name) for name in CLASSICS},
    **{f"rlcard {name}": rlcard(name) for name in CARDS},
    **{
        f"OpenSpiel python_{name}": open_spiel(f"python_{name}", f"open_spiel.python.games.{name}")
        for name in PYTHON_GAMES
    },
    "OpenSpiel backgammon": open_spiel("backgammon"),  # C++
}
