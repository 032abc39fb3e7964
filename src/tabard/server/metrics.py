"""Metrics for Prometheus. They also count hidden answers, so players must not see them."""

from __future__ import annotations

import bisect
import logging
import mmap
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.server.logs import ErrorCount

LOG = logging.getLogger("tabard.requests")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.acts = Histogram()
        self.requests = Histogram()
        self.commits = Histogram()
        self.responses: Counter[int] = Counter()
        self.notifications: Counter[tuple[str, str]] = Counter()
        self.moves = 0
        self.errors = ErrorCount()
        logging.getLogger("tabard").addHandler(self.errors)

    def close(self) -> None:
        logging.getLogger("tabard").removeHandler(self.errors)


class Page:
    """Writes the text format."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, name: str, kind: str, words: str, values: Mapping[str, float] | float) -> None:
        """Values by their labels, as `status="open"`."""
        self._head(name, kind, words)
        for labels, value in values.items() if isinstance(values, Mapping) else (("", values),):
            self._line(name, labels, value)

    def histogram(self, name: str, words: str, found: Histogram) -> None:
        self._head(name, "histogram", words)
        total = 0
        for edge, count in zip((*SECONDS, "+Inf"), found.counts, strict=True):
            total += count
            self._line(f"{name}_bucket", f'le="{edge}"', total)
        self._line(f"{name}_sum", "", found.sum)
        self._line(f"{name}_count", "", total)

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def _head(self, name: str, kind: str, words: str) -> None:
        self._lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]

    def _line(self, name: str, labels: str, value: float) -> None:
        self._lines.append(f"{name}{{{labels}}} {value}" if labels else f"{name} {value}")


def label(name: str, value: object) -> str:
    escaped = str(value).replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'{name}="{escaped}"'


def counted(page: Page, metrics: Metrics) -> None:
    """What this process has counted since it started."""
    page.add("tabard_info", "gauge", "Version.", {label("version", version("tabard")): 1})
    page.add("process_start_time_seconds", "gauge", "When this process started.", metrics.started)
    memory = resident_bytes()
    if memory is not None:
        page.add("process_resident_memory_bytes", "gauge", "Memory in use.", memory)
    page.add("tabard_moves_total", "counter", "Entries written to journals.", metrics.moves)
    page.histogram("tabard_act_seconds", "Time from an act at a table to its answer.", metrics.acts)
    page.histogram("tabard_commit_seconds", "Time a batch took to reach the disk.", metrics.commits)
    page.histogram("tabard_request_seconds", "Time requests took.", metrics.requests)
    answers = {label("status", status): count for status, count in sorted(metrics.responses.items())}
    page.add("tabard_responses_total", "counter", "Answers to requests.", answers)
    page.add(
        "tabard_notifications_total",
        "counter",
        "Notifications sent, and those that failed.",
        {
            f"{label('channel', channel)},{label('outcome', outcome)}": count
            for (channel, outcome), count in sorted(metrics.notifications.items())
        },
    )
    errors = {label("logger", name): count for name, count in sorted(metrics.errors.by_logger.items())}
    page.add("tabard_errors_total", "counter", "Errors in the log.", errors or {label("logger", "tabard"): 0})


def resident_bytes() -> int | None:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * mmap.PAGESIZE


class Measured:
    """Counts and times every request. Invitations stand in queries, so a query is never logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.requests.observe(seconds)
            self._metrics.responses[status] += 1
            facts = {"status": status, "ms": round(seconds * 1000, 1)}
            LOG.debug("%s %s", scope["method"], scope["path"], extra={"facts": facts})
