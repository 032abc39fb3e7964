"""`python -m bench.lab`: ours can be measured wherever the tests run."""

from __future__ import annotations

import pytest

from bench.lab.__main__ import turn
from bench.lab.sides import OURS


@pytest.mark.parametrize("side", ["tabard.env grunwald", "OpenSpiel tabard_grunwald"])
def test_a_turn_counts_the_steps_of_whole_matches(side: str) -> None:
    assert side in OURS
    met = turn(side, 0)
    assert met["steps"] > 50
    assert met["steps_s"] == pytest.approx(met["games_s"] * met["steps"])
