"""Table options on the command line: `--option NAME=VALUE`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from tabard.api import game_module
from tabard.engine.errors import SetupError


def option_argument(parser: argparse.ArgumentParser, help: str = "a table option") -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def chosen_options(game: str, given: Sequence[str]) -> dict[str, object]:
    """`events=false`: one of the option's own values (`last_turn=5`), else JSON, else text."""
    known = {option.name: option.values for option in game_module(game).options}
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--option takes NAME=VALUE, for example events=false, not {text!r}")
        if value in known.get(name, ()):
            options[name] = value
            continue
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
