"""What lies on a table is declared once, as annotated fields; `scripts/records` writes the rest from them.

The rest is `__slots__`, how it is copied, and its plain form (docs/engine.md, "Fields").
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""Never changed in place, so that copies may share it though its type could be changed."""

Transient = Annotated[T, "transient"]
"""Neither copied nor saved: None in a copy, and in a table that was read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Changed in place, so that a copy of the table needs its own. Made without arguments, then filled."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Never changed, only replaced, so that copies share it. Made from its fields, in their order."""

    __slots__ = ()


def present(part: T | None) -> T:
    """What lies on the table whenever the rules come here, and at other times does not."""
    assert part is not None
    return part
