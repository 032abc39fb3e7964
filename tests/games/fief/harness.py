"""Positions, answers and checks for clause tests, spoken as in docs/games/fief/vectors.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tabard
from tabard import Match
from tabard.engine.match import state_of
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.wiring.vectors import FiefVerbs
from tests.games.harness import Harness

SPOKEN = Harness(FiefVerbs())
holds = SPOKEN.holds
play = SPOKEN.play
refused = SPOKEN.refused
seen = SPOKEN.seen
told = SPOKEN.told
time_out_until = SPOKEN.time_out_until
to_the_end = SPOKEN.to_the_end


def new(seats: int, seed: int | str = 1, **options: object) -> Match:
    """A match from its setup."""
    return tabard.new("fief", seats, seed, options)


def position(dice: Sequence[int] | None = None, **given: Any) -> Match:
    """A position as the vectors describe it: four players, turn 3."""
    return tabard.scenario("fief", given, dice=dice)


def options(match: Match, who: str) -> list[str]:
    """The legal answers of a player, Lords by their short names."""
    return [str(option).replace("lord_", "") for option in SPOKEN.options(match, who)]


def table(match: Match) -> Fief:
    state: Fief = state_of(match)
    return state


def until(match: Match, kind: str) -> Match:
    """Everybody's time runs out until this is asked."""
    return time_out_until(match, lambda: match.decision(match.waiting[0]).kind == kind)
