"""What a game tells a search about itself. The search is one piece of code for all games."""

from __future__ import annotations

from collections.abc import Sequence


class Hints:
    """Numbers a game measured for itself; docs/bots.md says how."""

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
