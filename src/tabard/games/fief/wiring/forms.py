"""The plain forms that the fields alone do not tell: keys made of several things become texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.fief.rules.rights import Use, phase_use, text_of, turn_use
from tabard.games.fief.rules.standing import Permit, Purpose, StandingPass, Until


def in_parts(text: str) -> list[str]:
    return text.split(":")


def texts(counts: Mapping[Any, Any]) -> dict[str, Any]:
    return {text_of(key): value for key, value in counts.items()}


def used_to_plain(used: dict[Use, int]) -> dict[str, int]:
    return texts(used)


def used_from_plain(plain: dict[str, int]) -> dict[Use, int]:
    return {turn_use(text): number for text, number in plain.items()}


def phase_used_to_plain(used: dict[Use, int]) -> dict[str, int]:
    return texts(used)


def phase_used_from_plain(plain: dict[str, int]) -> dict[Use, int]:
    return {phase_use(text): number for text, number in plain.items()}


def passes_to_plain(passes: tuple[StandingPass, ...]) -> dict[str, int]:
    return {text_of(one): 1 for one in passes}


def passes_from_plain(plain: dict[str, int]) -> tuple[StandingPass, ...]:
    return tuple([StandingPass(int(family), Until(until)) for family, until in map(in_parts, plain)])


def permits_to_plain(permits: dict[Permit, str]) -> dict[str, str]:
    return texts(permits)


def permits_from_plain(plain: dict[str, str]) -> dict[Permit, str]:
    return {permit(text): answer for text, answer in plain.items()}


def permit(text: str) -> Permit:
    family, asker, purpose, town = in_parts(text)
    return Permit(int(family), int(asker), Purpose(purpose), town)


def ballots_to_plain(ballots: dict[int, tuple[str, str]]) -> list[list[Any]]:
    return [[family, *targets] for family, targets in sorted(ballots.items())]


def ballots_from_plain(plain: list[list[Any]]) -> dict[int, tuple[str, str]]:
    return {family: (one, other) for family, one, other in plain}
