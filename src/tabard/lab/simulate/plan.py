"""What is to be played: plain values, so that they travel to other processes and machines."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tabard.api import Override, game_module, read_override
from tabard.bots.names import named_bot
from tabard.engine.errors import SetupError, TabardError

EXTRAS: Final = {
    "decisions": ("decisions",),
    "measures": ("measures", "components"),
    "journals": ("journals",),
}
"""What a run can keep beside `matches` and `seats`, and the tables it is kept in."""


class Plan(NamedTuple):
    """A run. Two plans that are equal give the same rows, byte for byte."""

    game: str
    rules_version: int
    content: str  # fingerprint of the components
    seats: int
    bots: tuple[str, ...]  # by chair; match by match they move on by one seat
    games: int
    seed: int
    options: Mapping[str, object]
    override: Mapping[str, Any] | None  # components replaced by id
    extras: tuple[str, ...]  # what is kept beside matches and seats: names in EXTRAS
    chunk: int  # matches in a file

    def check(self) -> None:
        """Whoever plays must have the rules and components of whoever planned: a cluster has several."""
        module = game_module(self.game)
        here = (module.rules_version, module.content(self.override).fingerprint)
        if here != (self.rules_version, self.content):
            raise TabardError(
                f"this machine has rules {here[0]} and content {here[1]} of {self.game}; "
                f"planned were {self.rules_version} and {self.content}"
            )

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables that rows are kept in."""
        return ("matches", "seats", *(table for extra in self.extras for table in EXTRAS[extra]))

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.games // self.chunk)

    def matches(self, chunk: int) -> range:
        """The numbers of the matches in a chunk."""
        first = chunk * self.chunk
        return range(first, min(first + self.chunk, self.games))

    def bots_of(self, match: int) -> list[str]:
        """The bots by seat: every bot sits on every seat equally often."""
        turned = match % self.seats
        return [*self.bots[turned:], *self.bots[:turned]]

    def to_plain(self) -> dict[str, Any]:
        """As `run.json` holds it."""
        return json.loads(json.dumps(self._asdict()))  # type: ignore[no-any-return]  # tuples become lists

    @property
    def fingerprint(self) -> str:
        """Equal for equal plans only."""
        return sha256(json.dumps(self.to_plain(), sort_keys=True).encode()).hexdigest()[:16]


def plan(
    game: str,
    games: int,
    bots: Sequence[str],
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    extras: Sequence[str] = (),
    chunk: int = 1000,
    content: Override | None = None,
) -> Plan:
    """A checked plan; the last bot named fills the table."""
    module = game_module(game)
    if seats not in module.seats:
        raise SetupError(f"{game} is played by {', '.join(map(str, module.seats))} seats, not {seats}")
    if not 1 <= len(bots) <= seats:
        raise SetupError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}")
    if games < 1 or chunk < 1:
        raise SetupError("a run has at least one match, and so has a chunk")
    for name in bots:
        named_bot(name)
    chairs = (*bots, *[bots[-1]] * (seats - len(bots)))
    chosen = module.chosen_options(seats, options)
    override = read_override(content)
    return Plan(
        game,
        module.rules_version,
        module.content(override).fingerprint,
        seats,
        chairs,
        games,
        seed,
        chosen,
        override,
        tuple(extra for extra in EXTRAS if extra in extras),
        chunk,
    )
