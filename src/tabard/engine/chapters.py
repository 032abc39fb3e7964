"""Drives chapters: starts coroutines, sends answers into them, copies them by replay.

A coroutine cannot be copied, so a chapter is short: a copy is the table as it was at the chapter's start
plus a silent replay of what was sent into the coroutines since (the trail).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final

from tabard.engine.chance import seeded
from tabard.engine.content import Content
from tabard.engine.decision import Choice, Decision, Sealed
from tabard.engine.errors import BrokenRule
from tabard.engine.module import EVERYBODY, Chapter, Command, GameModule
from tabard.engine.table import Table


class Question:
    """What a running coroutine waits for: one decision, or sealed ones with the answers given so far."""

    __slots__ = ("answers", "decisions", "offered", "waiting")

    def __init__(self, decisions: list[Decision[Any]], waiting: tuple[int, ...], sealed: bool) -> None:
        self.decisions = decisions
        self.waiting = waiting
        self.answers: dict[int, Choice] | None = {} if sealed else None
        self.offered: Sequence[Choice] | None = None  # the options computed for this position

    def open_to(self, seat: int) -> Decision[Any] | None:
        """The decision a seat still has to answer."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision if seat in self.waiting else None
        return None

    def seal(self, seat: int, choice: Choice) -> None:
        assert self.answers is not None
        self.answers[seat] = choice
        self.waiting = tuple([one for one in self.waiting if one != seat])


NOTHING: Final = Question([], (), False)

OVER: Final = object()


def until_over(chapter: Chapter) -> Generator[Any, Any, None]:
    """Says OVER at a chapter's end: raising and catching StopIteration costs a tenth of a compiled answer."""
    yield from chapter.__await__()
    yield OVER


