"""Token buckets: every request costs a token, errors cost more."""

from __future__ import annotations

import time


class Bucket:
    """Fills at `rate` tokens a second up to `burst`."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each visitor; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, visitor: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._buckets = {name: one for name, one in self._buckets.items() if not one.full}
            bucket = self._buckets[visitor] = Bucket(self._rate, self._burst)
        return bucket.take(cost)
