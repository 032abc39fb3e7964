"""What a game knows for bots: a record the game fills in `bot/`; engine and rules know nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tabard.engine.decision import Choice
from tabard.engine.module import Command
from tabard.engine.table import Table
from tabard.observation import Field

T = TypeVar("T", bound=Table)


class Tuning:
    """Numbers a game measured for its bots; docs/bots.md says how. The search is the same for all games."""

    __slots__ = (
        "careless_knight",
        "careless_squire",
        "depth",
        "exploration",
        "glances",
        "knight",
        "page_wanders",
        "plans",
        "prior_visits",
        "scale",
        "whole_acts",
        "width",
    )

    def __init__(
        self,
        scale: float = 8.0,
        depth: int = 1,
        glances: int = 3,
        prior_visits: float = 4.0,
        exploration: float = 0.3,
        width: int = 4,
        whole_acts: bool = False,
        knight: int = 40,
        plans: Sequence[str] = (),
        careless_squire: float = 0.0,
        careless_knight: float = 0.0,
        page_wanders: int = 0,
    ) -> None:
        self.scale = scale  # the lead in points at which the odds are e to 1
        self.depth = depth  # acts a new line is followed before it is evaluated
        self.glances = glances  # choices evaluated at each answer of such a line
        self.prior_visits = prior_visits  # visits that Squire's evaluation of a choice counts for
        self.exploration = exploration  # how much choices seldom tried are preferred (UCB)
        self.width = width  # choices considered at first where there are many (progressive widening)
        self.whole_acts = (
            whole_acts  # a choice is evaluated at the end of its act, even if its answers are secret
        )
        self.knight = knight  # iterations for each opponent after which a Knight has thought enough
        self.plans = plans  # kinds of question where a search first plans several acts in a row
        self.careless_squire = careless_squire  # points: to a Squire, answers this near look alike
        self.careless_knight = careless_knight  # chance of winning: to a Knight they do
        self.page_wanders = page_wanders  # of so many answers a Page gives one without a thought; 0: none


def every_option(table: Table, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    return options


def always_quiet(table: Table) -> int | None:
    return None


def no_parts(table: Table, seat: int) -> Mapping[str, float]:
    return {}


def one_round(table: Table) -> int:
    return 0


def no_command(table: Table, seat: int) -> Command | None:
    return None


class Tempo(Generic[T]):
    """By what waiting is reckoned and shortened: where rounds end, which questions are windows, and which
    may be answered before they are asked.
    """

    __slots__ = ("attacked", "bids", "idle", "in_advance", "round", "windows")

    def __init__(
        self,
        round: Callable[[T], int] = one_round,
        windows: Mapping[str, Sequence[Choice]] | None = None,
        in_advance: Mapping[str, str] | None = None,
        bids: Sequence[str] = (),
        attacked: Callable[[T, int], bool] | None = None,
        idle: Callable[[T, int], bool] | None = None,
    ) -> None:
        self.round = round  # the number of the round: everybody's next turn
        self.windows = (
            windows or {}
        )  # kinds of question that only offer a reaction, and the answers that pass
        self.in_advance = (
            in_advance or {}
        )  # kinds that may be answered in advance, and the fact that tells one from another ("": none)
        self.bids = bids  # kinds that ask for a number or a pass
        self.attacked = attacked  # whether a seat is, for all to see: then it may want to be asked after all
        self.idle = idle  # whether the window a seat is asked in can be of no use to it, as all can see


class Knowledge(Generic[T]):
    """The functions and numbers of one game that bots use."""

    __slots__ = (
        "command_first",
        "evaluate",
        "fields",
        "parts",
        "quiet_point",
        "sensible",
        "tempo",
        "tuning",
    )

    def __init__(
        self,
        evaluate: Callable[[T, int], float],
        sensible: Callable[[T, str, Sequence[Choice]], Sequence[Choice]] = every_option,
        quiet_point: Callable[[T], int | None] = always_quiet,
        command_first: Callable[[T, int], Command | None] = no_command,
        tuning: Tuning | None = None,
        fields: Callable[[Any], Sequence[Field]] | None = None,
        tempo: Tempo[T] | None = None,
        parts: Callable[[T, int], Mapping[str, float]] = no_parts,
    ) -> None:
        self.evaluate = evaluate  # how well a seat stands, in points
        self.sensible = sensible  # the options a beginner considers, by kind of question; never none
        self.quiet_point = quiet_point  # a number that changes where positions are quiet: rollouts stop there
        self.command_first = command_first  # the command a sensible player gives before answering
        self.tuning = tuning or Tuning()
        self.fields = fields  # what a learning program sees, from the game's content
        self.tempo = tempo or Tempo()
        self.parts = parts  # `evaluate` part by part, each by its name: a hint says by them why
