"""Environments: what PettingZoo and Gymnasium demand, and what our laws demand of them."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tabard
from tabard.bots.bot import Position
from tabard.bots.observing import observation_of
from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice
from tabard.engine.rollout import play_at_random
from tabard.lab.gym.aec import raw_env
from tabard.lab.gym.rewards import REWARDS

# filterwarnings = error: PettingZoo's test warns of every observation that is no bare array.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.*")

GAMES = [(game, seats) for game in tabard.games() for seats in (2, 3, 4)] + [("glory", 1), ("zizka", 1)]


def random_action(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_accepts_the_environment(game: str, seats: int) -> None:
    api_test(tabard.env(game, seats=seats), num_cycles=100)
    seed_test(lambda: tabard.env(game, seats=seats), num_cycles=40)


def test_pettingzoos_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = iter(range(1000))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: 3600 * next(hours)))
    performance_benchmark(tabard.env("grunwald", seats=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_observation_is_the_same_in_every_world_the_seat_can_imagine(game: str, seats: int) -> None:
    match, chance = tabard.new(game, seats, seed=5), seeded("walk")
    observation = observation_of(game)
    for step in range(12):
        play_at_random(match, chance, 9)
        for seat in match.waiting:
            world = match.imagine(seat, step)
            kind = match.decision(seat).kind
            assert observation.row(world.view(seat), kind) == observation.row(match.view(seat), kind)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_number_lies_within_its_bounds_in_a_whole_match(game: str, seats: int) -> None:
    match, chance = tabard.new(game, seats, seed=2), seeded("bounds")
    observation = observation_of(game)
    while match.waiting:
        play_at_random(match, chance, 11)
        for seat in range(seats):
            found = observation.named(match.view(seat), None)
            for field in observation.fields:
                assert len(found[field.name]) == field.size, field.name
                assert all(type(value) in (int, bool) for value in found[field.name]), field.name
                assert min(found[field.name]) >= field.low, field.name


def test_a_pas_d_armes_is_seen_from_its_beginning_to_its_end() -> None:
    options: dict[str, object] = {"tournament": "pas_darmes"}
    match, chance = tabard.new("glory", 3, seed=2, options=options), seeded("pas d'armes")
    observation, shields = observation_of("glory"), 0
    while match.waiting:
        play_at_random(match, chance, 5)
        shields = max(shields, sum(observation.named(match.view(0), None)["city_shields"]))
    assert shields > 0


@pytest.mark.parametrize("game", tabard.games())
def test_the_mask_names_the_options_and_only_who_is_asked_has_any(game: str) -> None:
    environment = raw_env(game, seats=3)
    environment.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        seat = environment.desk.asked
        assert seat is not None
        decision = environment.desk.match.decision(seat)
        codec = environment.desk.codec
        mask = environment.desk.mask(seat)
        assert {codec.decode(int(action)) for action in np.flatnonzero(mask)} == {
            (decision.kind, choice) for choice in decision.options
        }
        for other in set(range(3)) - set(environment.desk.match.waiting):
            assert not environment.desk.mask(other).any()
        environment.step(random_action({"action_mask": mask}, rng))


def test_sealed_answers_are_given_in_the_order_of_seats_and_seen_by_nobody() -> None:
    environment = raw_env("glory", seats=3)
    environment.reset(seed=4)
    match = environment.desk.match
    assert match.waiting == (0, 1, 2)
    before = environment.observe("seat_1")
    for action in np.flatnonzero(environment.desk.mask(0)):
        twin = raw_env("glory", seats=3)
        twin.reset(seed=4)
        twin.step(action)
        assert twin.agent_selection == "seat_1"
        after = twin.observe("seat_1")
        first = observation_of("glory").fields.index
        waiting = next(field for field in observation_of("glory").fields if field.name == "waiting")
        start = sum(field.size for field in observation_of("glory").fields[: first(waiting)])
        same = np.ones_like(before["observation"], dtype=bool)
        same[start : start + waiting.size] = False  # that seat 0 has answered is known; what, is not
        assert np.array_equal(before["observation"][same], after["observation"][same])


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    environment = raw_env("grunwald", seats=2)
    environment.reset(seed=1)
    match = environment.desk.match
    before = match.hash()
    seat = environment.desk.asked
    assert seat is not None
    illegal = int(np.flatnonzero(environment.desk.mask(seat) == 0)[0])
    with pytest.raises(tabard.IllegalChoice) as refusal:
        environment.step(illegal)
    assert refusal.value.clause
    assert match.hash() == before


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_follow_the_convention_that_was_asked_for(reward: str) -> None:
    environment = tabard.env("grunwald", seats=3, reward=reward)
    environment.reset(seed=9)
    rng = np.random.default_rng(9)
    paid: dict[str, float] = {}
    for agent in environment.agent_iter():
        observation, gained, ended, cut, _ = environment.last()
        if ended or cut:
            paid[agent] = gained
            environment.step(None)
        else:
            environment.step(random_action(observation, rng))
    standing = environment.unwrapped.desk.match.standing
    best = max(paid.values())
    assert {f"seat_{rank.seat}" for rank in standing if rank.rank == 1} == {
        agent for agent, gained in paid.items() if gained == best
    }
    assert sum(paid.values()) == pytest.approx(1.0 if reward == "win" else 0.0)


def test_one_seat_learns_against_bots() -> None:
    environment = tabard.single_env("grunwald", seats=3, opponents=["page"])
    rng = np.random.default_rng(3)
    seats = set()
    for seed in range(6):
        observation, info = environment.reset(seed=seed)
        seats.add(info["seat"])
        ended, gained = False, 0.0
        while not ended:
            assert environment.observation_space.contains(observation)
            observation, gained, ended, _, _ = environment.step(random_action(observation, rng))
        assert -1 <= gained <= 1
    assert len(seats) > 1


class First:
    """Takes the first answer, and counts."""

    name = "first"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, position: Position, chance: Chance) -> Choice:
        self.asked += 1
        return position.options[0]


def test_a_bot_of_ones_own_can_be_the_opponent() -> None:
    mine = First()
    environment = tabard.single_env("grunwald", seats=3, opponents=[mine], seat=0)
    environment.reset(seed=1)
    for _ in range(8):
        environment.step(int(np.flatnonzero(environment.action_masks())[0]))
    assert mine.asked > 8
    assert tabard.single_env("grunwald", opponents="page").reset(seed=1)


@pytest.mark.parametrize("game", tabard.games())
def test_gymnasium_accepts_the_single_environment(game: str) -> None:
    check_env(tabard.single_env(game, seats=3, opponents=["page"]), skip_render_check=True)


def test_an_illegal_action_of_the_learner_is_refused_where_that_is_wanted() -> None:
    environment = tabard.single_env("grunwald", opponents=["page"], illegal=None)
    observation, _ = environment.reset(seed=1)
    before = environment.desk.match.hash()
    with pytest.raises(tabard.IllegalChoice):
        environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert environment.desk.match.hash() == before


def test_the_same_seed_gives_the_same_match_against_the_same_bots() -> None:
    def played() -> list[Any]:
        environment = tabard.single_env("glory", seats=2, opponents=["squire"])
        observation, _ = environment.reset(seed=11)
        rng, seen = np.random.default_rng(1), []
        for _ in range(25):
            observation, *_ = environment.step(random_action(observation, rng))
            seen.append(observation["observation"])
        return seen

    assert all(np.array_equal(one, other) for one, other in zip(played(), played(), strict=True))


def test_many_matches_in_processes_play_as_they_would_alone() -> None:
    vector = tabard.vector_env("grunwald", 3, processes=2, seats=2, opponents=("page",), seat=0)
    alone = [tabard.single_env("grunwald", seats=2, opponents=("page",), seat=0) for _ in range(3)]
    try:
        seen, _ = vector.reset(seed=7)
        singles = [one.reset(seed=7 + at)[0] for at, one in enumerate(alone)]
        over = [False] * 3
        for _ in range(60):
            actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, rewards, ended, _, _ = vector.step(np.array(actions))
            for at, one in enumerate(alone):
                if over[at]:
                    singles[at], reward, over[at] = one.reset()[0], 0.0, False
                else:
                    singles[at], reward, over[at], _, _ = one.step(actions[at])
                assert np.array_equal(seen["observation"][at], singles[at]["observation"])
                assert rewards[at] == reward
                assert ended[at] == over[at]
    finally:
        vector.close()
