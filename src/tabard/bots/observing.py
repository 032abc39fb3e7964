"""The observation of each game."""

from __future__ import annotations

from functools import cache

from tabard.engine.errors import SetupError
from tabard.games import GAMES, KNOWLEDGE
from tabard.observation import Observation, common_fields


@cache
def observation_of(game: str) -> Observation:
    """The fields of a game in their order: the common ones first."""
    module = next((module for module in GAMES if module.id == game), None)
    fields = None if module is None else KNOWLEDGE[game].fields
    if module is None or fields is None:
        seen = ", ".join(id for id, knowledge in KNOWLEDGE.items() if knowledge.fields is not None)
        raise SetupError(f"{game!r} has no observation; games that have one: {seen}")
    return Observation([*common_fields(module.codec().kinds), *fields(module.content(None))])
