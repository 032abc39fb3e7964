"""Thinking processes: they die, hang and stumble, and no table ever waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tabard import engines
from tabard.api import game_module, new
from tabard.bots.bot import Position
from tabard.engine.journal import ANSWER, COMMAND
from tabard.engine.saves import restore, snapshot
from tabard.server.thinking import thinkers as thinkers_module
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, Thinkers, TooSlow
from tests.server.guests import Eyes, House

LONG = 60.0


def job(level: str, seconds: float = 1.0) -> dict[str, Any]:
    match = new("grunwald", seats=2, seed=1)
    asked = {"match": snapshot(match), "seat": match.waiting[0], "seed": "a seed"}
    return {"job": "choose", **asked, "level": level, "seconds": seconds}


@asynccontextmanager
async def house_of_thinkers(most: int) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(most)
    try:
        yield thinkers
    finally:
        thinkers.close()


async def begun(thinkers: Thinkers) -> int:
    """The process of a thought under way."""
    while not thinkers.processes:
        await asyncio.sleep(0.01)
    return thinkers.processes[0]


def test_a_process_that_dies_is_replaced_and_its_thought_is_thought_again() -> None:
    async def run() -> None:
        async with house_of_thinkers(1) as thinkers:
            thought = asyncio.ensure_future(thinkers.think(job("knight"), LONG))
            first = await begun(thinkers)
            os.kill(first, signal.SIGKILL)
            options = new("grunwald", seats=2, seed=1).options(job("page")["seat"])
            assert await thought in options
            assert first not in thinkers.processes

    asyncio.run(run())


def test_a_thought_that_never_ends_is_ended() -> None:
    async def run() -> None:
        async with house_of_thinkers(1) as thinkers:
            await thinkers.think(job("page"), LONG)
            (first,) = thinkers.processes
            with pytest.raises(TooSlow):
                await thinkers.think(job("champion", seconds=LONG), 0.1)
            assert thinkers.processes == []
            await thinkers.think(job("page"), LONG)
            assert thinkers.processes != [first]

    asyncio.run(run())


def test_a_compiled_engine_that_becomes_ready_is_used_from_the_next_thought_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        async with house_of_thinkers(1) as thinkers:
            await thinkers.think(job("page"), LONG)
            (pure,) = thinkers.processes
            await thinkers.think(job("page"), LONG)
            assert thinkers.processes == [pure]
            monkeypatch.setattr(engines, "ready", lambda: tmp_path)
            await thinkers.think(job("page"), LONG)
            (other,) = thinkers.processes
            assert other != pure
            await thinkers.think(job("page"), LONG)
            assert thinkers.processes == [other]

    asyncio.run(run())


def test_a_job_that_stumbles_says_so_and_its_process_goes_on() -> None:
    async def run() -> None:
        async with house_of_thinkers(1) as thinkers:
            await thinkers.think(job("page"), LONG)
            before = thinkers.processes
            with pytest.raises(JobFailed, match="no such"):
                await thinkers.think(job("no such"), LONG)
            await thinkers.think(job("page"), LONG)
            assert thinkers.processes == before

    asyncio.run(run())


def test_many_thoughts_share_few_processes_and_idle_ones_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "REST_SECONDS", 0.05)

    async def run() -> None:
        async with house_of_thinkers(2) as thinkers:
            await asyncio.gather(*(thinkers.think(job("page"), LONG) for _ in range(12)))
            while thinkers.processes:
                await asyncio.sleep(0.02)

    asyncio.run(run())


def trouble(error: Exception) -> Callable[..., Awaitable[Any]]:
    async def think(*_: object) -> Any:
        raise error

    return think


@pytest.mark.parametrize("error", [ThinkerDied(), TooSlow(), JobFailed("LookupError: a mistake")])
def test_a_table_goes_on_when_no_process_can_think(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(house.services.thinkers, "think", trouble(error))
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "knight"}, options={"start_seat": 1}, start=True)
    with anna.socket(opened["table"]) as eyes:
        until_asked(eyes)


def test_a_bot_that_answers_nonsense_does_as_when_time_is_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(*_: object) -> str:
        return "nonsense"

    monkeypatch.setattr(house.services.thinkers, "think", nonsense)
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "knight"}, options={"start_seat": 1}, start=True)
    with anna.socket(opened["table"]) as eyes:
        until_asked(eyes)


@pytest.mark.parametrize("do", ["permit", "nonsense"])
def test_a_bot_gives_its_command_before_it_answers(
    house: House, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    """A command that is refused keeps nobody from answering."""
    order = {"do": do, "family": 2, "to": 0, "purpose": "passing", "answer": "no"}

    orders = iter([order])
    monkeypatch.setattr(Position, "command_first", lambda _: next(orders, None))
    anna = house.guest("Anna")
    opened = anna.open_table(game="fief", bots={"1": "page"}, start=True)
    with anna.socket(opened["table"]) as eyes:
        while not answered(house, opened["table"], ANSWER):
            until_asked(eyes)
            eyes.answer()
    given = answered(house, opened["table"], COMMAND)
    assert given == ([order] if do == "permit" else [])


def test_a_bot_that_is_not_asked_answers_a_command_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal put to a bot waits for nobody else's answer."""
    order = {"do": "permit", "family": 2, "to": 0, "purpose": "passing", "answer": "no"}
    orders: list[dict[str, Any]] = []
    monkeypatch.setattr(Position, "command_first", lambda _: orders.pop() if orders else None)
    anna = house.guest("Anna")
    opened = anna.open_table(game="fief", bots={"1": "page"}, start=True)
    with anna.socket(opened["table"]) as eyes:
        until_asked(eyes)
        orders.append(order)
        mine = {"do": "permit", "family": 0, "to": 2, "purpose": "passing", "answer": "no"}
        anna.act(opened["table"], "command", client_id=anna.new_id(), seat=0, command=mine)
        while not answered(house, opened["table"], COMMAND):
            eyes.until("update")
    assert answered(house, opened["table"], COMMAND) == [order]


