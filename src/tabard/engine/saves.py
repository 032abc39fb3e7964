"""Saves: a match as it stands now, so that loading does not depend on its length.

The journal stays the truth; a save adds the table at the chapter's start and what was sent since. A snapshot
is the same without the history: enough to play on from here, and all a thinking process needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chapters import chapters_from_plain
from tabard.engine.errors import JournalError
from tabard.engine.events import Event
from tabard.engine.journal import Setup, read_journal
from tabard.engine.ledger import Ledger, ledger_from_plain
from tabard.engine.match import Match, chapters_of
from tabard.engine.module import GameModule


def save(match: Match) -> dict[str, Any]:
    """The match as plain JSON values, secrets included."""
    chapters = chapters_of(match)
    return {
        "journal": match.journal,
        **chapters.to_plain(),
        **match.ledger.to_plain(),
        "log": [
            [event.kind, dict(event.facts), event.to and list(event.to)] for event in chapters.table.log or ()
        ],
    }


def load(module: GameModule[Any], saved: Mapping[str, Any]) -> Match:
    """The match that was saved; refused where journal and save do not belong together."""
    setup, rules, entries, digest = read_journal(saved["journal"])
    if setup.game != module.id or rules != module.rules_version:
        raise JournalError(f"this save is of {setup.game} under rules {rules}")
    chapters = chapters_from_plain(module, saved, module.content(setup.override))
    chapters.table.log = [Event(kind, facts, to and tuple(to)) for kind, facts, to in saved["log"]]
    match = Match(module, setup, chapters, ledger_from_plain(saved, entries))
    if match.hash() != digest:
        raise JournalError("the save does not show the position its hash says")
    return match


def snapshot(match: Match) -> dict[str, Any]:
    """The position as plain JSON values, secrets included: without seed, journal and log."""
    setup = match.setup
    return {
        "game": setup.game,
        "seats": match.seats,
        "options": dict(setup.options),
        "content": setup.override,
        **chapters_of(match).to_plain(),
    }


def restore(module: GameModule[Any], plain: Mapping[str, Any]) -> Match:
    """The position of a snapshot. It has no past: nothing in it can be taken back."""
    setup = Setup(plain["game"], plain["seats"], None, plain["options"], plain["content"])
    return Match(module, setup, chapters_from_plain(module, plain, module.content(setup.override)), Ledger())
