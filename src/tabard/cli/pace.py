"""`tabard pace`: what a match asks of a player, and how long bots keep him waiting."""

from __future__ import annotations

import argparse
import json
import os

from rich.console import Console
from rich.progress import track

from tabard import engines
from tabard.api import game_module
from tabard.bots.names import HELP as NAMES
from tabard.bots.pacing import DELAY
from tabard.cli.options import chosen_options, option_argument
from tabard.engine.errors import SetupError
from tabard.lab.pace.play import play
from tabard.lab.pace.report import figures, lines

NAME = "pace"
HELP = "play matches between bots and print what they ask of a player, and how long he waits"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", default="squire", help=f"each {NAMES}; the last one named fills the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--delay", type=float, default=DELAY, help="the server's bot_delay")
    parser.add_argument("--kinds", action="store_true", help="presses for each kind of question, too")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    option_argument(parser)


def run(args: argparse.Namespace) -> int:
    module = game_module(args.game)
    bots = args.bots.split(",")
    if args.seats not in module.seats or len(bots) > args.seats or args.games < 1:
        seats = ", ".join(map(str, module.seats))
        raise SetupError(f"{args.game} is played by {seats} seats, and no more bots, at least once")
    bots += [bots[-1]] * (args.seats - len(bots))
    options = chosen_options(args.game, args.option)
    games = track(range(args.games), description="pace", console=Console(stderr=True), transient=True)
    matches = [play(args.game, bots, f"pace {args.seed} {game}", options, args.delay) for game in games]
    found = figures(matches)
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    print(f"{args.game}, {', '.join(bots)}, {engines.name()}, load {os.getloadavg()[0]:.1f}")
    print("\n".join(lines(found, args.kinds)))
    return 0
