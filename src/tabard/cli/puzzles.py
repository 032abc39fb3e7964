"""`tabard puzzles`: candidates for practice positions, as files that wait for words."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from tabard.api import game_module
from tabard.bots.names import HELP as NAMES
from tabard.cli.options import chosen_options, option_argument
from tabard.cli.terminal.choices import lines
from tabard.cli.terminal.narration import Telling
from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Screen
from tabard.cli.terminal.table import Table
from tabard.lab import garbage
from tabard.lab.puzzles import Candidate, Wanted, candidates, lead

NAME = "puzzles"
HELP = "find decisions of bot matches where one answer is far better than the rest, for practice"
WIDEST = 110


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", default="squire,squire", help=f"one for each seat, each {NAMES}")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    option_argument(parser)
    parser.add_argument(
        "--lead", type=float, default=0.1, help="chance of winning lost with the second-best answer"
    )
    parser.add_argument("--iterations", type=int, default=300, help="of the search, for a candidate")
    parser.add_argument("--kinds", default="", help="only these kinds of question, with commas between")
    parser.add_argument("--answers", type=int, default=3, help="that a question has, at least")
    parser.add_argument("--out", type=Path, required=True, help="a folder for the files")


def run(args: argparse.Namespace) -> int:
    module = game_module(args.game)
    kinds = [kind for kind in args.kinds.split(",") if kind]
    wanted = Wanted(args.lead, args.iterations, kinds, args.answers)
    bots = args.bots.split(",")
    options = chosen_options(args.game, args.option)
    module.chosen_options(len(bots), options)
    args.out.mkdir(parents=True, exist_ok=True)
    garbage.look_seldom()
    screen = Screen()
    for game in range(args.games):
        seed = f"puzzles {args.seed} {game}"
        for candidate in candidates(args.game, bots, seed, options, wanted):
            kind = candidate.match.decision(candidate.seat).kind
            file = args.out / f"{kind}-{args.seed}-{game}-{candidate.match.answers}.toml"
            file.write_text("\n".join(written(candidate)) + "\n", "utf-8")
            show(candidate, file, screen)
    return 0


def show(candidate: Candidate, file: Path, screen: Screen) -> None:
    """The position as its player sees it."""
    match, seat, _ = candidate
    table = Table(match, {}, {}, "en")
    screen.show_file(f"{file}: {lead(candidate.found):.2f}")
    decision = match.decision(seat)
    screen.show(draw(table, seat))
    Telling(table, screen).question(decision, lines(decision, table.words))


def written(candidate: Candidate) -> Iterator[str]:
    """A practice position (docs/lessons.md); whoever writes its words picks the wrong answers."""
    match, seat, found = candidate
    setup = match.setup
    yield f"seats = {setup.seats}"
    yield f"seed = {toml(setup.seed)}"
    yield f"options = {toml(dict(setup.options))}"
    yield f'you = "P{seat + 1}"'
    yield "moves = ["
    yield from wrapped([toml([entry.seat + 1, entry.value]) for entry in match.ledger.entries])
    yield "]"
    best, *others = found.found
    yield "\n[[step]]"
    yield 'id = "ask"'
    yield f'answer = "choice {best.choice}"  # {best.chance:.2f} in {best.visits} of {found.iterations}'
    yield f'wrong = {{ "choice {others[0].choice}" = "no" }}'
    for one in others:
        yield f"# {one.choice}: {one.chance:.2f} in {one.visits}"
    yield "\n[[step]]"
    yield 'id = "why"'


def wrapped(words: list[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if len(line) + len(word) + 2 > WIDEST:
            yield f"  {line.rstrip()}"
            line = ""
        line += f"{word}, "
    if line:
        yield f"  {line.rstrip()}"


def toml(value: object) -> str:
    """A value on one line: what JSON calls an object is an inline table."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
