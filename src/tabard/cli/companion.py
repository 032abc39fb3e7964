"""`tabard companion`: beside the real box. The solo opponent, or questions about any position."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabard.api import games
from tabard.cli.options import chosen_options, option_argument
from tabard.cli.terminal import by_hand, positions
from tabard.cli.terminal.screen import Screen
from tabard.companion.positions import example
from tabard.engine.errors import ScenarioError, SetupError
from tabard.words import LANGUAGES

NAME = "companion"
HELP = "beside the real box: run the solo opponent, or ask about any position"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(games())}")
    parser.add_argument("--position", type=Path, metavar="FILE", help="a position (TOML) to ask about")
    parser.add_argument("--example", action="store_true", help="print a position to start from")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a solo game")
    parser.add_argument("--language", choices=LANGUAGES)
    option_argument(parser, "an option of the solo game, for example scenario=solo_rival")


def run(args: argparse.Namespace) -> int:
    if args.resume:
        by_hand.resumed(args.resume, Screen(), args.language).play()
        return 0
    if not args.game:
        raise SetupError(f"name a game: {', '.join(games())}")
    language = args.language or "en"
    if args.example:
        print(example(args.game), end="")
    elif args.position:
        positions.Asking(args.game, read(args.position), Screen(), language).play()
    else:
        options = chosen_options(args.game, args.option)
        by_hand.BesideTheBox(args.game, options, Screen(), language).play()
    return 0


def read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"cannot read {str(file)!r}: {error}") from error
