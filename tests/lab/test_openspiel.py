"""OpenSpiel: its own test of random play, and our laws on what its algorithms are given."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tabard
import tabard.lab.openspiel


def walked(game: Any, steps: int, seed: int) -> Any:
    """A state after so many random actions, chance included, where a player is asked."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("game", tabard.games())
def test_openspiels_own_test_accepts_the_game(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tabard_{game}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), [("grunwald", 4), ("glory", 3), ("zizka", 3), ("fief", 4)])
def test_a_resampled_state_tells_its_player_the_same_and_nothing_of_the_truth(
    game: str, players: int
) -> None:
    spiel = pyspiel.load_game(f"tabard_{game}(players={players})")
    for steps in (10, 60, 140):
        state = walked(spiel, steps, steps)
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in (1, 2, 1)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == []
            assert walked_on(world)
        assert str(worlds[0]) == str(worlds[2])


def walked_on(state: Any) -> bool:
    rng = random.Random(1)
    for _ in range(10):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return True


def test_chance_speaks_after_the_answer_that_needs_it() -> None:
    rng, state = random.Random(5), walked(pyspiel.load_game("tabard_zizka"), 2, 5)
    found = 0
    while found < 3:
        if state.is_chance_node():
            told = [state.child(outcome).child(7) for outcome in range(20)]
            again = [state.child(outcome).child(7) for outcome in range(20)]
            assert [str(one) for one in told] == [str(one) for one in again]
            found += len({one.observation_string(0) for one in told}) > 1
            state = told[0]
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_state_survives_its_serialisation_imagined_or_not() -> None:
    spiel = pyspiel.load_game("tabard_fief(players=3)")
    state = walked(spiel, 80, 4)
    for one in (state, state.resample_from_infostate(state.current_player(), random.Random(1).random)):
        twin = spiel.deserialize_state(one.serialize())
        assert str(twin) == str(one)
        assert twin.history() == one.history()
        assert [twin.information_state_string(seat) for seat in range(3)] == [
            one.information_state_string(seat) for seat in range(3)
        ]


def test_players_options_and_rewards_are_parameters() -> None:
    spiel = pyspiel.load_game("tabard_glory(players=3,reward=win,options=tournament:pas_darmes)")
    assert spiel.num_players() == 3
    assert spiel.min_utility() == 0
    assert spiel.options["tournament"] == "pas_darmes"
    with pytest.raises(Exception, match="ninth"):
        pyspiel.load_game("tabard_glory(reward=ninth)")


def test_its_searches_play_our_games() -> None:
    state = walked(pyspiel.load_game("tabard_grunwald"), 30, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    careful = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 5, random_state=np.random.RandomState(2))
    assert careful.step(state) in state.legal_actions()
