"""PettingZoo's AEC environment: every seat an agent, one answer at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tabard.lab.gym.desk import Desk
from tabard.lab.gym.rewards import reward_by_name


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    reward: str = "rank",
    max_steps: int | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the match and costs 1."""
    raw = raw_env(game, seats, options, reward, max_steps)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # without types; the name is its custom
    """Without guards: an illegal action raises IllegalChoice with its clause and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "rank",
        max_steps: int | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk(game, seats, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.max_steps = max_steps  # answers of all seats together, after which the match is cut off
        self._pay = reward_by_name(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.desk.spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.desk.codec.size) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The ids of the game's codec."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; its seed is drawn from `seed`, or from where the last one left off."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.desk.begin(int(self._seeds.integers(1 << 62)))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_whom_is_asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, in numbers, and which actions are legal for it."""
        seat = self._seat_of[agent]
        return {"observation": self.desk.see(seat), "action_mask": self.desk.mask(seat)}

    def observe_named(self, agent: str) -> dict[str, Any]:
        """The observation field by field, in whole numbers."""
        return dict(self.desk.named(self._seat_of[agent]))

    def step(self, action: Any) -> None:
        """The answer of the agent whose turn it is; `None` for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.desk.act(action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        standing = self.desk.match.standing
        if standing is not None:
            paid = self._pay(standing)
            self.rewards = {agent: paid[self._seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn_to_whom_is_asked()

    def _turn_to_whom_is_asked(self) -> None:
        asked = self.desk.asked
        self.agent_selection = self.agents[0] if asked is None else self.possible_agents[asked]

    def render(self) -> str:
        """The position in words, as everybody may see it."""
        from tabard.lab.gym.text import text_of

        return text_of(self.desk.match, None)

    def close(self) -> None:
        """There is nothing to let go."""
