"""What a game gives the engine: an object of this class."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Clause
from tabard.engine.errors import IllegalCommand, SetupError, VectorError
from tabard.engine.table import Table

if TYPE_CHECKING:
    from tabard.engine.vectors import Verbs

T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Content)

Chapter = Coroutine[Any, Any, None]
"""A part of the rules, running."""

Options = Mapping[str, object]
"""Table options by name."""

Command = Mapping[str, object]
"""What a seat does without being asked, as JSON values."""

ChosenOptions = Callable[[int, Options | None], dict[str, object]]
"""All options of a match from the number of seats and those given: `GameModule.chosen_options`."""

OVERRIDES_KEPT: Final = 16
"""Replaced components kept in memory: anybody may upload some, and they must not fill it."""

EVERYBODY: Final = -1
"""In `redeal`: deal anew only what no seat knows (after an undo by consent)."""


class Option:
    """A table option: its name, its values and its default.

    `seats`: the numbers of players for which it means anything, if not all.
    """

    __slots__ = ("clause", "default", "name", "seats", "values")

    def __init__(
        self,
        name: str,
        values: Sequence[object],
        default: object,
        clause: str,
        seats: Sequence[int] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause
        self.seats = seats


class Rank:
    """One line of the final standing. The score is the sum of its parts, without tie-breaks."""

    __slots__ = ("parts", "rank", "score", "seat", "tie_breaks")

    def __init__(self, seat: int, rank: int, parts: Mapping[str, int], tie_breaks: Mapping[str, int]) -> None:
        self.seat = seat
        self.rank = rank
        self.score = sum(parts.values())
        self.parts = parts
        self.tie_breaks = tie_breaks

    def to_plain(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "score": self.score,
            "parts": dict(self.parts),
            "tie_breaks": dict(self.tie_breaks),
        }

    def __repr__(self) -> str:
        return f"Rank({self.to_plain()})"


Standing = tuple[Rank, ...]
"""The final ranks, the first before the second."""


class Score:
    """What a seat would score if the match ended now, part by part.

    `guessed`: the parts that a viewer can only estimate.
    """

    __slots__ = ("guessed", "parts", "seat")

    def __init__(self, seat: int, parts: Mapping[str, int], guessed: Sequence[str] = ()) -> None:
        self.seat = seat
        self.parts = parts
        self.guessed = guessed

    def to_plain(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "seat": self.seat,
            "score": sum(self.parts.values()),
            "parts": dict(self.parts),
            "guessed": list(self.guessed),
        }


class Timer:
    """A command that the clock of a live table gives for a seat, so many seconds after its start.

    Its name is unique in the match.
    """

    __slots__ = ("command", "name", "seat", "seconds")

    def __init__(self, name: str, seconds: int, seat: int, command: Command) -> None:
        self.name = name
        self.seconds = seconds
        self.seat = seat
        self.command = command


def no_scores(table: Table, viewer: int | None) -> Sequence[Score]:
    """Of a game that has none before its end."""
    return ()


def no_commands(table: Table, seat: int) -> Sequence[Command]:
    """Of a game in which nobody acts unasked."""
    return ()


def no_timers(table: Table) -> Sequence[Timer]:
    """Of a game without clocks of its own."""
    return ()


def free_talk(table: Table, options: Options, seat: int, to: Sequence[int]) -> Clause | None:
    """Of a game that forbids no private talk."""
    return None


class GameModule(Generic[T]):
    """One game: its facts and the functions the engine calls.

    A game names its functions once, in `wiring/module.py`; they take its own table and its own content.
    """

    def __init__(
        self,
        *,
        id: str,
        code: str,
        seats: Sequence[int],
        options: Sequence[Option],
        rules_version: int,
        stage: str,
        package: str,
        load: Callable[[Mapping[str, Any] | None], C],
        setup: Callable[[int, Options, C, Chance], T],
        scenario: Callable[[Mapping[str, Any], C, Chance, ChosenOptions], T],
        chapter: Callable[[T], Chapter | None],
        view: Callable[[T, int | None], Mapping[str, object]],
        redeal: Callable[[T, int | None, Chance], None],
        deal_as: Callable[[T, T], None] | None = None,
        standing: Callable[[T], Standing | None],
        scores: Callable[[T, int | None], Sequence[Score]] = no_scores,
        check: Callable[[T], None],
        to_plain: Callable[[T], dict[str, Any]],
        from_plain: Callable[[Mapping[str, Any], C], T],
        actions: Callable[[C], ActionCodec],
        verbs: Callable[[], Verbs] | None = None,
        commands: Callable[[T, int], Sequence[Command]] = no_commands,
        command: Callable[[T, int, Command], Chapter] | None = None,
        timers: Callable[[T], Sequence[Timer]] = no_timers,
        private_talk: Callable[[T, Options, int, Sequence[int]], Clause | None] = free_talk,
    ) -> None:
        self.id = id
        self.code = code
        self.seats = seats
        self.options = options
        self.rules_version = rules_version
        self.stage = stage  # tabard.games.stages
        self.package = package  # where content/ and words/ lie
        self._load: Callable[[Mapping[str, Any] | None], Content] = load
        self.setup: Callable[[int, Options, Any, Chance], T] = setup
        self._scenario: Callable[[Mapping[str, Any], Any, Chance, ChosenOptions], T] = scenario
        self.chapter = chapter  # the coroutine that comes next, from the table alone; None: nothing comes
        self.view = view  # what a seat may see (None: a spectator), built by naming it
        self.redeal = redeal  # replaces, in place, everything the seat cannot know by another possibility
        self.deal_as = deal_as  # lays everything a redeal replaces, in place, as it lies on another table
        self.standing = standing  # None until the match is over
        self.scores = scores  # by seat, what each would score now, as far as the viewer knows
        self.check = check  # raises BrokenRule where a conservation law or an invariant does not hold
        self.to_plain = to_plain
        self.from_plain: Callable[[Mapping[str, Any], Any], T] = from_plain
        self._actions: Callable[[Any], ActionCodec] = actions
        self._verbs = verbs
        self.commands = commands  # what a seat may do now without being asked
        self._command = command
        self.timers = timers  # only the clock of a live table gives their commands
        self.private_talk = private_talk  # why a seat may not talk to these seats alone now, if it may not
        self._contents: dict[str, Content] = {}
        self._codec: ActionCodec | None = None

    def content(self, override: Mapping[str, Any] | None) -> Content:
        """The components, read and checked once; `override` replaces some by id. The latest are cached."""
        key = json.dumps(override, sort_keys=True)
        if key not in self._contents:
            if len(self._contents) > OVERRIDES_KEPT:
                del self._contents[list(self._contents)[1]]  # the first is the game's own
            self._contents[key] = self._load(override)
        return self._contents[key]

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> T:
        """Any position, described as in the game's vectors."""
        return self._scenario(position, content, chance, self.chosen_options)

    def command(self, table: T, seat: int, command: Command) -> Chapter:
        """Carry out a command, which may ask questions."""
        if self._command is None:
            raise IllegalCommand(self.code, "no-commands-in-this-game")
        return self._command(table, seat, command)

    def codec(self) -> ActionCodec:
        """Every choice the game can ever offer, to action id and back; made once."""
        if self._codec is None:
            self._codec = self._actions(self.content(None))
        return self._codec

    def verbs(self) -> Verbs:
        """How the game's test vectors speak."""
        if self._verbs is None:
            raise VectorError(f"{self.id} has no verbs for test vectors")
        return self._verbs()

    def chosen_options(self, seats: int, given: Options | None) -> dict[str, object]:
        """All options of a match, with defaults; a wrong one is refused by name."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                known = ", ".join(chosen) or "none"
                raise SetupError(f"{self.id} has no option {name!r}; its options: {known}")
            allowed = [value for value in option.values if not _is_seat_beyond(value, seats)]
            if not any(value == one and type(value) is type(one) for one in allowed):
                raise SetupError(f"option {name!r} takes {', '.join(map(repr, allowed))}, not {value!r}")
            chosen[name] = value
        return chosen


def _is_seat_beyond(value: object, seats: int) -> bool:
    # Options whose values are whole numbers name seats.
    return type(value) is int and value >= seats
