"""Saves: a match as it stands now, so that loading does not depend on its length.

The journal stays the truth; a save adds the table at the chapter's start and what was sent since.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chapters import Chapters, Commanded, Redealt
from tabard.engine.errors import JournalError
from tabard.engine.events import Event
from tabard.engine.journal import Entry, read_journal
from tabard.engine.match import Match
from tabard.engine.module import GameModule


def save(match: Match) -> dict[str, Any]:
    """The match as plain JSON values."""
    chapters = match._chapters
    return {
        "journal": match.journal,
        "start": match.module.to_plain(chapters._start),
        "trail": [_write_item(item) for item in chapters._trail],
        "sealed": [question.answers and sorted(question.answers.items()) for question in chapters.questions],
        "done": [[entry.kind, entry.seat, entry.value] for entry in match._done],
        "undone": [[entry.kind, entry.seat, entry.value] for entry in match._undone],
        "horizon": match._horizon,
        "log": [
            [event.kind, dict(event.facts), event.to and list(event.to)]
            for event in chapters.table.heard or ()
        ],
    }


def load(module: GameModule[Any], saved: Mapping[str, Any]) -> Match:
    """The match that was saved; refused where journal and save do not belong together."""
    setup, rules, entries, digest = read_journal(saved["journal"])
    if setup.game != module.id or rules != module.rules_version:
        raise JournalError(f"this save is of {setup.game} under rules {rules}")
    chapters = Chapters(module, module.from_plain(saved["start"], module.content(setup.override)))
    chapters.resume([_read_item(item) for item in saved["trail"]])
    for question, answers in zip(chapters.questions, saved["sealed"], strict=True):
        for seat, choice in answers or ():
            question.seal(seat, choice)
    chapters.table.heard = [Event(kind, facts, to and tuple(to)) for kind, facts, to in saved["log"]]
    match = Match(module, setup, chapters)
    match._record = entries
    match._done = [Entry(kind, seat, value) for kind, seat, value in saved["done"]]
    match._undone = [Entry(kind, seat, value) for kind, seat, value in saved["undone"]]
    match._horizon = saved["horizon"]
    if match.hash() != digest:
        raise JournalError("the save does not show the position its hash says")
    return match


def _write_item(item: Any) -> Any:
    if isinstance(item, Commanded):
        return {"command": [item.seat, item.command]}
    if isinstance(item, Redealt):
        return {"redeal": [item.seat, item.seed]}
    return {"sealed": item} if isinstance(item, list) else item


def _read_item(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return plain
    if "command" in plain:
        return Commanded(*plain["command"])
    if "redeal" in plain:
        return Redealt(*plain["redeal"])
    return plain["sealed"]
