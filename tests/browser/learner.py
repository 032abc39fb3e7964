"""Somebody who takes a lesson: does what the coach asks for, with a mouse, a thumb or the keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tabard.engine.journal import ANSWER
from tabard.lessons.course import Given, follow, way
from tabard.lessons.reading import LESSON, Lesson
from tests.browser.visitor import Visitor

MARKS = ("card-choice", "card", "title", "target", "space", "field", "spot", "part")
LOOKING = """([at, wrong]) => {
    const coach = document.querySelector('[data-coach]');
    return coach && !document.querySelector('.ask.sending') && coach.dataset.at === String(at)
        && (coach.dataset.wrong !== undefined) === wrong;
}"""

# Whatever cannot be chosen has its reason in what is read out and shown beside the pointer.
UNEXPLAINED = """() => [...document.querySelectorAll('.frame .refused')]
    .filter((one) => !one.title || !one.ariaLabel?.endsWith(one.title) || one.ariaLabel === one.title)
    .map((one) => one.outerHTML.slice(0, 200))"""

Answer = Callable[[Visitor, str], None]


def path_of(lesson: Lesson) -> str:
    return f"/learn/{lesson.game}/{lesson.id if lesson.kind == LESSON else f'practice/{lesson.id}'}"


class Learner:
    """One visitor at one lesson; `done` is what the server is told."""

    def __init__(self, visitor: Visitor, lesson: Lesson, answer: Answer) -> None:
        self.visitor, self.lesson, self.answer = visitor, lesson, answer
        self.page = visitor.page
        self.done: list[Given] = []

    def begin(self) -> None:
        self.visitor.go(path_of(self.lesson))
        self.wait_for(0)

    def wait_for(self, at: int, *, wrong: bool = False) -> None:
        """Until the coach has come to a step, or explains what was wrong there."""
        self.page.wait_for_function(LOOKING, arg=[at, wrong])

    def ways(self, words: str) -> list[Given]:
        """What an answer in words consists of, one after the other."""
        return way(self.lesson, follow(self.lesson, self.done).match, words)

    def take(self, at: int) -> None:
        """The step as the coach would have it."""
        step = self.lesson.steps[at]
        if not step.answers:
            if at + 1 < len(self.lesson.steps):
                self.read_on()
                self.wait_for(at + 1)
                self.done.append(Given("read"))
            return
        for one in self.ways(step.answers[0]):
            self.give(one)
        if at + 1 < len(self.lesson.steps):
            self.wait_for(at + 1)

    def give(self, one: Given) -> None:
        before = self.visitor.version()
        if one.kind == ANSWER:
            self.answer(self.visitor, str(one.value))
        else:
            self.page.locator("[data-show-me]").click()  # its panel has tests of its own
        self.visitor.wait_for_news(before)
        self.done.append(one)

    def read_on(self) -> None:
        self.page.locator("[data-next]").click()

    def take_all(self) -> None:
        self.begin()
        for at in range(len(self.lesson.steps)):
            assert self.page.evaluate(UNEXPLAINED) == []
            self.take(at)
        expect(self.page.locator("[data-after]")).to_be_visible()

    def says(self) -> Locator:
        return self.page.locator("[data-coach] .text")


def press(visitor: Visitor, choice: str) -> None:
    """With the mouse, or a thumb: in the list; what is only on the board or in the hand, there."""
    page = visitor.page
    before = visitor.version()
    stepper = page.locator(".ask .row > .step input")
    listed = page.locator(f'.ask [data-choice="{choice}"]:visible')
    if listed.count():
        listed.first.click()
    elif choice.isdigit() and stepper.count():
        stepper.fill(choice)
    else:
        marked = ", ".join(f'[data-{mark}="{choice}"]:visible' for mark in MARKS)
        page.locator(f'[data-choice="{choice}"]:visible, {marked}').first.click()
    if visitor.only_selected(before):
        page.locator("[data-confirm]").click()


def press_key(visitor: Visitor, choice: str) -> None:
    """With the key that the option shows; a number that is its own key shows none."""
    page = visitor.page
    before = visitor.version()
    stepper = page.locator(".ask .row > .step input")
    option = page.locator(f'.ask [data-choice="{choice}"]')
    if option.count():
        cap = option.locator(".kbd")
        page.keyboard.press((cap.first.text_content() or "").lower() if cap.count() else choice)
    else:
        stepper.focus()
        for _ in range(20):
            now = int(stepper.input_value())
            if now == int(choice):
                break
            page.keyboard.press("ArrowRight" if now < int(choice) else "ArrowLeft")
    if visitor.only_selected(before):
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press("Enter")
