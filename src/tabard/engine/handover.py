"""A match to give away: everything one seat knows, and nothing else, as plain values.

A bot thinks in another process, and what travels there must hold no secret. A save does: in the middle of a
chapter it begins with the true table. So whatever the seat cannot know now is exchanged in the table at the
chapter's start as well, chance shows again what it has shown since, and answers nobody else has seen become
others that are the same to the seat. The rest of the match is another.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from tabard.engine.chance import seeded
from tabard.engine.chapters import Chapters, Commanded, Redealt
from tabard.engine.errors import CannotHandOver
from tabard.engine.exchange import Exchange
from tabard.engine.journal import Setup
from tabard.engine.match import Match
from tabard.engine.module import GameModule
from tabard.engine.shown import Remembered, shown_since, take_state
from tabard.engine.table import Table
from tabard.engine.unseen import hush

__all__ = ["CannotHandOver", "hand_over", "receive"]


def hand_over(match: Match, seat: int, seed: int | str) -> dict[str, Any]:
    """The match as the seat imagines it, in plain values: the same whenever the seat knows the same."""
    module, chapters = match.module, match._chapters
    if any(isinstance(item, Redealt) for item in chapters._trail):
        raise CannotHandOver("dealt anew in the middle of a chapter")
    elsewhere = match.imagine(seat, seed)._chapters
    true, other = module.to_plain(chapters.table), module.to_plain(elsewhere.table)
    start, dealt = (
        module.to_plain(chapters._start),
        module.to_plain(dealt_anew(chapters._start, module, seat)),
    )
    start["chance"] = dealt["chance"] = true["chance"] = other["chance"] = None
    exchange = Exchange(component_ids(module, match), start, dealt, true, other)
    given = {
        "game": module.id,
        "rules": module.rules_version,
        "seats": match.seats,
        "options": dict(match._setup.options),
        "content": match._setup.override,
        "seat": seat,
        "seed": seed,
        "start": exchange.start,
        "shown": shown_since(chapters),
        "trail": [exchange.item(item) for item in chapters._trail],
        "sealed": [question.answers and sorted(question.answers.items()) for question in elsewhere.questions],
        "knows": what_it_knows(match, seat),
    }
    if given["trail"]:
        given["trail"] = hushed(module, given)
    return given


def dealt_anew(table: Table, module: GameModule[Any], seat: int) -> Table:
    twin = table.copy()
    module.redeal(twin, seat, seeded("then"))
    return twin


def component_ids(module: GameModule[Any], match: Match) -> set[str]:
    tables = module.content(match._setup.override).tables
    return {row["id"] for rows in tables.values() for row in rows if isinstance(row, dict) and "id" in row}


def hushed(module: GameModule[Any], given: dict[str, Any]) -> list[Any]:
    """The trail without what the seat has not seen."""

    def same(trail: list[Any]) -> bool:
        try:
            receive(module, {**given, "trail": [_write_item(item) for item in trail]})
        except CannotHandOver:
            return False
        return True

    chapters = receive(module, given)._chapters
    return [_write_item(item) for item in hush(chapters, given["seat"], same)]


def receive(module: GameModule[Any], given: Mapping[str, Any]) -> Match:
    """The match that was handed over. Its chance goes on by itself, its journal is empty."""
    setup = Setup(given["game"], given["seats"], None, given["options"], given["content"])
    try:
        chapters = _played_again(module, setup, given)
        match = Match(module, setup, chapters)
        shown = chapters.table.chance.used - chapters._start.chance.used
        faithful = shown == len(given["shown"]) and what_it_knows(match, given["seat"]) == given["knows"]
    except Exception as error:  # whatever a chapter stumbles over in a world that does not fit it
        raise CannotHandOver(f"the chapter goes another way: {error}") from error
    if not faithful:
        raise CannotHandOver("the seat would know something else")
    return match


def _played_again(module: GameModule[Any], setup: Setup, given: Mapping[str, Any]) -> Chapters:
    chance = Remembered()
    take_state(chance, seeded(f"handed over {given['seed']}"))
    chance.shown = list(given["shown"])
    plain = {**given["start"], "chance": chance.to_plain()}
    table = module.from_plain(plain, module.content(setup.override))
    table.chance = chance
    chapters = Chapters(module, table)
    chapters.resume([_read_item(item) for item in given["trail"]])
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
    return {"sealed": item} if isinstance(item, list) else item


def _read_item(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return plain
    return Commanded(*plain["command"]) if "command" in plain else plain["sealed"]
