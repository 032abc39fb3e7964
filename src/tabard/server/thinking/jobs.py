"""The jobs of a worker process. It is our own program, so it gets the true match.

`position_of` imagines the match for the seat at once and keeps nothing else, so
that no bot ever holds what its seat cannot know; `Position` takes nothing but an imagined match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabard.api import game_module
from tabard.bots.bot import Position
from tabard.bots.budgets import SECONDS, budget_of, budget_of_advice
from tabard.bots.levels import bot_of_level
from tabard.bots.reasons import reasons
from tabard.bots.search import search, taken
from tabard.companion.positions import as_plain, judge, read_position
from tabard.companion.positions import say as say_line
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.engine.errors import BrokenRule, TabardError
from tabard.engine.match import Match
from tabard.engine.saves import restore
from tabard.server.thinking.analysis import analyse

COMPARED = 24  # options of a hint: more would be no list to read

Plain = dict[str, Any]
Say = Callable[[Plain], None]


def position_of(match: Plain, seat: int, seed: str) -> Position:
    """From a snapshot of the true match, only what the seat imagines is passed on."""
    return Position(restore(game_module(match["game"]), match).imagine(seat, seed))


def choose(say: Say, match: Plain, seat: int, seed: str, level: str, seconds: float) -> Choice:
    """A bot's answer; a search may take so many seconds."""
    position, chance = position_of(match, seat, seed), seeded(f"{level} {seed}")
    if level not in SECONDS:
        return bot_of_level(level).choose(position, chance)
    choices = position.sensible()
    if len(choices) == 1:
        return choices[0]
    tuning = position.tuning
    budget = budget_of(level, tuning, position.seats, seconds)
    return taken(search(position, budget, chance), tuning, budget, chance)


def advise(say: Say, match: Plain, seat: int, seed: str, iterations: int) -> Plain:
    """The choices with their chances of winning, and why. The same result for the same knowledge.

    All options are compared where they are not too many, else those a beginner would consider.
    """
    return advised(position_of(match, seat, seed), seed, iterations)


def advised(position: Position, seed: str, iterations: int) -> Plain:
    also = position.options if len(position.options) <= COMPARED else ()
    found = search(position, budget_of_advice(iterations), seeded(f"advice {seed}"), also)
    ranked = [one.choice for one in found.found]
    why = reasons(position, seeded(f"reasons {seed}"), ranked)
    plain = found.to_plain()
    plain["found"] = [{**one.to_plain(), "reasons": why[one.choice]} for one in found.found]
    return plain


def read_said(game: str, text: str, said: Sequence[str]) -> Match:
    """A position somebody wrote, with the answers he played in it."""
    match = read_position(game, text)
    for line in said:
        say_line(match, line)
    return match


def position(say: Say, game: str, text: str, said: Sequence[str], ask: str | None) -> Plain:
    """What is asked in a position, and whether an answer is legal."""
    try:
        match = read_said(game, text, said)
        verdict = None if ask is None else judge(match, ask)
        questions = [match.decision(seat).to_plain() for seat in match.waiting]
    except (TabardError, BrokenRule) as error:
        return {"wrong": str(error)}
    return {
        "seats": match.seats,
        "position": as_plain(text),
        "questions": questions,
        "verdict": None
        if verdict is None
        else {
            "legal": verdict.legal,
            "clause": verdict.why and verdict.why.clause,
            "reason": verdict.why and verdict.why.reason,
            "facts": verdict.why.facts if verdict.why else {},
            "unclear": verdict.unclear,
        },
    }


def advise_position(say: Say, game: str, text: str, said: Sequence[str], seat: int, iterations: int) -> Plain:
    """As `advise`, in a position somebody wrote."""
    try:
        match = read_said(game, text, said)
        match.decision(seat)
    except (TabardError, BrokenRule) as error:
        return {"wrong": str(error)}
    seed = f"companion {match.hash()}"
    return advised(Position(match.imagine(seat, seed)), seed, iterations)


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "advise": advise,
    "analyse": analyse,
    "position": position,
    "advise_position": advise_position,
}
