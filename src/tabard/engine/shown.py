"""What chance has shown since a chapter began, and a chance that shows it again, then goes on by itself."""

from __future__ import annotations

from typing import TypeVar

from tabard.engine.chance import Chance

Item = TypeVar("Item")


class Remembering(Chance):
    """Writes down what another shows. A shuffle is not shown to anybody."""

    __slots__ = ("shown", "shuffled", "source")

    def __init__(self, source: Chance, shown: list[int]) -> None:
        take_state(self, source)
        self.script = None  # the source reads it
        self.source = source
        self.shown = shown
        self.shuffled = False

    def copy(self) -> Chance:
        return self  # one chapter is played again with it, once

    def below(self, limit: int) -> int:
        return self._written(self.source.below(limit))

    def die(self, sides: int) -> int:
        return self._written(self.source.die(sides) - 1) + 1

    def shuffle(self, items: list[Item]) -> None:
        self.source.shuffle(items)
        self.shuffled = True

    def _uniform(self, limit: int) -> int:
        return self._written(self.source._uniform(limit))

    def _written(self, value: int) -> int:
        self.shown.append(value)
        return value


class Remembered(Chance):
    """Shows what was shown, then goes on by itself."""

    __slots__ = ("at", "shown")

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.at = 0

    def copy(self) -> Chance:
        twin = Remembered()
        take_state(twin, self)
        twin.shown = self.shown
        twin.at = self.at
        return twin

    def shuffle(self, items: list[Item]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = Chance._uniform(self, last + 1)
            items[last], items[other] = items[other], items[last]

    def _uniform(self, limit: int) -> int:
        if self.at == len(self.shown):
            return Chance._uniform(self, limit)
        value = self.shown[self.at]
        self.at += 1
        self.counter += 1
        return value


def take_state(chance: Chance, other: Chance) -> None:
    chance.a, chance.b, chance.c = other.a, other.b, other.c
    chance.counter, chance.script, chance.scripted = other.counter, other.script, other.scripted


def showing_again(shown: list[int], then: Chance) -> Remembered:
    """What was shown, then what another chance gives."""
    chance = Remembered()
    take_state(chance, then)
    chance.shown = shown
    return chance