class Redealt:
    """In a trail: from here on the table is another possibility for `seat`.

    The table as it was dealt is kept once somebody copies it: laying cards is cheaper than shuffling them.
    """

    __slots__ = ("dealt", "seat", "seed")

    def __init__(self, seat: int | None, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed
        self.dealt: Table | None = None

    def to_plain(self) -> dict[str, Any]:
        return {"redeal": [self.seat, self.seed]}


class Commanded:
    """In a trail: a seat gave a command here."""

    __slots__ = ("command", "seat")

    def __init__(self, seat: int, command: Command) -> None:
        self.seat = seat
        self.command = command

    def to_plain(self) -> dict[str, Any]:
        return {"command": [self.seat, self.command]}


class Chapters:
    """The table, and the coroutines that play on it: the chapter, and commands on top of it."""

    __slots__ = ("_module", "_running", "_start", "_trail", "copyable", "questions", "table")

    def __init__(self, module: GameModule[Any], table: Table) -> None:
        self._module = module
        self.table = table
        self._start = table
        self.copyable = True  # False: nobody copies the match before it is over
        self._trail: list[Any] = []
        self._running: list[Generator[Any, Any, None]] = []
        self.questions: list[Question] = []

    @property
    def question(self) -> Question:
        return self.questions[-1] if self.questions else NOTHING

    def options(self, decision: Decision[Any]) -> Sequence[Choice]:
        """Computed when read, and cached until the position changes."""
        question = self.questions[-1]
        if question.answers is not None:
            return decision.options(self.table)
        if question.offered is None:
            question.offered = decision.options(self.table)
        return question.offered

    def begin(self) -> None:
        """Start the next chapter and run it to its first question."""
        while True:
            self._start = self.table.copy() if self.copyable else self.table
            self._trail = []
            chapter = self._module.chapter(self.table)
            if chapter is None:
                self._running = []
                self.questions = []
                return
            self._running = [until_over(chapter)]
            self.questions = [NOTHING]
            if self._step(None):
                return

    def answer(self, seat: int, choice: Choice) -> None:
        question = self.questions[-1]
        answers = question.answers
        value: Any = choice
        if answers is not None:
            question.seal(seat, choice)
            if question.waiting:
                return
            value = [answers[decision.seat] for decision in question.decisions]
        self._trail.append(value)
        if not self._step(value):
            self.begin()

    def command(self, seat: int, command: Command) -> None:
        """Run a command on top of the chapter, which waits."""
        chapter = self._module.command(self.table, seat, command)
        for question in self.questions:
            question.offered = None
        self._trail.append(Commanded(seat, command))
        self._running.append(until_over(chapter))
        self.questions.append(NOTHING)
        if not self._step(None):
            self.begin()

    def redeal(self, seat: int | None, seed: int | str) -> None:
        """Turn the table, in the middle of a chapter, into another possibility for a seat."""
        redealt = Redealt(seat, seed)
        self._redeal_table(redealt)
        self._trail.append(redealt)
        chance = seeded(f"sealed {seed}")
        for question in self.questions:
            question.offered = None
            if question.answers is None or seat == EVERYBODY:
                continue
            for decision in question.decisions:
                if decision.seat in question.answers and decision.seat != seat:
                    question.answers[decision.seat] = chance.pick(decision.options(self.table))

    def copy(self) -> Chapters:
        trail = self._trail
        if trail:
            last = trail[-1]
            if isinstance(last, Redealt) and last.dealt is None:
                last.dealt = self.table.copy()
        return self._repeated(trail)

    def before_redeal(self) -> Chapters:
        """A copy without the redeal that came last; just a copy if something else came since."""
        trail = self._trail
        return self._repeated(trail[:-1] if trail and isinstance(trail[-1], Redealt) else trail)

    def _repeated(self, trail: list[Any]) -> Chapters:
        assert self.copyable
        twin = Chapters(self._module, self._start)  # the start never changes once the chapter runs: shared
        twin.resume(trail)
        for mine, its in zip(self.questions, twin.questions, strict=True):
            if mine.answers is not None:
                its.answers = mine.answers.copy()
                its.waiting = mine.waiting
        return twin

    def to_plain(self) -> dict[str, Any]:
        """The table at the chapter's start, what was sent since, and the answers still sealed."""
        return {
            "start": self._module.to_plain(self._start),
            "trail": [write_item(item) for item in self._trail],
            "sealed": [question.answers and sorted(question.answers.items()) for question in self.questions],
        }

    def _step(self, value: Any) -> bool:
        """Send a value on until somebody must answer (True) or the chapter has ended (False)."""
        running, questions = self._running, self.questions
        while True:
            asked = running[-1].send(value)
            if asked is OVER:
                running.pop()
                questions.pop()
                if not running:
                    return False
                left = self._only_choice_left()
                if left is None:
                    return True
                value = left
                self._trail.append(value)
                continue
            if isinstance(asked, Sealed):
                value = self._ask_all(asked)
                if value is None:
                    return True
            else:
                decision: Decision[Any] = asked
                options = decision.options(self.table)
                if len(options) > 1 or decision.secret:
                    question = Question([decision], (decision.seat,), False)
                    question.offered = options
                    questions[-1] = question
                    return True
                if not options:
                    raise BrokenRule(
                        f"{decision.clause}: seat {decision.seat} has no option in {decision.kind}"
                    )
                value = options[0]
            self._trail.append(value)

    def _only_choice_left(self) -> Choice | None:
        """The answer to the question that waited for a command, if the command left it no choice."""
        if self.questions[-1].answers is not None:
            return None
        decision = self.questions[-1].decisions[0]
        if decision.secret:
            return None
        options = self.options(decision)
        if not options:
            raise BrokenRule(f"{decision.clause}: seat {decision.seat} has no option in {decision.kind}")
        return options[0] if len(options) == 1 else None

    def _ask_all(self, sealed: Sealed) -> list[Choice] | None:
        """Open sealed questions; the answers at once if nobody has a choice."""
        question = question_of(sealed)
        for decision in sealed.decisions:
            options = decision.options(self.table)
            if len(options) == 1 and not decision.secret:
                question.seal(decision.seat, options[0])
        self.questions[-1] = question
        if question.waiting:
            return None
        assert question.answers is not None
        return [question.answers[decision.seat] for decision in sealed.decisions]

    def resume(self, trail: list[Any]) -> None:
        """From the chapter's start, send what was sent before, unchecked."""
        self.table = self._start.copy()
        self._trail = []
        chapter = self._module.chapter(self.table)
        if chapter is not None:
            self._running = [until_over(chapter)]
            self.questions = [question_of(self._running[0].send(None))]
        for item in trail:
            self._repeat(item)

    def _repeat(self, item: Any) -> None:
        self._trail.append(item)
        value = item
        if isinstance(item, Redealt):
            self._redeal_table(item)
            return
        if isinstance(item, Commanded):
            command = self._module.command(self.table, item.seat, item.command)
            self._running.append(until_over(command))
            self.questions.append(NOTHING)
            value = None
        asked = self._running[-1].send(value)
        if asked is OVER:
            self._running.pop()
            self.questions.pop()
        else:
            self.questions[-1] = question_of(asked)

    def _redeal_table(self, redealt: Redealt) -> None:
        deal_as = self._module.deal_as
        dealt = redealt.dealt
        if dealt is not None and deal_as is not None:
            self.table.chance = dealt.chance.copy()
            deal_as(self.table, dealt)
            return
        self.table.chance = seeded(redealt.seed)
        self._module.redeal(self.table, redealt.seat, self.table.chance)


def question_of(asked: Decision[Any] | Sealed) -> Question:
    if isinstance(asked, Sealed):
        return Question(asked.decisions, tuple([decision.seat for decision in asked.decisions]), True)
    return Question([asked], (asked.seat,), False)


def chapters_from_plain(module: GameModule[Any], plain: Mapping[str, Any], content: Content) -> Chapters:
    """Restore what `to_plain` wrote."""
    chapters = Chapters(module, module.from_plain(plain["start"], content))
    chapters.resume([read_item(item) for item in plain["trail"]])
    for question, answers in zip(chapters.questions, plain["sealed"], strict=True):
        for seat, choice in answers or ():
            question.seal(seat, choice)
    return chapters


def write_item(item: Any) -> Any:
    if isinstance(item, (Commanded, Redealt)):
        return item.to_plain()
    return {"sealed": item} if isinstance(item, list) else item


def read_item(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return plain
    if "command" in plain:
        return Commanded(*plain["command"])
    if "redeal" in plain:
        return Redealt(*plain["redeal"])
    return plain["sealed"]
