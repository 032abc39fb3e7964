"""Table options on the command line: `--option NAME=VALUE`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tabard.api import written_option
from tabard.engine.errors import SetupError


def option_argument(parser: argparse.ArgumentParser, help: str = "a table option") -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def chosen_options(game: str, given: Sequence[str]) -> dict[str, object]:
    """`events=false`, `last_turn=5`."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--option takes NAME=VALUE, for example events=false, not {text!r}")
        options[name] = written_option(game, name, value)
    return options
