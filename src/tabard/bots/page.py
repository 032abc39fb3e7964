"""Page: random, never absurd."""

from __future__ import annotations

from tabard.bots.bot import Position
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice


class Page:
    """Picks any of the options a beginner would consider."""

    name = "page"

    def choose(self, position: Position, chance: Chance) -> Choice:
        return chance.pick(position.sensible())
