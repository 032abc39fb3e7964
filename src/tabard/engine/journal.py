"""The journal is the match: versions, setup, seed, and every answer in order. Checkpoints are a cache."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.chance import commitment
from tabard.engine.errors import JournalError
from tabard.engine.module import EVERYBODY

FORMAT: Final = 1

ANSWER: Final = "choice"
COMMAND: Final = "command"
UNDO: Final = "undo"
REDO: Final = "redo"
KINDS: Final = (ANSWER, COMMAND, UNDO, REDO)
REDEAL: Final = "redeal"  # follows from an undo: in force, in no journal


class Entry:
    """One line of a journal: who did what."""

    __slots__ = ("consent", "hidden", "kind", "seat", "value")

    def __init__(
        self, kind: str, seat: int, value: Any, consent: tuple[int, ...] = (), hidden: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.consent = consent
        self.hidden = hidden  # only the seat itself may notice it; set by the match

    def to_plain(self) -> dict[str, Any]:
        plain = {"seat": self.seat, self.kind: self.value}
        if self.consent:
            plain["consent"] = list(self.consent)
        return plain


class Setup:
    """Everything a match starts from."""

    __slots__ = ("dice", "game", "options", "override", "position", "seats", "seed")

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | str | None,
        options: Mapping[str, object],
        override: Mapping[str, Any] | None,
        position: Mapping[str, Any] | None = None,
        dice: Sequence[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.override = override
        self.position = position
        self.dice = dice

    def without_seed(self) -> Setup:
        """For imagined matches: the dice cannot be derived from the setup."""
        return Setup(self.game, self.seats, None, self.options, self.override)


def write_journal(setup: Setup, rules: int, entries: Sequence[Entry], digest: str) -> dict[str, Any]:
    """The journal as plain JSON values."""
    if setup.seed is None:
        raise JournalError("an imagined match has no journal")
    plain: dict[str, Any] = {
        "format": FORMAT,
        "game": setup.game,
        "rules": rules,
        "seats": setup.seats,
        "options": dict(setup.options),
        "content": setup.override,
        "commitment": commitment(setup.seed),
        "seed": setup.seed,
        "entries": [entry.to_plain() for entry in entries],
        "hash": digest,
    }
    if setup.position is not None:
        plain["position"] = setup.position
        plain["dice"] = None if setup.dice is None else list(setup.dice)
    return plain


def read_journal(journal: Any) -> tuple[Setup, int, list[Entry], str | None]:
    """Setup, rules version, entries and hash of a journal, every part checked."""
    plain = _plain(journal)
    if plain.get("format") != FORMAT:
        raise JournalError(f"journal format {plain.get('format')!r} is not {FORMAT}")
    if plain.get("seed") is None:
        raise JournalError("this journal hides its seed: it can be replayed when its match is over")
    seed = _part(plain, "seed", (int, str))
    if plain.get("commitment") != commitment(seed):
        raise JournalError("the seed does not match the commitment made at the start")
    setup = Setup(
        _part(plain, "game", (str,)),
        _part(plain, "seats", (int,)),
        seed,
        _part(plain, "options", (dict,)),
        _part(plain, "content", (dict, type(None))),
        _part(plain, "position", (dict, type(None))),
        _part(plain, "dice", (list, type(None))),
    )
    entries = [
        read_entry(number, entry, setup.seats)
        for number, entry in enumerate(_part(plain, "entries", (list,)))
    ]
    return setup, _part(plain, "rules", (int,)), entries, _part(plain, "hash", (str, type(None)))


def _plain(journal: Any) -> Mapping[str, Any]:
    plain = journal
    if isinstance(plain, str | bytes):
        try:
            plain = json.loads(plain)
        except (ValueError, RecursionError) as error:
            raise JournalError(f"a journal is a JSON object: {error}") from error
    if not isinstance(plain, Mapping):
        raise JournalError(f"a journal is a JSON object, not {type(plain).__name__}")
    return plain


def _part(plain: Mapping[str, Any], name: str, kinds: tuple[type, ...]) -> Any:
    part = plain.get(name)
    if type(part) not in kinds:
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise JournalError(f"{name} must be {wanted}, not {type(part).__name__}")
    return part


def read_entry(number: int, plain: object, seats: int) -> Entry:
    if not isinstance(plain, Mapping):
        raise JournalError(f"entry {number} must be an object")
    seat = plain.get("seat")
    kind = next((kind for kind in KINDS if kind in plain), None)
    if kind is None or type(seat) is not int or not EVERYBODY < seat < seats:
        raise JournalError(f"entry {number} must name a seat and a choice, command, undo or redo")
    value = plain[kind]
    if kind in (UNDO, REDO) and (type(value) is not int or value < 1):
        raise JournalError(f"entry {number}: {kind} takes a number of answers")
    consent = plain.get("consent", [])
    if not isinstance(consent, list) or not all(type(one) is int for one in consent):
        raise JournalError(f"entry {number}: consent is a list of seats")
    return Entry(kind, seat, value, tuple(consent))
