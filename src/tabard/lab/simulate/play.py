"""Playing a chunk: a pure function of the plan and the chunk's number."""

from __future__ import annotations

import json
from typing import Any

from tabard.api import game_module
from tabard.bots.bot import act, react
from tabard.bots.names import dismiss, named_bot
from tabard.engine.chance import seeded
from tabard.engine.journal import Setup
from tabard.engine.match import Match, first_match
from tabard.lab.simulate.measures import Measures
from tabard.lab.simulate.plan import Plan
from tabard.lab.simulate.watch import Decisions

Rows = dict[str, list[dict[str, Any]]]
"""Rows by table."""


def play_chunk(plan: Plan, chunk: int) -> Rows:
    """The rows of all matches of a chunk, by table: matches, seats and, if asked for, decisions."""
    plan.check()
    rows: Rows = {table: [] for table in plan.tables}
    bots = {name: named_bot(name) for name in dict.fromkeys(plan.bots)}
    try:
        for number in plan.matches(chunk):
            play_match(plan, number, bots, rows)
    finally:
        for bot in bots.values():
            dismiss(bot)
    return rows


def play_match(plan: Plan, number: int, bots: dict[str, Any], rows: Rows) -> None:
    """Plays one match with bots by name, and adds its rows."""
    seed = f"simulate {plan.seed} {number}"
    names = plan.bots_of(number)
    setup = Setup(plan.game, plan.seats, seed, dict(plan.options), plan.override)
    match = first_match(game_module(plan.game), setup)
    chance = seeded(f"bots {seed}")
    seated = [bots[name] for name in names]
    watching: list[Any] = []
    if "decisions" in plan.extras:
        watching.append(Decisions(match, number))
    if "measures" in plan.extras:
        watching.append(Measures(match, number))
    while match.waiting:
        seat = match.waiting[0]
        question = match.decision(seat) if watching else None
        for one in watching:
            one.asked(question)
        before = len(match.ledger.entries)
        if act(match, seat, seated[seat], chance):
            react(match, seated)
        for one in watching:
            one.answered(match.ledger.entries[before:])
    _count(match, number, seed, names, rows)
    for one in watching:
        for table, found in one.rows().items():
            rows[table] += found
    if "journals" in plan.extras:
        rows["journals"].append({"match": number, "journal": json.dumps(match.journal)})


def _count(match: Match, number: int, seed: str, names: list[str], rows: Rows) -> None:
    standing = match.standing
    assert standing is not None
    winners = sorted(rank.seat for rank in standing if rank.rank == 1)
    rows["matches"].append(
        {
            "match": number,
            "seed": seed,
            "answers": match.answers,
            "winners": winners,
            "margin": _margin(sorted((rank.score for rank in standing), reverse=True)),
            "hash": match.hash(),
        }
    )
    for rank in sorted(standing, key=lambda rank: rank.seat):
        rows["seats"].append(
            {
                "match": number,
                "seat": rank.seat,
                "bot": names[rank.seat],
                "rank": rank.rank,
                "share": 1 / len(winners) if rank.seat in winners else 0.0,
                "score": rank.score,
                "parts": dict(rank.parts),
                "tie_breaks": dict(rank.tie_breaks),
            }
        )


def _margin(scores: list[int]) -> int | None:
    """How far the first is ahead of the second; alone: nothing."""
    return scores[0] - scores[1] if len(scores) > 1 else None
