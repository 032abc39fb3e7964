"""`tabard upgrade --check`: can every running match continue under the installed rules?"""

from __future__ import annotations

import argparse

from tabard.cli.settings import config_of, database_arguments

NAME = "upgrade"
HELP = "bring the database up to date; --check replays all running matches against the installed rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    database_arguments(parser)
    parser.add_argument("--check", action="store_true", help="change nothing; say which matches would differ")


def run(args: argparse.Namespace) -> int:
    database = config_of(args, NAME).database

    from tabard.server.store.database import run_plainly
    from tabard.server.upgrade import check, upgrade

    if not args.check:
        run_plainly(database, upgrade(database))
        print("the database is up to date")
        return 0
    verdicts = run_plainly(database, check(database))
    for verdict in verdicts:
        print(verdict)
    differ = sum(not verdict.same for verdict in verdicts)
    print(f"{len(verdicts) - differ} running matches go on, {differ} would differ")
    return 1 if differ else 0
