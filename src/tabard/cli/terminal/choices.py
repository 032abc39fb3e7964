"""The answers to a question as a player types them: keys, words, and what is greyed out with its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from tabard.engine.decision import PASS, Choice, Clause
from tabard.words import Words


class Asked(Protocol):
    """A question: an OpenDecision, or what real dice and cards must show."""

    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> str: ...

    @property
    def clause(self) -> str: ...

    @property
    def prompt(self) -> Mapping[str, object]: ...

    @property
    def options(self) -> tuple[Choice, ...]: ...

    @property
    def refused(self) -> tuple[tuple[Choice, Clause], ...]: ...

    def why_not(self, choice: Choice) -> Clause: ...


class Line:
    """One choice: the key to type, its words, and why it is refused, if it is."""

    def __init__(self, key: str, choice: Choice, words: str, why: Clause | None) -> None:
        self.key = key
        self.choice = choice
        self.words = words
        self.why = why


def lines(decision: Asked, words: Words) -> list[Line]:
    """All choices, greyed ones at their place. A number is typed as itself, other choices are numbered."""
    refused = dict(decision.refused)
    choices = in_content_order([*decision.options, *refused], words) if refused else list(decision.options)
    numbers = any(isinstance(choice, int) for choice in choices)
    keyed: list[Line] = []
    for choice in choices:
        key = str(choice if isinstance(choice, int) else len(keyed) + 1)
        if choice == PASS:
            key = "p"
        elif numbers and not isinstance(choice, int):
            key = str(choice)[0]
        keyed.append(Line(key, choice, words.choice(decision, choice), refused.get(choice)))
    return keyed


def in_content_order(choices: list[Choice], words: Words) -> list[Choice]:
    """Components in the order of their content (fields by number); everything else stays behind them."""
    order = words.components.order
    return sorted(choices, key=lambda choice: order.get(str(choice), len(order)))


def find(lines: Sequence[Line], typed: str) -> Line | None:
    """The choice a player means: by key, by its words, or by its plain value."""
    wanted = typed.casefold()
    for line in lines:
        if wanted in (line.key, line.words.casefold(), str(line.choice).casefold()):
            return line
    return None
