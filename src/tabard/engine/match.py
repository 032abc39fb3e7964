"""A match: checks the answers, keeps the journal, knows what may be seen and what may be taken back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from tabard.engine.chance import seeded
from tabard.engine.chapters import Chapters
from tabard.engine.decision import Choice, Decision, OpenDecision
from tabard.engine.errors import IllegalChoice, NotAsked, UndoRefused, UnknownSeat
from tabard.engine.events import Audience, Event
from tabard.engine.journal import ANSWER, COMMAND, REDEAL, REDO, UNDO, Entry, Setup, write_journal
from tabard.engine.module import EVERYBODY, Command, GameModule, Standing

# Whatever comes through the door is looked at before it is believed: a compiled engine would otherwise answer
# a wrong type with a bare TypeError instead of a refusal. A seat is an int, a choice an int or a text.
AnySeat = Any
AnyChoice = Any


class Match:
    """One playing of a game, from setup to standing."""

    def __init__(self, module: GameModule[Any], setup: Setup, chapters: Chapters) -> None:
        self._module = module
        self._setup = setup
        self._chapters = chapters
        self._done: list[Entry] = []  # answers and commands in force
        self._record: list[Entry] = []  # everything that ever happened, undo included
        self._undone: list[Entry] = []
        self._horizon = 0  # answers before this one cannot be taken back alone

    # Looking: nothing here changes anything.

    @property
    def game(self) -> str:
        return self._module.id

    @property
    def seats(self) -> int:
        return self._chapters.table.seats

    @property
    def module(self) -> GameModule[Any]:
        return self._module

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now; () when the match is over."""
        questions = self._chapters.questions
        return questions[-1].waiting if questions else ()

    def decision(self, seat: AnySeat) -> OpenDecision:
        """The question open for a seat."""
        decision = self._open_decision(seat)
        return OpenDecision(decision, self._chapters.table, self._chapters.options(decision))

    def options(self, seat: AnySeat) -> Sequence[Choice]:
        """The legal answers of a seat; the short way to `decision(seat).options`."""
        return self._chapters.options(self._open_decision(seat))

    def view(self, seat: AnySeat = None) -> dict[str, object]:
        """What a seat may see, as plain JSON values; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        question = self._chapters.question
        standing = self.standing
        return {
            "game": self._module.id,
            "seats": self.seats,
            "seat": seat,
            "waiting": list(question.waiting),
            "answered": sorted(question.answers or ()),
            "table": self._module.view(self._chapters.table, seat),
            "standing": None if standing is None else [rank.to_plain() for rank in standing],
        }

    @property
    def standing(self) -> Standing | None:
        """None, or the ranks with score and its parts."""
        standing: Standing | None = self._module.standing(self._chapters.table)
        return standing

    def log(self, seat: AnySeat = None, since: int = 0) -> list[dict[str, object]]:
        """What a seat heard; None is a spectator. The first `since` events are left out."""
        if seat is not None:
            self._check_seat(seat)
        heard = self._chapters.table.heard or []
        return [event.to_plain() for event in heard[since:] if event.heard_by(seat)]

    def hash(self) -> str:
        """A fingerprint of the whole position, the same on every platform."""
        questions = [
            [
                [(d.seat, d.kind) for d in question.decisions if d.seat in question.waiting],
                _sealed(question.answers),
            ]
            for question in self._chapters.questions
        ]
        table = self._module.to_plain(self._chapters.table)
        plain = [self._module.id, self._module.rules_version, table, questions]
        return sha256(json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    @property
    def journal(self) -> dict[str, Any]:
        """The whole match as plain JSON values, seed included: keep it from players until the end."""
        return write_journal(self._setup, self._module.rules_version, self._record, self.hash())

    @property
    def answers(self) -> int:
        """How many answers and commands are in force."""
        return len(self._done)

    # Playing.

    def answer(self, seat: AnySeat, choice: AnyChoice) -> None:
        """Answer the open question. An illegal choice is refused with its clause and changes nothing."""
        decision = self._open_decision(seat)
        kind = type(choice)
        if (kind is not str and kind is not int) or choice not in self._chapters.options(decision):
            self._refuse(decision, choice)
        self._give(seat, choice)

    def time_out(self, seat: AnySeat) -> None:
        """Answer for a seat whose time is up: the default; an act half asked is taken back first."""
        decision = self._open_decision(seat)
        steps = decision.steps(self._chapters.table)
        if 0 < steps <= self.undoable(seat):  # an imagined match has nothing to take back
            self.undo(seat, steps)
            decision = self._open_decision(seat)
        self.answer(seat, decision.default(self._chapters.table))

    def commands(self, seat: AnySeat) -> Sequence[Command]:
        """What a seat may do now though nobody asked it."""
        self._check_seat(seat)
        commands: Sequence[Command] = self._module.commands(self._chapters.table, seat)
        return commands

    def command(self, seat: AnySeat, command: AnyChoice) -> None:
        """Do what nobody asked for; a decision in progress waits, unchanged."""
        self._check_seat(seat)
        entry = Entry(COMMAND, seat, command)
        self._apply_command(entry)  # refused before anything is written
        self._record.append(entry)
        self._undone.clear()

    def _give(self, seat: int, choice: Choice) -> None:
        entry = Entry(ANSWER, seat, choice)
        self._record.append(entry)
        self._undone.clear()
        self._apply_answer(entry)

    def _apply_answer(self, entry: Entry) -> None:
        chapters = self._chapters
        sealed = chapters.questions[-1].answers is not None
        news = self.news()
        self._done.append(entry)
        chapters.answer(entry.seat, entry.value)
        if sealed or self.news() != news:  # a sealed answer is final
            self._horizon = len(self._done)

    def _apply_command(self, entry: Entry) -> None:
        news = self.news()
        self._chapters.command(entry.seat, entry.value)
        self._done.append(entry)
        if self.news() != news:
            self._horizon = len(self._done)

    def news(self) -> int:
        """Grows with every use of chance and every reveal."""
        table = self._chapters.table
        chance = table.chance
        return chance.counter + chance.scripted + table.revealed

    # Copies and imagination.

    def copy(self) -> Match:
        """A match of its own from here on, journal included. Nobody listens to it."""
        twin = Match(self._module, self._setup, self._chapters.copy())
        twin._done = self._done.copy()
        twin._record = self._record.copy()
        twin._undone = self._undone.copy()
        twin._horizon = self._horizon
        return twin

    def imagine(self, seat: AnySeat, seed: int | str) -> Match:
        """A match in which everything the seat cannot know is another possibility, with dice of its own."""
        if seat is not None:
            self._check_seat(seat)
        twin = Match(self._module, self._setup.without_seed(), self._chapters.copy())
        twin._chapters.redeal(seat, seed)
        return twin

    # Undo.

    def undoable(self, seat: AnySeat) -> int:
        """How many of its last answers a seat may take back alone: not past chance or another seat."""
        self._check_seat(seat)
        first = len(self._done)
        while first > self._horizon and self._done[first - 1].seat == seat:
            first -= 1
        return len(self._done) - first

    def undo(self, seat: AnySeat, answers: AnyChoice = 1, consent: Iterable[int] = ()) -> None:
        """Take back the last answers. Beyond `undoable` all others consent, and what comes is dealt anew."""
        self._check_seat(seat)
        agreed = tuple(sorted(set(consent)))
        if type(answers) is not int or not 1 <= answers <= len(self._done):
            raise UndoRefused(f"there are {len(self._done)} answers to take back, not {answers!r}")
        alone = answers <= self.undoable(seat)
        missing = sorted(set(range(self.seats)) - {seat} - set(agreed))
        if not alone and missing:
            raise UndoRefused(
                f"seat {seat} may take back {self.undoable(seat)} answers alone; no consent of {missing}"
            )
        unseen = seat in self.waiting and answers <= self._open_decision(seat).steps(self._chapters.table)
        self._take_back(Entry(UNDO, seat, answers, () if alone else agreed), (seat,) if unseen else None)

    def redoable(self, seat: AnySeat) -> int:
        """How many of the answers taken back last a seat may give again: its own, in a row."""
        self._check_seat(seat)
        own = 0
        while own < len(self._undone) and self._undone[own].seat == seat:
            own += 1
        return own

    def redo(self, seat: AnySeat, answers: AnyChoice = 1) -> None:
        """Give the answers taken back last once more."""
        own = self.redoable(seat)
        if type(answers) is not int or not 1 <= answers <= own:
            raise UndoRefused(f"seat {seat} has {own} answers of its own to give again, not {answers!r}")
        self._record.append(Entry(REDO, seat, answers))
        again, self._undone = self._undone[:answers], self._undone[answers:]
        self._apply(again)
        self._chapters.table.tell("redone", seat=seat, answers=answers)

    def _take_back(self, undo: Entry, to: Audience) -> None:
        keep = len(self._done) - undo.value
        kept, taken = self._done[:keep], self._done[keep:]
        crossing = keep < self._horizon
        fresh = first_match(self._module, self._setup)
        if self._chapters.table.heard is None:
            fresh._chapters.table.heard = None
        fresh._apply(kept)
        self._chapters = fresh._chapters
        self._done = fresh._done
        self._horizon = fresh._horizon
        self._record.append(undo)
        self._undone = [] if crossing else taken + self._undone
        if crossing:
            # What was seen cannot be unseen: hidden cards and dice to come are dealt anew, for all alike.
            self._apply([Entry(REDEAL, EVERYBODY, f"{self._setup.seed} undo {len(self._record)}")])
        self._chapters.table.tell("undone", to, seat=undo.seat, answers=undo.value)

    def _apply(self, entries: Sequence[Entry]) -> None:
        """Put entries in force that were legal when they were first given."""
        for entry in entries:
            if entry.kind == ANSWER:
                self._apply_answer(entry)
            elif entry.kind == COMMAND:
                self._apply_command(entry)
            else:
                self._done.append(entry)
                self._chapters.redeal(entry.seat, entry.value)
                self._horizon = len(self._done)

    # Guards.

    def _check_seat(self, seat: AnySeat) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)

    def _open_decision(self, seat: AnySeat) -> Decision[Any]:
        questions = self._chapters.questions
        if questions and type(seat) is int:
            decision = questions[-1].open_to(seat)
            if decision is not None:
                return decision
        self._check_seat(seat)
        question = self._chapters.question
        if not question.waiting:
            raise NotAsked(self._module.code, "the-match-is-over")
        clause = question.decisions[0].clause
        raise NotAsked(clause, "not-asked-now", {"seat": seat, "waiting": list(question.waiting)})

    def _refuse(self, decision: Decision[Any], choice: AnyChoice) -> None:
        plain = type(choice) is str or type(choice) is int
        why = decision.why_not(self._chapters.table, choice) if plain else None
        if why is None:
            raise IllegalChoice(decision.clause, "not-an-option", {"choice": choice})
        raise IllegalChoice(why.id, why.reason, why.facts)


def first_match(module: GameModule[Any], setup: Setup) -> Match:
    """A match as it stands before its first answer, listening to its own events."""
    content = module.content(setup.override)
    chance = seeded(setup.seed if setup.seed is not None else "imagined")
    if setup.position is not None:
        if setup.dice is not None:
            chance.script = tuple(setup.dice)
        table = module.scenario(setup.position, content, chance)
    else:
        table = module.setup(setup.seats, setup.options, content, chance)
    heard: list[Event] = []
    table.heard = heard
    chapters = Chapters(module, table)
    chapters.begin()
    return Match(module, setup, chapters)


def _sealed(answers: dict[int, Choice] | None) -> list[tuple[int, Choice]]:
    return sorted(answers.items()) if answers else []


def state_of(match: Match) -> Any:
    """The table itself, secrets included: for tests, vectors and the store, never for players or bots."""
    return match._chapters.table


def replay_entries(match: Match, entries: Iterable[Entry]) -> None:
    """Play a journal's entries, every one checked as if given now."""
    for entry in entries:
        if entry.kind == ANSWER:
            match.answer(entry.seat, entry.value)
        elif entry.kind == COMMAND:
            match.command(entry.seat, entry.value)
        elif entry.kind == UNDO:
            match.undo(entry.seat, entry.value, entry.consent)
        else:
            match.redo(entry.seat, entry.value)
