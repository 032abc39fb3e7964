"""Windows in which all can see that a family can only pass: its player need not be asked (FIE-28.8)."""

from __future__ import annotations

from typing import Any

from tabard import Match
from tabard.engine.match import state_of
from tabard.games.fief.bot import idle
from tests.games.fief.harness import holds, options, play, position

PLAYED: dict[str, Any] = {"players": 3, "phase": "play", "turn": 2, "P1": {"hand": ["lord_alice"]}}
BURGHERS: dict[str, Any] = {"lords": ["henry exeter"], "towns": ["exeter"], "fourth": "burghers_3"}


def before_income(**given: Any) -> Match:
    """The first player has played his cards and passed; the second has burghers, and no card."""
    m = position(**{**PLAYED, "F2": BURGHERS, **given})
    return play(m, "P1 play_card end", "P1 react pass")


def is_idle(m: Match, seat: int) -> bool:
    return idle(state_of(m), seat)


def test_fie_28_8_burghers_have_nothing_to_revolt_against_and_nobody_to_free() -> None:
    m = before_income()
    holds(m, "waiting P2", "decision react")
    assert options(m, "P2") == ["pass", "pass_phase", "pass_turn"]
    assert is_idle(m, 1)


def test_fie_28_8_a_captive_is_something_to_free() -> None:
    m = before_income(F3={"lords": ["thomas bath"]}, F1={"lords": ["hugh bath captor=thomas"]})
    assert "burghers:help" in options(m, "P2")
    assert not is_idle(m, 1)


def test_fie_28_8_a_card_whatever_it_is_makes_a_window_worth_asking() -> None:
    m = position(**{**PLAYED, "F2": BURGHERS, "P2": {"hand": ["lord_robert"]}})
    play(m, "P1 play_card end", "P2 play_card end", "P1 react pass")
    assert options(m, "P2") == ["pass", "pass_phase", "pass_turn"]
    assert not is_idle(m, 1)


def test_fie_14_22_crossbowmen_to_hire_do_too_for_purses_are_secret() -> None:
    m = before_income(F2={**BURGHERS, "fourth": "mercenaries_french"}, P2={"coins": 0})
    holds(m, "waiting P2", "decision react")
    assert not is_idle(m, 1)


def test_other_questions_are_never_idle() -> None:
    m = position(**PLAYED)
    holds(m, "decision play_card")
    assert not is_idle(m, 0)
