"""Positions, answers and checks for clause tests, spoken as in docs/games/grunwald/vectors.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.decision import Choice
from tabard.games.grunwald.wiring.vectors import GrunwaldVerbs

VERBS = GrunwaldVerbs()
LONGEST = 2000  # answers: far more than a match takes


def position(**given: Any) -> Match:
    """A position as the vectors describe it: four players about to place, unless told otherwise."""
    return tabard.scenario("grunwald", {"players": 4, "phase": "placement", **given})


def event(id: str, **given: Any) -> Match:
    """Round 2, this event just turned up."""
    return position(**{"phase": "event", "round": 2, "event": id, **given})


def skirmish(teutons: list[int], *participants: str, **given: Any) -> Match:
    """Round 5 with these Teutons; the participants' officers stand on the Teutons field, in this order."""
    groups = {"teutons": [f"{who} officer" for who in participants]}
    board = {"teutons": teutons}
    return position(**{"phase": "resolution", "round": 5, "board": board, "fields": groups, **given})


def resolved(field: str, *groups: str, **given: Any) -> Match:
    """Phase 3 with these groups on one field, in placement order, played as far as it goes by itself."""
    return position(**{"phase": "resolution", "fields": {field: list(groups)}, **given})


def play(match: Match, *answers: str) -> Match:
    """Give answers, one after the other: `P1 place crown officer`."""
    for answer in answers:
        who, *words = answer.split()
        VERBS.act(match, VERBS.seat(match, who), words)
    return match


def holds(match: Match, *checks: str) -> None:
    """All of this holds now: `P1.ducats 3`, `waiting P2`, `order crown P1 P2`."""
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


def impossible(match: Match, answer: str) -> None:
    """A whole placement is refused at one of its steps; the position as it was is not played on."""
    with pytest.raises(tabard.IllegalChoice):
        play(match.copy(), answer)


def options(match: Match, who: str) -> list[Choice]:
    """The legal answers of a player, in order of their names."""
    return sorted(match.decision(VERBS.seat(match, who)).options, key=str)


def seen(match: Match, viewer: str | None = None) -> dict[str, Any]:
    """The table as a player sees it; without a name, as a spectator does."""
    table = match.view(None if viewer is None else VERBS.seat(match, viewer))["table"]
    assert isinstance(table, dict)
    return table


def of(match: Match, who: str) -> dict[str, Any]:
    """A player's own things, component ids included."""
    player = seen(match, who)["players"][VERBS.seat(match, who)]
    assert isinstance(player, dict)
    return player


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


def all_pass(match: Match) -> Match:
    """Nobody places any more in this round."""
    now = seen(match)["round"]
    return time_out_until(
        match, lambda: match.decision(match.waiting[0]).kind != "place" or seen(match)["round"] != now
    )


def to_round(match: Match, number: int) -> Match:
    """Everybody's time runs out until this round has reached its placement."""
    return time_out_until(
        match, lambda: seen(match)["round"] == number and seen(match)["phase"] == "placement"
    )


def to_the_end(match: Match) -> Match:
    """Everybody's time runs out until the match is over."""
    return time_out_until(match, lambda: False)
