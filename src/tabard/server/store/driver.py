"""PostgreSQL's driver, where it is installed: only the extra `postgres` brings it."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import make_url

try:
    import asyncpg as installed  # type: ignore[import-untyped]
except ImportError:
    installed = None

asyncpg: Any = installed
TROUBLES: tuple[type[Exception], ...] = (
    (OSError,) if installed is None else (OSError, installed.PostgresError, installed.InterfaceError)
)
"""What a database that does not answer raises."""


def plain_url(url: str) -> str:
    """As asyncpg takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
