"""What a game gives the engine. A game is an object of this class; the list of games is a list."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalCommand, SetupError
from tabard.engine.hints import Hints
from tabard.engine.table import Table

if TYPE_CHECKING:
    from tabard.engine.vectors import Verbs

T = TypeVar("T", bound=Table)

Chapter = Coroutine[Any, Any, None]
Options = Mapping[str, object]
Command = Mapping[str, object]

OVERRIDES_KEPT = 16  # anybody may bring cards to a table: they must not fill the memory

EVERYBODY = -1
"""In `redeal`: what no seat at all knows (see the undo by consent)."""


class Option:
    """A table option: its name, the values it takes and what it is without a word.

    `seats` are the numbers of seats at which it means something, if not all.
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
    """One line of the final standing: the score is the sum of its parts; tie-breaks are no points."""

    __slots__ = ("parts", "rank", "score", "seat", "tie_breaks")

    def __init__(self, seat: int, rank: int, parts: Mapping[str, int], tie_breaks: Mapping[str, int]) -> None:
        self.seat = seat
        self.rank = rank
        self.score = sum(parts.values())
        self.parts = parts
        self.tie_breaks = tie_breaks

    def to_plain(self) -> dict[str, object]:
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


class Lapse:
    """What ends by itself where people play live: so many seconds after it began, a seat gives a command.

    The name tells it apart from everything else that lapses in the match.
    """

    __slots__ = ("command", "name", "seat", "seconds")

    def __init__(self, name: str, seconds: int, seat: int, command: Command) -> None:
        self.name = name
        self.seconds = seconds
        self.seat = seat
        self.command = command


@mypyc_attr(allow_interpreted_subclasses=True)
class GameModule(Generic[T]):
    """One game: setup, chapters, views, redeal, standing, and what bots and tests need."""

    id: ClassVar[str]
    code: ClassVar[str]
    seats: ClassVar[Sequence[int]]
    options: ClassVar[Sequence[Option]]
    rules_version: ClassVar[int]
    stage: ClassVar[str]  # "draft", "playable", "complete"
    package: ClassVar[str]  # where content/ and words/ lie
    hints: ClassVar[Hints] = Hints()  # for searching bots

    def __init__(self) -> None:
        self._contents: dict[str, Content] = {}
        self._codec: ActionCodec | None = None

    def load(self, override: Mapping[str, Any] | None) -> Content:
        """Read and check the components; `override` replaces some of them by id."""
        raise NotImplementedError

    def content(self, override: Mapping[str, Any] | None) -> Content:
        """The components, read once; of replaced ones the latest few are kept."""
        key = json.dumps(override, sort_keys=True)
        if key not in self._contents:
            if len(self._contents) > OVERRIDES_KEPT:
                del self._contents[list(self._contents)[1]]  # the first is the game's own
            self._contents[key] = self.load(override)
        return self._contents[key]

    def setup(self, seats: int, options: Options, content: Content, chance: Chance) -> T:
        raise NotImplementedError

    def scenario(self, position: Mapping[str, Any], content: Content, chance: Chance) -> T:
        """Any position, described as in the game's vectors."""
        raise NotImplementedError

    def chapter(self, table: T) -> Chapter | None:
        """The coroutine that comes next, from the table alone; None when nothing comes."""
        raise NotImplementedError

    def commands(self, table: T, seat: int) -> Sequence[Command]:
        """What a seat may do now though nobody asked it."""
        return ()

    def command(self, table: T, seat: int, command: Command) -> Chapter:
        """Carry out a command; it may ask on its way."""
        raise IllegalCommand(self.code, "no-commands-in-this-game")

    def lapses(self, table: T) -> Sequence[Lapse]:
        """What is open now and has its time; nobody but the table's clock gives these commands."""
        return ()

    def view(self, table: T, seat: int | None) -> dict[str, object]:
        """What a seat may see (None: a spectator), built by naming it."""
        raise NotImplementedError

    def redeal(self, table: T, seat: int | None, chance: Chance) -> None:
        """Replace, in place, everything the seat cannot know by another possibility."""
        raise NotImplementedError

    def standing(self, table: T) -> Standing | None:
        raise NotImplementedError

    def evaluate(self, table: T, seat: int) -> float:
        """How well the seat stands, in points."""
        raise NotImplementedError

    def check(self, table: T) -> None:
        """Raise BrokenRule where a conservation law or an invariant does not hold."""
        raise NotImplementedError

    def to_plain(self, table: T) -> dict[str, Any]:
        raise NotImplementedError

    def from_plain(self, plain: Mapping[str, Any], content: Content) -> T:
        raise NotImplementedError

    def actions(self) -> ActionCodec:
        """Every choice the game can ever offer."""
        raise NotImplementedError

    def codec(self) -> ActionCodec:
        """Choice to action id and back, made once."""
        if self._codec is None:
            self._codec = self.actions()
        return self._codec

    def verbs(self) -> Verbs:
        """How the game's test vectors speak."""
        raise NotImplementedError

    def sensible(self, table: T, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
        """The options a beginner would consider: what Page picks from. Never empty."""
        return options

    def moment(self, table: T) -> int | None:
        """Changes where positions are easy to judge: a Champion plays on to there. None: they all are."""
        return None

    def unasked(self, table: T, seat: int) -> Command | None:
        """The command a sensible player gives before he answers; None if he just answers."""
        return None

    def chosen_options(self, seats: int, given: Options | None) -> dict[str, object]:
        """All options of a match, defaults filled in; a wrong one is refused by name."""
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
