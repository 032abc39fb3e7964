"""Records to plain JSON values and back, from one declaration of their fields.

Compiled classes keep no annotations, so a record's fields are named once more here; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


class Codec:
    """How one kind of value becomes plain and is read back."""

    __slots__ = ("read", "write")

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.write = write
        self.read = read


def _same(value: Any) -> Any:
    return value


VALUE = Codec(_same, _same)


def optional(item: Codec) -> Codec:
    return Codec(
        lambda value: None if value is None else item.write(value),
        lambda plain: None if plain is None else item.read(plain),
    )


def tuple_of(item: Codec) -> Codec:
    return Codec(
        lambda values: [item.write(value) for value in values],
        lambda plain: tuple(item.read(value) for value in plain),
    )


def list_of(item: Codec) -> Codec:
    return Codec(
        lambda values: [item.write(value) for value in values],
        lambda plain: [item.read(value) for value in plain],
    )


def dict_of(item: Codec) -> Codec:
    return Codec(
        lambda values: {key: item.write(value) for key, value in values.items()},
        lambda plain: {key: item.read(value) for key, value in plain.items()},
    )


def record(cls: Callable[[], Any], fields: Mapping[str, Codec]) -> Codec:
    """A class without constructor arguments, field by field."""

    def write(value: Any) -> Any:
        return {name: codec.write(getattr(value, name)) for name, codec in fields.items()}

    def read(plain: Any) -> Any:
        value = cls()
        for name, codec in fields.items():
            setattr(value, name, codec.read(plain[name]))
        return value

    return Codec(write, read)
