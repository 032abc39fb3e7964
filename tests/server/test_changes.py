"""A client that is told only what has changed knows what one knows that is told everything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import json as wire

from tabard.api import games, new
from tabard.engine.chance import seeded
from tabard.engine.journal import ANSWER, UNDO, Entry
from tabard.server.tables import broadcast, views
from tabard.server.tables.changes import change, changed, pieces
from tabard.server.tables.play import Play
from tests.server.test_leaks import Ear, room_of

CASES = json.loads((Path(__file__).parent / "changes.json").read_text("utf-8"))  # web/tests reads them too
MOVES = 150


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["what"]))
def test_a_change_is_small_and_leads_to_the_new_value(case: dict[str, Any]) -> None:
    assert change(pieces(case["old"], 1), pieces(case["new"], 1)) == case["change"]
    assert wire.encode(changed(case["old"], case["change"])) == wire.encode(case["new"])
    assert change(case["new"], case["new"]) is None


class Client:
    """What a browser does with what it hears."""

    def __init__(self, ear: Ear, seen: Any) -> None:
        self.ear = ear
        self.seen = wire.decode(wire.encode(seen))
        self.bytes = 0

    def listen(self) -> dict[str, Any]:
        for raw in self.ear.heard:
            self.bytes += len(raw)
            message = wire.decode(raw)
            log = self.seen["log"]
            if message["type"] == "update":
                self.seen = message["seen"]
            elif message["type"] == "changes":
                log_from, new = message["log_from"], message["log"]
                self.seen = changed(self.seen, message["changes"])
                self.seen |= {"log_from": log_from, "log": new, "clocks": message["clocks"]}
            self.seen["log"] = log[: self.seen["log_from"]] + self.seen["log"]
        self.ear.heard.clear()
        return {name: value for name, value in self.seen.items() if name not in ("log_from", "clocks")}


@pytest.mark.parametrize("game", games())
def test_whoever_hears_changes_sees_the_same(game: str) -> None:
    """Random play with undo; every seat and a spectator, one told changes and one told everything."""
    chance = seeded(f"changes {game}")
    play = Play(new(game, 2, "changes"))
    room = room_of(game, 2, play, "changes", {})
    listeners: list[tuple[Client, Client]] = []
    for eyes in (None, 0, 1):
        pair = [Client(Ear(room, eyes), views.whole(room, eyes)) for _ in range(2)]
        pair[1].ear.hears_changes = False
        listeners.append((pair[0], pair[1]))
    for _ in range(MOVES):
        if play.over:
            break
        seat = chance.pick(play.match.waiting)
        back = play.match.undoable(seat) and chance.below(8) == 0
        entry = Entry(UNDO, seat, 1) if back else Entry(ANSWER, seat, chance.pick(play.match.options(seat)))
        broadcast.moved(room, [play.act(entry)])
        for short, long in listeners:
            assert wire.encode(short.listen()) == wire.encode(long.listen())
    assert sum(short.bytes for short, _ in listeners) * 3 < sum(long.bytes for _, long in listeners)


def test_who_was_told_something_else_is_told_everything() -> None:
    play = Play(new("grunwald", 2, "x"))
    room = room_of("grunwald", 2, play, "x", {})
    ears = [Ear(room, 0), Ear(room, 0)]
    ears[1].shown = None
    while len(ears[0].heard) < 2:
        seat = play.match.waiting[0]
        broadcast.moved(room, [play.act(Entry(ANSWER, seat, play.match.options(seat)[0]))])
    kinds = [[wire.decode(raw)["type"] for raw in ear.heard] for ear in ears]
    assert kinds == [["changes", "changes"], ["update", "changes"]]
