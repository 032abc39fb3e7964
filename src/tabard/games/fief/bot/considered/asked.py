"""Who is asked, and about what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.state import Fief


def asked_family(table: Fief) -> int:
    question = table.question
    return question.family if isinstance(question, Ask) else table.families_of(table.asking)[0]


def facts(table: Fief) -> Mapping[str, Any]:
    return {} if table.question is None else table.question.prompt(table)


def own(table: Fief, family: int) -> bool:
    """The family is one of the asked seat's."""
    return family != NOBODY and table.seat_of(family) == table.asking
