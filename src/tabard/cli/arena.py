"""`tabard arena`: how strong bots are against each other."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from rich.console import Console
from rich.progress import track

from tabard.api import game_module
from tabard.bots.arena import Contest, Line, Result, play_deal, tally
from tabard.bots.levels import LEVELS
from tabard.bots.names import HELP as NAMES
from tabard.cli.options import chosen_options, option_argument
from tabard.engine.errors import SetupError
from tabard.lab import garbage

NAME = "arena"
HELP = "let bots play against each other and print how strong they are"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--bots",
        default="squire,page",
        help=f"each {NAMES}; levels: {', '.join(LEVELS)}; the last one fills the table",
    )
    parser.add_argument("--games", type=int, default=400, help="rounded up to whole deals")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    option_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def run(args: argparse.Namespace) -> int:
    module = game_module(args.game)
    if args.seats not in module.seats:
        raise SetupError(
            f"{args.game} is played by {', '.join(map(str, module.seats))} seats, not {args.seats}"
        )
    options = chosen_options(args.game, args.option)
    module.chosen_options(args.seats, options)
    contest = Contest(args.game, args.bots.split(","), args.seats, args.games, args.seed, options)
    garbage.look_seldom()
    deals = track(
        results(contest, args.jobs),
        total=contest.deals,
        description=f"arena {args.game}",
        console=Console(stderr=True),
        transient=True,
    )
    lines = tally(result for deal in deals for result in deal)
    if args.json:
        print(json.dumps(plain(contest, lines), indent=1))
    else:
        print("\n".join([*table(lines), verdict(contest, lines)]))
    return 0


def results(contest: Contest, jobs: int) -> Iterator[list[Result]]:
    """Deal by deal, in order, whatever the number of processes."""
    deals = range(contest.deals)
    if jobs <= 1:
        yield from map(play, repeat(contest), deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, repeat(contest), deals)


def play(contest: Contest, deal: int) -> list[Result]:
    return play_deal(game_module(contest.game), contest, deal)


def table(lines: Sequence[Line]) -> list[str]:
    rows = ["bot          games    wins   win rate   95 % interval   mean score"]
    for line in lines:
        low, high = line.interval
        rows.append(
            f"{line.bot:<10} {line.games:>7} {line.wins:>7.1f} {line.rate:>8.1%}"
            f"    {low:>6.1%} – {high:<6.1%} {line.mean_score:>9.1f}"
        )
    return rows


def verdict(contest: Contest, lines: Sequence[Line]) -> str:
    first = lines[0]
    low, high = first.interval
    interval = f"95 %: {100 * low:.1f}–{100 * high:.1f}"
    rate = f"{100 * first.rate:.1f} % of {first.games} games"
    if len(contest.bots) == 2 and len(lines) == 2:
        return f"{first.bot} beats {lines[1].bot} in {rate} ({interval})"
    if len(contest.bots) == 1:
        return f"{first.bot} alone wins {rate} ({interval})"
    return f"{first.bot} wins {rate} ({interval}; fair share {100 / len(contest.bots):.1f} %)"


def plain(contest: Contest, lines: Sequence[Line]) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": len(contest.bots),
        "bots": contest.bots,
        "games": contest.games,
        "seed": contest.seed,
        "options": dict(contest.options),
        "results": [line.to_plain() for line in lines],
        "verdict": verdict(contest, lines),
    }
