"""A match to give away: everything one seat knows, and nothing else, as plain values.

A bot thinks in another process, and what travels there must hold no secret. A save does: in the middle of a
chapter it begins with the true table. So whatever the seat cannot know now is exchanged in the table at the
chapter's start as well, and chance shows again what it has shown since; the rest of the match is another.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, MutableSequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from tabard.engine.chance import Chance, seeded
from tabard.engine.chapters import Chapters, Commanded, Redealt
from tabard.engine.errors import TabardError
from tabard.engine.journal import Setup
from tabard.engine.match import Match
from tabard.engine.module import GameModule

Item = TypeVar("Item")

WORDS: Final = re.compile(r"[A-Za-z0-9_]+")


class CannotHandOver(TabardError):
    """What happened in this chapter cannot be told without telling a secret."""


class Remembering(Chance):
    """Writes down what another shows."""

    __slots__ = ("shown", "source")

    def __init__(self, source: Chance) -> None:
        _take_state(self, source)
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
        _take_state(twin, self)
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


def _take_state(chance: Chance, other: Chance) -> None:
    chance.a, chance.b, chance.c = other.a, other.b, other.c
    chance.counter, chance.script, chance.scripted = other.counter, other.script, other.scripted


def hand_over(match: Match, seat: int, seed: int | str) -> dict[str, Any]:
    """The match as the seat imagines it, in plain values: the same whenever the seat knows the same."""
    module, chapters = match.module, match._chapters
    if any(isinstance(item, Redealt) for item in chapters._trail):
        raise CannotHandOver("dealt anew in the middle of a chapter")
    elsewhere = match.imagine(seat, seed)._chapters
    true, other = module.to_plain(chapters.table), module.to_plain(elsewhere.table)
    start = module.to_plain(chapters._start)
    start["chance"] = true["chance"] = other["chance"] = None
    exchange = Exchange(start, true, other)
    return {
        "game": module.id,
        "rules": module.rules_version,
        "seats": match.seats,
        "options": dict(match._setup.options),
        "content": match._setup.override,
        "seat": seat,
        "seed": seed,
        "start": exchange.start,
        "shown": shown_since(chapters),
        "trail": [exchange.item(item) for item in chapters._trail],
        "sealed": [question.answers and sorted(question.answers.items()) for question in elsewhere.questions],
        "sees": what_it_sees(match, seat),
    }


def receive(module: GameModule[Any], given: Mapping[str, Any]) -> Match:
    """The match that was handed over. Its chance goes on by itself, its journal is empty."""
    setup = Setup(given["game"], given["seats"], None, given["options"], given["content"])
    try:
        match = Match(module, setup, _played_again(module, setup, given))
        faithful = what_it_sees(match, given["seat"]) == given["sees"]
    except Exception as error:  # whatever a chapter stumbles over in a world that does not fit it
        raise CannotHandOver(f"the chapter goes another way: {error}") from error
    if not faithful:
        raise CannotHandOver("the seat would see something else")
    return match


def _played_again(module: GameModule[Any], setup: Setup, given: Mapping[str, Any]) -> Chapters:
    chance = Remembered()
    _take_state(chance, seeded(f"handed over {given['seed']}"))
    chance.shown = list(given["shown"])
    plain = {**given["start"], "chance": chance.to_plain()}
    table = module.from_plain(plain, module.content(setup.override))
    table.chance = chance
    chapters = Chapters(module, table)
    chapters.resume([_read_item(item) for item in given["trail"]])
    for question, answers in zip(chapters.questions, given["sealed"], strict=True):
        for seat, choice in answers or ():
            question.seal(seat, choice)
    module.check(chapters.table)
    return chapters


def what_it_sees(match: Match, seat: int) -> str:
    """A fingerprint of all a seat is shown and asked."""
    question = match.decision(seat).to_plain() if seat in match.waiting else None
    return sha256(json.dumps([match.view(seat), question], sort_keys=True).encode()).hexdigest()


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


class Exchange:
    """Two tables that are the same to a seat, and an earlier one that is brought in line with the second.

    What has not moved since is taken from the second table. What has moved is exchanged by name: a card drawn
    since lay in the earlier pile as the card that lies in its place in the second table.
    """

    def __init__(self, start: Mapping[str, Any], true: Mapping[str, Any], other: Mapping[str, Any]) -> None:
        self._names: dict[str, list[str]] = {}
        self._compare(start, true, other)
        for new in self._names.values():
            if len(set(new)) == 1:
                del new[1:]  # whichever of several alike is meant
        self.start = self._part(start, true, other)

    def _compare(self, start: Any, true: Any, other: Any) -> None:
        """Collect the exchanged names in all parts that have changed since the start."""
        if start == true and true is not None:
            return
        if isinstance(true, dict):
            for key in sorted(true):
                self._compare(inside(start, key), true[key], inside(other, key))
        elif isinstance(true, list) and isinstance(other, list):
            if len(true) != len(other):
                raise CannotHandOver("something hidden has another size")
            before, behind = alike(start, true)
            for at in range(before, len(true) - behind):
                self._compare(
                    inside(start, at) if len(start or ()) == len(true) else None, true[at], other[at]
                )
        elif isinstance(true, str) and isinstance(other, str):
            self._names.setdefault(true, []).append(other)

    def _part(self, start: Any, true: Any, other: Any) -> Any:
        if start == true and true is not None:
            return other
        if isinstance(start, dict):
            return {key: self._part(start[key], inside(true, key), inside(other, key)) for key in start}
        if isinstance(start, list):
            before, behind = alike(start, true)
            middle = [
                self._part(
                    start[at], *((true[at], other[at]) if len(true or ()) == len(start) else (None, None))
                )
                for at in range(before, len(start) - behind)
            ]
            return [*(other or ())[:before], *middle, *(other[len(other) - behind :] if behind else ())]
        return self._named(start) if isinstance(start, str) else start

    def _named(self, name: str) -> str:
        names = self._names.get(name)
        if not names:
            return name
        return names[0] if len(names) == 1 else names.pop(0)

    def item(self, item: Any) -> Any:
        if isinstance(item, Commanded):
            return {"command": [item.seat, {key: self.choice(value) for key, value in item.command.items()}]}
        return {"sealed": [self.choice(one) for one in item]} if isinstance(item, list) else self.choice(item)

    def choice(self, choice: Any) -> Any:
        if not isinstance(choice, str):
            return choice
        return WORDS.sub(lambda word: self._names.get(word[0], [word[0]])[0], choice)


def inside(whole: Any, key: Any) -> Any:
    if isinstance(whole, dict):
        return whole.get(key)
    return whole[key] if isinstance(whole, list) and key < len(whole) else None


def alike(start: Any, now: Any) -> tuple[int, int]:
    """How many items at the beginning and how many at the end have not changed."""
    if not isinstance(start, list) or not isinstance(now, list):
        return 0, 0
    most = min(len(start), len(now))
    behind = 0
    while behind < most and start[-1 - behind] == now[-1 - behind]:
        behind += 1
    before = 0
    while before < most - behind and start[before] == now[before]:
        before += 1
    return before, behind


def _read_item(plain: Any) -> Any:
    if not isinstance(plain, dict):
        return plain
    return Commanded(*plain["command"]) if "command" in plain else plain["sealed"]
