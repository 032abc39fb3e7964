"""Positions, answers and checks for clause tests, spoken as in docs/games/grunwald/vectors.md."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.decision import Choice
from tabard.games.grunwald.wiring.vectors import GrunwaldVerbs
from tests.games.harness import Harness

SPOKEN = Harness(GrunwaldVerbs())
holds = SPOKEN.holds
play = SPOKEN.play
refused = SPOKEN.refused
seen = SPOKEN.seen
told = SPOKEN.told
time_out_until = SPOKEN.time_out_until
to_the_end = SPOKEN.to_the_end


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


def impossible(match: Match, answer: str) -> None:
    """A whole placement is refused at one of its steps; the position as it was is not played on."""
    with pytest.raises(tabard.IllegalChoice):
        play(match.copy(), answer)


def options(match: Match, who: str) -> list[Choice]:
    """The legal answers of a player, in order of their names."""
    return sorted(SPOKEN.options(match, who), key=str)


def of(match: Match, who: str) -> dict[str, Any]:
    """A player's own things, component ids included."""
    player = seen(match, who)["players"][SPOKEN.seat(match, who)]
    assert isinstance(player, dict)
    return player


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
