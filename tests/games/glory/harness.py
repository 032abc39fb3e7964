"""Positions, answers and checks for clause tests, spoken as in docs/games/glory/vectors.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.decision import Choice
from tabard.engine.match import state_of
from tabard.games.glory.rules.state import Glory
from tabard.games.glory.wiring.vectors import GloryVerbs

VERBS = GloryVerbs()
LONGEST = 5000  # answers: far more than a match takes

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


def play(match: Match, *answers: str) -> Match:
    """Give answers, one after the other: `P1 space guard`."""
    for answer in answers:
        who, *words = answer.split()
        VERBS.act(match, VERBS.seat(match, who), words)
    return match


def holds(match: Match, *checks: str) -> None:
    """All of this holds now: `P1.coins 3`, `waiting P2`, `order P1 P2`."""
    for check in checks:
        found, wanted = VERBS.found(match, check.split())
        assert found == wanted, f"{check}: found {found}"


def refused(match: Match, answer: str, clause: str) -> None:
    """The answer is refused by this clause and nothing has changed."""
    before = match.hash()
    with pytest.raises(tabard.IllegalChoice) as refusal:
        play(match, answer)
    assert refusal.value.clause == clause
    assert match.hash() == before


def options(match: Match, who: str = "P1") -> list[Choice]:
    return list(match.decision(VERBS.seat(match, who)).options)


def kind(match: Match) -> str:
    return match.decision(match.waiting[0]).kind if match.waiting else "none"


def table(match: Match) -> Glory:
    """Everything, secrets included."""
    lying: Glory = state_of(match)
    return lying


def phase(match: Match) -> str:
    return str(seen(match)["phase"])


def seen(match: Match, viewer: str | None = None) -> dict[str, Any]:
    """The table as a player sees it; without a name, as a spectator does."""
    view = match.view(None if viewer is None else VERBS.seat(match, viewer))["table"]
    assert isinstance(view, dict)
    return view


def told(match: Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a seat heard of this kind of event."""
    return [happened for happened in match.log(viewer) if happened["kind"] == kind]


def time_out_until(match: Match, reached: Callable[[], bool]) -> Match:
    """Everybody's time runs out until this is so, or nobody is asked any more."""
    for _ in range(LONGEST):
        if not match.waiting or reached():
            return match
        match.time_out(match.waiting[0])
    raise AssertionError("the match does not come to an end")


def to_phase(match: Match, name: str) -> Match:
    return time_out_until(match, lambda: phase(match) == name)


def to_the_end(match: Match) -> Match:
    return time_out_until(match, lambda: False)


def passing(match: Match, turns: int) -> Match:
    """So many pawns are placed by default, on Guard Duty."""
    for _ in range(turns):
        match.time_out(match.waiting[0])
    return match
