"""Random agents through PettingZoo: how often does each seat win?

python examples/random_agent.py glory --seats 3 --games 20
"""

from __future__ import annotations

import argparse

import numpy as np

import tabard


def play(game: str, seats: int, games: int, seed: int = 1) -> dict[str, float]:
    """The mean reward of each agent; with `reward="win"` that is its share of the victories."""
    env = tabard.env(game, seats=seats, reward="win")
    draw = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            over = terminated or truncated
            env.step(None if over else int(draw.choice(np.flatnonzero(observation["action_mask"]))))
    return {agent: paid / games for agent, paid in total.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    for agent, share in play(given.game, given.seats, given.games).items():
        print(f"{agent}: won {share:.0%}")


if __name__ == "__main__":
    main()
