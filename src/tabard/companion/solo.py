"""Games with an opponent for one player: the clauses behind what he does, and behind what must be shown."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tabard.api import game_module, games
from tabard.engine.errors import SetupError

FILE = "solo.toml"


@dataclass(frozen=True)
class Solo:
    acts: Mapping[str, str]  # by event, or by event and action: `sir_acts-ally`
    shown: Mapping[str, str]  # by what must be shown

    def clause(self, event: Mapping[str, Any]) -> str | None:
        """The clause behind something the opponent did; None for anything else."""
        kind = event["kind"]
        return self.acts.get(f"{kind}-{event.get('action')}") or self.acts.get(kind)


@cache
def solo_of(game: str) -> Solo:
    file = files(game_module(game).package).joinpath(FILE)
    if not file.is_file():
        raise SetupError(f"{game} has no opponent for one player; these have: {', '.join(solo_games())}")
    read = tomllib.loads(file.read_text("utf-8"))
    return Solo(read["acts"], read["shown"])


def solo_games() -> list[str]:
    return [one for one in games() if files(game_module(one).package).joinpath(FILE).is_file()]
