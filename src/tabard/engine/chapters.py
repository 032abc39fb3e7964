"""Drives chapters: starts coroutines, carries answers into them, copies them by replay.

A coroutine cannot be copied, so a chapter is short: a copy is the table as it lay at the chapter's start
plus a silent replay of what was sent into the coroutines since (the trail).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.engine.chance import seeded
from tabard.engine.decision import Choice, Decision, Sealed
from tabard.engine.errors import BrokenRule
from tabard.engine.module import EVERYBODY, Chapter, Command, GameModule
from tabard.engine.table import Table


class Question:
    """What a running coroutine waits for: open decisions by seat, and sealed answers given so far."""

    __slots__ = ("answers", "decisions", "offered", "open", "waiting")

    def __init__(self, decisions: list[Decision[Any]], open: dict[int, Decision[Any]]) -> None:
        self.decisions = decisions
        self.open = open
        self.waiting = tuple(open)
        self.answers: dict[int, Choice] | None = None  # a dict while the answers are sealed
        self.offered: dict[int, Sequence[Choice]] = {}  # options as looked at in this position


NOTHING = Question([], {})


class Redealt:
    """In a trail: from here on the table is another possibility for `seat`."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int | None, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed


class Commanded:
    """In a trail: a seat gave a command here."""

    __slots__ = ("command", "seat")

    def __init__(self, seat: int, command: Command) -> None:
        self.seat = seat
        self.command = command


class Chapters:
    """The table, and the coroutines that play on it: the chapter, and commands on top of it."""

    __slots__ = ("_module", "_running", "_start", "_trail", "questions", "table")

    def __init__(self, module: GameModule[Any], table: Table) -> None:
        self._module = module
        self.table = table
        self._start = table
        self._trail: list[Any] = []
        self._running: list[Chapter] = []
        self.questions: list[Question] = []

    @property
    def question(self) -> Question:
        return self.questions[-1] if self.questions else NOTHING

    def options(self, decision: Decision[Any]) -> Sequence[Choice]:
        """Asked of the table when looked at; kept only until the position changes."""
        offered = self.questions[-1].offered
        options = offered.get(decision.seat)
        if options is None:
            options = decision.options(self.table)
            offered[decision.seat] = options
        return options

    def begin(self) -> None:
        """Run from a chapter's border to the first question."""
        while True:
            self._start = self.table.copy()
            self._trail = []
            chapter = self._module.chapter(self.table)
            if chapter is None:
                self._running = []
                self.questions = []
                return
            self._running = [chapter]
            self.questions = [NOTHING]
            if self._step(None):
                return

    def answer(self, seat: int, choice: Choice) -> None:
        question = self.questions[-1]
        answers = question.answers
        if answers is None:
            self._send(choice)
            return
        answers[seat] = choice
        del question.open[seat]
        question.waiting = tuple(question.open)
        if not question.open:
            self._send([answers[decision.seat] for decision in question.decisions])

    def command(self, seat: int, command: Command) -> None:
        """Run a command on top of the chapter, which waits."""
        chapter = self._module.command(self.table, seat, command)
        for question in self.questions:
            question.offered.clear()
        self._trail.append(Commanded(seat, command))
        self._running.append(chapter)
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
            question.offered.clear()
            if question.answers is None or seat == EVERYBODY:
                continue
            for decision in question.decisions:
                if decision.seat in question.answers and decision.seat != seat:
                    question.answers[decision.seat] = chance.pick(decision.options(self.table))

    def copy(self) -> Chapters:
        twin = Chapters(self._module, self._start)  # the start never changes once the chapter runs: shared
        twin.resume(self._trail)
        for mine, its in zip(self.questions, twin.questions, strict=True):
            if mine.answers is not None:
                its.answers = mine.answers.copy()
                its.open = mine.open.copy()
                its.waiting = mine.waiting
        return twin

    def _send(self, value: Any) -> None:
        self._trail.append(value)
        if not self._step(value):
            self.begin()

    def _step(self, value: Any) -> bool:
        """Send a value on until somebody must answer (True) or the chapter has ended (False)."""
        while True:
            try:
                asked = self._running[-1].send(value)
            except StopIteration:
                del self._running[-1]
                self.questions.pop()
                return len(self._running) > 0
            if isinstance(asked, Sealed):
                value = self._ask_all(asked)
                if value is None:
                    return True
            else:
                options = asked.options(self.table)
                if len(options) > 1 or asked.secret:
                    question = Question([asked], {asked.seat: asked})
                    question.offered[asked.seat] = options
                    self.questions[-1] = question
                    return True
                if not options:
                    raise BrokenRule(
                        f"{asked.clause}: seat {asked.seat} is asked {asked.kind} without an option"
                    )
                value = options[0]
            self._trail.append(value)

    def _ask_all(self, sealed: Sealed) -> list[Choice] | None:
        """Open sealed questions; the answers at once if nobody has a choice."""
        question = _sealed_question(sealed)
        assert question.answers is not None
        for decision in sealed.decisions:
            options = decision.options(self.table)
            if len(options) > 1 or decision.secret:
                question.open[decision.seat] = decision
            else:
                question.answers[decision.seat] = options[0]
        if not question.open:
            return [question.answers[decision.seat] for decision in sealed.decisions]
        question.waiting = tuple(question.open)
        self.questions[-1] = question
        return None

    def resume(self, trail: list[Any]) -> None:
        """From the chapter's start, send what was sent before, unchecked; look only at what is asked last."""
        self.table = self._start.copy()
        chapter = self._module.chapter(self.table)
        if chapter is None:
            return
        self._running = [chapter]
        asked: list[Any] = [chapter.send(None)]
        for item in trail:
            if isinstance(item, Redealt):
                self._redeal_table(item)
                continue
            value = item
            if isinstance(item, Commanded):
                self._running.append(self._module.command(self.table, item.seat, item.command))
                asked.append(None)
                value = None
            try:
                asked[-1] = self._running[-1].send(value)
            except StopIteration:
                del self._running[-1]
                asked.pop()
        self.questions = [
            _sealed_question(one) if isinstance(one, Sealed) else Question([one], {one.seat: one})
            for one in asked
        ]
        self._trail = trail.copy()

    def reopen_sealed(self) -> None:
        """After a load: open the sealed questions nobody has answered yet."""
        for question in self.questions:
            if question.answers is not None:
                unanswered = [one for one in question.decisions if one.seat not in question.answers]
                question.open = {decision.seat: decision for decision in unanswered}
                question.waiting = tuple(question.open)

    def _redeal_table(self, redealt: Redealt) -> None:
        self.table.chance = seeded(redealt.seed)
        self._module.redeal(self.table, redealt.seat, self.table.chance)


def _sealed_question(sealed: Sealed) -> Question:
    question = Question(sealed.decisions, {})
    question.answers = {}
    return question
