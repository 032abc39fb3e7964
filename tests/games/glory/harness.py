"""Positions, answers and checks for clause tests, spoken as in docs/games/glory/vectors.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tabard
from tabard import Match
from tabard.engine.match import state_of
from tabard.games.glory.rules.state import Glory
from tabard.games.glory.wiring.vectors import GloryVerbs
from tests.games.harness import Harness, refusal

SPOKEN = Harness(GloryVerbs())
holds = SPOKEN.holds
options = SPOKEN.options
play = SPOKEN.play
seen = SPOKEN.seen
told = SPOKEN.told
time_out_until = SPOKEN.time_out_until
to_the_end = SPOKEN.to_the_end

PAS_DARMES = {"tournament": "pas_darmes"}
JOUST = {"tournament": "joust"}


def position(dice: Sequence[int] | None = None, **given: Any) -> Match:
    """A position as the vectors describe it: two players in the action phase, unless told otherwise."""
    base = {"players": 2, "phase": "action", "event": "crusade"}
    return tabard.scenario("glory", {**base, **given}, dice)


def new(seats: int = 2, seed: int = 7, **options: Any) -> Match:
    return tabard.new("glory", seats, seed, options)


def started(seats: int = 2, seed: int = 7, **options: Any) -> Match:
    """A new match whose setup is over: everybody answered by default."""
    return time_out_until(match := new(seats, seed, **options), lambda: phase(match) == "action")


def solo(scenario: str, dice: Sequence[int] | None = None, **given: Any) -> Match:
    options = {"scenario": f"solo_{scenario}", **given.pop("options", {})}
    return position(dice, **{"players": 1, "options": options, **given})


def challenged(knight: str, *dice: int, **given: Any) -> Match:
    """P1 beside this knight in Florence, about to fight."""
    base = {"phase": "tournament", "options": PAS_DARMES}
    lists = {"cities": {"florence": [knight]}, "shields": {"florence": ["P1"]}}
    return position(list(dice), **{**base, **lists, **given})


def refused(match: Match, answer: str, clause: str) -> None:
    """The answer is refused by this clause and nothing has changed."""
    with refusal(match, clause):
        play(match, answer)


def kind(match: Match) -> str:
    return match.decision(match.waiting[0]).kind if match.waiting else "none"


def table(match: Match) -> Glory:
    """Everything, secrets included."""
    lying: Glory = state_of(match)
    return lying


def phase(match: Match) -> str:
    return str(seen(match)["phase"])


def to_phase(match: Match, name: str) -> Match:
    return time_out_until(match, lambda: phase(match) == name)


def passing(match: Match, turns: int) -> Match:
    """So many pawns are placed by default, on Guard Duty."""
    for _ in range(turns):
        match.time_out(match.waiting[0])
    return match
