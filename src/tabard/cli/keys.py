"""`tabard keys`: a pair of keys for browser push, as settings."""

from __future__ import annotations

import argparse

from tabard.cli.needs import need

NAME = "keys"
HELP = "make the keys of browser push, ready for the settings"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--environment", action="store_true", help="as variables, not as TOML")
    parser.add_argument(
        "--contact", default="mailto:tabard@localhost", help="whom push services write to (mailto: or https:)"
    )


def run(args: argparse.Namespace) -> int:
    need("push", NAME)

    from tabard.server.notify.webpush import new_keys

    public, private = new_keys()
    values = {"public_key": public, "private_key": private, "contact": args.contact}
    if args.environment:
        print("\n".join(f"TABARD_PUSH_{name.upper()}={value}" for name, value in values.items()))
    else:
        print("[push]\n" + "\n".join(f'{name} = "{value}"' for name, value in values.items()))
    return 0
