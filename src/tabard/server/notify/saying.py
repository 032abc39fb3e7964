"""What notifications say: whose turn it is, what is asked, how long is left. Nothing else of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabard.server.tables.room import Room
from tabard.words import Words, read_messages
from tabard.words.messages import Messages

YOUR_TURN, TIME_SHORT, TRIAL = "your-turn", "time-short", "a-trial"
CONFIRM = "confirm-address"
MINUTE = 60_000
HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE


@dataclass(frozen=True)
class Asked:
    """A question, taken from its table at once: words are made of it later, in a thread."""

    game: str
    seats: int
    kind: str
    prompt: Mapping[str, object]
    players: tuple[str, ...]
    content: Mapping[str, Any] | None


@dataclass(frozen=True)
class Letter:
    """A message before it is put into words and shapes."""

    reason: str
    table: str
    name: str
    game: str
    url: str
    asked: Asked | None = None
    left: int | None = None  # milliseconds


def asked_of(room: Room, seat: int) -> Asked | None:
    """The question a seat may be reminded of. One that is secret, or half answered, is not named."""
    play, settings = room.play, room.table.settings
    if play is None or seat not in play.match.waiting:
        return None
    decision = play.match.decision(seat)
    if decision.secret or decision.steps:
        return None
    names = tuple(one.name for one in room.seats)
    return Asked(settings.game, settings.seats, decision.kind, dict(decision.prompt), names, settings.content)


@lru_cache
def messages(language: str) -> Messages:
    return read_messages(language, "tabard.server.notify")


def in_words(letter: Letter, language: str) -> dict[str, Any]:
    """The record that a webhook gets; `text` is what every channel says."""
    own = messages(language)
    parts = [own.text(letter.reason, {"table": " ".join(letter.name.split())})]
    question = None if letter.asked is None else question_of(letter.asked, language)
    if question is not None:
        parts.append(question)
    if letter.left is not None:
        parts.append(own.text("time-left", {"time": duration(letter.left, own)}))
    return {
        "table": letter.table,
        "name": letter.name,
        "game": letter.game,
        "reason": letter.reason,
        "asked": question,
        "left": letter.left,
        "title": parts[0],
        "text": " ".join(parts),
        "url": letter.url,
    }


def question_of(asked: Asked, language: str) -> str:
    words = Words(asked.game, language, asked.players, asked.content, asked.seats)
    text = words.prompt(asked).strip()
    return text if text.endswith((".", "?", "!", "…", ":")) else f"{text}."


def duration(ms: int, own: Messages) -> str:
    """Nobody is told minutes of a week."""
    units = {"days": ms // DAY, "hours": ms % DAY // HOUR, "minutes": ms % HOUR // MINUTE}
    if units["days"]:
        del units["minutes"]
    told = [own.text(unit, {"number": number}) for unit, number in units.items() if number]
    return " ".join(told) or own.text("minutes", {"number": 1})
