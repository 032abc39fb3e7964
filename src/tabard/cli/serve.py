"""`tabard serve`: the server with the web client."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tabard.engine.errors import TabardError

if TYPE_CHECKING:
    from tabard.server.config import Mail, Push

NAME = "serve"
HELP = "start the server with the web client, and print its address"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: everywhere)")
    parser.add_argument("--port", type=int, default=8080, help="port to listen on (0: any free one)")
    parser.add_argument("--database", metavar="FILE|URL", help="an SQLite file, or postgresql://…")
    parser.add_argument("--public-url", metavar="URL", help="the address players use, behind a proxy")
    parser.add_argument("--trust-proxy", action="store_true", help="believe the proxy's X-Forwarded-For")
    parser.add_argument(
        "--bot-workers",
        type=int,
        metavar="N",
        help="processes that bots think in (default: all cores but one)",
    )
    parser.add_argument("--smtp", metavar="HOST[:PORT]", help="mail server for notifications")
    parser.add_argument("--mail-from", default="tabard@localhost", help="sender of notifications")
    parser.add_argument("--no-webhooks", action="store_true", help="no notifications by webhook")
    parser.epilog = (
        "Secrets come from the environment: TABARD_SMTP_USER, TABARD_SMTP_PASSWORD, "
        "TABARD_VAPID_PUBLIC, TABARD_VAPID_PRIVATE, TABARD_VAPID_CONTACT."
    )


def run(args: argparse.Namespace) -> int:
    from tabard.server.config import Config, default_database, spare_cores
    from tabard.server.run import serve

    database = args.database or default_database()
    if Path(database).is_dir():
        raise TabardError(f"{database} is a folder; --database takes a file, or postgresql://…")
    return serve(
        Config(
            database=database,
            host=args.host,
            port=args.port,
            public_url=args.public_url,
            trust_proxy=args.trust_proxy,
            bot_workers=max(1, args.bot_workers) if args.bot_workers is not None else spare_cores(),
            mail=mail(args),
            push=push(),
            webhooks=not args.no_webhooks,
        )
    )


def mail(args: argparse.Namespace) -> Mail | None:
    from tabard.server.config import Mail

    if args.smtp is None:
        return None
    host, _, port = args.smtp.partition(":")
    return Mail(
        host,
        int(port or 587),
        args.mail_from,
        os.environ.get("TABARD_SMTP_USER"),
        os.environ.get("TABARD_SMTP_PASSWORD"),
    )


def push() -> Push | None:
    from tabard.server.config import Push

    public, private = os.environ.get("TABARD_VAPID_PUBLIC"), os.environ.get("TABARD_VAPID_PRIVATE")
    if not public or not private:
        return None
    return Push(public, private, os.environ.get("TABARD_VAPID_CONTACT", "mailto:tabard@localhost"))
