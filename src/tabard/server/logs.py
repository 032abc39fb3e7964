"""Logging to standard error: text lines with a time, or a JSON object a line."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections import Counter
from typing import Any, Literal

from msgspec import json

UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Lines(logging.Formatter):
    """`2026-05-01T12:00:00.123Z INFO tabard.trail: somebody did something (table=…)`"""

    def __init__(self) -> None:
        self.converter = time.gmtime
        super().__init__("{asctime}.{msecs:03.0f}Z {levelname} {name}: {message}", "%Y-%m-%dT%H:%M:%S", "{")

    def formatMessage(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        return UNPRINTABLE.sub(escaped, super().formatMessage(record) + (f" ({facts})" if facts else ""))


def escaped(found: re.Match[str]) -> str:
    """What visitors send stays on its line."""
    return found[0].encode("unicode_escape").decode()


class Objects(logging.Formatter):
    """For programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.encode(said, enc_hook=str).decode()


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged with `extra={"facts": {…}}`."""
    facts: dict[str, Any] = getattr(record, "facts", {})
    return facts


def of_our_making(record: logging.LogRecord) -> bool:
    """Nonsense from outside is refused and is no news; else anybody could fill the log."""
    return not record.getMessage().startswith(("Invalid UTF-8 sequence", "Invalid HTTP request"))


class ErrorCount(logging.Handler):
    """Counts what went wrong, for `/metrics`."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.by_logger: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.by_logger[record.name] += 1


def set_up(level: str, form: Literal["text", "json"]) -> None:
    """For a server process: everything is logged the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(of_our_making)
    logging.getLogger("tabard").setLevel(level.upper())
