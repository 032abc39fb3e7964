"""Perft: how many sequences of answers there are to a depth. A change of options shows at once."""

from typing import Any

import pytest

from tests.games.fief.harness import position
from tests.games.harness import perft

POSITIONS: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "march": (
        {
            "phase": "march",
            "F1": {"lords": ["hugh york", "alice york"], "towns": ["york"], "units": ["york knight 1"]},
            "F2": {"lords": ["henry whitby"], "towns": ["whitby"]},
        },
        (3, 20, 77, 272),
    ),
    "siege": (
        {
            "phase": "war",
            "dice": [2] * 40,
            "F1": {
                "lords": ["hugh oxford gate=road_bath_oxford"],
                "units": ["oxford knight 2 archer 2 gate=road_bath_oxford"],
            },
            "F2": {
                "lords": ["henry oxford"],
                "towns": ["oxford castle"],
                "units": ["oxford knight 1 archer 1"],
            },
        },
        (3, 8, 27, 64),
    ),
    "election": (
        {
            "phase": "election",
            "F1": {"lords": ["hugh york fief=IV", "alice york"], "towns": ["york fortress"]},
            "F2": {"lords": ["henry exeter see=exeter"]},
            "F3": {"lords": ["thomas bath fief=I"], "towns": ["bath fortress"]},
        },
        (2, 4, 14, 25),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    given, counts = POSITIONS[name]
    match = position(**given)
    assert tuple(perft(match, depth) for depth in range(1, len(counts) + 1)) == counts
