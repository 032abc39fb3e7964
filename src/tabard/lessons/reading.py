"""Lessons as they are written: `lessons/NAME.toml` and `practice/NAME.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tabard.api import game_module, new, scenario
from tabard.engine.errors import TabardError
from tabard.engine.journal import ANSWER, COMMAND, Entry
from tabard.engine.match import Match, state_of
from tabard.engine.module import GameModule

LESSON: Final = "lessons"
PRACTICE: Final = "practice"
ANYTHING_ELSE: Final = "*"
LESSON_KEYS: Final = {"order", "you", "seats", "options", "seed", "moves", "dice", "position", "step"}
STEP_KEYS: Final = {"id", "points", "answer", "also", "wrong", "then"}


class LessonError(TabardError):
    """A lesson that cannot be read or played; whoever writes it must mend it."""


@dataclass(frozen=True)
class Step:
    """The coach says something; then the learner reads on, or gives the answer that is asked for."""

    id: str  # its words: lesson-LESSON-ID
    points: Sequence[str]  # ids of what the coach points at
    answers: Sequence[str]  # any of them is right; none: the learner only reads
    wrong: Mapping[str, str]  # what is wrong about other answers: name of the words, lesson-LESSON-ID-NAME
    then: Sequence[str]  # what the others answer after it


@dataclass(frozen=True)
class Lesson:
    """A match from a position on, and its steps."""

    game: str
    kind: str  # LESSON or PRACTICE
    id: str
    order: int
    learner: int
    start: Mapping[str, Any]
    steps: Sequence[Step]

    @property
    def module(self) -> GameModule[Any]:
        return game_module(self.game)

    def begin(self) -> Match:
        """The match at its beginning, the same every time."""
        start = self.start
        if "position" in start:
            match = scenario(self.game, start["position"], start.get("dice"), start.get("seed", 0))
        else:
            match = new(self.game, start["seats"], start.get("seed", 0), start.get("options"))
        for number, value in start.get("moves", ()):
            match.do(Entry(COMMAND if isinstance(value, dict) else ANSWER, number - 1, value))
        if "dice" in start and "position" not in start:
            state_of(match).chance.script = tuple(start["dice"])
        return match


@cache
def lessons(game: str, kind: str = LESSON) -> Sequence[Lesson]:
    """The lessons of a game, or its practice positions, in the order in which they are best taken."""
    folder = files(game_module(game).package).joinpath(kind)
    if not folder.is_dir():
        return ()
    found = [
        read(game, kind, file.name.removesuffix(".toml"), file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return sorted(found, key=lambda lesson: (lesson.order, lesson.id))


def lesson(game: str, kind: str, id: str) -> Lesson:
    for one in lessons(game, kind):
        if one.id == id:
            return one
    raise LessonError(f"{game} has no {kind} {id!r}")


def read(game: str, kind: str, id: str, text: str) -> Lesson:
    try:
        plain = tomllib.loads(text)
        unknown = set(plain) - LESSON_KEYS
        if unknown or not plain["step"]:
            raise LessonError(f"{game} {id}: a lesson has {', '.join(sorted(LESSON_KEYS))}; not {unknown}")
        return Lesson(
            game=game,
            kind=kind,
            id=id,
            order=plain.get("order", 0),
            learner=int(plain.get("you", "P1")[1:]) - 1,
            start=plain,
            steps=[read_step(game, id, step) for step in plain["step"]],
        )
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise LessonError(f"{game} {id}: {error!r}") from error


def read_step(game: str, lesson: str, plain: Mapping[str, Any]) -> Step:
    unknown = set(plain) - STEP_KEYS
    if unknown:
        raise LessonError(f"{game} {lesson}: a step has {', '.join(sorted(STEP_KEYS))}; not {unknown}")
    answers = [plain["answer"], *plain.get("also", ())] if "answer" in plain else []
    return Step(plain["id"], plain.get("points", ()), answers, plain.get("wrong", {}), plain.get("then", ()))
