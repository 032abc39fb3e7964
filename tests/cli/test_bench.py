"""`tabard bench`: what a line says of several turns."""

from __future__ import annotations

from tabard.cli.bench import median_of


def test_a_line_has_the_medians_and_how_far_the_turns_lie_apart() -> None:
    turns = [{"build": "compiled", "matches": 3, "per_s": per_s} for per_s in (9.0, 7.0, 8.0)]
    assert median_of(turns) == {
        "build": "compiled",
        "matches": 3,
        "per_s": 8.0,
        "per_s_from_to": [7.0, 9.0],
    }
