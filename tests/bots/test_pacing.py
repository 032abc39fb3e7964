"""A bot's time is counted for a whole round, and tells nothing."""

from __future__ import annotations

import pytest

from tabard.api import new
from tabard.bots.budgets import CHAMPION, KNIGHT
from tabard.bots.levels import LEVELS
from tabard.bots.pacing import PURSES, QUICK, Asked, Purse, asked_of

MOVE, SECRET = Asked(1), Asked(1, hides=True)


def shown(purse: Purse, questions: list[tuple[Asked, float]]) -> list[float]:
    return [purse.shown_after(spent, asked) for asked, spent in questions]


@pytest.mark.parametrize("level", LEVELS)
def test_a_secret_answer_takes_as_long_where_there_is_no_choice(level: str) -> None:
    thinking, forced = Purse(level, 0.4), Purse(level, 0.4)
    for asked in (SECRET, MOVE, SECRET, SECRET):
        thought = max(0.0, thinking.thought(asked)) if asked.hides else 0.01
        instead = 0.0 if asked.hides else 0.01
        assert thinking.shown_after(thought, asked) == forced.shown_after(instead, asked)


@pytest.mark.parametrize(("level", "most"), [("squire", QUICK), *PURSES.items()])
def test_a_round_takes_what_is_in_the_purse_however_often_the_bot_is_asked(level: str, most: float) -> None:
    purse = Purse(level, 0.4)
    for number in range(3):
        asked = Asked(number)
        took = shown(purse, [(asked, 0.0)] * 200)
        assert sum(took) <= most + 1e-6
        assert took[0] > 0.0


def test_what_a_search_leaves_over_others_may_use() -> None:
    thrifty, lavish = Purse(KNIGHT, 0.4), Purse(KNIGHT, 0.4)
    shown(thrifty, [(MOVE, 0.01)] * 5)
    shown(lavish, [(MOVE, 0.9)] * 5)
    assert thrifty.thought(MOVE) > lavish.thought(MOVE)
    assert lavish.thought(Asked(2)) >= thrifty.thought(MOVE)


def test_champions_of_a_table_share_their_seconds() -> None:
    alone, one_of_three = Purse(CHAMPION, 0.4), Purse(CHAMPION, 0.4, alike=3)
    assert alone.thought(MOVE) > one_of_three.thought(MOVE) > Purse(KNIGHT, 0.4).thought(MOVE) / 2


def test_without_a_delay_nothing_is_held_back() -> None:
    assert Purse("squire", 0.0).shown_after(0.02, SECRET) == 0.02


def test_a_sealed_question_hides_its_time() -> None:
    sealed = new("glory", seats=2, seed=1)
    assert len(sealed.waiting) == 2
    assert asked_of(sealed, 0).hides
    alone = new("grunwald", seats=2, seed=1)
    assert not asked_of(alone, alone.waiting[0]).hides
