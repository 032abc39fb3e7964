"""`tabard admin`: what whoever keeps a server may do, beside it or while it is stopped."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable

from tabard.cli.settings import config_of, database_arguments

NAME = "admin"
HELP = "keep a server: list, announce, ban, mute, close or delete a table, reset a password, tidy"

FOREVER = "without it: until it is lifted"


def arguments(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)

    def deed(name: str, help: str) -> argparse.ArgumentParser:
        one = deeds.add_parser(name, help=help, description=help)
        database_arguments(one)
        return one

    one = deed("list", "tables, people, reports, bans, or who did what")
    one.add_argument("what", choices=("tables", "people", "reports", "bars", "trail"))
    one.add_argument("--all", action="store_true", help="also tables that are over, and settled reports")
    one.add_argument("--person", help="only of this person")
    one.add_argument("--table", help="only of this table")
    one.add_argument("--most", type=int, default=200, metavar="N", help="at most so many lines")

    one = deed("announce", "say something to everybody; without a text, take it back")
    one.add_argument("text", nargs="?", default="")
    one.add_argument("--hours", type=float, default=24.0, help="for so long (24)")

    for name, help in (("ban", "out at once, and not in again"), ("mute", "may play, but not speak")):
        one = deed(name, help)
        one.add_argument("person", help="login, id, or a name that only one person has")
        one.add_argument("--days", type=float, help=f"for so long; {FOREVER}")
        one.add_argument("--reason", default="", help="told to the person")
    for name, help in (("unban", "may come in again"), ("unmute", "may speak again")):
        deed(name, help).add_argument("person", help="login, id, or name")

    one = deed("close", "end a match as it stands; a table that has not begun goes")
    one.add_argument("table", help="id of the table, or its address")
    one = deed("delete", "a table goes, with all that was played and said there")
    one.add_argument("table", help="id of the table, or its address")
    one = deed("reset-password", "make a new password and print it; all sessions of the account end")
    one.add_argument("person", help="login of the account")
    one = deed("tidy", "unused guests, open tables nobody used, and old sessions go")
    one.add_argument("--days", type=int, help="unused for so long (else as the setting tidy_days says)")
    one = deed("settle", "a report has been dealt with")
    one.add_argument("report", help="its id")


def run(args: argparse.Namespace) -> int:
    config = config_of(args, f"{NAME} {args.deed}", {"database": args.database})

    from tabard.cli.admin.deeds import DEEDS, Desk
    from tabard.server.store.database import run_plainly

    deed: Callable[[Desk, argparse.Namespace], Awaitable[None]] = DEEDS[args.deed]

    async def at_the_desk() -> None:
        async with Desk(config) as desk:
            await deed(desk, args)

    run_plainly(config.database, at_the_desk())
    return 0
