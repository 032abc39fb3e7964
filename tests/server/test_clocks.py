"""Clocks are arithmetic: bank, increment, cap, vacation."""

from __future__ import annotations

import pytest

from tabard.server.tables import clocks
from tabard.server.wire.shared import Clock

CLOCK = Clock(bank=60, increment=10, cap=65, vacation=100)
SECOND = 1000


def test_a_bank_counts_down_while_its_seat_thinks() -> None:
    times = clocks.fresh(CLOCK, 2)
    clocks.press(times, CLOCK, {0}, now=0)
    shown = clocks.shown(times, (), 20 * SECOND)
    assert [(one.bank, one.running) for one in shown.seats] == [(40 * SECOND, True), (60 * SECOND, False)]


def test_whoever_stops_thinking_gets_the_increment_up_to_the_cap() -> None:
    times = clocks.fresh(CLOCK, 2)
    clocks.press(times, CLOCK, {0}, now=0)
    clocks.press(times, CLOCK, {1}, now=30 * SECOND)
    assert times[0].bank == 40 * SECOND
    clocks.press(times, CLOCK, {0}, now=31 * SECOND)
    assert times[1].bank == 65 * SECOND


def test_a_seat_still_asked_gets_no_increment() -> None:
    times = clocks.fresh(CLOCK, 2)
    clocks.press(times, CLOCK, {0, 1}, now=0)
    clocks.press(times, CLOCK, {0}, now=5 * SECOND)
    assert times[0].since == 0 and times[1].bank == 65 * SECOND


def test_vacation_begins_by_itself_when_the_bank_is_empty() -> None:
    times = clocks.fresh(CLOCK, 1)
    clocks.press(times, CLOCK, {0}, now=0)
    (shown,) = clocks.shown(times, (), 90 * SECOND).seats
    assert (shown.bank, shown.vacation) == (0, 70 * SECOND)
    assert clocks.used_up(times, 159 * SECOND) == []
    assert clocks.used_up(times, 160 * SECOND) == [0]
    assert clocks.deadline(times) == 160 * SECOND


def test_whoever_comes_back_finds_some_time() -> None:
    times = clocks.fresh(CLOCK, 1)
    clocks.press(times, CLOCK, {0}, now=0)
    clocks.stop(times, 0, 500 * SECOND)
    assert times[0].bank == 0
    clocks.come_back(times, CLOCK, 0)
    assert times[0].bank == clocks.BACK_WITH * SECOND


def test_time_is_short_when_a_quarter_is_left() -> None:
    times = clocks.fresh(CLOCK, 2)
    clocks.press(times, CLOCK, {0}, 0)
    assert clocks.until_short(times, 0, 20 * SECOND) == 100 * SECOND  # three quarters of 160 are 120
    assert clocks.until_short(times, 0, 150 * SECOND) == 0
    assert clocks.until_short(times, 1, 0) is None and clocks.until_short([], 0, 0) is None


def test_without_a_clock_nothing_runs() -> None:
    times = clocks.fresh(None, 4)
    clocks.press(times, None, {0}, now=0)
    assert clocks.shown(times, (), 5).seats == [] and clocks.deadline(times) is None


@pytest.mark.parametrize("clock", [clock for pace, clock in clocks.PACES.items() if pace != "untimed"])
def test_every_pace_has_a_clock_that_can_be_saved_up(clock: Clock | None) -> None:
    assert clock is not None and clock.cap >= clock.bank > clock.increment > 0
