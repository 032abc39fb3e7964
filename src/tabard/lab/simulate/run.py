"""Who plays the chunks: this process, others on this machine, or a Ray cluster. The rows are the same."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from tabard.lab import garbage
from tabard.lab.simulate.plan import Plan
from tabard.lab.simulate.play import Rows, play_chunk

Played = Iterator[tuple[int, Rows]]


def here(plan: Plan, chunks: Sequence[int]) -> Played:
    for chunk in chunks:
        yield chunk, play_chunk(plan, chunk)


def in_processes(plan: Plan, chunks: Sequence[int], jobs: int) -> Played:
    """Chunk by chunk as they are ready; only a few are in hand, so that a stop loses little."""
    waiting = iter(chunks)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin) as pool:
        running: dict[Future[Rows], int] = {}
        try:
            for chunk in waiting:
                running[pool.submit(play_chunk, plan, chunk)] = chunk
                if len(running) > jobs:
                    yield from _ready(running)
            while running:
                yield from _ready(running)
        finally:
            for future in running:
                future.cancel()


def on_ray(plan: Plan, chunks: Sequence[int], address: str | None = None) -> Played:
    """On a Ray cluster: at `address`, or of this machine. What a lost worker had is played again."""
    import ray

    joined = not ray.is_initialized()
    if joined:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    try:
        remote: Any = ray.remote(max_retries=-1)(play_chunk)
        resources: Any = ray.cluster_resources  # without types, where ray is installed
        waiting = list(reversed(chunks))
        running: dict[Any, int] = {}
        while waiting or running:
            most = 2 * max(1, int(resources().get("CPU", 1)))  # machines come and go
            while waiting and len(running) < most:
                chunk = waiting.pop()
                running[remote.remote(plan, chunk)] = chunk
            ready, _ = ray.wait(list(running), num_returns=1)
            yield running.pop(ready[0]), ray.get(ready[0])
    finally:
        if joined:
            ray.shutdown()


def _begin() -> None:
    """A worker leaves Ctrl-C to the process that gives it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    garbage.look_seldom()


def _ready(running: dict[Future[Rows], int]) -> Played:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in done:
        yield running.pop(future), future.result()
