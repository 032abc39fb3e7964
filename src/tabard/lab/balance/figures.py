"""Shares and means with 95 % intervals. Matches are independent; what happens inside one is not."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabard.bots.arena import Z95, wilson

Numbers = NDArray[Any]
"""A column."""

SEAT_MARK: Final = 0.05
"""A place in the turn order is off by no more."""

COMPONENT_MARK: Final = 0.60
"""Nobody who has a component gets ahead of more than this share of the others."""


class Share(NamedTuple):
    """A share with its interval, from so many matches."""

    value: float
    low: float
    high: float
    matches: int

    def outside(self, low: float, high: float) -> bool:
        """Wholly outside: more matches would not bring it back."""
        return self.high < low or self.low > high

    def inside(self, low: float, high: float) -> bool:
        """Wholly inside."""
        return low <= self.low and self.high <= high


class Mean(NamedTuple):
    value: float
    low: float
    high: float
    matches: int


def share_of(wins: Numbers) -> Share:
    """Of a row with one number from 0 to 1 for each match."""
    won, games = float(wins.sum()), len(wins)
    return Share(won / games, *wilson(won, games), games)


def mean_of(numbers: Numbers) -> Mean:
    """Of one number for each match."""
    mean = float(numbers.mean())
    half = Z95 * float(numbers.std(ddof=1)) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(mean, mean - half, mean + half, len(numbers))


def ratio(match: Numbers, amounts: Numbers, weights: Numbers) -> Share | None:
    """Σ amounts ∕ Σ weights, each match one observation; `match` is sorted. None: nothing is weighed.

    The interval is Wilson's for as many independent trials as the variance between matches amounts to.
    """
    total = float(weights.sum())
    if not total:
        return None
    share = float(amounts.sum()) / total
    starts = np.flatnonzero(np.r_[True, match[1:] != match[:-1]])
    matches = int((np.add.reduceat(weights, starts) > 0).sum())
    errors = np.add.reduceat(amounts - share * weights, starts)
    variance = float((errors**2).sum()) / total**2
    if not 0 < share < 1:
        return Share(share, *wilson(share * matches, matches), matches)
    if variance < 1e-12:
        return Share(share, share, share, matches)
    trials = share * (1 - share) / variance
    return Share(share, *wilson(share * trials, trials), matches)


def differ(one: Share | Mean, other: Share | Mean) -> bool:
    """Whether two independent figures differ by more than chance explains, 95 of 100 times."""
    half = sqrt((one.high - one.low) ** 2 + (other.high - other.low) ** 2) / 2
    return abs(one.value - other.value) > half
