"""Which titles a player scores: the best use of what he owns (GLO-17.11 to 17.16), as pure arithmetic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.games.glory.rules.content import Title

SUMS: Final = ("coins", "strength", "faith", "relics", "prestige")


class Holdings:
    """What a player owns when titles are scored (GLO-17.4: face-down tokens too)."""

    __slots__ = ("allies", "armour", "brave", "mount", "numbers", "played", "scribes")

    def __init__(
        self,
        numbers: Mapping[str, int],
        allies: Mapping[str, int],
        played: Mapping[str, int],
        equipment: tuple[int, int],
        brave: bool,
        scribes: int,
    ) -> None:
        self.numbers = numbers  # coins, strength, faith, relics, prestige
        self.allies = allies  # how many of each kind
        self.played = played  # how many journey cards of each kind
        self.mount, self.armour = equipment
        self.brave = brave
        self.scribes = scribes


def best_titles(titles: Sequence[Title], own: Holdings) -> tuple[str, ...]:
    """GLO-17.11: the feasible selection with most glory, then most titles, then the first by id."""
    possible = sorted([title for title in titles if feasible([title], own)], key=lambda title: title.id)
    best: list[Title] = []
    most = (0, 0)
    for mask in range(1, 1 << len(possible)):
        chosen = [title for bit, title in enumerate(possible) if mask >> bit & 1]
        worth = (total(chosen, own), len(chosen))
        if worth < most or (worth == most and ids(chosen) > ids(best)):
            continue
        if feasible(chosen, own):
            best, most = chosen, worth
    return ids(best)


def ids(titles: Sequence[Title]) -> tuple[str, ...]:
    return tuple([title.id for title in titles])


def total(chosen: Sequence[Title], own: Holdings) -> int:
    """GLO-17.10: printed glory, and 1 for every Scribe."""
    return sum([title.glory for title in chosen]) + own.scribes * len(chosen)


def feasible(chosen: Sequence[Title], own: Holdings) -> bool:
    """GLO-17.12: every token serves one title at most."""
    for name in SUMS:
        if sum([title.requires.get(name, 0) for title in chosen]) > own.numbers[name]:
            return False
    return (
        allies_suffice(chosen, own)
        and cards_suffice(chosen, own)
        and all(stands_alone(title, own) for title in chosen)
    )


def allies_suffice(chosen: Sequence[Title], own: Holdings) -> bool:
    """GLO-17.12, 2 and 3: by kind, and all together with those of any kind."""
    bound: dict[str, int] = {}
    free = 0
    for title in chosen:
        for kind, number in title.requires.get("allies", {}).items():
            bound[kind] = bound.get(kind, 0) + number
        free += title.requires.get("allies_any", 0)
    if any(number > own.allies.get(kind, 0) for kind, number in bound.items()):
        return False
    return sum(bound.values()) + free <= sum(own.allies.values())


def cards_suffice(chosen: Sequence[Title], own: Holdings) -> bool:
    """GLO-17.12, 4."""
    needed: dict[str, int] = {}
    for title in chosen:
        for kind, number in title.requires.get("played", {}).items():
            needed[kind] = needed.get(kind, 0) + number
    return all(number <= own.played.get(kind, 0) for kind, number in needed.items())


def stands_alone(title: Title, own: Holdings) -> bool:
    """GLO-17.12, 5 to 7: equipment, forbidden allies, the duel."""
    equipment = title.requires.get("equipment", {})
    if own.mount < equipment.get("mount", 0) or own.armour < equipment.get("armour", 0):
        return False
    if any(own.allies.get(kind, 0) for kind in title.requires.get("no_allies", ())):
        return False
    return title.duel is None or own.brave


def assigned_allies(chosen: Sequence[Title], owned: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """GLO-17.15: bound kinds first; then, for `allies_any`, unassigned allies in the order given."""
    left = list(owned)
    given: dict[str, tuple[str, ...]] = {}
    for title in chosen:
        bound = [kind for kind, n in title.requires.get("allies", {}).items() for _ in range(n)]
        for kind in bound:
            left.remove(kind)
        given[title.id] = tuple(bound)
    for title in chosen:
        number = title.requires.get("allies_any", 0)
        given[title.id] += tuple(left[:number])
        left = left[number:]
    return given


def assigned_relics(chosen: Sequence[Title], owned: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """GLO-17.15: relics in the order given."""
    given: dict[str, tuple[str, ...]] = {}
    at = 0
    for title in chosen:
        number = title.requires.get("relics", 0)
        given[title.id] = tuple(owned[at : at + number])
        at += number
    return given
