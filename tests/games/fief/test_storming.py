"""Bots bring an army, and what breaks walls, before a capital that is weakly held."""

from __future__ import annotations

from tabard import Match
from tabard.bots.bot import sensible
from tabard.engine.decision import Choice
from tests.games.fief.harness import position

NORTH = {
    "lords": ["hugh york fief=IV"],
    "towns": ["york fortress"],
    "units": ["york knight 8 man_at_arms 3 bombard 3"],
}
DURHAM = {
    "lords": ["henry berwick fief=III"],
    "towns": ["durham fortress"],
    "units": ["durham man_at_arms 8"],
}


def considered(match: Match) -> list[Choice]:
    return list(sensible(match, match.waiting[0]))


def test_nearly_all_go_where_fewer_would_not_do() -> None:
    match = position(players=4, phase="march", F1=NORTH, F2=DURHAM)
    match.answer(match.waiting[0], "lord:lord_hugh")
    while (more := considered(match)[0]) and str(more).startswith(("take:", "all")):
        match.answer(match.waiting[0], more)
    assert "road_york_durham" in considered(match)


def test_nobody_leaves_a_capital_bare_for_nothing() -> None:
    match = position(
        players=4,
        phase="march",
        F1=NORTH,
        F2={**DURHAM, "units": ["durham man_at_arms 12 knight 8 bombard 3"]},
    )
    match.answer(match.waiting[0], "lord:lord_hugh")
    while (more := considered(match)[0]) and str(more).startswith(("take:", "all")):
        match.answer(match.waiting[0], more)
    assert "road_york_durham" not in considered(match)


def test_a_bombard_is_worth_a_thought() -> None:
    match = position(players=4, phase="buy", P1={"coins": 7}, F1=NORTH | {"units": ["york man_at_arms 6"]})
    assert "bombard" in considered(match)
