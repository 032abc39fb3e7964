"""Written by scripts/records: the table as plain values and back, for hashes and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import chance_from_plain
from tabard.engine.content import Content
from tabard.games.pig.rules import Pig


def to_plain(table: Pig) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "gifts": table.gifts,
        "start": table.start,
        "turn": table.turn,
        "pot": table.pot,
        "points": list(table.points),
        "cards": list(table.cards),
        "deck": list(table.deck),
    }


def from_plain(plain: Mapping[str, Any], content: Content) -> Pig:
    table = Pig()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.gifts = plain["gifts"]
    table.start = plain["start"]
    table.turn = plain["turn"]
    table.pot = plain["pot"]
    table.points = list(plain["points"])
    table.cards = list(plain["cards"])
    table.deck = tuple(plain["deck"])
    return table
