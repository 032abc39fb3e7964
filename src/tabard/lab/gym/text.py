"""A position in words, for language models: short, complete, and from one seat's view only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tabard.engine.decision import Choice
from tabard.engine.match import Match
from tabard.words import Words

_LEFT_OUT = ("content", "options")  # the same in every position of a match


@cache
def _words(game: str, seats: int) -> Words:
    return Words(game, seats=seats)


def text_of(match: Match, seat: int | None) -> str:
    """What lies on the table; what happened since the seat's last answer is in `news_of`."""
    view = match.view(seat)
    lines = [f"{_words(match.game, match.seats).title()}, {match.seats} players. {_who(seat)}"]
    table = {name: part for name, part in view["table"].items() if name not in _LEFT_OUT}  # type: ignore[attr-defined]
    return "\n".join([*lines, "What is not said is no, nothing or unknown.", *_listed(table, 0)])


def news_of(match: Match, seat: int, since: int) -> list[str]:
    """What the seat has heard after the first `since` of its sentences: hidden events are not counted."""
    words = _words(match.game, match.seats)
    return [words.event(event) for event in match.log(seat)[since:]]


def question_of(match: Match, seat: int) -> str:
    """What the seat is asked, and its options by number: `choice_of` reads the answer."""
    words, decision = _words(match.game, match.seats), match.decision(seat)
    options = [
        f"{number}: {words.choice(decision, one)}" for number, one in enumerate(decision.options, start=1)
    ]
    return "\n".join([f"{words.prompt(decision)} ({decision.clause})", *options])


def choice_of(match: Match, seat: int, answer: str) -> Choice | None:
    """The option an answer names: by its number, its words or its value. None: it names none."""
    words, decision = _words(match.game, match.seats), match.decision(seat)
    said = answer.strip().rstrip(".").lower()
    number = said.split(":")[0].strip()
    if number.isdecimal() and 1 <= int(number) <= len(decision.options):
        return decision.options[int(number) - 1]
    for choice in decision.options:
        if said in (str(choice).lower(), words.choice(decision, choice).lower()):
            return choice
    return None


def _who(seat: int | None) -> str:
    return "You watch." if seat is None else f"You are player {seat}."


def _listed(value: Any, depth: int) -> Iterator[str]:
    """Names and values, nested by two blanks, on one line where nothing in them is nested.

    What is empty or unknown is left out, and of a yes or no the no.
    """
    indent = "  " * depth
    for name, part in _parts(value):
        if not _is_nested(part):
            yield f"{indent}{name}: {_flat(part)}"
        elif not any(_is_nested(one) for _, one in _parts(part)):
            inner = "; ".join(f"{one} {_flat(each)}" for one, each in _parts(part))
            yield f"{indent}{name}: {inner}"
        elif lines := list(_listed(part, depth + 1)):
            yield f"{indent}{name}:"
            yield from lines


def _parts(value: Any) -> list[tuple[Any, Any]]:
    """The named parts of a mapping, or the numbered ones of a list, that say something."""
    parts = value.items() if isinstance(value, Mapping) else enumerate(value)
    return [(name, part) for name, part in parts if _says_something(part)]


def _says_something(part: Any) -> bool:
    if isinstance(part, Mapping):
        return any(_says_something(one) for one in part.values())
    return part is not None and part is not False and part not in ("", [])


def _is_nested(part: Any) -> bool:
    if isinstance(part, Mapping):
        return True
    return isinstance(part, list) and any(isinstance(one, Mapping | list) for one in part)


def _flat(part: Any) -> str:
    if isinstance(part, Sequence) and not isinstance(part, str):
        return ", ".join(_flat(one) for one in part)
    if isinstance(part, bool):
        return "yes" if part else "no"
    return "?" if part is None else str(part)
