"""`tabard dataset`: matches between Knights as a data set that can be given away."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tabard import __version__
from tabard.bots.names import HELP as NAMES
from tabard.cli.options import chosen_options, option_argument
from tabard.cli.simulate import simulate
from tabard.engine.errors import SetupError
from tabard.lab.simulate.plan import plan

NAME = "dataset"
HELP = "play matches between Knights and describe them, column by column, for others to use"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--out", type=Path, required=True, help="a folder; stopped, the command goes on with it"
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", help=f"each {NAMES} (default: Knights without a clock)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=100, help="matches in a file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", nargs="?", const="", metavar="ADDRESS", help="on Ray (docs/cluster.md)")
    option_argument(parser)


def run(args: argparse.Namespace) -> int:
    try:
        return make(args)
    except ModuleNotFoundError as missing:
        raise SetupError(f"this needs {missing.name}: pip install 'tabard[lab,cluster]'") from missing


def make(args: argparse.Namespace) -> int:
    from tabard.lab.dataset import EXTRAS, PACKAGE, describe, knight

    wanted = plan(
        args.game,
        args.games,
        args.bots.split(",") if args.bots else [knight(args.game, args.seats)],
        args.seats,
        args.seed,
        chosen_options(args.game, args.option),
        EXTRAS,
        args.chunk,
    )
    simulate(wanted, args.out, args.jobs, args.cluster)
    describe(args.out, wanted, __version__)
    print(args.out / PACKAGE)
    return 0
