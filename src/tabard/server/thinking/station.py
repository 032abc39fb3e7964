"""`tabard think`: takes thoughts out of the queue of servers on other machines, and thinks them here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy.engine import make_url

from tabard.server.now import now_ms
from tabard.server.store.driver import TROUBLES, asyncpg, plain_url
from tabard.server.thinking.queue import (
    CHANNEL,
    LINES,
    OLD_MS,
    Asked,
    Gone,
    Here,
    Ready,
    Who,
    release,
    tell,
)
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, Thinkers, Thought, TooSlow

LOG = logging.getLogger("tabard.thinking")
SAY_EVERY = 5.0
LOOK_EVERY = 1.0  # whoever died has told nobody that its thought is free again
TRY_AGAIN = 2.0

TAKE = """SELECT id, job, seconds FROM thoughts WHERE result IS NULL AND release = $1 AND at > $2
    ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED"""
DONE = "UPDATE thoughts SET result = $2 WHERE id = $1"


class Station:
    """So many thoughts at once, each with a connection of its own: the row it thinks about stays locked."""

    def __init__(self, url: str, places: int) -> None:
        self._url = plain_url(url)
        self._places = places
        self._worker = secrets.token_hex(4)
        self._release = release()
        self._thinkers = Thinkers(places)
        self._asked = asyncio.Event()

    async def run(self, announce: Callable[[str], None]) -> None:
        """Until it is told to end: what it was thinking about is thought elsewhere then."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, ended.set)
        line = await asyncpg.connect(self._url)
        await line.fetchval(
            "SELECT count(*) FROM thoughts WHERE false"
        )  # said now, if there is no such table
        await line.close()
        tasks = [asyncio.create_task(self._again_and_again(self._speak))]
        tasks += [asyncio.create_task(self._again_and_again(self._think)) for _ in range(self._places)]
        announce(f"Thinking for {make_url(self._url).render_as_string()}, {self._places} at once")
        await ended.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    async def _again_and_again(self, work: Callable[[Any], Awaitable[None]]) -> None:
        """The database may be away for a while."""
        while True:
            try:
                line = await asyncpg.connect(self._url)
                try:
                    await work(line)
                finally:
                    await line.close(timeout=TRY_AGAIN)
            except TROUBLES as error:
                LOG.warning("the database does not answer: %s", error)
                await asyncio.sleep(TRY_AGAIN)

    async def _speak(self, line: Any) -> None:
        """Tells servers that there is somebody, and hears when something is asked."""
        who = asyncio.Event()

        def listen(_: Any, __: int, ___: str, payload: object) -> None:
            with contextlib.suppress(DecodeError):
                heard = LINES.decode(str(payload))
                if isinstance(heard, Who):
                    who.set()
                elif isinstance(heard, Asked):
                    self._asked.set()

        await line.add_listener(CHANNEL, listen)
        try:
            while True:
                await tell(line, Here(self._worker, self._places))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(who.wait(), SAY_EVERY)
                who.clear()
        finally:
            await tell(line, Gone(self._worker))

    async def _think(self, line: Any) -> None:
        while True:
            self._asked.clear()  # whoever is asked after this is looked for again
            if not await self._thought(line):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), LOOK_EVERY)

    async def _thought(self, line: Any) -> bool:
        """Whether there was one."""
        async with line.transaction():
            row = await line.fetchrow(TAKE, self._release, now_ms() - OLD_MS)
            if row is None:
                return False
            said = await self._say(json.decode(row["job"]), row["seconds"])
            await line.execute(DONE, row["id"], json.encode(said).decode())
            await tell(line, Ready(row["id"]))
        return True

    async def _say(self, job: Thought, limit: float) -> Thought:
        try:
            return {"done": await self._thinkers.think(job, limit)}
        except JobFailed as error:
            return {"error": str(error)}
        except TooSlow:
            return {"slow": True}
        except ThinkerDied:
            return {"died": True}
