"""A match: checks answers, keeps the journal, shows each seat what it may see, and undoes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from tabard.engine.chance import Chance, seeded
from tabard.engine.chapters import Chapters
from tabard.engine.decision import Choice, Decision, OpenDecision
from tabard.engine.errors import IllegalChoice, JournalError, NotAsked, TabardError, UndoRefused, UnknownSeat
from tabard.engine.events import Event
from tabard.engine.journal import ANSWER, COMMAND, KINDS, REDEAL, REDO, UNDO, Entry, Setup, write_journal
from tabard.engine.ledger import Done, Ledger
from tabard.engine.module import EVERYBODY, Command, GameModule, Standing

# Arguments from outside are checked at run time: a compiled engine would otherwise answer
# a wrong type with a bare TypeError instead of a refusal. A seat is an int, a choice an int or a text.
AnySeat = Any
AnyChoice = Any


class Match:
    """One match of a game, from setup to standing."""

    def __init__(self, module: GameModule[Any], setup: Setup, chapters: Chapters, ledger: Ledger) -> None:
        self._module = module
        self._chapters = chapters
        self.setup = setup
        self.ledger = ledger

    # Reading: nothing here changes anything.

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._module.id

    @property
    def seats(self) -> int:
        """How many seats play; they are numbered from 0."""
        return self._chapters.table.seats

    @property
    def module(self) -> GameModule[Any]:
        """What the game gives the engine: its seats, options, components, codec."""
        return self._module

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now; () when the match is over."""
        questions = self._chapters.questions
        return questions[-1].waiting if questions else ()

    def decision(self, seat: AnySeat) -> OpenDecision:
        """The open question of a seat."""
        decision = self._open_decision(seat)
        return OpenDecision(decision, self._chapters.table, self._chapters.options(decision))

    def options(self, seat: AnySeat) -> Sequence[Choice]:
        """The legal answers of a seat: shorthand for `decision(seat).options`."""
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
            "scores": [score.to_plain() for score in self._module.scores(self._chapters.table, seat)],
            "standing": None if standing is None else [rank.to_plain() for rank in standing],
        }

    @property
    def standing(self) -> Standing | None:
        """None until the match is over, then the ranks with scores and their parts."""
        standing: Standing | None = self._module.standing(self._chapters.table)
        return standing

    def log(self, seat: AnySeat = None, since: int = 0) -> list[dict[str, object]]:
        """The events a seat may know; None is a spectator. The first `since` events are left out."""
        if seat is not None:
            self._check_seat(seat)
        events = self._chapters.table.log or []
        return [event.to_plain() for event in events[since:] if event.visible_to(seat)]

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
        return write_journal(self.setup, self._module.rules_version, self.ledger.entries, self.hash())

    @property
    def answers(self) -> int:
        """How many answers and commands are in force."""
        return len(self.ledger.in_force)

    # Playing.

    def do(self, entry: Entry) -> Done:
        """Carry out an entry: play, replays and servers all go through here. A refusal changes nothing."""
        if entry.kind not in KINDS:
            raise JournalError(f"unknown kind of entry {entry.kind!r}")
        waiting = self.waiting
        events = self._chapters.table.log
        count = 0 if events is None else len(events)
        entries = self.ledger.entries
        entries.append(entry)  # first, so that the journal of a match that breaks shows where
        try:
            self._act(entry)
        except TabardError:
            entries.pop()
            raise
        if entry.kind == UNDO:
            events, count = self._chapters.table.log, -1
        elif entry.kind != REDO:
            self.ledger.taken_back.clear()
        return Done(entry, events[count:] if events else (), self._still_asked(entry, waiting))

    def answer(self, seat: AnySeat, choice: AnyChoice) -> Done:
        """Answer the open question. An illegal choice is refused with its clause."""
        self._check_seat(seat)
        return self.do(Entry(ANSWER, seat, choice))

    def time_out(self, seat: AnySeat) -> None:
        """Answer for a seat whose time is up: the default, after undoing an unfinished act."""
        decision = self._open_decision(seat)
        steps = decision.steps(self._chapters.table)
        if 0 < steps <= self.undoable(seat):  # an imagined match has nothing to undo
            self.undo(seat, steps)
            decision = self._open_decision(seat)
        self.answer(seat, decision.default(self._chapters.table))

    def commands(self, seat: AnySeat) -> Sequence[Command]:
        """What a seat may do now without being asked."""
        self._check_seat(seat)
        commands: Sequence[Command] = self._module.commands(self._chapters.table, seat)
        return commands

    def command(self, seat: AnySeat, command: AnyChoice) -> Done:
        """Do something out of turn; the open decision waits, unchanged."""
        self._check_seat(seat)
        return self.do(Entry(COMMAND, seat, command))

    def undo(self, seat: AnySeat, answers: AnyChoice = 1, consent: Iterable[int] = ()) -> Done:
        """Undo the last answers the seat knows of: steps of an act that another seat has not finished go too.

        Beyond `undoable` all others must consent, and what comes is dealt anew.
        """
        self._check_seat(seat)
        ledger = self.ledger
        if type(answers) is int and answers > 0:
            answers = ledger.reach(seat, answers) or len(ledger.in_force) + 1
        return self.do(Entry(UNDO, seat, answers, tuple(consent)))

    def redo(self, seat: AnySeat, answers: AnyChoice = 1) -> Done:
        """Redo the answers undone last."""
        self._check_seat(seat)
        return self.do(Entry(REDO, seat, answers))

    def undoable(self, seat: AnySeat) -> int:
        """How many of its last answers a seat may undo alone: not past chance or another seat's answer."""
        self._check_seat(seat)
        return self.ledger.undoable(seat)

    def may_undo(self, seat: AnySeat, entries: int) -> bool:
        """Whether a seat may take back so many entries alone, others' unfinished acts among them."""
        self._check_seat(seat)
        in_force, alone = self.ledger.in_force, self.ledger.reach(seat, self.ledger.undoable(seat))
        return 1 <= entries <= alone and in_force[len(in_force) - entries].seat == seat

    def redoable(self, seat: AnySeat) -> int:
        """How many of the answers undone last a seat may redo: its own, in a row."""
        self._check_seat(seat)
        return self.ledger.redoable(seat)

    def back(self, seat: AnySeat) -> tuple[int, int]:
        """How many answers back the seat's last act began, and how many of those everybody knows of."""
        self._check_seat(seat)
        return self.ledger.back(seat)

    # Copies and imagination.

    def copy(self) -> Match:
        """An independent copy, journal included. It records no events."""
        return Match(self._module, self.setup, self._chapters.copy(), self.ledger.copy())

    def imagine(self, seat: AnySeat, seed: int | str) -> Imagined:
        """A match in which everything the seat cannot know is sampled anew, with its own dice."""
        if seat is not None:
            self._check_seat(seat)
        chapters = self._chapters.copy()
        chapters.redeal(seat, seed)
        return Imagined(self._module, self.setup.without_seed(), chapters, Ledger(), seat)

    # Each kind of entry: check, change, and note what the ledger needs.

    def _act(self, entry: Entry) -> None:
        kind = entry.kind
        if kind == ANSWER:
            self._answer(entry)
        elif kind == COMMAND:
            self._command(entry)
        elif kind == UNDO:
            self._undo(entry)
        elif kind == REDO:
            self._redo(entry)
        else:
            assert kind == REDEAL
            self._redeal(entry)

    def _answer(self, entry: Entry) -> None:
        seat, choice = entry.seat, entry.value
        decision = self._open_decision(seat)
        kind = type(choice)
        chapters = self._chapters
        if (kind is not str and kind is not int) or choice not in chapters.options(decision):
            self._refuse(decision, choice)
        sealed = chapters.questions[-1].answers is not None
        news = chapters.table.news
        chapters.answer(seat, choice)
        entry.hidden = self._steps(seat) > 0
        self.ledger.put_in_force(entry, sealed or chapters.table.news != news)  # a sealed answer is final

    def _command(self, entry: Entry) -> None:
        self._check_seat(entry.seat)
        chapters = self._chapters
        news = chapters.table.news
        chapters.command(entry.seat, entry.value)
        self.ledger.put_in_force(entry, chapters.table.news != news)

    def _undo(self, entry: Entry) -> None:
        seat, answers, ledger = entry.seat, entry.value, self.ledger
        self._check_seat(seat)
        if type(answers) is not int or not 1 <= answers <= len(ledger.in_force):
            raise UndoRefused(f"there are {len(ledger.in_force)} answers to undo, not {answers!r}")
        alone = self.may_undo(seat, answers)
        missing = sorted(set(range(self.seats)) - {seat} - set(entry.consent))
        if missing and not alone:
            own = ledger.undoable(seat)
            raise UndoRefused(f"seat {seat} may undo {own} answers alone; seats {missing} have not consented")
        entry.consent = () if alone else tuple(sorted(set(entry.consent)))
        entry.hidden = answers <= self._steps(seat)
        keep = len(ledger.in_force) - answers
        taken, crossing = ledger.in_force[keep:], keep < ledger.horizon
        self._play_again(ledger.in_force[:keep])
        ledger.taken_back = [] if crossing else taken + ledger.taken_back
        if crossing:
            # What was seen cannot be forgotten: hidden cards and dice to come are dealt anew, for all alike.
            seed = f"{self.setup.seed} undo {len(ledger.entries)}"
            self._act(Entry(REDEAL, EVERYBODY, seed, (), True))
        if not entry.hidden:  # not what others had begun: nobody knew of that
            answers = sum([one.seat == seat or not one.hidden for one in taken])
        self._chapters.table.tell("undone", (seat,) if entry.hidden else None, seat=seat, answers=answers)

    def _play_again(self, entries: list[Entry]) -> None:
        """Replay these entries from the start."""
        fresh = first_match(self._module, self.setup)
        if self._chapters.table.log is None:
            fresh._chapters.table.log = None
        self._chapters = fresh._chapters
        self.ledger.in_force = []
        self.ledger.horizon = 0
        for entry in entries:
            self._act(entry)

    def _redo(self, entry: Entry) -> None:
        seat, answers, ledger = entry.seat, entry.value, self.ledger
        own = self.redoable(seat)
        if type(answers) is not int or not 1 <= answers <= own:
            raise UndoRefused(f"seat {seat} has {own} answers of its own to redo, not {answers!r}")
        again, ledger.taken_back = ledger.taken_back[:answers], ledger.taken_back[answers:]
        for one in again:
            self._act(one)
        entry.hidden = all(one.hidden for one in again)
        self._chapters.table.tell("redone", (seat,) if entry.hidden else None, seat=seat, answers=answers)

    def _redeal(self, entry: Entry) -> None:
        self._chapters.redeal(entry.seat, entry.value)
        self.ledger.put_in_force(entry, True)

    def _steps(self, seat: int) -> int:
        """How many of its last answers belong to an act that the seat has not finished."""
        questions = self._chapters.questions
        decision = questions[-1].open_to(seat) if questions else None
        return 0 if decision is None else decision.steps(self._chapters.table)

    def _still_asked(self, entry: Entry, before: tuple[int, ...]) -> tuple[int, ...]:
        if before == (entry.seat,) or (entry.kind != ANSWER and entry.kind != COMMAND):
            return ()
        return tuple([seat for seat in self.waiting if seat in before and seat != entry.seat])

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


