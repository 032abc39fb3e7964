"""How Fief's test vectors speak (docs/games/fief/vectors.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice, NotAsked
from tabard.engine.match import Match, state_of
from tabard.engine.vectors import Verbs
from tabard.games.fief.rules.content import LORD_PREFIX, UNITS
from tabard.games.fief.rules.scoring import victory_points
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import units_of
from tabard.games.fief.wiring.plain import to_plain

EMPTY = "-"


class FiefVerbs(Verbs):
    """`P1 march end`: kind and choice; `P1 go william archer 3 road_london_oxford`; `P1 default`."""

    def whole(self, words: Sequence[str]) -> bool:
        return words[0] != "go"

    def act(self, match: Match, seat: int, words: Sequence[str]) -> None:
        if list(words) == ["default"]:
            match.time_out(seat)
        elif words[0] == "go":
            go(match, seat, list(words[1:]))
        elif words[0] == "do":
            command(match, seat, words[1], words[2:])
        else:
            answer(match, seat, words[0], " ".join(words[1:]))

    def found(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        table: Fief = state_of(match)
        what, rest = words[0], list(words[1:])
        if what == "waiting":
            return " ".join(f"P{seat + 1}" for seat in match.waiting) or "none", " ".join(rest)
        if what == "decision":
            kinds = [match.decision(seat).kind for seat in match.waiting]
            return " ".join(kinds) or "none", " ".join(rest)
        if what == "options":
            seat = self.seat(match, rest[0])
            return in_order([short(option) for option in match.options(seat)]), in_order(rest[1:])
        if what == "default":
            return short(match.decision(self.seat(match, rest[0])).default), rest[1]
        if what == "units":
            counts = units_of(table, int(rest[0][1:]) - 1, rest[1])
            named = [f"{UNITS[unit]} {number}" for unit, number in enumerate(counts) if number]
            return " ".join(named) or EMPTY, " ".join(rest[2:])
        if what == "points":
            return str(victory_points(table, int(rest[0][1:]) - 1)), rest[1]
        if what == "ranks":
            ranks = [f"P{rank.seat + 1}" for rank in match.standing or ()]
            return " ".join(ranks), " ".join(rest)
        if what == "winners":
            firsts = [f"P{rank.seat + 1}" for rank in match.standing or () if rank.rank == 1]
            return " ".join(firsts) or "none", " ".join(rest)
        if what == "told":
            return str(sum(event["kind"] == rest[0] for event in match.log(None))), rest[1]
        return told(look(to_plain(table), what)), " ".join(rest)


def answer(match: Match, seat: int, kind: str, choice: str) -> None:
    """The answer to the open question of this kind; names of Lords may be short."""
    decision = match.decision(seat)
    if decision.kind != kind:
        raise NotAsked("FIE-28.1", "another-question-is-open", {"kind": decision.kind})
    for option in decision.options:
        if choice in (str(option), short(option)):
            match.answer(seat, option)
            return
    given: Choice = int(choice) if choice.lstrip("-").isdecimal() else choice
    match.answer(seat, given)


def go(match: Match, seat: int, words: list[str]) -> None:
    """Lords joined by commas, units with their numbers, and the way."""
    way = words.pop()
    first, *others = words.pop(0).split(",")
    answer(match, seat, "march", f"lord:{first}")
    for other in others:
        answer(match, seat, "march", f"add:{other}")
    for unit, number in zip(words[::2], words[1::2], strict=True):
        for _ in range(int(number)):
            answer(match, seat, "march", f"take:{unit}")
    answer(match, seat, "march", way)


def command(match: Match, seat: int, do: str, facts: Sequence[str]) -> None:
    """The first command of this name with all these facts: `do offer kind=share to=1 coins=2`.

    What is offered may cost any whole sum, and the list of commands names none: the sum is put in.
    """
    wanted = dict(fact.split("=", 1) for fact in facts)
    if do == "deal":
        match.command(seat, {"do": do, **{key: json.loads(value) for key, value in wanted.items()}})
        return
    for one in match.commands(seat):
        priced = do == "offer"
        fits = [
            (priced and key == "coins") or wanted[key] in (str(one.get(key)), short_fact(one, key))
            for key in wanted
        ]
        if one["do"] == do and all(fits):
            match.command(
                seat, {**one, "coins": int(wanted["coins"])} if priced and "coins" in wanted else one
            )
            return
    raise IllegalChoice("FIE-28.5", "not-a-command", {"do": do, **wanted})


def short_fact(command: Mapping[str, object], key: str) -> str:
    return str(command.get(key)).replace(LORD_PREFIX, "")


def short(choice: Choice) -> str:
    return str(choice).replace(LORD_PREFIX, "")


def in_order(words: Any) -> str:
    return " ".join(sorted(str(word) for word in words))


def look(plain: Any, path: str) -> Any:
    """A fact of the table by its path: `lords.hugh.place`, `towns.york.control`, `players.1.coins`."""
    value = plain
    for name in path.split("."):
        if value is None:
            return "none"
        if isinstance(value, list):
            value = value[int(name)]
        elif name in value:
            value = value[name]
        elif LORD_PREFIX + name in value:
            value = value[LORD_PREFIX + name]
        else:
            return "none"
    return value


def told(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(str(one).replace(LORD_PREFIX, "") for one in value) or EMPTY
    if isinstance(value, dict):
        return in_order(value) or EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(LORD_PREFIX, "") or EMPTY
