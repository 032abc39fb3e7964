"""A pool of worker processes. Jobs and results are plain values; a process may die at any time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import json

from tabard import engines

LOG = logging.getLogger("tabard.thinking")
TRIES = 2  # a job whose process died is run once more
REST_SECONDS = 60.0  # a process idle for so long is ended, to free its memory

Thought = dict[str, Any]
Progress = Callable[[Thought], None]


class ThinkerDied(Exception):
    """The process ended before its job."""


class TooSlow(Exception):
    """The job took too long; its process was ended."""


class JobFailed(Exception):
    """The job raised an error."""


class Thinker:
    """One worker process, called from a thread, so that nobody else waits."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: subprocess.Popen[bytes] | None = None
        self._engine = engines.ready()
        self._ended = False
        self._lock = threading.Lock()
        self._pipes = threading.Lock()  # held while somebody reads from the process
        self.idle_since = 0.0

    def ask(self, job: bytes, on_progress: Progress) -> Thought:
        """Blocks until the job is done; progress is reported at once."""
        process = self._start()
        assert process.stdin is not None and process.stdout is not None
        with self._pipes:
            try:
                process.stdin.write(job + b"\n")
                process.stdin.flush()
                for line in process.stdout:
                    said: Thought = json.decode(line)
                    if "done" in said or "error" in said:
                        return said
                    on_progress(said)
            except (OSError, ValueError) as error:
                raise ThinkerDied from error
        raise ThinkerDied

    def end(self) -> None:
        """End the process; whoever waits for its answer gets ThinkerDied."""
        with self._lock:
            self._ended = True
            process = self._process
        if process is not None:
            process.kill()
            process.wait()
            with self._pipes:
                for pipe in (process.stdin, process.stdout):
                    with contextlib.suppress(OSError):
                        if pipe is not None:
                            pipe.close()

    @property
    def outdated(self) -> bool:
        """A compiled engine has become ready since it began."""
        return self._engine != engines.ready()

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    def _start(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._ended:
                raise ThinkerDied
            if self._process is None:
                command = (sys.executable, "-m", "tabard.server.thinking.worker", str(self._niceness))
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            return self._process


class Thinkers:
    """A few processes for many jobs, first come, first served."""

    def __init__(self, most: int, niceness: int = 0) -> None:
        self.most = most
        self.under_way = 0  # jobs not finished yet
        self._niceness = niceness
        self._turns = asyncio.Semaphore(most)
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="thinker")
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()
        self._thoughts: set[asyncio.Task[Thought]] = set()
        self._closed = False

    async def think(self, job: Thought, limit: float, on_progress: Progress | None = None) -> Any:
        """The result of a job, which may take so many seconds. It goes on even if the caller gives up."""
        thought = asyncio.create_task(self._think(json.encode(job), limit, on_progress))
        self._thoughts.add(thought)
        thought.add_done_callback(self._forget)
        said = await asyncio.shield(thought)
        if "error" in said:
            raise JobFailed(said["error"])
        return said["done"]

    def close(self) -> None:
        """Without waiting for jobs to end."""
        self._closed = True
        for thinker in (*self._idle, *self._busy):
            thinker.end()
        self._idle = []
        self._threads.shutdown(wait=True, cancel_futures=True)

    @property
    def processes(self) -> list[int]:
        ids = [thinker.process_id for thinker in (*self._idle, *self._busy)]
        return [one for one in ids if one is not None]

    async def _think(self, job: bytes, limit: float, on_progress: Progress | None) -> Thought:
        self.under_way += 1
        try:
            async with self._turns:
                for _ in range(TRIES):
                    try:
                        return await self._try(job, limit, on_progress)
                    except ThinkerDied:
                        if self._closed:
                            raise
                        LOG.warning("a thinking process died; another one takes over")
                raise ThinkerDied
        finally:
            self.under_way -= 1

    async def _try(self, job: bytes, limit: float, on_progress: Progress | None) -> Thought:
        loop = asyncio.get_running_loop()

        def tell(said: Thought) -> None:
            if on_progress is not None:
                loop.call_soon_threadsafe(on_progress, said)

        thinker = await self._next()
        self._busy.add(thinker)
        asked = loop.run_in_executor(self._threads, thinker.ask, job, tell)
        try:
            done, _ = await asyncio.wait({asked}, timeout=limit)
            if not done:
                await asyncio.to_thread(thinker.end)
                await asyncio.wait({asked})
                asked.exception()
                raise TooSlow
            said = asked.result()
        except ThinkerDied:
            await asyncio.to_thread(thinker.end)
            raise
        finally:
            self._busy.discard(thinker)
        thinker.idle_since = loop.time()
        self._idle.append(thinker)
        loop.call_later(REST_SECONDS, self._rest)
        return said

    async def _next(self) -> Thinker:
        while self._idle:
            thinker = self._idle.pop()
            if not thinker.outdated:
                return thinker
            await asyncio.to_thread(thinker.end)
        return Thinker(self._niceness)

    def _rest(self) -> None:
        if self._closed:
            return
        before = asyncio.get_running_loop().time() - REST_SECONDS
        for thinker in [one for one in self._idle if one.idle_since <= before]:
            self._idle.remove(thinker)
            thinker.end()

    def _forget(self, thought: asyncio.Task[Thought]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # mark it as retrieved: the caller had it, or gave up
