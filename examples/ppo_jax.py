"""PPO against bots: JAX learns, `tabard.vector_env` plays. Needs `pip install jax optax`.

python examples/ppo_jax.py grunwald --updates 100
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

import tabard

COUNT, EPOCHS, PARTS = 8, 4, 4  # matches at once; how often a batch is learnt from, in so many parts
DISCOUNT, TRACE, CLIP, ENTROPY, HIDDEN = 0.999, 0.95, 0.2, 0.01, 128
ADAM = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(5e-4))


def network(sizes: list[int], key: Any) -> list[Any]:
    weights = jax.nn.initializers.orthogonal(np.sqrt(2))
    return [(weights(key, pair), jnp.zeros(pair[1])) for pair in pairwise(sizes)]


def look(net: list[Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the probabilities of the legal actions, and what the position is worth."""
    for weights, bias in net[:-1]:
        seen = jnp.tanh(seen @ weights + bias)
    out = seen @ net[-1][0] * 0.1 + net[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, out[..., 1:], -1e9)), out[..., 0]


@jax.jit
def choose(net: list[Any], seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    odds, value = look(net, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], 1)[:, 0], value


def loss(net: list[Any], seen: Any, mask: Any, action: Any, odd: Any, gain: Any, goal: Any, real: Any) -> Any:
    odds, value = look(net, seen, mask)
    ratio = jnp.exp(jnp.take_along_axis(odds, action[:, None], 1)[:, 0] - odd)
    surprise = -jnp.sum(jnp.exp(odds) * odds * mask, 1)
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    return jnp.sum((0.5 * (value - goal) ** 2 - clipped - ENTROPY * surprise) * real) / real.sum()


@jax.jit
def learn(net: list[Any], state: Any, batch: Any) -> tuple[Any, Any]:
    updates, state = ADAM.update(jax.grad(loss)(net, *batch), state)
    return optax.apply_updates(net, updates), state


def train(game: str, updates: int, opponent: str = "page", seed: int = 1, steps: int = 128) -> list[float]:
    """The mean reward of the matches that ended in each update: 1 won, −1 lost."""
    env = tabard.vector_env(game, COUNT, seats=2, opponents=[opponent])
    now, _ = env.reset(seed=seed)
    draw, key = np.random.default_rng(seed), jax.random.key(seed)
    net = network([now["observation"].shape[1], HIDDEN, HIDDEN, 1 + env.single_action_space.n], key)
    state, over, means = ADAM.init(net), np.zeros(COUNT, bool), []
    for _ in range(updates):
        rows: list[Any] = []
        for _ in range(steps):
            key, one = jax.random.split(key)
            seen, mask = now["observation"], now["action_mask"].astype(bool)
            action, odd, value = map(np.asarray, choose(net, seen, mask, one))
            real = ~over  # after a match has ended the next step only deals a new one
            now, reward, ended, late, _ = env.step(action)
            over = ended | late
            rows.append((seen, mask, action, odd, value, reward, over, real))
        seen, mask, action, odd, value, reward, ends, real = map(np.stack, zip(*rows, strict=True))
        gain, later, trace = np.zeros_like(value), np.asarray(look(net, now["observation"], 1)[1]), 0.0
        for at in reversed(range(steps)):
            goes_on = 1.0 - ends[at]
            trace = reward[at] + DISCOUNT * later * goes_on - value[at] + DISCOUNT * TRACE * goes_on * trace
            gain[at], later = trace, value[at]
        goal = gain + value
        gain = (gain - gain[real].mean()) / (gain[real].std() + 1e-8)
        flat = [part.reshape(-1, *part.shape[2:]) for part in (seen, mask, action, odd, gain, goal, real)]
        for _ in range(EPOCHS):
            for part in np.array_split(draw.permutation(len(flat[0])), PARTS):
                net, state = learn(net, state, [one[part] for one in flat])
        means.append(float(reward[ends].mean()) if ends.any() else 0.0)
        print(f"{len(means):4} {int(ends.sum()):3} matches, mean reward {means[-1]:+.2f}", flush=True)
    env.close()
    return means


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--opponent", default="page")
    parser.add_argument("--steps", type=int, default=128, help="answers of each match in an update")
    given = parser.parse_args()
    train(given.game, given.updates, given.opponent, steps=given.steps)
