"""What a learning program sees: a seat's view as numbers, each with a name, a bound and a meaning.

A game lists its fields in `bot/observation.py`. They read the view and nothing else, so that an observation
tells as little of what is hidden as the view does. Seats are counted from the viewer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

SEATS: Final = 4  # the most there are in any game; empty seats are zeros


class Eyes:
    """A view, with the seats in the order in which the viewer meets them: own first, then clockwise."""

    __slots__ = ("kind", "me", "seats", "table", "view")

    def __init__(self, view: Mapping[str, Any], kind: str | None) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.kind = kind  # of the question the viewer is asked; None: it waits

    def order(self) -> list[int]:
        return [*range(self.me, self.seats), *range(self.me)]

    def turned(self, seat: object) -> int | None:
        """A seat as the viewer counts: 0 is its own. What is no seat (nobody, an automaton) is None."""
        return (seat - self.me) % self.seats if type(seat) is int and seat >= 0 else None

    def players(self) -> list[Any]:
        """The players' parts of the view, own first."""
        players = self.table["players"]
        return [players[seat] for seat in self.order()]


Read = Callable[[Eyes], Sequence[int]]


def on_table(*path: str) -> Callable[[Eyes], Any]:
    """Reads what lies at a path of the table's view; None where there is no such thing now."""
    read = part_of(*path)
    return lambda eyes: read(eyes.table)


def part_of(*path: str) -> Callable[[Any], Any]:
    """Reads a part of a part of the view, a player's for instance."""
    if len(path) == 1:
        name = path[0]
        return lambda one: one[name]

    def read(one: Any) -> Any:
        for name in path:
            if one is None:
                return None
            one = one[name]
        return one

    return read


class Field:
    """Whole numbers of one meaning: `shape` lays them out, `labels` name them along the last axis."""

    __slots__ = ("high", "labels", "low", "meaning", "name", "read", "shape", "size")

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        high: int,
        meaning: str,
        read: Read,
        low: int = 0,
        labels: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length
        self.low = low
        self.high = high
        self.meaning = meaning
        self.read = read
        self.labels = tuple(labels)


def number(name: str, high: int, meaning: str, read: Callable[[Eyes], int | None], low: int = 0) -> Field:
    return Field(name, (1,), high, meaning, lambda eyes: (read(eyes) or 0,), low)


def one_of(name: str, values: Iterable[Any], meaning: str, read: Callable[[Eyes], Any]) -> Field:
    """A 1 at the value that holds; all zeros where none does."""
    at = {value: place for place, value in enumerate(values)}
    return Field(name, (len(at),), 1, meaning, lambda eyes: _one(at, read(eyes)), labels=_names(at))


def amounts(
    name: str, ids: Iterable[Any], meaning: str, read: Callable[[Eyes], Iterable[Any] | None], high: int = 1
) -> Field:
    """How often each component occurs in a list of them."""
    at = {id: place for place, id in enumerate(ids)}
    return Field(name, (len(at),), high, meaning, lambda eyes: _count(at, read(eyes)), labels=_names(at))


def numbers_of(
    name: str,
    ids: Sequence[Any],
    high: int,
    meaning: str,
    read: Callable[[Eyes, Any], int | None],
    low: int = 0,
) -> Field:
    """One number for each component."""
    return Field(
        name, (len(ids),), high, meaning, lambda eyes: [read(eyes, id) or 0 for id in ids], low, _names(ids)
    )


def seat_of(name: str, meaning: str, read: Callable[[Eyes], Any]) -> Field:
    """A 1 at the seat; all zeros for nobody."""
    return Field(name, (SEATS,), 1, meaning, lambda eyes: _one(_SEATS, eyes.turned(read(eyes))))


def seats_of(name: str, meaning: str, read: Callable[[Eyes], Iterable[Any]]) -> Field:
    """How often each seat occurs in a list of them."""
    return Field(
        name, (SEATS,), 4, meaning, lambda eyes: _count(_SEATS, [eyes.turned(one) for one in read(eyes)])
    )


def per_seat(name: str, high: int, meaning: str, read: Callable[[Any], int | None], low: int = 0) -> Field:
    """One number of each player."""
    return Field(
        name,
        (SEATS,),
        high,
        meaning,
        lambda eyes: _padded([read(one) or 0 for one in eyes.players()], 1),
        low,
    )


def per_seat_one_of(name: str, values: Iterable[Any], meaning: str, read: Callable[[Any], Any]) -> Field:
    """For each player a 1 at the value that holds."""
    at = {value: place for place, value in enumerate(values)}

    def rows(eyes: Eyes) -> list[int]:
        found = [bit for player in eyes.players() for bit in _one(at, read(player))]
        return _padded(found, len(at))

    return Field(name, (SEATS, len(at)), 1, meaning, rows, labels=_names(at))


def per_seat_amounts(
    name: str,
    ids: Iterable[Any],
    meaning: str,
    read: Callable[[Any], Iterable[Any] | None],
    high: int = 1,
) -> Field:
    """For each player how often each component occurs; zeros where it is hidden."""
    at = {id: place for place, id in enumerate(ids)}

    def rows(eyes: Eyes) -> list[int]:
        found = [count for player in eyes.players() for count in _count(at, read(player))]
        return _padded(found, len(at))

    return Field(name, (SEATS, len(at)), high, meaning, rows, labels=_names(at))


def common_fields(kinds: Sequence[str]) -> list[Field]:
    """What every game has."""
    return [
        one_of("asked", kinds, "the kind of question this seat is asked", lambda eyes: eyes.kind),
        one_of("seats", range(1, SEATS + 1), "how many seats play", lambda eyes: eyes.seats),
        one_of("seat", range(SEATS), "the viewer's own seat", lambda eyes: eyes.me),
        seats_of("waiting", "the seats that must answer now", lambda eyes: eyes.view["waiting"]),
    ]


class Observation:
    """All fields of a game, in their fixed order."""

    __slots__ = ("_where", "fields", "size")

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in self.fields)
        self._where = {field.name: field for field in self.fields}
        assert len(self._where) == len(self.fields), "two fields of one name"

    def row(self, view: Mapping[str, Any], kind: str | None) -> list[int]:
        """All whole numbers in a row."""
        eyes = Eyes(view, kind)
        row: list[int] = []
        for field in self.fields:
            row += field.read(eyes)
        return row

    def named(self, view: Mapping[str, Any], kind: str | None) -> dict[str, list[int]]:
        """The whole numbers of each field by its name, as they are."""
        eyes = Eyes(view, kind)
        return {field.name: list(field.read(eyes)) for field in self.fields}

    def bounds(self) -> list[int]:
        """For each number of a row the bound it is divided by where −1 … 1 is wanted."""
        return [field.high for field in self.fields for _ in range(field.size)]


_SEATS: Final = {seat: seat for seat in range(SEATS)}


def _names(values: Iterable[Any]) -> tuple[str, ...]:
    return tuple(str(value) for value in values)


def _one(at: Mapping[Any, int], value: Any) -> list[int]:
    row = [0] * len(at)
    place = at.get(value)
    if place is not None:
        row[place] = 1
    return row


def _count(at: Mapping[Any, int], values: Iterable[Any] | None) -> list[int]:
    row = [0] * len(at)
    for value in values or ():
        place = at.get(value)
        if place is not None:
            row[place] += 1
    return row


def _padded(row: list[int], width: int) -> list[int]:
    return row + [0] * (SEATS * width - len(row))
