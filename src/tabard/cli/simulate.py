"""`tabard simulate`: very many matches between bots, as Parquet files."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabard import engines
from tabard.bots.names import HELP as NAMES
from tabard.cli.options import chosen_options, option_argument
from tabard.engine.errors import SetupError
from tabard.lab.simulate.plan import EXTRAS, Plan, plan

NAME = "simulate"
HELP = "play very many matches between bots and keep them as Parquet files; stopped, it goes on where it was"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="squire", help=f"each {NAMES}; the last one named fills the table")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True, help="a folder; docs/lab.md tells its files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", action="store_true", help="a row for each decision, too")
    parser.add_argument("--measures", action="store_true", help="what `tabard balance` reports, too")
    parser.add_argument("--journals", action="store_true", help="each match as its journal, too")
    parser.add_argument("--content", type=Path, metavar="FILE", help="components replaced by id (TOML)")
    parser.add_argument("--chunk", type=int, default=1000, help="matches in a file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", nargs="?", const="", metavar="ADDRESS", help="on Ray (docs/cluster.md)")
    option_argument(parser)


def run(args: argparse.Namespace) -> int:
    wanted = plan(
        args.game,
        args.games,
        args.bots.split(","),
        args.seats,
        args.seed,
        chosen_options(args.game, args.option),
        [extra for extra in EXTRAS if getattr(args, extra)],
        args.chunk,
        args.content,
    )
    try:
        return simulate(wanted, args.out, args.jobs, args.cluster)
    except ModuleNotFoundError as missing:
        raise SetupError(f"this needs {missing.name}: pip install 'tabard[lab,cluster]'") from missing


def simulate(wanted: Plan, folder: Path, jobs: int, cluster: str | None) -> int:
    from tabard.lab.simulate.run import here, in_processes, on_ray
    from tabard.lab.simulate.store import Store

    store = Store(folder, wanted)
    store.open()
    chunks = store.missing()
    if cluster is not None:
        played = on_ray(wanted, chunks, cluster or None)
    else:
        played = here(wanted, chunks) if jobs <= 1 else in_processes(wanted, chunks, jobs)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    done = wanted.games - sum(len(wanted.matches(chunk)) for chunk in chunks)
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{wanted.game}, {engines.name()}", total=wanted.games, completed=done, rate="")
        try:
            for chunk, rows in played:
                store.keep(chunk, rows)
                speed = bar.tasks[0].speed
                bar.update(
                    task, advance=len(wanted.matches(chunk)), rate=f"{speed:.1f} matches/s" if speed else ""
                )
        except KeyboardInterrupt:
            print(f"stopped; the same command goes on with {folder}")
            raise
    print(f"{wanted.games} matches of {wanted.game} in {folder}")
    return 0
