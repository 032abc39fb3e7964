"""The only source of chance: sfc32, kept in the state, so that a seed and the answers give the whole match.

The generator is Chris Doty-Humphrey's sfc32: three words and a counter, 32 bits each. Tests script the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

from tabard.engine.errors import DiceExhausted

Item = TypeVar("Item")

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Chance:
    """The generator. `used` counts draws: nobody undoes a die roll alone."""

    __slots__ = ("a", "b", "c", "counter", "script", "scripted")

    a: int
    b: int
    c: int
    counter: int
    script: tuple[int, ...] | None
    scripted: int

    def copy(self) -> Chance:
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        twin.script = self.script
        twin.scripted = self.scripted
        return twin

    @property
    def used(self) -> int:
        return self.counter + self.scripted

    def word(self) -> int:
        """The next 32 bits."""
        return self._uniform(WORD + 1)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely; scripted values come first."""
        if self.script is not None:
            return self._next_scripted(0, limit - 1)
        return self._uniform(limit)

    def die(self, sides: int) -> int:
        """A die: 1 to sides."""
        if self.script is not None:
            return self._next_scripted(1, sides)
        return self._uniform(sides) + 1

    def shuffle(self, items: list[Item]) -> None:
        """Fisher-Yates from the end. Shuffles are never scripted: a scenario names its decks."""
        for last in range(len(items) - 1, 0, -1):
            other = self._uniform(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self._uniform(len(items))]

    def _uniform(self, limit: int) -> int:
        while True:
            b: i64 = self.b
            c: i64 = self.c
            word: i64 = (self.a + b + self.counter) & WORD
            self.counter = (self.counter + 1) & WORD
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & WORD
            self.c = ((c << 21 | c >> 11) + word) & WORD
            # Words of the incomplete last stretch are thrown away: a bare remainder favours small numbers.
            if word <= WORD - limit or word < (WORD + 1) - (WORD + 1) % limit:
                return word % limit

    def _next_scripted(self, low: int, high: int) -> int:
        assert self.script is not None
        if self.scripted >= len(self.script):
            raise DiceExhausted
        value = self.script[self.scripted]
        if not low <= value <= high:
            raise DiceExhausted
        self.scripted += 1
        return value

    def to_plain(self) -> list[object]:
        return [self.a, self.b, self.c, self.counter, self.script and list(self.script), self.scripted]


def seeded(seed: int | str) -> Chance:
    """The generator for a seed. Any whole number or text is a seed."""
    digest = sha256(f"tabard:{seed}".encode()).digest()
    chance = Chance()
    chance.a = int.from_bytes(digest[0:4], "little")
    chance.b = int.from_bytes(digest[4:8], "little")
    chance.c = int.from_bytes(digest[8:12], "little")
    chance.counter = 1
    chance.script = None
    chance.scripted = 0
    for _ in range(WARM_UP):
        chance.word()
    return chance


def scripted(dice: Sequence[int]) -> Chance:
    """Chance that shows these values first and nothing after them; shuffles stay seeded."""
    chance = seeded("scripted")
    chance.script = tuple(dice)
    return chance


def chance_from_plain(plain: Sequence[object]) -> Chance:
    a, b, c, counter, script, at = plain
    chance = Chance()
    assert isinstance(a, int) and isinstance(b, int) and isinstance(c, int)
    assert isinstance(counter, int) and isinstance(at, int)
    chance.a, chance.b, chance.c, chance.counter, chance.scripted = a, b, c, counter, at
    chance.script = tuple(script) if isinstance(script, list) else None
    return chance


def commitment(seed: int | str) -> str:
    """Shown when a match starts; `tabard verify` checks it against the seed revealed at the end."""
    return sha256(f"tabard commits to {seed}".encode()).hexdigest()
