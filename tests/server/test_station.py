"""`tabard think`: workers take thoughts out of a queue in PostgreSQL; no server waits for one that died."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tabard.api import new
from tabard.cli import main
from tabard.server.store.database import Database
from tabard.server.thinking.jobs import choose
from tabard.server.thinking.queue import Queue
from tabard.server.thinking.thinkers import JobFailed, Thinkers, TooSlow
from tests.server.postgres import Postgres
from tests.server.test_thinking import LONG, job

HERE = "thought here"


class Station:
    """`tabard think` in a process of its own."""

    def __init__(self, url: str) -> None:
        command = (sys.executable, "-m", "tabard", "think", "--database", url, "--places", "1")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    url = postgres.new_database()

    async def bring_up_to_date() -> None:
        database = Database(url)
        await database.open()
        await database.close()

    asyncio.run(bring_up_to_date())
    return url


@pytest.fixture
def station(database: str) -> Iterator[Station]:
    started = Station(database)
    yield started
    started.kill()


class NobodyElse(Thinkers):
    """A server's own processes, where it must be seen who thought."""

    async def think(self, job: dict[str, Any], limit: float, on_progress: Any = None) -> Any:
        return HERE


@contextlib.asynccontextmanager
async def queue_of(url: str, workers: int = 1) -> AsyncIterator[Queue]:
    queue = Queue(url, NobodyElse(1))
    await queue.open()
    try:
        while len(queue._workers) < workers:
            await asyncio.sleep(0.01)
        yield queue
    finally:
        queue.close()


async def rows(url: str, what: str = "count(*)") -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(f"SELECT {what} FROM thoughts")
    finally:
        await connection.close()


def test_a_worker_answers_what_a_process_of_the_server_would(database: str, station: Station) -> None:
    async def think() -> None:
        async with queue_of(database) as queue:
            assert queue.most == 1
            asked = job("squire")
            expected = choose(lambda _: None, **{k: v for k, v in asked.items() if k != "job"})
            assert await queue.think(asked, LONG) == expected
            with pytest.raises(JobFailed):
                await queue.think({"job": "nothing of the kind"}, LONG)
            with pytest.raises(TooSlow):
                await queue.think(job("champion", seconds=LONG), 0.1)
            assert await queue.think(asked, LONG) == expected
        assert await rows(database) == 0

    assert station.said.startswith("Thinking for postgresql://")
    asyncio.run(think())


def test_without_a_worker_the_server_thinks_itself(database: str) -> None:
    async def think() -> None:
        async with queue_of(database, 0) as queue:
            assert await queue.think(job("squire"), LONG) == HERE
            assert queue.most == 1

    asyncio.run(think())


def test_what_a_worker_had_when_it_died_is_thought_here(database: str, station: Station) -> None:
    async def think() -> None:
        async with queue_of(database) as queue:
            thought = asyncio.ensure_future(queue.think(job("champion", seconds=LONG), LONG))
            while not await rows(database, "count(*) FILTER (WHERE id NOT IN (SELECT id FROM free()))"):
                await asyncio.sleep(0.05)  # until it has it
            os.kill(station.process.pid, signal.SIGKILL)
            assert await thought == HERE

    async def prepare() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(
            "CREATE FUNCTION free() RETURNS TABLE (id text) LANGUAGE sql AS"
            " 'SELECT id FROM thoughts FOR UPDATE SKIP LOCKED'"
        )
        await connection.close()

    asyncio.run(prepare())
    asyncio.run(think())


def test_a_worker_of_another_release_takes_nothing(database: str, station: Station) -> None:
    async def think() -> None:
        async with queue_of(database) as queue:
            queue._release = "another"
            assert await queue.think(job("squire"), LONG) == HERE
        assert await rows(database) == 0

    asyncio.run(think())


def test_a_worker_that_is_told_to_end_says_so(database: str, station: Station) -> None:
    async def end() -> None:
        async with queue_of(database) as queue:
            station.process.terminate()
            while queue.places:
                await asyncio.sleep(0.01)

    asyncio.run(end())
    assert station.process.wait(60) == 0


def test_a_worker_needs_a_role_that_may_read_nothing_else(database: str) -> None:
    async def prepare() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("CREATE ROLE thinker LOGIN")
        await connection.execute("GRANT SELECT, UPDATE ON thoughts TO thinker")
        await connection.close()

    async def think() -> None:
        async with queue_of(database) as queue:
            options = new("grunwald", seats=2, seed=1).options(job("page")["seat"])
            assert await queue.think(job("squire"), LONG) in options

    asyncio.run(prepare())
    station = Station(database.replace("tabard@", "thinker@"))
    try:
        asyncio.run(think())
    finally:
        station.kill()


def test_it_needs_the_database_of_several_servers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", "--database", str(tmp_path / "a.sqlite3")]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_a_server_with_sqlite_needs_no_driver_of_postgresql() -> None:
    program = "import sys; sys.modules['asyncpg'] = None; import tabard.server.services"
    assert subprocess.run((sys.executable, "-c", program), check=False).returncode == 0
