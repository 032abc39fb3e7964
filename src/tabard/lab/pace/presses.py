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
class Asked:
    """A question that a seat answered."""

    seat: int
    kind: str
    facts: Mapping[str, object]
    choice: Choice
    usual: bool = False  # no other answer makes sense


class Run:
    """What a seat answered, nobody else in between."""

    def __init__(self) -> None:
        self.asked: Sequence[Asked] = []
        self.goes_on = False  # it was pressed for all answers that go without saying


@dataclass(frozen=True)
class Along:
    """Questions whose answer is given with the press before, or with the one after."""

    kind: str
    facts: Mapping[str, Sequence[object]]
    choices: Sequence[str]
    again: bool  # only where the same was answered to such a question before, in the same run
    after: Sequence[str]  # only directly after one of these answers

    def has(self, asked: Asked) -> bool:
        return (
            asked.kind == self.kind
            and all(asked.facts.get(fact) in values for fact, values in self.facts.items())
            and (not self.choices or any_of(self.choices, str(asked.choice)))
        )


class Presses:
    """The model of one game's client: one press an answer, unless it says otherwise."""

    def __init__(self, declared: Mapping[str, Any]) -> None:
        twice = declared.get("twice", {})
        self.twice_kinds: Sequence[str] = twice.get("kinds", [])
        self.twice_choices: Sequence[str] = twice.get("choices", [])
        self.along = [
            Along(
                one["kind"],
                one.get("facts", {}),
                one.get("choices", []),
                one.get("again", False),
                one.get("after", []),
            )
            for one in declared.get("along", [])
        ]

    def of(self, asked: Asked, run: Run) -> int:
        """The presses of an answer, which belongs to the run from now on."""
        before, run.asked = run.asked, [*run.asked, asked]
        if run.goes_on and asked.usual:
            return 0
        run.goes_on = False
        if any(along.has(asked) and comes_along(along, asked, before) for along in self.along):
            return 0
        run.goes_on = asked.usual
        if asked.usual:
            return 1
        twice = asked.kind in self.twice_kinds or any_of(self.twice_choices, str(asked.choice))
        return 2 if twice else 1


def comes_along(along: Along, asked: Asked, before: Sequence[Asked]) -> bool:
    if along.after and not (before and any_of(along.after, str(before[-1].choice))):
        return False
    last = next((one for one in reversed(before) if along.has(one)), None)
    return not along.again or (last is not None and last.choice == asked.choice)


def any_of(patterns: Sequence[str], choice: str) -> bool:
    """A pattern may end in `*`: all that begin so."""
    return any(choice.startswith(one[:-1]) if one.endswith("*") else choice == one for one in patterns)


def presses_of(game: str) -> Presses:
    """One press an answer for a game that says nothing."""
    declared = files(game_module(game).package) / "presses.json"
    return Presses(json.loads(declared.read_text("utf-8")) if declared.is_file() else {})
