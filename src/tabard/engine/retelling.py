"""A chapter told again, in a world in which everything a seat cannot know is another possibility.

Where the world does not lead to what the seat saw next, because something hidden was turned up, it is laid
anew just before: as the seat imagines it afterwards, with what happened in between undone. Every answer of
others is told as the first of those that are the same to the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabard.engine.alternatives import Items, alternatives, closest_first, instead, written
from tabard.engine.chance import seeded
from tabard.engine.chapters import Chapters
from tabard.engine.content import Content
from tabard.engine.errors import CannotHandOver
from tabard.engine.exchange import Exchange
from tabard.engine.laying import Laid
from tabard.engine.shown import Remembered, showing_again
from tabard.engine.table import Table
from tabard.engine.witness import Moment, Witness, what_is_seen

MOST_TRIED: Final = 2000  # ways to go on
WORLDS: Final = 6  # tried where one does not fit
UNASKED: Final = 8  # questions in a row that were not asked in the true world

Trail = list[Any]
Step = list[Any]  # what is sent to come from one moment to the next


class Retelling:
    """`start` and `trail` of another world, the same to the seat as the chapter that was played."""

    def __init__(self, chapters: Chapters, content: Content, seat: int) -> None:
        self._module = chapters._module
        self._content = content
        self._seat = seat
        self._worlds = WORLDS
        self._tried = 0
        self._told: Chapters | None = None  # the way followed last
        witness = Witness(chapters, seat)
        self._moments = witness.moments
        self.shown = witness.shown
        self.start, first = self._beginning()
        true = [[moment.item] for moment in self._moments[1:]]
        steps = self._go_on([first], true)
        if steps is None:
            raise CannotHandOver("nothing leads to what was seen")
        self._worlds = 1  # enough where there is one way already
        self.trail = flat(self._hushed(steps))

    def parts_of(self, table: Table) -> dict[str, Any]:
        """A table as plain values, without its chance."""
        plain = self._module.to_plain(table)
        del plain["chance"]
        return plain

    # Finding a way.

    def _beginning(self) -> tuple[Table, Step]:
        """A start that leads to the chapter's first question."""
        for start in self._starts():
            start.chance = showing_again(self.shown, seeded("then"))
            self.start, self._told = start, None
            step = self._arrive([], [], 1)
            if step is not None:
                return start, step
        raise CannotHandOver("the chapter begins otherwise")

    def _starts(self) -> Iterator[Table]:
        imagined = self._imagined(0)
        yield imagined
        yield from self._after_silence()
        for laid in self._laid_before(1, imagined):
            yield laid.table
            yield from self._after_silence()

    def _after_silence(self) -> Iterator[Table]:
        """The next chapter's start, if only questions are left here that were not asked in the true world."""
        trail: Trail = []
        for _ in range(UNASKED):
            told = self._follow(trail)
            if told is None:
                return
            if not told.questions:
                yield told.table
                return
            if not self._is_silent(told):
                return
            trail = [*trail, told.question.decisions[0].default(told.table)]

    def _go_on(self, steps: list[Step], guide: list[Step]) -> list[Step] | None:
        """To the last moment, with the answers of another way where they fit."""
        steps = steps.copy()
        while len(steps) < len(self._moments) - 1:
            step = self._next(flat(steps), guide[len(steps)], len(steps) + 1)
            if step is None:
                return None
            steps.append(step)
        return steps

    def _next(self, before: Trail, wanted: Step, number: int) -> Step | None:
        step = self._step(before, [], wanted, number)
        if step is not None:
            return step
        if self._moments[number].shuffled:  # nothing leads there: cards lie as the seat sees them afterwards
            return self._arrive(before, [*sent(wanted), self._laid_at(number)], number)
        told = self._follow(before)
        assert told is not None
        for laid in self._laid_before(number, told.table):
            step = self._step(before, [laid], wanted, number)
            if step is not None:
                return step
        return None

    def _step(self, before: Trail, first: Step, wanted: Step, number: int) -> Step | None:
        told = self._follow([*before, *first])
        if told is None or not told.questions:
            return None
        found = alternatives(told, self._moments[number].item, self._seat)
        for items in closest_first(found, sent(wanted)):
            step = self._arrive(before, [*first, *items], number)
            if step is not None:
                return step
        return None

    def _arrive(self, before: Trail, step: Step, number: int) -> Step | None:
        """The step, if it leads to a moment: perhaps past questions that were not asked in the true world."""
        for _ in range(UNASKED):
            told = self._follow([*before, *step])
            if told is None:
                return None
            if self._is_at(told, self._moments[number]):
                return step
            if not self._is_silent(told):
                return None
            step = [*step, told.question.decisions[0].default(told.table)]
        return None

    def _is_silent(self, told: Chapters) -> bool:
        """Whether the seat cannot know that somebody is asked."""
        question = told.question
        if not question.decisions or question.answers is not None:
            return False
        return question.decisions[0].secret and question.decisions[0].seat != self._seat

    def _follow(self, trail: Trail) -> Chapters | None:
        """The chapter after a trail; None if it cannot have gone so."""
        told, self._told = self._told, None
        self._tried += 1
        if self._tried > MOST_TRIED:
            raise CannotHandOver("too much may have happened")
        try:
            if told is None or not leads_to(told._trail, trail):
                told = Chapters(self._module, self.start)
                told.reopen()
            for item in trail[len(told._trail) :]:
                told.repeat(item)
        except Exception:  # whatever a chapter stumbles over in a world that does not fit it
            return None
        self._told = told
        return told

    def _is_at(self, told: Chapters, moment: Moment) -> bool:
        chance = told.table.chance
        assert isinstance(chance, Remembered)
        if chance.at != moment.shown:
            return False
        try:
            return what_is_seen(told, self._seat) == moment.seen
        except Exception:  # a world that does not fit cannot even be looked at
            return False

    # Saying no more than the seat knows.

    def _hushed(self, steps: list[Step]) -> list[Step]:
        """Every answer of others becomes the first one with which all goes on as the seat saw it."""
        for at in range(1, len(steps)):
            item = self._moments[at + 1].item
            for number in range(len(item) if isinstance(item, list) else 1):
                steps = self._hushed_at(steps, at, number)
        return steps

    def _hushed_at(self, steps: list[Step], at: int, number: int) -> list[Step]:
        before, now = flat(steps[:at]), sent(steps[at])
        first = [item for item in steps[at][:1] if isinstance(item, Laid)]
        told = self._follow([*before, *first])
        assert told is not None
        for items in instead(told, now, self._moments[at + 1].item, self._seat, number):
            if written(items) == written(now):
                break
            step = self._arrive(before, [*first, *items], at + 1)
            other = None if step is None else self._go_on([*steps[:at], step], steps)
            if other is not None:
                return other
        return steps

    # Laying the table anew.

    def _laid_before(self, number: int, told: Table) -> Iterator[Laid]:
        """The told world just before a moment, so that it may fit what the seat sees then."""
        for attempt in range(self._worlds):
            laid = self._exchanged(number, told if attempt == 0 else self._imagined(number - 1, attempt))
            if laid is not None:
                yield laid

    def _exchanged(self, number: int, told: Table) -> Laid | None:
        before, after = self._moments[number - 1 : number + 1]
        tables = (before.left, told, after.table, self._imagined(number))
        try:
            parts = Exchange(*[self.parts_of(table) for table in tables]).table
            plain = {**parts, "chance": told.chance.to_plain()}
            return Laid(parts, self._module.from_plain(plain, self._content))
        except Exception:  # a mixture that is no table
            return None

    def _laid_at(self, number: int) -> Laid:
        imagined = self._imagined(number)
        return Laid(self.parts_of(imagined), imagined)

    def _imagined(self, number: int, attempt: int = 0) -> Table:
        """The table of a moment as the seat imagines it then."""
        twin = self._moments[number].left.copy()
        self._module.redeal(twin, self._seat, seeded(f"then {number} {attempt}"))
        return twin


def flat(steps: list[Step]) -> Trail:
    return [item for step in steps for item in step]


def leads_to(trail: Trail, further: Trail) -> bool:
    return len(trail) <= len(further) and all(trail[at] is further[at] for at in range(len(trail)))


def sent(step: Step) -> Items:
    """What was sent first, if anything: the rest of a step are silent answers."""
    return [item for item in step if not isinstance(item, Laid)][:1]
