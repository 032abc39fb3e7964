"""Brings an earlier table in line with what a seat imagines now."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Any, Final

from tabard.engine.chapters import Commanded
from tabard.engine.errors import CannotHandOver

WORDS: Final = re.compile(r"[A-Za-z0-9_]+")


class Exchange:
    """Two tables that are the same to a seat, and an earlier one that is brought in line with the second.

    What has not moved since is taken from the second table. What has moved is exchanged by name: a card drawn
    since lay in the earlier pile as the card that lies in its place in the second table. Of the rest the seat
    gets what it could imagine then (`dealt`: the earlier table dealt anew).
    """

    def __init__(
        self,
        ids: Container[str],
        start: Mapping[str, Any],
        dealt: Mapping[str, Any],
        true: Mapping[str, Any],
        other: Mapping[str, Any],
    ) -> None:
        self._ids = ids
        self._names: dict[str, list[str]] = {}
        self._compare(start, true, other)
        for new in self._names.values():
            if len(set(new)) == 1:
                del new[1:]  # whichever of several alike is meant
        self.start = self._part(start, dealt, true, other)

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
        elif isinstance(true, str) and isinstance(other, str) and self._is_component(true):
            self._names.setdefault(true, []).append(other)

    def _is_component(self, name: str) -> bool:
        """By its id, or by the id of its kind and a number."""
        return name in self._ids or name.rpartition("_")[0] in self._ids

    def _part(self, start: Any, dealt: Any, true: Any, other: Any) -> Any:
        if start == true and true is not None:
            return other
        if isinstance(start, dict):
            return {
                key: self._part(start[key], inside(dealt, key), inside(true, key), inside(other, key))
                for key in start
                if not is_gone(key, start, dealt, true, other)
            }
        if isinstance(start, list):
            before, behind = alike(start, true)
            middle = [
                self._part(
                    start[at],
                    dealt[at] if len(dealt or ()) == len(start) else start[at],
                    *((true[at], other[at]) if len(true or ()) == len(start) else (None, None)),
                )
                for at in range(before, len(start) - behind)
            ]
            return [*(other or ())[:before], *middle, *(other[len(other) - behind :] if behind else ())]
        if isinstance(start, str) and self._is_component(start):
            return self._named(start)
        return dealt if type(dealt) is type(start) else start

    def _named(self, name: str) -> str:
        names = self._names.get(name)
        if not names:
            return name
        return names[0] if len(names) == 1 else names.pop(0)

    def item(self, item: Any) -> Any:
        """An item of a trail, as plain values."""
        if isinstance(item, Commanded):
            return {"command": [item.seat, {key: self.choice(value) for key, value in item.command.items()}]}
        return {"sealed": [self.choice(one) for one in item]} if isinstance(item, list) else self.choice(item)

    def choice(self, choice: Any) -> Any:
        if not isinstance(choice, str):
            return choice
        return WORDS.sub(lambda word: self._names.get(word[0], [word[0]])[0], choice)


def is_gone(key: str, start: Mapping[str, Any], dealt: Any, true: Any, other: Any) -> bool:
    """Whether something is not there for the seat: now, or then if it has changed since."""
    if isinstance(true, dict) and isinstance(other, dict) and key in true and start[key] == true[key]:
        return key not in other
    return isinstance(dealt, dict) and key not in dealt


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
