"""How far a learner has come in a lesson: worked out anew from what he has answered so far.

Nothing is kept anywhere: the learner's program remembers his answers, sends all of them, and is told what the
coach says now. A lesson can be left and taken up again, and costs the host nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tabard.engine.errors import DiceExhausted, TabardError
from tabard.engine.journal import ANSWER, COMMAND, Entry
from tabard.engine.match import Match, chapters_of, state_of
from tabard.engine.vectors import Verbs
from tabard.lessons.reading import ANYTHING_ELSE, Lesson, LessonError, Step

READ: Final = "read"
AS_IT_IS: Final = "choice"
MOST: Final = 400  # more answers than any lesson has


@dataclass(frozen=True)
class Given:
    """What the learner did: read on, or an answer or command."""

    kind: str  # READ, ANSWER or COMMAND
    value: Any = ""  # a choice, or a command


@dataclass
class Course:
    """Where the learner stands."""

    match: Match
    step: Step | None = None  # None: the lesson is over
    at: int = 0
    path: list[Given] = field(default_factory=list)  # what he has done of the step's answer so far
    wrong: str | None = None  # he did this wrong: name of the words; his last `path` is to be taken back
    right: Sequence[Sequence[Given]] = ()  # the answers of the step, each as what is done one after the other

    @property
    def reads(self) -> bool:
        """Whether the coach only speaks now."""
        return self.step is not None and not self.step.answers

    @property
    def next(self) -> Given | None:
        """What the coach would do now, for a learner who asks to be shown; None where he only reads."""
        ways = (way for way in self.right if self.wrong is None and begins(way, self.path))
        return next((way[len(self.path)] for way in ways), None)


def follow(lesson: Lesson, given: Sequence[Given]) -> Course:
    """The lesson after these answers. What comes after a wrong answer is left out."""
    course = Course(lesson.begin())
    left = list(given[:MOST])
    for course.at, course.step in enumerate(lesson.steps):
        course.path, course.right = [], ()
        if not take_step(lesson, course, left):
            return course
    course.step, course.at, course.path, course.right = None, len(lesson.steps), [], ()
    return course


def take_step(lesson: Lesson, course: Course, left: list[Given]) -> bool:
    """Whether the step is done; otherwise the course stands in it, right or wrong so far."""
    step = course.step
    assert step is not None
    if course.reads:
        if not left:
            return False
        if left.pop(0).kind != READ:
            raise LessonError("the coach is speaking: read on first")
    else:
        right = course.right = [way(lesson, course.match, words) for words in step.answers]
        wrong = {words: way(lesson, course.match, words) for words in step.wrong if words != ANYTHING_ELSE}
        while course.path not in right:
            if not left:
                return False
            do(lesson, course, left.pop(0))
            if not any(begins(one, course.path) for one in right):
                course.wrong = mistake(lesson, course, step, wrong)
                if course.wrong is not None:
                    return False
    for line in step.then:
        player, *words = line.split()
        seat = lesson.module.verbs().seat(course.match, player)
        act(lesson, course.match, seat, words)
    return True


def way(lesson: Lesson, match: Match, words: str) -> list[Given]:
    """The answers that an answer in words consists of, from here."""
    twin = match.copy()
    before = len(twin.ledger.entries)
    act(lesson, twin, lesson.learner, words.split())
    return [Given(entry.kind, entry.value) for entry in twin.ledger.entries[before:]]


def act(lesson: Lesson, match: Match, seat: int, words: Sequence[str]) -> None:
    """An answer in the words of the game's test vectors, or `choice X`: one answer as the engine knows it."""
    verbs = Verbs() if words[0] == AS_IT_IS else lesson.module.verbs()
    verbs.act(match, seat, words[1:] if words[0] == AS_IT_IS else words)


def do(lesson: Lesson, course: Course, one: Given) -> None:
    """Let it happen. Dice that the lesson has not written down fall as they like."""
    if one.kind not in (ANSWER, COMMAND):
        raise LessonError("the coach waits for an answer")
    entry = Entry(one.kind, lesson.learner, one.value)
    try:
        course.match.copy().do(Entry(one.kind, lesson.learner, one.value))
    except DiceExhausted:
        state_of(course.match).chance.script = None
    course.match.do(entry)
    course.path.append(one)


def mistake(lesson: Lesson, course: Course, step: Step, wrong: dict[str, list[Given]]) -> str | None:
    """What is wrong, once the answer is complete; None while it can still become one that has words."""
    for words, path in wrong.items():
        if path == course.path:
            return step.wrong[words]
    named = any(begins(path, course.path) for path in wrong.values())
    if named or unfinished(course.match, lesson.learner):
        return None
    return step.wrong.get(ANYTHING_ELSE, ANYTHING_ELSE)


def begins(path: Sequence[Given], with_this: Sequence[Given]) -> bool:
    return list(path[: len(with_this)]) == list(with_this)


def unfinished(match: Match, seat: int) -> bool:
    """Whether the seat is in the middle of an answer that takes several."""
    if seat not in match.waiting:
        return False
    question = chapters_of(match).questions[-1].open_to(seat)
    return question is not None and question.steps(state_of(match)) > 0


def solution(lesson: Lesson) -> list[Given]:
    """A way through the whole lesson, by the first answer of each step; LessonError where there is none."""
    given: list[Given] = []
    while True:
        course = follow(lesson, given)
        step = course.step
        if step is None:
            return given
        try:
            given += way(lesson, course.match, step.answers[0]) if step.answers else [Given(READ)]
        except TabardError as error:
            raise LessonError(f"{lesson.game} {lesson.id}, step {step.id}: {error}") from error
