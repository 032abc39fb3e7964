"""PPO against bots with sb3-contrib, which masks illegal actions. Needs `pip install sb3-contrib`.

python examples/ppo.py grunwald --answers 200000
"""

from __future__ import annotations

import argparse
from functools import partial

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

import tabard


def train(game: str, answers: int, opponent: str = "page", count: int = 8, steps: int = 256) -> MaskablePPO:
    """`count` matches at once, each in a process of its own; `answers` of the learner in all."""
    alone = partial(tabard.single_env, game, seats=2, opponents=opponent)
    tables = make_vec_env(alone, count, seed=1, vec_env_cls=SubprocVecEnv if count > 1 else DummyVecEnv)
    learner = MaskablePPO(
        "MultiInputPolicy", tables, n_steps=steps, batch_size=count * steps // 4, n_epochs=4,
        gamma=0.999, ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=1, verbose=1, device="cpu",
    )  # fmt: skip
    learner.learn(answers)
    tables.close()
    return learner


def duel(learner: MaskablePPO, game: str, games: int, opponent: str = "page") -> float:
    """The mean reward in matches it has not seen: 1 won, −1 lost."""
    env, paid = tabard.single_env(game, seats=2, opponents=opponent), []
    for number in range(games):
        seen, _ = env.reset(seed=1000 + number)
        over = False
        while not over:
            action, _ = learner.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        paid.append(reward)
    return float(np.mean(paid))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--answers", type=int, default=200_000)
    parser.add_argument("--opponent", default="page")
    given = parser.parse_args()
    trained = train(given.game, given.answers, given.opponent)
    print(f"mean reward in 100 new matches: {duel(trained, given.game, 100, given.opponent):+.2f}")
