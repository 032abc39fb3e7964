"""Running scores: what each seat would have if the match ended now, as far as the viewer knows."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.api import games, new, scenario
from tabard.engine.match import Match, state_of
from tabard.engine.module import Score
from tabard.lab.demands import LawBroken
from tabard.lab.laws import scores_lead_to_the_standing


def scores(match: Match, viewer: int | None = None) -> list[dict[str, Any]]:
    view: Any = match.view(viewer)
    found: list[dict[str, Any]] = view["scores"]
    return found


@pytest.mark.parametrize("game", games())
def test_every_seat_has_a_score_from_the_start(game: str) -> None:
    match = new(game, seats=2, seed=1)
    assert [score["seat"] for score in scores(match)] == [0, 1]
    assert all(score["score"] == sum(score["parts"].values()) for score in scores(match))


def test_a_knight_who_cannot_be_fed_is_not_counted() -> None:
    """GRU-17.2: of three knights one provision feeds the strongest; both titles follow the army fed."""
    position = {
        "players": 2,
        "phase": "placement",
        "P1": {"provisions": 1, "ducats": 5, "hand": ["c6", "c5", "m4"]},
        "P2": {"provisions": 0},
    }
    parts = scores(scenario("grunwald", position))[0]["parts"]
    assert (parts["strength"], parts["crown_commander"], parts["merc_commander"]) == (6, 1, 0)
    assert (parts["quartermaster"], parts["ducats"]) == (0, 2)


def test_hands_that_are_not_shown_are_guessed_from_their_size() -> None:
    """GRU-24.4: a spectator knows two cards and two provisions, not which knights."""
    hidden = {
        "players": 2,
        "phase": "placement",
        "options": {"show_hands": False},
        "P1": {"provisions": 2, "hand": ["c6", "c5"]},
    }
    match = scenario("grunwald", hidden)
    own, spectators = scores(match, 0)[0], scores(match)[0]
    assert own["parts"]["strength"] == 11 and "strength" not in own["guessed"]
    assert spectators["parts"]["strength"] == 6 and "strength" in spectators["guessed"]


def test_hidden_goals_are_not_counted_and_marked_as_a_guess() -> None:
    """GLO-17.1: six coins are a title for whoever knows the goal."""
    match = new("glory", seats=2, seed=3)
    while state_of(match).step.value in ("characters", "goals", "returns"):
        seat = match.waiting[0]
        match.answer(seat, match.options(seat)[0])
    assert [score["guessed"] for score in scores(match, 0)] == [[], ["titles"]]


def test_a_conquered_castle_is_told_apart_from_the_roads() -> None:
    position = {"players": 2, "P1": {"vp": 9, "coins": 11, "conquests": ["conquest_easy_1"]}, "P2": {"vp": 3}}
    parts = scores(scenario("zizka", position))[0]["parts"]
    assert parts == {"castles": 2, "roads": 7, "coins": 2}


def test_a_score_that_is_not_the_final_one_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("pig", seats=2, seed=1)
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, match.options(seat)[0])
    scores_lead_to_the_standing(match)
    monkeypatch.setattr(
        match.module, "scores", lambda table, viewer: [Score(seat, {"points": 0}) for seat in range(2)]
    )
    with pytest.raises(LawBroken):
        scores_lead_to_the_standing(match)