class Imagined(Match):
    """A match as one seat imagines it: what that seat knows is true, everything else is invented.

    This is all a bot is ever given: the type says so (`bots.bot.Position`).
    """

    def __init__(
        self, module: GameModule[Any], setup: Setup, chapters: Chapters, ledger: Ledger, seat: int | None
    ) -> None:
        super().__init__(module, setup, chapters, ledger)
        self.seat = seat  # who imagines it; None: a spectator

    def copy(self) -> Imagined:
        return Imagined(self._module, self.setup, self._chapters.copy(), self.ledger.copy(), self.seat)

    def redealt(self, seed: int | str) -> Imagined:
        """Another imagined match of the same seat: as `imagine`, without redealing twice."""
        chapters = self._chapters.before_redeal()
        chapters.redeal(self.seat, seed)
        return Imagined(self._module, self.setup, chapters, Ledger(), self.seat)


def first_match(module: GameModule[Any], setup: Setup, chance: Chance | None = None) -> Match:
    """A match before its first answer, recording its events."""
    content = module.content(setup.override)
    if chance is None:
        chance = seeded(setup.seed if setup.seed is not None else "imagined")
    if setup.position is not None:
        if setup.dice is not None:
            chance.script = tuple(setup.dice)
        table = module.scenario(setup.position, content, chance)
    else:
        table = module.setup(setup.seats, setup.options, content, chance)
    events: list[Event] = []
    table.log = events
    chapters = Chapters(module, table)
    chapters.begin()
    return Match(module, setup, chapters, Ledger())


def _sealed(answers: dict[int, Choice] | None) -> list[tuple[int, Choice]]:
    return sorted(answers.items()) if answers else []


def state_of(match: Match) -> Any:
    """The table itself, secrets included: for tests, vectors and the store, never for players or bots."""
    return match._chapters.table


def chapters_of(match: Match) -> Chapters:
    """What drives the match, secrets included: for saves, rollouts and tests, never for players or bots."""
    return match._chapters