def answered(house: House, table: str, kind: str) -> list[Any]:
    """What the bot in seat 1 has given, of one kind."""
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None
    return [entry.value for entry in room.play.entries if (entry.kind, entry.seat) == (kind, 1)]


def test_an_answer_that_comes_after_an_undo_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    answers: asyncio.Queue[Any] = asyncio.Queue()

    async def think(job: dict[str, Any], limit: float) -> Any:
        asked.append(job)
        return await answers.get()

    monkeypatch.setattr(house.services.thinkers, "think", think)
    monkeypatch.setattr(house.services.bots._foresight, "look", lambda room: None)  # only when asked
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "knight"}, options={"start_seat": 0}, start=True)
    portal = house.client.portal
    assert portal is not None
    with anna.socket(opened["table"]) as eyes:
        while not asked:
            if eyes.seen["decision"]:
                assert eyes.answer("pass" if "pass" in eyes.seen["decision"]["options"] else None)
            eyes.everything()
        back, version = eyes.seen["back"], eyes.seen["version"]
        eyes.say("undo", client_id="back", seat=0, version=version, answers=back)
        assert eyes.until("accepted", "refused")["type"] == "accepted"
        eyes.everything()
        assert eyes.seen["decision"] is not None
        log = len(eyes.seen["log"]) + eyes.seen["log_from"]
        portal.call(answers.put, restore(game_module("grunwald"), asked[0]["match"]).options(1)[0])
        for _ in range(5):
            eyes.everything()
        assert eyes.seen["decision"] is not None
        assert len(eyes.seen["log"]) + eyes.seen["log_from"] == log


def until_asked(eyes: Eyes) -> None:
    while not eyes.seen["decision"]:
        eyes.until("update")
