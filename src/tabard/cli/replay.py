"""`tabard replay`: a journal, a saved table or a fuzz dump in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.recap import Recap, RecapEntry
from tabard.cli.terminal.saving import read
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.standing import standing_grid
from tabard.cli.terminal.table import Table
from tabard.engine.errors import TabardError, UnknownSeat
from tabard.words import LANGUAGES

NAME = "replay"
HELP = "tell a journal, a saved table or a fuzz dump in words"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="tell only what this seat could know")
    parser.add_argument("--at", type=int, metavar="N", help="show the table after N entries and stop there")
    parser.add_argument(
        "--step", action="store_true", help="show the table after every entry and wait for Enter"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(args: argparse.Namespace) -> int:
    screen = Screen()
    try:
        journal = read(args.file)
        show_failure(journal, screen)
        return retell(journal, args, screen)
    except Quit:
        return 0
    except TabardError as error:
        print(f"{args.file}: {error}", file=sys.stderr)
    except Exception as error:  # a fuzz dump reproduces a bug
        print(f"{args.file}: the match breaks here: {type(error).__name__}: {error}", file=sys.stderr)
    return 1


def show_failure(journal: dict[str, Any], screen: Screen) -> None:
    """For a fuzz dump, print first what went wrong."""
    if "failure" in journal:
        screen.show(Text(f"This dump was written because of: {journal['failure']}"))


def retell(journal: dict[str, Any], args: argparse.Namespace, screen: Screen) -> int:
    recap = Recap(journal, args.language, args.seat)
    match = recap.match
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise UnknownSeat(args.seat, match.seats)
    screen.show(Text(heading(recap.table, journal), style="bold"))
    if args.at != 0:
        for told in recap.steps():
            show_entry(told, args.seat, screen)
            if args.step:
                screen.show(draw(recap.table, args.seat), Rule(style="dim"))
                screen.ask("Enter to go on:")
            if told.number == args.at:
                break
    if args.at is not None:
        screen.show("", draw(recap.table, args.seat))
    elif match.standing is not None:
        screen.show("", standing_grid(recap.table, match.standing))
    screen.show_file(f"{match.hash()} after {match.answers} answers")
    return 0


def heading(table: Table, journal: dict[str, Any]) -> str:
    """The game, who plays, and the options of the table."""
    players = ", ".join(table.words.player(seat) for seat in range(table.match.seats))
    options = [
        f"{table.words.option(name)}: {table.words.option_value(name, value)}"
        for name, value in journal["options"].items()
    ]
    return ". ".join([table.words.title(), players, *options])


def show_entry(told: RecapEntry, eyes: int | None, screen: Screen) -> None:
    """One line for the answer, unless these eyes may not see it, and one for each event."""
    if eyes is None or told.seat == eyes:
        screen.show_file(f"{told.number:4}  {told.words}")
    for event in told.events:
        screen.show_file(f"        · {event}")
