"""`tabard backup FILE`: the whole database in one file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabard.cli.settings import config_of, database_arguments

NAME = "backup"
HELP = "write the whole database into one file, also while the server runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="file to write; it must not be there yet")
    parser.add_argument(
        "--portable", action="store_true", help="a file that can be restored to SQLite and to PostgreSQL"
    )
    database_arguments(parser)


def run(args: argparse.Namespace) -> int:
    database = config_of(args, NAME).database

    from tabard.server.store.backup import back_up
    from tabard.server.store.database import run_plainly

    how = run_plainly(database, back_up(database, args.file, as_portable=args.portable))
    print(f"{args.file} ({how}, {args.file.stat().st_size:,} bytes)")
    return 0
