"""Tuning of Python's garbage collector. With two thousand tables a full collection stops every table for a
quarter of a second, so it runs rarely and never because of a move."""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE = 5_000, 10  # small collections, a few milliseconds each
NEVER = 1_000_000
SECONDS_BETWEEN = 900.0


class Collector:
    """Most garbage is freed by reference counting; cycles wait for the next full collection."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def sweep(self) -> None:
        if time.monotonic() - self._last >= SECONDS_BETWEEN:
            gc.collect()
            self._last = time.monotonic()


def tame() -> None:
    """For a server process: freeze what is loaded, so that it is not scanned again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
