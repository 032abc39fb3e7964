"""Page: random, never absurd."""

from __future__ import annotations

from tabard.bots.bot import Position
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice


class Page:
    """Picks any option a beginner would consider; in some games now and then any legal one."""

    name = "page"

    def choose(self, position: Position, chance: Chance) -> Choice:
        wanders = position.tuning.page_wanders
        if wanders and chance.die(wanders) == 1:
            return chance.pick(position.options)
        return chance.pick(position.sensible())
