"""Perft: how many sequences of answers there are to a depth. A change of options shows at once."""

from typing import Any

import pytest

import tabard
from tests.games.harness import perft

POSITIONS: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "first turn": ({"players": 2, "phase": "setup"}, (6, 16, 52, 204)),
    "skirmish": (
        {
            "players": 3,
            "round": 5,
            "phase": "resolution",
            "board": {"teutons": [4, 3]},
            "P1": {"provisions": 3, "hand": ["c5", "m2", "c2"]},
            "P2": {"provisions": 2, "hand": ["c4"], "camp": ["t2", "m3"]},
            "P3": {"provisions": 1, "hand": ["m6", "m1"]},
            "fields": {"teutons": ["P2 officer", "P1 helpers 1"]},
        },
        (2, 8, 23, 55),
    ),
    "auction": (
        {"players": 4, "round": 3, "phase": "event", "event": "royal_hunt", "P2": {"ducats": 5}},
        (4, 18, 87, 238),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_known(name: str) -> None:
    position, expected = POSITIONS[name]
    match = tabard.scenario("grunwald", position)
    assert tuple(perft(match, depth) for depth in range(1, 5)) == expected
