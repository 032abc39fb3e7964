"""How many presses of the client a question takes, by each game's `presses.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tabard.api import game_module
from tabard.engine.decision import Choice


@dataclass(frozen=True)
class Act:
    """Questions the client composes: so many presses for each, and so many to close."""

    kinds: Sequence[str]
    each: int = 1
    closing: int = 0
    run: bool = False  # all such questions in a row are one act; without it, those the rules call one


class Presses:
    """The model of one game's client: one press an answer, unless it says otherwise."""

    def __init__(self, declared: Mapping[str, Any]) -> None:
        twice = declared.get("twice", {})
        self.twice_kinds: Sequence[str] = twice.get("kinds", [])
        self.twice_choices: Sequence[str] = twice.get("choices", [])
        self.acts = [Act(**act) for act in declared.get("acts", [])]

    def act_of(self, kind: str) -> Act | None:
        return next((act for act in self.acts if kind in act.kinds), None)

    def of(self, kind: str, choice: Choice, *, begins: bool) -> int:
        """The presses of an answer; the one that begins an act counts its closing press, too."""
        act = self.act_of(kind)
        if act is not None:
            return act.each + (act.closing if begins else 0)
        return 2 if kind in self.twice_kinds or any_of(self.twice_choices, str(choice)) else 1


def any_of(patterns: Sequence[str], choice: str) -> bool:
    """A pattern may end in `*`: all that begin so."""
    return any(choice.startswith(one[:-1]) if one.endswith("*") else choice == one for one in patterns)


def presses_of(game: str) -> Presses:
    """One press an answer for a game that says nothing."""
    declared = files(game_module(game).package) / "presses.json"
    return Presses(json.loads(declared.read_text("utf-8")) if declared.is_file() else {})
