"""`tabard verify`: whether a finished match was played with the seed committed to at its start."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabard.cli.terminal.recap import Recap
from tabard.cli.terminal.saving import read
from tabard.cli.terminal.screen import Screen
from tabard.cli.terminal.standing import standing_grid
from tabard.cli.terminal.table import Table
from tabard.engine.errors import JournalError, TabardError
from tabard.engine.match import state_of

NAME = "verify"
ENDINGS = {
    "resigned": "The match ended before its last round: somebody resigned.",
    "voted": "The match ended before its last round: its players voted so.",
    "closed": "The match ended before its last round: the server administrator closed it.",
}
HELP = "check a match against the seed sealed at its start: every shuffle, every answer, the end"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    screen = Screen()
    try:
        verify(read(args.file), screen)
    except TabardError as error:
        print(f"{args.file} is NOT verified: {error}", file=sys.stderr)
        return 1
    return 0


def verify(journal: dict[str, Any], screen: Screen) -> None:
    """Print what was checked, line by line; the first thing that does not match raises."""
    recap = Recap(journal, "en", None)  # refuses a seed that does not match the commitment
    table = recap.table
    screen.show_file(f"{table.words.title()}, {table.match.seats} players, rules {journal['rules']}")
    screen.show_file(f"sealed at the start   {journal['commitment']}")
    screen.show_file(f"seed shown            {journal['seed']}  (it matches)")
    chance = state_of(table.match).chance
    screen.show_file(f"the deal, after {chance.used} draws of the generator:")
    for line in dealt(table):
        screen.show_file(f"  {line}")
    for line in later_chance(recap):
        screen.show_file(line)
    screen.show_file(f"{len(recap.entries)} entries replayed, every answer legal")
    if recap.hash is None:
        raise JournalError("it does not say its final hash")
    screen.show_file(f"final hash            {recap.hash}  (it matches)")
    if table.match.standing is None:
        screen.show_file(ENDINGS.get(str(journal.get("ended")), "The match is not over yet."))
    else:
        screen.show(standing_grid(table, table.match.standing))


def dealt(table: Table) -> Iterator[str]:
    """Everything the first shuffles decided: piles, top card first, the cards turned up, who starts."""
    for name, ids in piles(table.match.module.to_plain(state_of(table.match)), table, ""):
        yield f"{name}: {', '.join(table.words.component(id) for id in ids)}"
    start = table.view(None)["table"].get("start")
    if isinstance(start, int):
        yield f"start player: {table.words.player(start)}"


def piles(plain: Any, table: Table, name: str) -> Iterator[tuple[str, list[str]]]:
    """Every list of components in a table written out as plain values."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from piles(value, table, f"{name} {key}".strip().replace("_", " "))
    elif isinstance(plain, list) and plain and all(is_component(one, table) for one in plain):
        yield name, plain
    elif is_component(plain, table) and name:
        yield name, [plain]


def is_component(value: object, table: Table) -> bool:
    return isinstance(value, str) and value in table.words.components


def later_chance(recap: Recap) -> Iterator[str]:
    """Replays everything; reports where chance was used again, and the results."""
    used = state_of(recap.match).chance.used
    for told in recap.steps():
        now = state_of(recap.match).chance.used
        if now != used:
            yield f"entry {told.number} used chance: {' '.join(told.events)}"
        used = now
