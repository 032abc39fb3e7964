"""The examples run as they are told to; none is only to be read."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from examples import own_bot, random_agent

ROOT = Path(__file__).resolve().parents[2]


def test_random_agents_share_the_victories() -> None:
    shares = random_agent.play("grunwald", seats=3, games=4)
    assert list(shares) == ["seat_0", "seat_1", "seat_2"]
    assert sum(shares.values()) == pytest.approx(1)


def test_the_bot_of_ones_own_beats_page() -> None:
    assert own_bot.duel("grunwald", games=4, against="page") == 1


def test_ppo_in_jax_learns_from_matches_against_bots() -> None:
    """In a process of its own: where JAX has been imported no other test may fork."""
    command = (sys.executable, "-m", "examples.ppo_jax", "grunwald", "--updates", "2", "--steps", "16")
    run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    means = re.findall(r"mean reward ([+-][\d.]+)$", run.stdout, re.MULTILINE)
    assert len(means) == 2
    assert all(-1 <= float(mean) <= 1 for mean in means)


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs sb3-contrib, which brings PyTorch")
def test_ppo_of_a_library_learns_from_matches_against_bots() -> None:
    code = "from examples.ppo import *; print(duel(train('grunwald', 64, count=1, steps=32), 'grunwald', 2))"
    run = subprocess.run(
        (sys.executable, "-c", code), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    assert -1 <= float(run.stdout.split()[-1]) <= 1
