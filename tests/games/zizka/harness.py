"""Positions, answers and checks for clause tests, spoken as in docs/games/zizka/vectors.md."""

from __future__ import annotations

from typing import Any

import tabard
from tabard import Match
from tabard.engine.match import state_of
from tabard.games.zizka.rules.state import Zizka
from tabard.games.zizka.wiring.vectors import ZizkaVerbs
from tests.games.harness import Harness

SPOKEN = Harness(ZizkaVerbs())
holds = SPOKEN.holds
options = SPOKEN.options
play = SPOKEN.play
refused = SPOKEN.refused
seen = SPOKEN.seen
told = SPOKEN.told

SWORD, CUNNING, SPEECH, JOKER = 1, 3, 5, 6  # pips of a follower die with these faces
BLANK, COIN = 1, 2  # of Sigismund's die


def position(*, dice: list[int] | None = None, **given: Any) -> Match:
    """A position as the vectors describe it: two players, seat 0 about to act, unless told otherwise."""
    return tabard.scenario("zizka", given, dice=dice)


def zizka(**given: Any) -> dict[str, Any]:
    """Žižka, one die of his own, on Týn."""
    return {"commander": "zizka", "space": "tyn", **given}


def event(token: str, dice: list[int] | None = None, **own: Any) -> Match:
    """P1 is Žižka on Týn, where this token lies face down."""
    return position(dice=dice, P1=zizka(**own), tokens={"tyn": token})


def solo(dice: list[int] | None = None, torak: dict[str, Any] | None = None, **own: Any) -> Match:
    """Žižka alone against Torak."""
    return position(dice=dice, players=1, P1=zizka(**own), torak=torak or {})


def new(seats: int = 2, seed: int = 1, **options: object) -> Match:
    return tabard.new("zizka", seats, seed, options)


def state(match: Match) -> Zizka:
    table = state_of(match)
    assert isinstance(table, Zizka)
    return table
