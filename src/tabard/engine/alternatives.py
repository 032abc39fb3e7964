"""What others may have answered or commanded, as far as a seat can tell: always in the same order."""

from __future__ import annotations

import json
from typing import Any

from tabard.engine.chapters import Chapters, Commanded
from tabard.engine.decision import Choice, Decision
from tabard.engine.table import Table

Items = list[Any]  # one item of a trail, or none: a command nobody saw


def alternatives(told: Chapters, true: Any, seat: int) -> list[Items]:
    """Everything that could stand in a told world where an item stands in the true one."""
    if isinstance(true, Commanded):
        return [[true]] if true.seat == seat else commands(told, true)
    decisions = told.question.decisions
    if isinstance(true, list):
        return [[one] for one in sealed(decisions, told.table, true, seat)]
    if decisions[0].seat == seat:
        return [[true]]
    return [[one] for one in answers(decisions[0], told.table)]


def answers(decision: Decision[Any], table: Table) -> list[Choice]:
    default = decision.default(table)
    return [default, *sorted([one for one in decision.options(table) if one != default], key=str)]


def commands(told: Chapters, true: Commanded) -> list[Items]:
    """None at all, or another one of its kind; what the table's clock commands is known to all."""
    known = told._module.commands(told.table, true.seat)
    kind = true.command.get("do")
    found = sorted([one for one in known if one.get("do") == kind], key=written)
    return [[], *[[Commanded(true.seat, one)] for one in found or [true.command]]]


def sealed(decisions: list[Decision[Any]], table: Table, true: list[Any], seat: int) -> list[list[Choice]]:
    """As in the true world where that is possible, then one after the other otherwise."""
    choices = [
        [one] if of.seat == seat else answers(of, table) for of, one in zip(decisions, true, strict=True)
    ]
    first = [one if one in options else options[0] for one, options in zip(true, choices, strict=True)]
    return [first, *[one for number in range(len(true)) for one in varied(first, choices[number], number)]]


def varied(answers: list[Choice], options: list[Choice], number: int) -> list[list[Choice]]:
    return [[*answers[:number], one, *answers[number + 1 :]] for one in options]


def instead(told: Chapters, items: Items, true: Any, seat: int, number: int) -> list[Items]:
    """What else could stand in a told world, always in the same order; of sealed answers one changes."""
    if not isinstance(true, list):
        return alternatives(told, true, seat)
    decision = told.question.decisions[number]
    if decision.seat == seat:
        return [items]
    return [[one] for one in varied(items[0], answers(decision, told.table), number)]


def closest_first(found: list[Items], wanted: Items) -> list[Items]:
    """First what is wanted, then what begins with the same word."""
    return sorted(found, key=lambda items: (written(items) != written(wanted), verb(items) != verb(wanted)))


def written(item: Any) -> str:
    return json.dumps(item, sort_keys=True, default=lambda one: [one.seat, dict(one.command)])


def verb(items: Items) -> str:
    return items[0].partition(":")[0] if items and isinstance(items[0], str) else ""
