"""`tabard observe`: what a learning program sees of a game, field by field."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from tabard.bots.observing import observation_of
from tabard.observation import Field

NAME = "observe"
HELP = "list what a learning program sees of a game, and how many actions it has"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--json", action="store_true", help="the fields as JSON, with the labels of each number"
    )


def run(args: argparse.Namespace) -> int:
    observation = observation_of(args.game)
    if args.json:
        print(json.dumps([plain(field) for field in observation.fields], indent=1, ensure_ascii=False))
        return 0
    table = Table(
        "from", "field", "shape", "bounds", "what it says", title=f"{args.game}: {observation.size} numbers"
    )
    first = 0
    for field in observation.fields:
        shape = "×".join(map(str, field.shape))
        table.add_row(str(first), field.name, shape, f"{field.low} … {field.high}", field.meaning)
        first += field.size
    Console().print(table)
    return 0


def plain(field: Field) -> dict[str, object]:
    return {
        "name": field.name,
        "shape": list(field.shape),
        "low": field.low,
        "high": field.high,
        "meaning": field.meaning,
        "labels": list(field.labels),
    }
