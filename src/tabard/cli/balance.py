"""`tabard balance`: whether a game and its components are fair, as a page to read."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from tabard.bots.names import HELP as NAMES
from tabard.cli.options import chosen_options, option_argument
from tabard.cli.simulate import simulate
from tabard.engine.errors import SetupError
from tabard.lab.simulate.plan import plan

NAME = "balance"
HELP = "report on seats, components and the course of matches between bots, as an HTML page"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, help="the page (default: GAME-balance.html)")
    parser.add_argument(
        "--rows", type=Path, metavar="DIR", help="of `tabard simulate --measures`: nothing is played"
    )
    parser.add_argument(
        "--against", type=Path, metavar="PATH", help="compare: other components (TOML), or a folder of rows"
    )
    parser.add_argument("--content", type=Path, metavar="FILE", help="components replaced by id (TOML)")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="squire", help=f"each {NAMES}; the last one named fills the table")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    option_argument(parser)


def run(args: argparse.Namespace) -> int:
    try:
        return report(args)
    except ModuleNotFoundError as missing:
        raise SetupError(f"this needs {missing.name}: pip install 'tabard[lab]'") from missing


def report(args: argparse.Namespace) -> int:
    from tabard.lab.balance.page import page
    from tabard.lab.balance.reading import Run

    with TemporaryDirectory() as scratch:
        here = args.rows or play(args, args.content, Path(scratch) / "these")
        runs = [Run(here, args.content.name if args.content else "these components")]
        if args.against is not None:
            folder = args.against.is_dir()
            there = args.against if folder else play(args, args.against, Path(scratch) / "others")
            runs.append(Run(there, args.against.name))
        if {found.plan["game"] for found in runs} != {args.game} or len({found.seats for found in runs}) > 1:
            raise SetupError(f"these rows are not of {args.game}, or not of one number of seats")
        out = args.out or Path(f"{args.game}-balance.html")
        out.write_text(page(runs), "utf-8")
    print(out)
    return 0


def play(args: argparse.Namespace, content: Path | None, folder: Path) -> Path:
    options = chosen_options(args.game, args.option)
    chunk = max(1, min(50, args.games // (4 * args.jobs) or 1))
    wanted = plan(
        args.game,
        args.games,
        args.bots.split(","),
        args.seats,
        args.seed,
        options,
        ["measures"],
        chunk,
        content,
    )
    simulate(wanted, folder, args.jobs, None)
    return folder
