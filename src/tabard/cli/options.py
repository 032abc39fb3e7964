"""Table options on the command line: `--option NAME=VALUE`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from tabard.engine.errors import SetupError


def option_argument(parser: argparse.ArgumentParser, help: str = "a table option") -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def chosen_options(given: Sequence[str]) -> dict[str, object]:
    """`events=false`: the value as JSON if it is that, else as a word."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--option takes NAME=VALUE, for example events=false, not {text!r}")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
