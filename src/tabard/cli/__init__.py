"""The command line: one file per verb."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from tabard import __version__, engines
from tabard.cli import (
    admin,
    arena,
    backup,
    balance,
    bench,
    clauses,
    companion,
    content,
    dataset,
    fuzz,
    keys,
    new_game,
    observe,
    pace,
    play,
    puzzles,
    replay,
    restore,
    serve,
    simulate,
    think,
    upgrade,
    vectors,
    verify,
)
from tabard.engine.errors import TabardError

VERBS: tuple[ModuleType, ...] = (
    serve,
    think,
    play,
    companion,
    vectors,
    clauses,
    fuzz,
    bench,
    arena,
    simulate,
    dataset,
    balance,
    pace,
    replay,
    verify,
    content,
    observe,
    puzzles,
    new_game,
    upgrade,
    backup,
    restore,
    admin,
    keys,
)
"""Each has NAME and HELP, `arguments(parser)` and `run(args) -> int`."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tabard", description="Four medieval board games, every rule enforced."
    )
    parser.add_argument("--version", action="version", version=f"tabard {__version__} ({engines.name()})")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for verb in VERBS:
        one = verbs.add_parser(verb.NAME, help=verb.HELP, description=verb.HELP)
        verb.arguments(one)
        one.set_defaults(run=verb.run)
    given = list(sys.argv[1:] if argv is None else argv)
    args = parser.parse_args(given or [serve.NAME])
    try:
        status: int = args.run(args)
    except TabardError as error:
        print(f"tabard: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status
