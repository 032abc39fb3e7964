"""Work that takes long and waits for nothing: replays, imports, journals. In threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = ThreadPoolExecutor(2, "heavy")
LOADING = ThreadPoolExecutor(2, "loading")


async def in_thread(work: Callable[..., T], *given: Any) -> T:
    """However many replays are asked for: passwords, names and messages have other threads."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work, *given)


async def loaded(work: Callable[..., T], *given: Any) -> T:
    """A table that people wait for; it waits for no replay and no journal brought in."""
    return await asyncio.get_running_loop().run_in_executor(LOADING, work, *given)
