"""Shared by all laws: how they assert, and samples of illegal answers."""

from __future__ import annotations

from typing import Any, Final

NONSENSE: Final[tuple[Any, ...]] = (
    -1,
    64,
    10**30,
    "",
    "nonsense",
    "pass ",
    True,
    None,
    1.0,
    ["pass"],
    {"seat": 0},
    b"pass",
)


class LawBroken(AssertionError):
    """A law does not hold here."""


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)


def offered(choice: Any, options: Any) -> bool:
    return any(choice == option and type(choice) is type(option) for option in options)
