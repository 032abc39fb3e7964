"""What a verb needs beyond the light install: missing parts are reported in a sentence, not a traceback."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from tabard.engine.errors import TabardError

EXTRAS = {
    "server": ("alembic", "aiosqlite", "argon2", "sqlalchemy", "starlette", "uvicorn"),
    "postgres": ("asyncpg",),
    "push": ("cryptography",),
}
"""The extras of pyproject.toml, and what they bring."""


class Missing(TabardError):
    """An extra is not installed, or the system cannot do it."""


def need(extra: str, verb: str) -> None:
    if extra == "server" and sys.platform == "win32":
        raise Missing(
            f"`tabard {verb}` does not run on Windows itself: use WSL or the Docker image (docs/hosting.md). "
            "`tabard play` and the laboratory do."
        )
    if any(find_spec(module) is None for module in EXTRAS[extra]):
        raise Missing(f"`tabard {verb}` needs more than the light install: pip install 'tabard[{extra}]'")


def need_database(address: str, verb: str) -> None:
    """The server's own parts, and for PostgreSQL its driver."""
    need("server", verb)
    if address.startswith(("postgres://", "postgresql")):
        need("postgres", verb)
