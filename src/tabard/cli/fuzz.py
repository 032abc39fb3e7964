"""`tabard fuzz`: random matches under every law."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tabard.api import game_module
from tabard.cli.options import chosen_options, option_argument
from tabard.lab import garbage
from tabard.lab.fuzz import Failure, fuzz_one, fuzz_seeds

NAME = "fuzz"
HELP = "play random matches and check every law while they are played"
CHUNK = 50


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, help="only this number of players (default: all in turn)")
    option_argument(parser, help="a table option that is fixed; all others are drawn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dumps", type=Path, default=Path("fuzz-dumps"), help="where failures are written")


def run(args: argparse.Namespace) -> int:
    module = game_module(args.game)
    for seats in [args.seats] if args.seats else module.seats:
        module.chosen_options(seats, chosen_options(args.game, args.option))
    garbage.look_seldom()
    failures = 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"fuzzing {args.game}", total=args.games)
        for found in chunks(args):
            progress.advance(task, found[0])
            for failure in found[1]:
                failures += 1
                print(f"{failure.message}\n  {failure.write(args.dumps)}")
    print(f"{args.games} games, {failures} failures")
    return 1 if failures else 0


def chunks(args: argparse.Namespace) -> Iterator[tuple[int, list[Failure]]]:
    work = list(fuzz_seeds(args.game, args.seats, args.seed, args.games))
    options = chosen_options(args.game, args.option)
    parts = [(args.game, work[start : start + CHUNK], options) for start in range(0, len(work), CHUNK)]
    if args.jobs == 1:
        yield from map(fuzz_chunk, parts)
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        yield from pool.map(fuzz_chunk, parts)


def fuzz_chunk(part: tuple[str, list[tuple[str, int]], dict[str, object]]) -> tuple[int, list[Failure]]:
    game, work, options = part
    found = [fuzz_one(game, seed, seats, options) for seed, seats in work]
    return len(work), [failure for failure in found if failure is not None]
