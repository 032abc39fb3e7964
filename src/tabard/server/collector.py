"""Python's garbage collector, tamed. A full collection stops every table at once, for a quarter of a second
with two thousand tables, so it comes rarely and not because somebody moved."""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE = 5_000, 10  # small collections, a few milliseconds each
NEVER = 1_000_000
SECONDS_BETWEEN = 900.0


class Collector:
    """Most garbage goes by counting references; rings of it wait for the next full collection."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def sweep(self) -> None:
        if time.monotonic() - self._last >= SECONDS_BETWEEN:
            gc.collect()
            self._last = time.monotonic()


def tame() -> None:
    """For a process that only serves: what is loaded stays loaded and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
