"""What chance has shown since a chapter began, and a chance that shows it again, then goes on by itself."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from tabard.engine.chance import Chance
from tabard.engine.chapters import Chapters
from tabard.engine.errors import CannotHandOver

Item = TypeVar("Item")


class Remembering(Chance):
    """Writes down what another shows."""

    __slots__ = ("shown", "source")

    def __init__(self, source: Chance) -> None:
        take_state(self, source)
        self.source = source
        self.shown: list[int] = []

    def copy(self) -> Chance:
        return self  # one chapter is played again with it, once

    def _uniform(self, limit: int) -> int:
        value = self.source._uniform(limit)
        self.shown.append(value)
        return value

    def shuffle(self, items: MutableSequence[Item]) -> None:
        if len(items) > 1:
            raise CannotHandOver("shuffled in the middle of a chapter: to show it again would tell it")


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


def shown_since(chapters: Chapters) -> list[int]:
    """What chance has shown since the chapter began."""
    if chapters.table.chance.used == chapters._start.chance.used:
        return []
    chance = Remembering(chapters._start.chance.copy())
    start = chapters._start.copy()
    start.chance = chance
    again = Chapters(chapters._module, start)
    again.resume(chapters._trail)
    if chance.script is not None:
        raise CannotHandOver("dice of a scenario")
    return chance.shown
