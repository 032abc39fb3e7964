"""Positions, answers and checks for clause tests, spoken as in docs/games/fief/vectors.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import tabard
from tabard import IllegalChoice, Match
from tabard.engine.decision import Choice
from tabard.engine.match import state_of
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.wiring.vectors import FiefVerbs

VERBS = FiefVerbs()
LONGEST = 20_000


def new(seats: int, seed: int | str = 1, **options: object) -> Match:
    """A match from its setup."""
    return tabard.new("fief", seats, seed, options)


def position(dice: Sequence[int] | None = None, **given: Any) -> Match:
    """A position as the vectors describe it: four players, turn 3."""
    return tabard.scenario("fief", given, dice=dice)


def play(match: Match, *answers: str) -> Match:
    """Give answers, one after the other: `P1 march end`."""
    for answer in answers:
        who, *words = answer.split()
        VERBS.act(match, VERBS.seat(match, who), words)
    return match


def holds(match: Match, *checks: str) -> None:
    """All of this holds now: `lords.hugh.place york`, `waiting P2`, `points F1 2`."""
    for check in checks:
        found, wanted = VERBS.found(match, check.split())
        assert found == wanted, f"{check}: found {found}"


def options(match: Match, who: str) -> list[str]:
    """The legal answers of a player, Lords by their short names."""
    seat = VERBS.seat(match, who)
    return [str(option).replace("lord_", "") for option in match.options(seat)]


def refused(match: Match, who: str, choice: Choice, clause: str) -> None:
    """The answer is refused by this clause and nothing has changed."""
    before = match.hash()
    with pytest.raises(IllegalChoice) as refusal:
        match.answer(VERBS.seat(match, who), choice)
    assert refusal.value.clause == clause
    assert match.hash() == before


def table(match: Match) -> Fief:
    state: Fief = state_of(match)
    return state


def seen(match: Match, who: str | None = None) -> dict[str, Any]:
    """The table as a player sees it; without a name, as a spectator does."""
    view = match.view(None if who is None else VERBS.seat(match, who))["table"]
    assert isinstance(view, dict)
    return view


def told(match: Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    return [happened for happened in match.log(viewer) if happened["kind"] == kind]


def to_the_end(match: Match) -> Match:
    """Everybody's time runs out until the match is over."""
    for _ in range(LONGEST):
        if not match.waiting:
            return match
        match.time_out(match.waiting[0])
    raise AssertionError("the match does not come to an end")


def until(match: Match, kind: str) -> Match:
    """Everybody's time runs out until this is asked."""
    for _ in range(LONGEST):
        if not match.waiting or match.decision(match.waiting[0]).kind == kind:
            return match
        match.time_out(match.waiting[0])
    raise AssertionError(f"{kind} is never asked")
