"""Test vectors: a position as TOML, a script of answers and checks. One runner for all games.

A line of a script is an answer (`P1 bid 3`), an answer that must be refused (`! P1 bid 9`), or something that
must hold (`? P1.ducats 3`). Each game documents its verbs in docs/games/<game>/vectors.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabard.engine.errors import IllegalChoice, TabardError, VectorError
from tabard.engine.match import Match, state_of

NONE: Final = "none"
Checks = Mapping[str, Callable[[], str]]
"""What a check is called, and what it finds, spoken as the vector speaks."""

NOT_POSITION = frozenset({"id", "title", "clauses", "script", "dice"})
BLOCK = re.compile(r"^```toml\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Vector:
    """One test vector and where it was found."""

    def __init__(self, plain: dict[str, Any], where: str) -> None:
        missing = {"id", "script"} - set(plain)
        if missing or not isinstance(plain["script"], str) or not isinstance(plain["id"], str):
            raise VectorError(f"{where}: a vector needs an id and a script")
        self.where = where
        self.id: str = plain["id"]
        self.clauses: list[str] = list(plain.get("clauses", ()))
        self.lines = [line.partition("#")[0].split() for line in plain["script"].splitlines()]
        self.dice: Sequence[int] | None = plain.get("dice")
        self.position = {key: value for key, value in plain.items() if key not in NOT_POSITION}


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs:
    """A game's part of a script: how its answers and checks are written.

    Without a subclass an answer is a choice as it is (`P1 roll`), and a check names a field of the table
    (`? pot 4`), one seat's part of it (`? P1.points 6`) or who is asked (`? waiting P1 P2`).
    """

    def act(self, match: Match, seat: int, words: Sequence[str]) -> None:
        """Give an answer; IllegalChoice if it is refused."""
        spoken = words[0]
        match.answer(seat, int(spoken) if spoken.lstrip("-").isdecimal() else spoken)

    def whole(self, words: Sequence[str]) -> bool:
        """Whether it is a single answer to the engine: then a refusal must not change the position at all."""
        return True

    def found(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        """What a check found and what it expected, as text."""
        name, wanted = words[0], " ".join(words[1:])
        if name == "waiting":
            return players(match.waiting), wanted
        player, dot, field = name.partition(".")
        value = getattr(state_of(match), field if dot else name)
        return str(value[self.seat(match, player)] if dot else value), wanted

    def legal(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        """What `? legal P1 bid 3` finds, and wants."""
        try:
            self.act(match.copy(), self.seat(match, words[0]), words[1:])
        except IllegalChoice:
            return "illegal", "legal"
        return "legal", "legal"

    def usual(self, match: Match, words: Sequence[str]) -> Checks:
        """The checks that games have in common, of the words that follow the name."""
        return {
            "waiting": lambda: players(sorted(match.waiting)) or NONE,
            "decision": lambda: match.decision(match.waiting[0]).kind if match.waiting else NONE,
            "count": lambda: f"{words[0]} {len(match.options(self.seat(match, words[0])))}",
            "winners": lambda: (
                players([rank.seat for rank in match.standing or () if rank.rank == 1]) or NONE
            ),
        }

    def seat(self, match: Match, name: str) -> int:
        number = name[1:]
        if name[:1] != "P" or not number.isdecimal() or not 1 <= int(number) <= match.seats:
            raise VectorError(f"players are P1 to P{match.seats}, not {name!r}")
        return int(number) - 1


def players(seats: Sequence[int]) -> str:
    return " ".join(f"P{seat + 1}" for seat in seats)


def check(checks: Checks, name: str, *more: str) -> str:
    """What the check of this name finds; `more` are others the game has."""
    if name not in checks:
        raise VectorError(f"unknown check {name!r}; there are: {', '.join([*checks, *more])}")
    return checks[name]()


def read_vectors(path: Path) -> Iterator[Vector]:
    """All vectors of a Markdown file (its ```toml blocks) or a TOML file (one vector, or [[vector]])."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise VectorError(f"cannot read {path}: {error}") from error
    if path.suffix == ".md":
        blocks = [(match.group(1), text[: match.start()].count("\n") + 2) for match in BLOCK.finditer(text)]
    else:
        blocks = [(text, 1)]
    for block, line in blocks:
        where = f"{path}:{line}"
        try:
            plain = tomllib.loads(block)
        except tomllib.TOMLDecodeError as error:
            raise VectorError(f"{where}: {error}") from error
        for one in plain.get("vector", [plain]):
            yield Vector(one, where)


def run_script(match: Match, verbs: Verbs, vector: Vector) -> str | None:
    """Play the script; None, or what went wrong first."""
    for number, words in enumerate(vector.lines, start=1):
        if words:
            wrong = _run_line(match, verbs, words)
            if wrong is not None:
                return f"line {number}, `{' '.join(words)}`: {wrong}"
    return None


def _run_line(match: Match, verbs: Verbs, words: Sequence[str]) -> str | None:
    try:
        if words[0] == "!":
            return _must_be_refused(match, verbs, words[1:])
        if words[0] == "?":
            found, wanted = verbs.found(match, words[1:])
            return None if found == wanted else f"found {found}"
        verbs.act(match, verbs.seat(match, words[0]), words[1:])
    except (TabardError, IndexError, ValueError, KeyError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"
    return None


def _must_be_refused(match: Match, verbs: Verbs, words: Sequence[str]) -> str | None:
    target = match if verbs.whole(words[1:]) else match.copy()
    before = target.hash()
    try:
        verbs.act(target, verbs.seat(match, words[0]), words[1:])
    except IllegalChoice:
        unchanged = target is not match or target.hash() == before
        return None if unchanged else "refused, but the position has changed"
    return "accepted, though it must be refused"
