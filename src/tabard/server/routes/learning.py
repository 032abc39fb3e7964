"""Lessons and practice positions, and the coach's words. How far a learner is, his own program remembers."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tabard.api import game_module, new
from tabard.engine.errors import IllegalChoice
from tabard.engine.journal import ANSWER, COMMAND
from tabard.games import GAMES
from tabard.lessons.course import READ, Course, Given, follow
from tabard.lessons.daily import of_the_day
from tabard.lessons.reading import LESSON, PRACTICE, Lesson, LessonError, lesson, lessons
from tabard.server.heavy import in_thread
from tabard.server.routes.library import AN_HOUR, found, language_of
from tabard.server.routes.requests import answer, body_of
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.wire.learning import (
    Daily,
    FirstTable,
    LessonDone,
    LessonLine,
    LessonNext,
    Lessons,
    LessonShown,
    TakeLesson,
)
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import Snapshot
from tabard.server.wire.shared import PROTOCOL, Agreements, Clocks, Plain, SeatInfo, Seen, Settings, TableInfo

LONGEST = 40_000


class Learning:
    """Works everything out anew from what it is sent."""

    async def listed(self, request: Request) -> Response:
        game = request.path_params["game"]
        lines = [
            LessonLine(one.id, kind, len(one.steps))
            for kind in (LESSON, PRACTICE)
            for one in found(lessons, game, kind)
        ]
        return answer(Lessons(lines))

    async def daily(self, request: Request) -> Response:
        day = datetime.now(UTC).date()
        one = of_the_day(day, [module.id for module in GAMES])
        return answer(Daily(str(day), one.game if one else None, one.id if one else ""))

    async def first_table(self, request: Request) -> Response:
        """A table to draw pictures from: the game as its first lesson finds it."""
        game = request.path_params["game"]
        taught = found(lessons, game)
        module = found(game_module, game)
        match = taught[0].begin() if taught else new(game, module.seats[-1], 0)
        view = match.view(taught[0].learner if taught else 0)
        return Response(ENCODER.encode(FirstTable(view)), headers=AN_HOUR, media_type="application/json")

    async def words(self, request: Request) -> Response:
        """The coach's words, apart from the game's: only learners need them."""
        game, language = request.path_params["game"], language_of(request)
        folder = files(found(game_module, game).package)
        parts = (folder.joinpath(kind, f"{language}.ftl") for kind in (LESSON, PRACTICE))
        text = "\n".join(part.read_text("utf-8") for part in parts if part.is_file())
        return PlainTextResponse(text, headers=AN_HOUR)

    async def take(self, request: Request) -> Response:
        wanted = request.path_params
        taken = found(lesson, wanted["game"], wanted["kind"], wanted["lesson"])
        body = await body_of(request, TakeLesson, LONGEST)
        return answer(await in_thread(shown, taken, [given(taken, one) for one in body.done]))


def given(taken: Lesson, done: LessonDone) -> Given:
    if done.kind == "read":
        return Given(READ)
    return Given(ANSWER, done.choice) if done.kind == "answer" else Given(COMMAND, done.command or {})


def done_by(one: Given | None) -> LessonNext | None:
    if one is None:
        return None
    return (
        LessonNext("answer", one.value, None) if one.kind == ANSWER else LessonNext("command", "", one.value)
    )


def shown(taken: Lesson, done: list[Given]) -> LessonShown:
    """The lesson after what was done; an answer the rules forbid is refused as at any table."""
    try:
        course = follow(taken, done)
    except IllegalChoice as error:
        raise refusal_of(error) from error
    except LessonError as error:
        raise Refusal("malformed", str(error)) from error
    step = course.step
    return LessonShown(
        shown=table(taken, course, len(done)),
        step=None if step is None else step.id,
        at=course.at,
        steps=len(taken.steps),
        points=[] if step is None else list(step.points),
        reads=course.reads,
        wrong=course.wrong,
        next=done_by(course.next),
        back=len(course.path),
    )


def table(taken: Lesson, course: Course, version: int) -> Snapshot:
    """What a player of a real table would be sent, so that the same client shows it."""
    match, learner = course.match, taken.learner
    asked = learner in match.waiting and course.wrong is None and not course.reads and course.step is not None
    commands: list[Plain] = [dict(command) for command in match.commands(learner)] if asked else []
    seen = Seen(
        version=version,
        eyes=learner,
        view=match.view(learner),
        decision=match.decision(learner).to_plain() if asked else None,
        commands=commands,
        log_from=0,
        log=match.log(learner),
        undoable=0,
        redoable=0,
        back=0,
        clocks=Clocks(0, [], []),
    )
    return Snapshot(
        protocol=PROTOCOL,
        table=table_info(taken, match.seats),
        seats=[seat_info(seat, learner) for seat in range(match.seats)],
        yours=[learner],
        agreements=Agreements(None, None, [], [], None),
        seen=seen,
        chat=[],
        note="",
        spectators=0,
        in_advance=[],
    )


def table_info(taken: Lesson, seats: int) -> TableInfo:
    return TableInfo(
        id=f"{taken.game}/{taken.kind}/{taken.id}",
        settings=Settings(taken.game, seats),
        own_content=False,
        status="running",
        ended=None,
        read_only=None,
        rules=taken.module.rules_version,
        host=None,
        you_host=False,
        invitation=None,
        commitment=None,
        seed=None,
        rematch=None,
        created=0,
        patience=0,
        you_may_ask=[],
        happened=[],
    )


def seat_info(seat: int, learner: int) -> SeatInfo:
    mine = seat == learner
    return SeatInfo(
        seat=seat,
        kind="human" if mine else "bot",
        name="" if mine else "squire",
        blazon="",
        level=None if mine else "squire",
        online=mine,
        stand_in=False,
        resigned=False,
        external=False,
    )
