"""What changed between two JSON values, so that a client that has one of them can make the other.

A change is `[value]`: it is this now; `[at, gone, values]`: at this place of a list so many are gone and
these have come; or an object: changes by key, or by index of a list. Null there: the key is gone.
"""

from __future__ import annotations

from typing import Any

from msgspec import json

Json = Any
Change = list[Any] | dict[str, Any]
Pieces = Any
"""A JSON value: objects as they are to some depth, and below it bytes, which are quickly compared."""
Found = dict[tuple[bytes, bytes], Change]
"""Changes from one piece to another that were found before: most of a move looks alike through all eyes."""

ENCODE = json.Encoder().encode
DECODE = json.Decoder().decode


def pieces(value: Any, depth: int) -> Pieces:
    """A value as it is now: it may change later, its pieces do not."""
    if depth and isinstance(value, dict):
        return {str(key): pieces(inner, depth - 1) for key, inner in value.items()}
    return ENCODE(value)


def change(old: Pieces, new: Pieces, found: Found | None = None) -> Change | None:
    """None: they are equal."""
    if type(old) is type(new):
        if old == new:
            return None
        if type(new) is dict:
            return change_of_object(old, new, found)
        if type(new) is list:
            return change_of_list(old, new)
        if type(new) is bytes:
            return change_of_piece(old, new, {} if found is None else found)
    return [whole(new)]


def change_of_piece(old: bytes, new: bytes, found: Found) -> Change:
    if (old, new) not in found:
        value = DECODE(new)
        found[old, new] = change(DECODE(old), value) or [value]  # 1 is not true, though Python says so
    return found[old, new]


def whole(new: Pieces) -> Json:
    """The value that pieces make."""
    if type(new) is bytes:
        return DECODE(new)
    return {key: whole(inner) for key, inner in new.items()} if type(new) is dict else new


def change_of_object(old: dict[str, Pieces], new: dict[str, Pieces], found: Found | None = None) -> Change:
    """The order of keys is kept, for clients may draw things in that order."""
    changes: dict[str, Change | None] = {}
    if old.keys() != new.keys():
        changes = dict.fromkeys(old.keys() - new.keys())
        if [key for key in old if key in new] + [key for key in new if key not in old] != list(new):
            return [whole(new)]
    for key, value in new.items():
        if key not in old:
            changes[key] = [whole(value)]
        elif old[key] != value:
            changes[key] = change(old[key], value, found)
    return changes if len(changes) < len(new) else shorter(changes, new)


def change_of_list(old: list[Json], new: list[Json]) -> Change:
    shared = min(len(old), len(new))
    at = next((at for at in range(shared) if old[at] != new[at]), shared)
    if len(old) == len(new) and isinstance(old[at], dict | list) and isinstance(new[at], dict | list):
        changes = {str(i): change(old[i], new[i]) for i in range(at, len(new)) if old[i] != new[i]}
        return changes if len(changes) < len(new) else shorter(changes, new)
    end = next((end for end in range(shared - at) if old[-1 - end] != new[-1 - end]), shared - at)
    return [at, len(old) - at - end, new[at : len(new) - end]]


def shorter(changes: dict[str, Any], new: Json) -> Change:
    """Where every part is another value now, the whole is too."""
    all_new = all(isinstance(one, list) and len(one) == 1 for one in changes.values())
    return [whole(new)] if all_new else changes


def changed(old: Json, what: Change) -> Json:
    """The value after a change: what clients do."""
    if isinstance(what, list):
        if len(what) == 1:
            return what[0]
        at, gone, values = what
        return [*old[:at], *values, *old[at + gone :]]
    if isinstance(old, list):
        return [changed(value, what[str(i)]) if str(i) in what else value for i, value in enumerate(old)]
    kept = {key: value for key, value in old.items() if key not in what or what[key] is not None}
    for key, inner in what.items():
        if inner is not None:
            kept[key] = changed(kept.get(key), inner)
    return kept
