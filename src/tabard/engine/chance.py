"""The only source of chance: sfc32, kept in the state, so that a seed and the answers give the whole match.

The generator is Chris Doty-Humphrey's sfc32: three words and a counter, 32 bits each. Tests script the dice.
By hand, real dice and cards lie on somebody's table: what they show is asked for, and shuffles say nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

from tabard.engine.errors import DiceExhausted, MustBeShown, NotThere

Item = TypeVar("Item")
Shown = int | str
"""A face of a die, or the id of a card or token."""

ANY: Final = "any"
"""Shown in the place of anything: the program decides, and the card it names is looked up."""

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Chance:
    """The generator. `used` counts draws: nobody undoes a die roll alone."""

    __slots__ = ("a", "b", "c", "counter", "script", "scripted", "shown")

    a: int
    b: int
    c: int
    counter: int
    script: tuple[int, ...] | None
    scripted: int
    shown: tuple[Shown, ...] | None  # by hand: what real dice and cards have shown so far

    def copy(self) -> Chance:
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        twin.script = self.script
        twin.scripted = self.scripted
        twin.shown = self.shown
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
        if self.shown is not None:
            return self.show("die", range(1, sides + 1))
        return self._uniform(sides) + 1

    def face(self, faces: Sequence[Item], what: str) -> Item:
        """A die with faces of its own, some of them alike."""
        if self.script is None and self.shown is None:
            return faces[self._uniform(len(faces))]
        return faces[self.die(len(faces)) - 1] if self.shown is None else self.show(what, faces)

    def shuffle(self, items: list[Item]) -> None:
        """Fisher-Yates from the end. Shuffles are never scripted: a scenario names its decks."""
        for last in range(len(items) - 1, 0, -1):
            other = self._uniform(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[Item], what: str = "") -> Item:
        """One of these; by hand, the one that turned up."""
        return items[self._uniform(len(items))] if self.shown is None else self.show(what, items)

    def one_of(self, items: Sequence[Item], what: str) -> Item:
        """As `pick`, but scripts may say which: its number, from 0."""
        return items[self.below(len(items))] if self.shown is None else self.show(what, items)

    def unseen(self, items: Sequence[Item]) -> Item:
        """One of these that nobody sees yet: by hand, nobody is asked before it is turned up."""
        return items[self._uniform(len(items))]

    def turned_up(self, hidden: Item, items: Sequence[Item], what: str) -> Item:
        """What lay face down; by hand, one of these that turns out to have lain there."""
        return hidden if self.shown is None else self.show(what, items)

    def top(self, pile: tuple[Item, ...], number: int, what: str) -> tuple[Item, ...]:
        """A face-down pile whose first cards are about to be seen; by hand, they come to lie on top."""
        if self.shown is None:
            return pile
        for place in range(min(number, len(pile))):
            pile = self._brought_up(pile, place, self.show(what, pile[place:]))
        return pile

    def show(self, what: str, items: Sequence[Item]) -> Item:
        """By hand: the one of these that lies on the real table. MustBeShown if nobody has said it yet."""
        assert self.shown is not None
        names = {name_of(item): item for item in items}
        if len(names) == 1:
            return items[0]
        if self.scripted >= len(self.shown):
            raise MustBeShown(what, tuple(names))
        said = self.shown[self.scripted]
        if said == ANY:
            self.scripted += 1
            return items[self._uniform(len(items))]
        if said not in names:
            raise NotThere(said, names)
        self.scripted += 1
        return names[said]

    def _brought_up(self, pile: tuple[Item, ...], place: int, card: Item) -> tuple[Item, ...]:
        at = pile.index(card, place)
        return (*pile[:place], card, *pile[place:at], *pile[at + 1 :])

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
        script = self.script and list(self.script)
        plain: list[object] = [self.a, self.b, self.c, self.counter, script, self.scripted]
        return plain if self.shown is None else [*plain, list(self.shown)]


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
    chance.shown = None
    for _ in range(WARM_UP):
        chance.word()
    return chance


def scripted(dice: Sequence[int]) -> Chance:
    """Chance that shows these values first and nothing after them; shuffles stay seeded."""
    chance = seeded("scripted")
    chance.script = tuple(dice)
    return chance


def by_hand(shown: Sequence[Shown], seed: int | str = "by hand") -> Chance:
    """Chance that asks for what real dice and cards show; the seed decides where the person lets it."""
    chance = seeded(seed)
    chance.shown = tuple(shown)
    return chance


def chance_from_plain(plain: Sequence[object]) -> Chance:
    a, b, c, counter, script, at, *rest = plain
    chance = Chance()
    assert isinstance(a, int) and isinstance(b, int) and isinstance(c, int)
    assert isinstance(counter, int) and isinstance(at, int)
    chance.a, chance.b, chance.c, chance.counter, chance.scripted = a, b, c, counter, at
    chance.script = tuple(script) if isinstance(script, list) else None
    chance.shown = tuple(rest[0]) if rest and isinstance(rest[0], list) else None
    return chance


def name_of(item: object) -> Shown:
    """What a person calls it by: a component's id, or the value itself."""
    if isinstance(item, (int, str)):
        return item
    id: str = item.id  # type: ignore[attr-defined]
    return id


def commitment(seed: int | str) -> str:
    """Shown when a match starts; `tabard verify` checks it against the seed revealed at the end."""
    return sha256(f"tabard commits to {seed}".encode()).hexdigest()
