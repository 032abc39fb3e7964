"""A match to give away: everything one seat knows, and nothing else, as plain values.

A bot thinks in another process, and what travels there must hold no secret. A save does: in the middle of a
chapter it begins with the true table. So the chapter is told again in a world the seat imagines; what it sees
and is asked is the same, the rest of the match is another.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from tabard.engine.chance import seeded
from tabard.engine.chapters import Chapters, Commanded
from tabard.engine.errors import CannotHandOver
from tabard.engine.journal import Setup
from tabard.engine.laying import Laid
from tabard.engine.match import Match
from tabard.engine.module import GameModule
from tabard.engine.retelling import Retelling
from tabard.engine.shown import showing_again

__all__ = ["CannotHandOver", "hand_over", "receive"]


def hand_over(match: Match, seat: int, seed: int | str) -> dict[str, Any]:
    """The match as the seat imagines it, in plain values: the same whenever the seat knows the same."""
    module = match.module
    told = Retelling(match._chapters, module.content(match._setup.override), seat)
    trail = [_write_item(item) for item in told.trail]
    elsewhere = match.imagine(seat, seed)._chapters
    given = {
        "game": module.id,
        "rules": module.rules_version,
        "seats": match.seats,
        "options": dict(match._setup.options),
        "content": match._setup.override,
        "seat": seat,
        "seed": seed,
        "start": told.parts_of(told.start),
        "shown": told.shown,
        "trail": trail,
        "sealed": [question.answers and sorted(question.answers.items()) for question in elsewhere.questions],
        "knows": what_it_knows(match, seat),
    }
    try:
        receive(module, given)
    except CannotHandOver:  # it sees the same and yet does not know the same: what it knows now is laid out
        trail.append({"laid": told.parts_of(elsewhere.table)})
        receive(module, given)
    return given


def receive(module: GameModule[Any], given: Mapping[str, Any]) -> Match:
    """The match that was handed over. Its chance goes on by itself, its journal is empty."""
    setup = Setup(given["game"], given["seats"], None, given["options"], given["content"])
    try:
        match = Match(module, setup, _told_again(module, setup, given))
        faithful = what_it_knows(match, given["seat"]) == given["knows"]
    except Exception as error:  # whatever a chapter stumbles over in a world that does not fit it
        raise CannotHandOver(f"the chapter goes another way: {error}") from error
    if not faithful:
        raise CannotHandOver("the seat would know something else")
    return match


def _told_again(module: GameModule[Any], setup: Setup, given: Mapping[str, Any]) -> Chapters:
    content = module.content(setup.override)
    chance = showing_again(list(given["shown"]), seeded(f"handed over {given['seed']}"))
    start = {**given["start"], "chance": chance.to_plain()}
    table = module.from_plain(start, content)
    table.chance = chance
    chapters = Chapters(module, table)
    trail: list[Any] = []
    for item in given["trail"]:
        if isinstance(item, dict) and "laid" in item:
            trail.append(Laid(item["laid"], module.from_plain({**start, **item["laid"]}, content)))
        else:
            trail.append(_read_item(item))
    chapters.resume(trail)
    for question, answers in zip(chapters.questions, given["sealed"], strict=True):
        for seat, choice in answers or ():
            question.seal(seat, choice)
    module.check(chapters.table)
    return chapters


def what_it_knows(match: Match, seat: int) -> str:
    """A fingerprint of all a seat knows and is asked: of what it imagines, which depends on nothing else."""
    question = match.decision(seat).to_plain() if seat in match.waiting else None
    known = [match.imagine(seat, "knows").hash(), question]
    return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()


def _write_item(item: Any) -> Any:
    if isinstance(item, Commanded):
        return {"command": [item.seat, dict(item.command)]}
    if isinstance(item, Laid):
        return {"laid": item.parts}
    return {"sealed": item} if isinstance(item, list) else item


def _read_item(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return plain
    return Commanded(*plain["command"]) if "command" in plain else plain["sealed"]
