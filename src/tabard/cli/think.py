"""`tabard think`: bots and hints of servers on other machines think here."""

from __future__ import annotations

import argparse
import os

from tabard.cli.settings import config_of, database_arguments
from tabard.engine.errors import TabardError

NAME = "think"
HELP = "think for the bots of servers that share a PostgreSQL, on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    database_arguments(parser)
    parser.add_argument("--places", type=int, metavar="N", help="thoughts at once (default: all cores)")


def run(args: argparse.Namespace) -> int:
    config = config_of(args, NAME)

    from tabard.server import logs
    from tabard.server.store.database import Database, run_plainly
    from tabard.server.thinking.station import Station

    database = Database(config.database)
    if not database.is_postgres:
        raise TabardError("`tabard think` needs the servers' database: --database postgresql://…")
    logs.set_up(config.log_level, config.log_format)
    station = Station(database.url, args.places or os.cpu_count() or 1)
    run_plainly(config.database, station.run(lambda words: print(words, flush=True)))
    return 0
