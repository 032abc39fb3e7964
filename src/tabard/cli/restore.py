"""`tabard restore FILE`: the database from a backup. The server must not run meanwhile."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabard.cli.settings import config_of, database_arguments

NAME = "restore"
HELP = "put a backup back into the database, while no server runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what `tabard backup` wrote")
    parser.add_argument("--replace", action="store_true", help="throw away what is in the database now")
    database_arguments(parser)


def run(args: argparse.Namespace) -> int:
    database = config_of(args, NAME).database

    from tabard.server.store.backup import restore
    from tabard.server.store.database import run_plainly

    run_plainly(database, restore(database, args.file, replace=args.replace))
    print(f"{args.file} is restored; the database is up to date")
    return 0
