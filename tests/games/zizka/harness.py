"""Positions, answers and checks for clause tests, spoken as in docs/games/zizka/vectors.md."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.decision import Choice
from tabard.engine.match import state_of
from tabard.games.zizka.rules.state import Zizka
from tabard.games.zizka.wiring.vectors import ZizkaVerbs

VERBS = ZizkaVerbs()

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


def play(match: Match, *answers: str) -> Match:
    """Give answers, one after the other: `P1 row 1`."""
    for answer in answers:
        who, *words = answer.split()
        VERBS.act(match, VERBS.seat(match, who), words)
    return match


def holds(match: Match, *checks: str) -> None:
    """All of this holds now: `P1.coins 3`, `waiting P2`."""
    for check in checks:
        found, wanted = VERBS.found(match, check.split())
        assert found == wanted, f"{check}: found {found}"


def refused(match: Match, who: str, choice: Choice, clause: str, reason: str) -> None:
    """The answer is refused by this clause, for this reason, and nothing has changed."""
    before = match.hash()
    with pytest.raises(tabard.IllegalChoice) as refusal:
        match.answer(VERBS.seat(match, who), choice)
    assert (refusal.value.clause, refusal.value.reason) == (clause, reason)
    assert match.hash() == before


def options(match: Match, who: str = "P1") -> list[Choice]:
    return list(match.decision(VERBS.seat(match, who)).options)


def seen(match: Match, viewer: str | None = None) -> dict[str, Any]:
    """The table as a player sees it; without a name, as a spectator does."""
    table = match.view(None if viewer is None else VERBS.seat(match, viewer))["table"]
    assert isinstance(table, dict)
    return table


def state(match: Match) -> Zizka:
    table = state_of(match)
    assert isinstance(table, Zizka)
    return table


def told(match: Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    return [happened for happened in match.log(viewer) if happened["kind"] == kind]
