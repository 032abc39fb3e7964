"""Journals and replays: the whole match when it is over, only one's own view while it runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tabard.engine.chance import commitment
from tabard.engine.errors import TabardError
from tabard.engine.journal import FORMAT, Entry
from tabard.server.tables.play import Eyes, Play, begin, rules_of
from tabard.server.tables.record import TableRecord
from tabard.server.wire.rest import Frame, Replay


def journal_of(table: TableRecord, entries: Sequence[Entry]) -> dict[str, Any]:
    """What `tabard verify` and `POST /api/import` read. Holds the seed: only for matches that are over."""
    start = table.start
    assert start is not None
    written = [entry.to_plain() for entry in entries]
    return {
        "format": FORMAT,
        "game": table.settings.game,
        "rules": table.rules,
        "seats": start.seats,
        "options": start.options,
        "content": table.settings.content,
        "position": start.position,
        "dice": start.dice,
        "commitment": commitment(start.seed),
        "seed": start.seed,
        "entries": written,
        "ended": table.ended,
        "hash": last_hash(table, entries),
    }


def last_hash(table: TableRecord, entries: Iterable[Entry]) -> str | None:
    """Where the match ended, played out or not. None where the installed rules are not the match's."""
    assert table.start is not None
    try:
        if rules_of(table.settings.game) != table.rules:
            return None
        play = begin(table.settings, table.start)
        for entry in entries:
            play.act(entry)
    except TabardError:
        return None
    return play.match.hash()


def replay(table: TableRecord, entries: list[Entry], eyes: Eyes, since: int) -> Replay:
    """The positions those eyes could tell apart, in order."""
    assert table.start is not None
    play = begin(table.settings, table.start)
    number, frames, before = 0, [], list[dict[str, Any]]()
    for entry in (None, *entries):
        if entry is not None and not play.act(entry).visible_to(eyes):
            continue
        log = play.match.log(eyes)
        if number >= since:
            frames.append(frame(play, eyes, before, log))
        before = log
        number += 1
    return Replay(eyes, since, frames, number)


def frame(play: Play, eyes: Eyes, before: list[dict[str, Any]], log: list[dict[str, Any]]) -> Frame:
    match = play.match
    asked = eyes is not None and eyes in match.waiting
    kept = 0
    while kept < len(before) and kept < len(log) and before[kept] == log[kept]:
        kept += 1
    return Frame(
        version=play.version(eyes),
        view=match.view(eyes),
        decision=match.decision(eyes).to_plain() if asked and eyes is not None else None,
        log_from=kept,
        log=log[kept:],
    )
