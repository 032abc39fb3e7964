"""Runs in a process of its own: a bot thinks about a journal, and only about what its seat may know."""

from __future__ import annotations

import os
import threading
import time
from typing import Any

from msgspec import json

from tabard.bots.bot import Position
from tabard.bots.levels import bot_of_level
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.server.tables.play import begin
from tabard.server.tables.record import EntryRow, Start
from tabard.server.wire.things import Settings


def live_with_parent() -> None:
    """A killed server leaves no thinkers behind."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(settings: bytes, start: bytes, rows: list[dict[str, Any]], seat: int, level: str) -> Choice:
    """The bot's answer to the open question of its seat."""
    beginning = json.decode(start, type=Start)
    play = begin(json.decode(settings, type=Settings), beginning)
    play.load(EntryRow(**row) for row in rows)
    chance = seeded(f"bot {level} {seat} {len(rows)} {beginning.seed}")
    return bot_of_level(level).choose(Position(play.match, seat), chance)
