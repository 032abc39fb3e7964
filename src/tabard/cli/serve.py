"""`tabard serve`: the server with the web client."""

from __future__ import annotations

import argparse
from typing import Any

from tabard.cli.settings import config_argument, config_of
from tabard.server.settings import PREFIX, SECRET, SETTINGS, Setting

NAME = "serve"
HELP = "start the server with the web client, and print its address"


def arguments(parser: argparse.ArgumentParser) -> None:
    config_argument(parser)
    for setting in SETTINGS.values():
        if setting.flag is not None:
            add_flag(parser, setting, setting.flag)
    secrets = ", ".join(SETTINGS[name].variable for name in SECRET)
    parser.epilog = (
        f"Every setting may also stand in the file or in the environment ({PREFIX}…); a flag comes first, "
        f"then the environment, then the file. Only there: limits, and secrets ({secrets})."
    )


def add_flag(parser: argparse.ArgumentParser, setting: Setting, flag: str) -> None:
    words = setting.help.replace("%", "%%")
    if isinstance(setting.default, bool):
        parser.add_argument(
            flag, dest=setting.name, action=argparse.BooleanOptionalAction, default=None, help=words
        )
    else:
        parser.add_argument(flag, dest=setting.name, metavar=flag.rsplit("-", 1)[-1].upper(), help=words)


def run(args: argparse.Namespace) -> int:
    flags: dict[str, Any] = {name: getattr(args, name, None) for name in SETTINGS}
    config = config_of(args, NAME, flags)

    from tabard.server.run import serve

    return serve(config)
