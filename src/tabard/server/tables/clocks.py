"""Clocks: a bank, an increment for each turn, a cap, and vacation that begins by itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from tabard.server.wire.shared import Clock, Clocks, Pace, SeatClock

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

PACES: dict[Pace, Clock | None] = {
    "live": Clock(bank=20 * MINUTE, increment=30, cap=30 * MINUTE),
    "brisk": Clock(bank=5 * MINUTE, increment=10, cap=8 * MINUTE),
    "correspondence": Clock(bank=3 * DAY, increment=12 * HOUR, cap=7 * DAY, vacation=10 * DAY),
    "untimed": None,
}
BACK_WITH = MINUTE
"""At least so many seconds are on the clock of a player who comes back after a time-out."""


class SeatTime(Struct, array_like=True):
    """One seat's clock, in milliseconds."""

    bank: int
    vacation: int
    since: int | None = None  # counting down since then

    def used(self, now: int) -> int:
        return 0 if self.since is None else max(0, now - self.since)

    def left(self, now: int) -> tuple[int, int]:
        """Bank and vacation left at a time."""
        over = max(0, self.used(now) - self.bank)
        return max(0, self.bank - self.used(now)), max(0, self.vacation - over)

    def stop(self, now: int) -> None:
        self.bank, self.vacation = self.left(now)
        self.since = None


def fresh(clock: Clock | None, seats: int) -> list[SeatTime]:
    if clock is None:
        return []
    return [SeatTime(clock.bank * 1000, clock.vacation * 1000) for _ in range(seats)]


def press(times: Sequence[SeatTime], clock: Clock | None, running: Collection[int], now: int) -> None:
    """The clocks of the seats in `running` run from now on; a seat whose clock stops gets the increment."""
    if clock is None:
        return
    for seat, time in enumerate(times):
        if time.since is None and seat in running:
            time.since = now
        elif time.since is not None and seat not in running:
            time.stop(now)
            time.bank = max(time.bank, min(time.bank + clock.increment * 1000, clock.cap * 1000))


def stop(times: Sequence[SeatTime], seat: int, now: int) -> None:
    """No increment: the seat left the table, or the bot took over."""
    if times and times[seat].since is not None:
        times[seat].stop(now)


def come_back(times: Sequence[SeatTime], clock: Clock | None, seat: int) -> None:
    if clock is not None:
        times[seat].bank = max(times[seat].bank, max(BACK_WITH, clock.increment) * 1000)


def deadline(times: Sequence[SeatTime]) -> int | None:
    """When the first seat will have used up everything."""
    ends = [time.since + time.bank + time.vacation for time in times if time.since is not None]
    return min(ends, default=None)


def until_short(times: Sequence[SeatTime], seat: int, now: int) -> int | None:
    """Milliseconds until a seat that thinks has a quarter left of what it had when it was asked."""
    if not times or times[seat].since is None:
        return None
    time = times[seat]
    return max(0, (time.bank + time.vacation) * 3 // 4 - time.used(now))


def left(times: Sequence[SeatTime], seat: int, now: int) -> int | None:
    """Milliseconds a seat has, vacation included; None where there is no clock."""
    return sum(times[seat].left(now)) if times else None


def used_up(times: Sequence[SeatTime], now: int) -> list[int]:
    return [seat for seat, time in enumerate(times) if time.since is not None and time.left(now) == (0, 0)]


def shown(times: Sequence[SeatTime], ends: Iterable[int], now: int) -> Clocks:
    """As players see them."""
    seats = []
    for seat, time in enumerate(times):
        bank, vacation = time.left(now)
        seats.append(SeatClock(seat, bank, vacation, time.since is not None))
    return Clocks(now, seats, sorted(ends))
