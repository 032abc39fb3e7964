"""Tabard: four medieval board games, every rule enforced. This is the public interface."""

from __future__ import annotations

from tabard import engines  # first: it decides which engine the others import
from tabard.api import env, games, new, play_out, replay, scenario, single_env, vector_env
from tabard.engine.errors import (
    ContentError,
    IllegalChoice,
    IllegalCommand,
    JournalError,
    NotAsked,
    ScenarioError,
    SetupError,
    TabardError,
    UndoRefused,
    UnknownGame,
    UnknownSeat,
)
from tabard.engine.match import Match

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "IllegalChoice",
    "IllegalCommand",
    "JournalError",
    "Match",
    "NotAsked",
    "ScenarioError",
    "SetupError",
    "TabardError",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "engines",
    "env",
    "games",
    "new",
    "play_out",
    "replay",
    "scenario",
    "single_env",
    "vector_env",
]
