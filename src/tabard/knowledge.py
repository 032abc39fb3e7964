"""What a game knows for bots: a record the game fills in `bot/`; engine and rules know nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tabard.engine.decision import Choice
from tabard.engine.module import Command
from tabard.engine.table import Table

T = TypeVar("T", bound=Table)


class Tuning:
    """Numbers a game measured for its bots; docs/bots.md says how. The search is the same for all games."""

    __slots__ = (
        "careless_knight",
        "careless_squire",
        "curiosity",
        "knight",
        "looks",
        "page_wanders",
        "plans",
        "reach",
        "scale",
        "trust",
        "whole_acts",
        "width",
    )

    def __init__(
        self,
        scale: float = 8.0,
        reach: int = 1,
        looks: int = 3,
        trust: float = 4.0,
        curiosity: float = 0.3,
        width: int = 4,
        whole_acts: bool = False,
        knight: int = 40,
        plans: Sequence[str] = (),
        careless_squire: float = 0.0,
        careless_knight: float = 0.0,
        page_wanders: int = 0,
    ) -> None:
        self.scale = scale  # the lead in points at which the odds are e to 1
        self.reach = reach  # acts a new line is followed before it is judged
        self.looks = looks  # choices glanced at, at each of its answers
        self.trust = trust  # visits Squire's look at a choice is worth
        self.curiosity = curiosity  # how much a choice seldom tried is preferred
        self.width = width  # choices considered at once where there are many
        self.whole_acts = whole_acts  # a glance goes to the end of an act, even if its answers are secret
        self.knight = knight  # iterations for each opponent after which a Knight has thought enough
        self.plans = plans  # kinds of question where a search first plans several acts in a row
        self.careless_squire = careless_squire  # points: to a Squire, answers this near look alike
        self.careless_knight = careless_knight  # chance of winning: to a Knight they do
        self.page_wanders = page_wanders  # of so many answers a Page gives one without a thought; 0: none


def every_option(table: Table, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    return options


def always_easy_to_judge(table: Table) -> int | None:
    return None


def just_answers(table: Table, seat: int) -> Command | None:
    return None


class Knowledge(Generic[T]):
    """The functions and numbers of one game that bots use."""

    __slots__ = ("evaluate", "moment", "sensible", "tuning", "unasked")

    def __init__(
        self,
        evaluate: Callable[[T, int], float],
        sensible: Callable[[T, str, Sequence[Choice]], Sequence[Choice]] = every_option,
        moment: Callable[[T], int | None] = always_easy_to_judge,
        unasked: Callable[[T, int], Command | None] = just_answers,
        tuning: Tuning | None = None,
    ) -> None:
        self.evaluate = evaluate  # how well a seat stands, in points
        self.sensible = sensible  # the options a beginner considers, by kind of question; never none
        self.moment = moment  # changes where positions are easy to judge: a Champion plays on to there
        self.unasked = unasked  # the command a sensible player gives before he answers
        self.tuning = tuning or Tuning()
