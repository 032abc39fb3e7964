"""Lessons and practice as a newcomer takes them: every lesson to its end, at the real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.lessons.reading import ANYTHING_ELSE, LESSON, PRACTICE, Lesson, lesson, lessons
from tests.browser.conftest import Visit
from tests.browser.learner import Learner, press, press_key

TITLES = ("grunwald", "glory", "zizka", "fief")
ALL = [one for game in TITLES for one in lessons(game, LESSON)]
FIRST = [lessons(game, LESSON)[0] for game in TITLES]
EACH = [
    pytest.param(one, marks=() if one in FIRST else pytest.mark.long, id=f"{one.game}-{one.id}")
    for one in ALL
]
PUZZLES = [one for game in TITLES for one in lessons(game, PRACTICE)]


def named(one: Lesson) -> str:
    return f"{one.game}-{one.id}"


@pytest.mark.parametrize("taken", ALL, ids=named)
def test_a_lesson_by_mouse(visit: Visit, taken: Lesson) -> None:
    learner = Learner(visit(1440, 900), taken, press)
    learner.take_all()
    assert learner.visitor.errors == []


@pytest.mark.parametrize("taken", EACH)
def test_a_lesson_by_keyboard(visit: Visit, taken: Lesson) -> None:
    learner = Learner(visit(), taken, press_key)
    learner.read_on = lambda: learner.page.keyboard.press("Enter")  # type: ignore[method-assign]
    learner.take_all()
    assert learner.visitor.errors == []


@pytest.mark.parametrize("taken", EACH)
def test_a_lesson_on_a_phone(visit: Visit, taken: Lesson) -> None:
    learner = Learner(visit(390, 844, has_touch=True, is_mobile=True, locale="pl-PL"), taken, press)
    learner.begin()
    for at in range(len(taken.steps)):
        assert learner.visitor.scrolls_sideways() == 0
        expect(learner.says()).to_be_in_viewport()
        learner.take(at)
    expect(learner.page.locator("[data-after]")).to_be_in_viewport()
    assert learner.visitor.errors == []


def test_a_wrong_answer_happens_is_explained_and_taken_back(visit: Visit) -> None:
    taken = lesson("grunwald", LESSON, "first")
    at, words = next(
        (number, words)
        for number, step in enumerate(taken.steps)
        for words in step.wrong
        if words != ANYTHING_ELSE
    )
    learner = Learner(visit(1440, 900), taken, press)
    learner.begin()
    for number in range(at):
        learner.take(number)
    so_far, logged = len(learner.done), len(learner.visitor.log())
    for one in learner.ways(words):
        learner.give(one)
    learner.wait_for(at, wrong=True)
    expect(learner.page.locator("[data-coach] .head")).to_have_text("Not quite")
    assert len(learner.visitor.log()) > logged  # it has happened
    expect(learner.page.locator(".ask")).to_have_count(0)  # and nothing else can be done
    learner.page.keyboard.press("Enter")
    learner.wait_for(at)
    del learner.done[so_far:]
    assert len(learner.visitor.log()) == logged
    learner.take(at)
    assert learner.visitor.errors == []


def test_a_lesson_is_taken_up_where_it_was_left_and_remembered_when_it_is_done(visit: Visit) -> None:
    taken = lesson("glory", LESSON, "journey")
    learner = Learner(visit(), taken, press)
    learner.begin()
    for at in range(4):
        learner.take(at)
    learner.visitor.go("/learn/glory")
    line = learner.page.locator("[data-lesson=journey]")
    expect(line).to_contain_text(f"You are at step 5 of {len(taken.steps)}")
    line.click()
    learner.wait_for(4)
    learner.page.get_by_role("button", name="Back", exact=True).click()
    learner.wait_for(3)
    # What was answered need not be answered again.
    learner.page.get_by_role("button", name="Next", exact=True).click()
    learner.wait_for(4)
    for at in range(4, len(taken.steps)):
        learner.take(at)
    learner.page.locator("[data-after]").click()
    learner.page.wait_for_url("**/learn/glory/*")
    learner.visitor.go("/learn/glory")
    expect(line).to_contain_text("Done without a mistake")
    expect(learner.page.locator("[data-lesson=first]")).not_to_contain_text("Done")
    assert learner.visitor.errors == []


def test_who_is_stuck_is_shown_the_answer(visit: Visit) -> None:
    taken = lesson("grunwald", LESSON, "first")
    learner = Learner(visit(1440, 900), taken, press)
    learner.begin()
    at = next(number for number, step in enumerate(taken.steps) if step.answers)
    for number in range(at):
        learner.take(number)
    learner.page.locator("[data-show-me]").click()
    choice = learner.ways(taken.steps[at].answers[0])[0].value
    around = learner.page.locator(f'[data-field="{choice}"], [data-choice="{choice}"]').first.bounding_box()
    ring = learner.page.locator(".rings span").first.bounding_box()
    assert around is not None and ring is not None
    assert abs(ring["x"] + ring["width"] / 2 - around["x"] - around["width"] / 2) < 8


def test_practice_asks_one_question_and_says_why(visit: Visit) -> None:
    first, second = lessons("grunwald", PRACTICE)[:2]
    (asks,) = (step for step in first.steps if step.answers)
    learner = Learner(visit(1440, 900), first, press)
    learner.visitor.go("/learn/grunwald")
    learner.page.locator(f"[data-practice={first.id}]").click()
    learner.wait_for(0)
    wrong = next(words for words in asks.wrong if words != ANYTHING_ELSE)
    for one in learner.ways(wrong):
        learner.give(one)
    learner.page.locator("[data-take-back]").click()
    learner.wait_for(0)
    learner.done = []
    learner.take(0)
    expect(learner.page.locator("[data-coach] .head")).to_have_text("Solved, with a detour")
    learner.page.locator("[data-after]").click()
    learner.page.wait_for_url(f"**/practice/{second.id}")
    learner = Learner(learner.visitor, second, press)
    learner.wait_for(0)
    learner.take(0)
    expect(learner.page.locator("[data-coach] .head")).to_have_text("Solved!")
    learner.page.get_by_role("link", name="All lessons").click()
    expect(learner.page.locator(".practice .learned")).to_have_count(2)
    assert learner.visitor.errors == []


@pytest.mark.long
@pytest.mark.parametrize("taken", PUZZLES, ids=named)
def test_a_position_by_mouse(visit: Visit, taken: Lesson) -> None:
    learner = Learner(visit(), taken, press)
    learner.take_all()
    assert learner.visitor.errors == []


@pytest.mark.long
@pytest.mark.parametrize("taken", ALL, ids=named)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "ru-RU"])
def test_no_step_is_cut_off(visit: Visit, taken: Lesson, locale: str, theme: str) -> None:
    """On a phone and at a desk, in every language: the coach's words are in sight at every step."""
    for width, height, touch in ((1440, 900, False), (390, 844, True)):
        settings = {"has_touch": True, "is_mobile": True} if touch else {}
        learner = Learner(visit(width, height, locale=locale, color_scheme=theme, **settings), taken, press)
        learner.begin()
        for at in range(len(taken.steps)):
            expect(learner.says()).to_be_in_viewport()
            assert learner.visitor.scrolls_sideways() == 0
            learner.take(at)
        assert learner.visitor.errors == []
