"""When a bot's answer is shown. The time must not depend on anything secret."""

from __future__ import annotations

from math import ceil
from typing import Final

from tabard.bots.budgets import SECONDS

DELAY: Final = 0.4  # seconds before an answer is shown, unless a server's settings say otherwise
THERE_AND_BACK: Final = 0.5  # seconds of overhead for a job


def shown_after(spent: float, delay: float, level: str, *, secret: bool, begun: bool) -> float:
    """Seconds from the question to the answer that took `spent` to think of; `begun`: inside an act.

    A secret question takes whole steps, long enough for any search, so that the delay does not reveal a
    forced answer.
    """
    step = 0.0 if begun else delay
    if not secret or not step:
        return max(spent, step)
    least = secret_delay(step, level)
    return least * max(1, ceil(spent / least))


def secret_delay(step: float, level: str) -> float:
    """A Page or a Squire needs a fifth of a step at most."""
    if level not in SECONDS or not step:
        return step
    return step * ceil((SECONDS[level] + THERE_AND_BACK) / step)
