"""While a person thinks, bots think ahead: each thought for one position, which may come or not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tabard.api import game_module
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.saves import restore
from tabard.server.tables.foresight import Foresight, guesses
from tabard.server.tables.play import Play
from tabard.server.tables.room import Room
from tests.server.test_leaks import Ear, positions, rebuilt, room_of


class Mind:
    """Answers at once, and remembers what it was asked."""

    def __init__(self) -> None:
        self.under_way = 0
        self.jobs: list[dict[str, Any]] = []

    async def think(self, job: dict[str, Any], limit: float) -> Any:
        self.jobs.append(job)
        match = restore(game_module(job["match"]["game"]), job["match"])
        return match.decision(job["seat"]).default


def against_knights(game: str, play: Play, options: dict[str, Any]) -> Room:
    """Seat 0 is a person who looks; all others are Knights."""
    room = room_of(game, play.match.seats, Play(rebuilt(play)), "s", options)
    for seat in room.seats[1:]:
        seat.kind, seat.level, seat.person = "bot", "knight", None
    Ear(room, 0)
    return room


async def foreseen(room: Room, mind: Mind, given: Any) -> list[tuple[int, Any]]:
    """Bots think ahead, the person answers; what each bot that is asked then knows."""
    foresight = Foresight(mind, "own")  # type: ignore[arg-type]
    foresight.look(room)
    foresight.look(room)  # once is enough
    play = room.play
    assert play is not None
    play.act(Entry(ANSWER, 0, given))
    return [(seat, await foresight.known(play, seat)) for seat in play.match.waiting if seat != 0]


@pytest.mark.parametrize("game", ["fief", "grunwald"])
def test_a_guessed_answer_finds_the_bot_with_its_thought_ready(game: str) -> None:
    ready = missed = 0
    for seed in range(6):
        for play, options in positions(game, seed):
            room = against_knights(game, play, options)
            guessed = guesses(room)
            if not guessed or room.play is None:
                continue
            other = next((one for one in room.play.match.options(0) if one not in guessed), None)
            mind = Mind()
            for seat, choice in asyncio.run(foreseen(room, mind, guessed[0])):
                if choice is not None:
                    ready += 1
                    assert choice == room.play.match.decision(seat).default
                    assert (seat, "knight") in [(job["seat"], job["level"]) for job in mind.jobs]
            if other is not None:
                again = against_knights(game, play, options)
                for _, choice in asyncio.run(foreseen(again, Mind(), other)):
                    missed += choice is None
                    assert choice is None
    assert ready > 0


def test_nothing_is_thought_ahead_while_somebody_needs_a_thought_or_nobody_is_there() -> None:
    for play, options in positions("grunwald", 1):
        room = against_knights("grunwald", play, options)
        if not guesses(room):
            continue
        mind = Mind()
        mind.under_way = 1
        Foresight(mind, "own").look(room)  # type: ignore[arg-type]
        assert mind.jobs == []
        room.table.settings.pace = "correspondence"
        assert not guesses(room)
        room.table.settings.pace = "untimed"
        room.listeners.clear()
        assert not guesses(room)
        return
    raise AssertionError("nobody was ever asked in the open")
