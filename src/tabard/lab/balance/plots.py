"""Plots as SVG, drawn by hand: few marks, real text, colours from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import numpy as np

from tabard.lab.balance.figures import Mean, Numbers, Share

SERIES = ("one", "two")  # classes: this content, and what it is compared with

BARS, FEWEST = 24, 7  # of a histogram, at most and at least
WIDTH, HEIGHT = 320, 120
MARGIN = 6


def scale(value: float, low: float, high: float, width: float) -> float:
    return width * (min(max(value, low), high) - low) / (high - low)


def percent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f} %"


def short(value: float) -> str:
    """A number as people write it: no more digits than it deserves."""
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 1 else f"{value:.2g}"


def told(share: Share) -> str:
    return f"{percent(share.value)} ({100 * share.low:.1f}–{100 * share.high:.1f}), {share.matches:,} matches"


def interval(
    shares: Sequence[Share | None],
    fair: float,
    band: tuple[float, float],
    low: float = 0.0,
    high: float = 1.0,
    width: int = 260,
) -> str:
    """A line from end to end of the interval with a dot on the value; the fair share and what is allowed."""
    height = 12 + 10 * len(shares)
    left, right = (scale(at, low, high, width) for at in band)
    middle = scale(fair, low, high, width)
    drawn = [
        f'<rect class="band" x="{left:.1f}" y="0" width="{right - left:.1f}" height="{height}"/>',
        f'<line class="fair" x1="{middle:.1f}" x2="{middle:.1f}" y1="0" y2="{height}"/>',
    ]
    for series, share in zip(SERIES, shares, strict=False):
        if share is None:
            continue
        y = 11 + 10 * SERIES.index(series)
        out = " out" if share.outside(*band) else ""
        ends = [scale(at, low, high, width) for at in (share.low, share.high)]
        drawn += [
            f'<g class="{series}{out}"><title>{escape(told(share))}</title>',
            f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{scale(share.value, low, high, width):.1f}" cy="{y}" r="4"/></g>',
        ]
    return svg(width, height, "\n".join(drawn), "; ".join(told(share) for share in shares if share))


def axis(low: float, high: float, ticks: Sequence[float], width: int = 260) -> str:
    """The scale under a column of intervals."""
    drawn = "".join(
        f'<text x="{scale(at, low, high, width):.1f}" y="12">{100 * at:.0f}</text>' for at in ticks
    )
    return svg(width, 16, drawn, "scale in per cent", "axis")


def bar(shares: Sequence[Share | None], width: int = 90) -> str:
    """A bar for each share, with its number in the column beside it."""
    height = 10 * len(shares) + 8
    drawn = []
    for series, share in zip(SERIES, shares, strict=False):
        y = 5 + 10 * SERIES.index(series)
        drawn.append(f'<rect class="groove" x="0" y="{y}" width="{width}" height="8" rx="2"/>')
        if share is not None:
            drawn.append(
                f'<rect class="{series}" x="0" y="{y}" width="{width * share.value:.1f}" height="8" rx="2">'
                f"<title>{escape(told(share))}</title></rect>"
            )
    return svg(width, height, "".join(drawn), "; ".join(told(share) for share in shares if share))


def histogram(series: Sequence[Numbers], percentages: bool = False) -> str:
    """How a number is spread over the matches; bars of one run, the outline of the other."""
    everything = np.concatenate(series)
    whole = bool((everything == np.round(everything)).all())
    low, high = float(everything.min()), float(everything.max())
    if whole and high - low < BARS:
        room = max(0, FEWEST - int(high - low) - 1) / 2  # a bar is no wall
        edges = np.arange(low - 0.5 - int(room + 0.5), high + 1 + int(room))
    elif whole:
        step = -int(-(high - low + 1) // BARS)  # every bar of as many whole numbers
        edges = np.arange(low - 0.5, high + step, step)
    else:
        edges = np.linspace(low, high if high > low else low + 1, BARS + 1)
    heights = [np.histogram(numbers, edges)[0] / len(numbers) for numbers in series]
    tallest = max(float(found.max()) for found in heights)
    first, last = float(edges[0]), float(edges[-1])
    xs = MARGIN + (edges - first) / (last - first) * (WIDTH - 2 * MARGIN)
    floor = HEIGHT - 18
    drawn = []
    for bin, share in enumerate(heights[0]):
        tall = share / tallest * (floor - 6)
        drawn.append(
            f'<rect class="one" x="{xs[bin] + 0.5:.1f}" y="{floor - tall:.1f}"'
            f' width="{max(0.5, xs[bin + 1] - xs[bin] - 1):.1f}" height="{tall:.1f}">'
            f"<title>{percent(float(share))}</title></rect>"
        )
    if len(heights) > 1:
        points = [f"{xs[0]:.1f},{floor}"]
        for bin, share in enumerate(heights[1]):
            y = floor - share / tallest * (floor - 6)
            points += [f"{xs[bin]:.1f},{y:.1f}", f"{xs[bin + 1]:.1f},{y:.1f}"]
        points.append(f"{xs[-1]:.1f},{floor}")
        drawn.append(f'<polyline class="two" points="{" ".join(points)}"/>')
    drawn.append(f'<line class="floor" x1="0" x2="{WIDTH}" y1="{floor}" y2="{floor}"/>')
    middle = float(np.median(series[0]))
    at_low, at_middle, at_high = (float(np.interp(value, edges, xs)) for value in (low, middle, high))
    drawn.append(f'<line class="median" x1="{at_middle:.1f}" x2="{at_middle:.1f}" y1="2" y2="{floor + 4}"/>')
    for value, at, shown in (
        (low, max(at_low, 14), at_middle - at_low > 40),
        (middle, min(max(at_middle, 14), WIDTH - 14), True),
        (high, min(at_high, WIDTH - 14), at_high - at_middle > 40),
    ):
        if shown:
            text = _named(value, percentages=percentages)
            drawn.append(f'<text class="middle" x="{at:.1f}" y="{HEIGHT - 4}">{text}</text>')
    return svg(WIDTH, HEIGHT, "".join(drawn), "histogram", "histogram")


def bars(rows: Sequence[tuple[str, Sequence[Mean | None]]], width: int = 620, label: int = 170) -> str:
    """Means side by side: a name, and a bar for each of its means."""
    values = [mean.value for _, means in rows for mean in means if mean is not None]
    low, high = min(0.0, *values), max(1e-9, *values)
    room = width - label - 60
    drawn, y = [], 4.0
    for name, means in rows:
        drawn.append(
            f'<text class="label" x="{label - 10}" y="{y + 5 * len(means) + 4}">{escape(name)}</text>'
        )
        for series, mean in zip(SERIES, means, strict=False):
            if mean is not None:
                start, end = sorted((scale(0, low, high, room), scale(mean.value, low, high, room)))
                spread = f"{mean.value:.2f} ({mean.low:.2f}–{mean.high:.2f})"
                drawn.append(
                    f'<rect class="{series}" x="{label + start:.1f}" y="{y:.1f}" rx="2" height="9"'
                    f' width="{max(1, end - start):.1f}"><title>{escape(spread)}</title></rect>'
                    f'<text class="value" x="{label + end + 5:.1f}" y="{y + 8:.1f}">{mean.value:.1f}</text>'
                )
            y += 11
        y += 7
    return svg(width, int(y), "".join(drawn), "; ".join(name for name, _ in rows))


def proportions(rows: Sequence[tuple[str, float]]) -> str:
    """Shares of one whole, by name."""
    label, room = 120, WIDTH - 120 - 48
    drawn = [
        f'<text class="label" x="{label - 8}" y="{13 + 18 * at}">{escape(name)}</text>'
        f'<rect class="one" x="{label}" y="{4 + 18 * at}" width="{room * share:.1f}" height="10" rx="2"/>'
        f'<text x="{label + room * share + 5:.1f}" y="{13 + 18 * at}">{percent(share, 0)}</text>'
        for at, (name, share) in enumerate(rows)
    ]
    return svg(WIDTH, 18 * len(rows) + 4, "".join(drawn), "; ".join(name for name, _ in rows))


def svg(width: int, height: int, drawn: str, told: str, kind: str = "") -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{escape(told)}">{drawn}</svg>'
    )


def _named(value: float, *, percentages: bool) -> str:
    return percent(value, 0) if percentages else short(value)
