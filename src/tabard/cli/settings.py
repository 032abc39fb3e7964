"""Settings of the server on the command line, the same for every verb that opens its database."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from tabard.cli.needs import need, need_database
from tabard.server.config import Config
from tabard.server.settings import configured


def database_arguments(parser: argparse.ArgumentParser) -> None:
    config_argument(parser)
    parser.add_argument("--database", metavar="FILE|URL", help="as for `tabard serve`")


def config_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (docs/settings.md)")


def config_of(args: argparse.Namespace, verb: str, flags: Mapping[str, Any] | None = None) -> Config:
    """The configuration from flags, environment and file, if everything it needs is installed."""
    need("server", verb)
    config = configured({"database": args.database} if flags is None else flags, file=args.config)
    need_database(config.database, verb)
    return config
