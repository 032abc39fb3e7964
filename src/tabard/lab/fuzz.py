"""Fuzzing: random matches under the laws; a failure leaves a dump that `tabard replay` opens."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from tabard.api import game_module, new
from tabard.bots.bot import act
from tabard.bots.page import Page
from tabard.engine.chance import Chance, seeded
from tabard.engine.match import Match
from tabard.lab.demands import demand
from tabard.lab.laws import (
    QUICK,
    REPLAYING,
    THOROUGH,
    answer_at_random,
    journal_and_save_tell_all,
    undo_gives_back_no_look,
)
from tabard.lab.secrecy import unseen_answers_stay_unseen

MOST_ANSWERS: Final = 20_000
UNDO_ONE_IN: Final = 40
COMMAND_ONE_IN: Final = 20
LONG: Final = 20  # answers: laws that replay a match run less often with the square of its length


class Failure:
    """A match that broke a law, with everything needed to see it again."""

    def __init__(self, seed: str, error: BaseException, match: Match | None) -> None:
        self.seed = seed
        self.message = f"{type(error).__name__}: {error}"
        self.trace = traceback.format_exc()
        self.journal: dict[str, Any] | None = None
        if match is not None:
            try:
                self.journal = match.journal
            except Exception as second:  # a broken match may not even have a journal
                self.message += f" (and no journal: {second})"

    def write(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"fuzz-{self.seed.replace(' ', '-')}.json"
        dump = {"failure": self.message, "trace": self.trace, **(self.journal or {"seed": self.seed})}
        path.write_text(json.dumps(dump, indent=1), "utf-8")
        return path


def fuzz_seeds(game: str, seats: int | None, first: int, games: int) -> Iterator[tuple[str, int]]:
    """The matches of a run: seed text and number of seats, the same for every number of jobs."""
    counts = [seats] if seats else list(game_module(game).seats)
    for number in range(games):
        yield f"{first} {number}", counts[number % len(counts)]


def fuzz_one(
    game: str, seed: str, seats: int, options: Mapping[str, object] = MappingProxyType({})
) -> Failure | None:
    """Play one random match under the laws; options not given are drawn."""
    chance = seeded(f"fuzz {game} {seed}")
    match: Match | None = None
    try:
        word = chance.word()
        match = new(game, seats, word, {**options_at_random(game, seats, chance), **options})
        play_under_the_laws(match, chance)
    except Exception as error:
        return Failure(seed, error, match)
    return None


def play_under_the_laws(match: Match, chance: Chance) -> None:
    law = chance.below(len(THOROUGH))
    replaying = chance.below(len(REPLAYING))
    pace = 10 + chance.below(60)
    beginners = chance.below(2) == 0  # they reach positions that random play never does
    while match.waiting:
        for check in QUICK:
            check(match)
        # Over many matches every law meets every kind of position. Undo and replay take the longer, the
        # longer a match is: all of them together shall cost a match no more than its own playing.
        rarely = (match.answers // LONG) ** 2
        if chance.below(pace) == 0:
            THOROUGH[law](match, chance)
            law = (law + 1) % len(THOROUGH)
        if chance.below(pace + rarely) == 0:
            REPLAYING[replaying](match, chance)
            replaying = (replaying + 1) % len(REPLAYING)
        if handed_over(match) and chance.below(4 + rarely) == 0:
            undo_gives_back_no_look(match, chance)
        if len(match.waiting) > 1 and chance.below(8) == 0:
            unseen_answers_stay_unseen(match, chance)
        if chance.below(UNDO_ONE_IN + rarely) == 0:
            undo_at_random(match, chance)
        elif chance.below(COMMAND_ONE_IN) == 0:
            command_at_random(match, chance)
        elif beginners:
            answer_as_beginner(match, chance)
        else:
            answer_at_random(match, chance)
        demand(match.answers <= MOST_ANSWERS, "a match ends")
    for check in QUICK:
        check(match)
    journal_and_save_tell_all(match)


def answer_as_beginner(match: Match, chance: Chance) -> None:
    act(match, chance.pick(match.waiting), Page(), chance)


def command_at_random(match: Match, chance: Chance) -> None:
    """Of each kind of command as often as of any other: some kinds have hundreds of forms."""
    seat = chance.below(match.seats)
    commands = match.commands(seat)
    kinds = list(dict.fromkeys(command.get("do") for command in commands))
    if kinds:
        kind = chance.pick(kinds)
        match.command(seat, chance.pick([one for one in commands if one.get("do") == kind]))


def handed_over(match: Match) -> bool:
    """Another seat is asked now, yet somebody may take back: here a forgotten reveal would show."""
    return any(seat not in match.waiting and match.undoable(seat) for seat in range(match.seats))


def undo_at_random(match: Match, chance: Chance) -> None:
    seat = chance.below(match.seats)
    free = match.undoable(seat)
    if free:
        match.undo(seat, 1 + chance.below(free))
        return
    known = sum(entry.seat == seat or not entry.hidden for entry in match.ledger.in_force)
    if known and chance.below(4) == 0:
        match.undo(seat, 1 + chance.below(min(5, known)), consent=range(match.seats))


def options_at_random(game: str, seats: int, chance: Chance) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for option in game_module(game).options:
        allowed = [value for value in option.values if type(value) is not int or value < seats]
        chosen[option.name] = chance.pick(allowed)
    return chosen
