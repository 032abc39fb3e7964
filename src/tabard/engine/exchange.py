"""A world just before something happened, in line with what a seat imagines after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.errors import CannotHandOver


class Exchange:
    """The true table before and after, the table of a told world before, and the one a seat imagines after.

    What has not moved lies as the seat imagines it. What has moved is exchanged by name: a card drawn lay in
    the pile as the card that lies in its place in the imagined world; and by number: so many fewer or more
    of what is imagined. The rest lies as it was told.
    """

    def __init__(
        self,
        before: Mapping[str, Any],
        told: Mapping[str, Any],
        after: Mapping[str, Any],
        imagined: Mapping[str, Any],
    ) -> None:
        self._names: dict[str, list[str]] = {}
        self._compare(before, after, imagined)
        for new in self._names.values():
            if len(set(new)) == 1:
                del new[1:]  # whichever of several alike is meant
        self.table: dict[str, Any] = self._part(before, told, after, imagined)

    def _compare(self, before: Any, after: Any, imagined: Any) -> None:
        """Collect the exchanged names in all parts that have changed."""
        if before == after and after is not None:
            return
        if isinstance(after, dict):
            for key in sorted(after):
                self._compare(inside(before, key), after[key], inside(imagined, key))
        elif isinstance(after, list) and isinstance(imagined, list):
            if len(after) != len(imagined):
                raise CannotHandOver("something hidden has another size")
            first, last = alike(before, after)
            for at in range(first, len(after) - last):
                self._compare(
                    inside(before, at) if len(before or ()) == len(after) else None, after[at], imagined[at]
                )
        elif isinstance(after, str) and isinstance(imagined, str) and after:
            self._names.setdefault(after, []).append(imagined)

    def _part(self, before: Any, told: Any, after: Any, imagined: Any) -> Any:
        if before == after and after is not None:
            return told if imagined is None else imagined  # None: nobody else knows of it
        if isinstance(before, str) and before in self._names:
            return self._named(before)
        if told is None and imagined is None:
            return None  # nobody else knows of it, in no world
        if isinstance(before, dict):
            return {
                key: self._part(before[key], inside(told, key), inside(after, key), inside(imagined, key))
                for key in before
                if not is_gone(key, before, told, after, imagined)
            }
        if isinstance(before, list):
            return self._items(before, told, after, imagined)
        if type(before) is int and type(after) is int and type(imagined) is int:
            return imagined + before - after
        return told

    def _items(self, before: list[Any], told: Any, after: Any, imagined: Any) -> list[Any]:
        first, last = alike(before, after)
        same = isinstance(after, list) and isinstance(imagined, list) and len(after) == len(before)
        middle = [
            self._part(
                before[at],
                inside(told, at),
                after[at] if same else None,
                inside(imagined, at) if same else None,
            )
            for at in range(first, len(before) - last)
        ]
        around = imagined or ()
        found = [*around[:first], *middle, *(around[len(around) - last :] if last else ())]
        if is_sorted(before) and is_sorted(told) and is_sorted(imagined):
            found.sort(key=str)  # the place of the card that moved would tell something about the others
        return found

    def _named(self, name: str) -> str:
        names = self._names[name]
        return names[0] if len(names) == 1 else names.pop(0)


def is_gone(key: str, before: Mapping[str, Any], told: Any, after: Any, imagined: Any) -> bool:
    """Whether something is not there for the seat: now, or then if it has changed since."""
    if isinstance(after, dict) and isinstance(imagined, dict) and key in after and before[key] == after[key]:
        return key not in imagined
    return isinstance(told, dict) and key not in told


def is_sorted(items: Any) -> bool:
    return isinstance(items, list) and all(isinstance(one, str) for one in items) and items == sorted(items)


def inside(whole: Any, key: Any) -> Any:
    if isinstance(whole, dict):
        return whole.get(key)
    return whole[key] if isinstance(whole, list) and key < len(whole) else None


def alike(before: Any, after: Any) -> tuple[int, int]:
    """How many items at the beginning and how many at the end have not changed."""
    if not isinstance(before, list) or not isinstance(after, list):
        return 0, 0
    most = min(len(before), len(after))
    last = 0
    while last < most and before[-1 - last] == after[-1 - last]:
        last += 1
    first = 0
    while first < most - last and before[first] == after[first]:
        first += 1
    return first, last
