"""Decisions of bot matches where one answer is far better than the rest: candidates for practice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tabard.api import new
from tabard.bots.bot import Position, act, react
from tabard.bots.budgets import Budget
from tabard.bots.names import named_bot
from tabard.bots.search import Findings, search
from tabard.engine.chance import seeded
from tabard.engine.match import Match

FEW: Final = 12  # answers that are all searched, foolish ones too: somebody will think of them
GLANCE: Final = 6  # the first look has a sixth of the iterations
SOME_DOUBT: Final = 0.6  # … and asks for so much of the lead


class Candidate(NamedTuple):
    """A match at the question, and what the search found for each answer."""

    match: Match
    seat: int
    found: Findings


class Wanted(NamedTuple):
    """What is looked for."""

    lead: float  # in chance of winning, over the second-best answer
    iterations: int
    kinds: Collection[str] = ()  # of questions; all, if none is named
    answers: int = 3  # at least; between two a guess is too often right


def candidates(
    game: str, bots: Sequence[str], seed: str, options: Mapping[str, object], wanted: Wanted
) -> Iterator[Candidate]:
    """The candidates of one match."""
    match = new(game, len(bots), seed, options)
    players = [named_bot(name) for name in bots]
    chance = seeded(f"bots {seed}")
    while match.waiting:
        seat = match.waiting[0]
        found = clear(match, seat, wanted)
        if found is not None:
            yield Candidate(match, seat, found)
        if act(match, seat, players[seat], chance):
            react(match, players)


def clear(match: Match, seat: int, wanted: Wanted) -> Findings | None:
    """What the search finds, if it finds one answer far better than the rest, twice."""
    if wanted.kinds and match.decision(seat).kind not in wanted.kinds:
        return None
    position = Position(match.imagine(seat, "puzzle"))
    answers = position.options
    if len(answers) < wanted.answers:
        return None
    also = answers if len(answers) <= FEW else ()
    glance = search(position, Budget(wanted.iterations // GLANCE), seeded("glance"), also)
    if not stands_out(glance, wanted.lead * SOME_DOUBT):
        return None
    found = search(position, Budget(wanted.iterations), seeded("look"), also)
    return found if found.best == glance.best and stands_out(found, wanted.lead) else None


def stands_out(found: Findings, by: float) -> bool:
    """An answer that was the only one to be searched stands out from nothing."""
    return len(found.found) > 1 and lead(found) >= by


def lead(found: Findings, good: Collection[object] = ()) -> float:
    """How much better the best answer is than the best of the others; `good` ones are as good as it."""
    others = [one.chance for one in found.found if one.choice != found.best and one.choice not in good]
    return found.chance - max(others, default=0.0)
