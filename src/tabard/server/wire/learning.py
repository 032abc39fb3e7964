"""Lessons and practice: what a learner sends and what the coach shows. The server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from tabard.server.wire.server import Snapshot
from tabard.server.wire.shared import FromClient, Plain, ToClient

CourseKind = Literal["lessons", "practice"]


class LessonDone(FromClient, tag=False):
    """One thing the learner did."""

    kind: Annotated[Literal["read", "answer", "command"], Meta(description="read on, or did something")]
    choice: Annotated[int | str, Meta(description="one of `decision.options`, for an answer")] = ""
    command: Annotated[Plain | None, Meta(description="one of `commands`, for a command")] = None


class TakeLesson(FromClient, tag=False):
    """POST /api/lessons/GAME/KIND/LESSON"""

    done: Annotated[
        list[LessonDone], Meta(max_length=400, description="everything the learner did so far, in order")
    ] = field(default_factory=list)


class LessonLine(ToClient, tag=False):
    """A lesson in the list of a game. Its words are called after its id."""

    id: Annotated[str, Meta(description="id of the lesson")]
    kind: Annotated[CourseKind, Meta(description="a lesson, or a position to practise on")]
    steps: Annotated[int, Meta(description="how many steps it has")]


class Lessons(ToClient, tag=False):
    """GET /api/lessons/GAME: in the order in which they are best taken."""

    lessons: Annotated[list[LessonLine], Meta(description="lessons, then practice")]


class Daily(ToClient, tag=False):
    """GET /api/daily: the practice position of the day, the same for everybody."""

    day: Annotated[str, Meta(description="the day it is for, in UTC: YYYY-MM-DD")]
    game: Annotated[str | None, Meta(description="its game; null: there is no position at all")]
    lesson: Annotated[str, Meta(description="id of the position")]


class FirstTable(ToClient, tag=False):
    """GET /api/lessons/GAME/table: what the pictures of the guide are cut from."""

    view: Annotated[Plain, Meta(description="the view of a seat as the first lesson begins, or a match")]


class LessonNext(ToClient, tag=False):
    """What can be done next, as `done` takes it."""

    kind: Annotated[Literal["answer", "command"], Meta(description="an answer or a command")]
    choice: Annotated[int | str, Meta(description="the choice of an answer")]
    command: Annotated[Plain | None, Meta(description="the command")]


class LessonShown(ToClient, tag=False):
    """What the coach says and shows after everything the learner did."""

    shown: Annotated[Snapshot, Meta(description="the table, as if it were a real one")]
    step: Annotated[str | None, Meta(description="id of the step; null: the lesson is over")]
    at: Annotated[int, Meta(description="number of the step, from 0")]
    steps: Annotated[int, Meta(description="how many steps there are")]
    points: Annotated[list[str], Meta(description="ids of what the coach points at")]
    reads: Annotated[bool, Meta(description="the learner only reads on")]
    wrong: Annotated[
        str | None, Meta(description="the last answer was wrong: name of the words; `*`: unnamed")
    ]
    next: Annotated[LessonNext | None, Meta(description="what the coach would do, for who asks to see it")]
    back: Annotated[int, Meta(description="how many things done belong to the step: taken back to try again")]
