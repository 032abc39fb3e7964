"""Python's garbage collector in a process that only plays. Matches make no reference cycles: counting
references frees them, and looking for rings after every seven hundred objects costs a sixth of the time."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 10, 100


def look_seldom() -> None:
    """Freeze what is loaded. Processes forked from this one inherit it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
