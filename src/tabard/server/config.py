"""All settings of a server, in one record. Flags, environment, file and `docs/settings.md` follow from it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta
from platformdirs import user_data_path

from tabard.bots.pacing import DELAY

STATIC = Path(__file__).parent / "static"

Some = Annotated[float, Meta(ge=0)]
Most = Annotated[int, Meta(ge=1)]


def default_database() -> str:
    return str(user_data_path("tabard") / "tabard.sqlite3")


def spare_cores() -> int:
    """One core is for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask: tokens per second, and how many can be saved up."""

    messages: Annotated[Some, Meta(description="messages a second from one person")] = 20.0
    messages_burst: Annotated[Some, Meta(description="messages saved up")] = 80.0
    requests: Annotated[Some, Meta(description="requests a second from one address")] = 10.0
    requests_burst: Annotated[Some, Meta(description="requests saved up")] = 100.0
    sign_ins: Annotated[Some, Meta(description="attempts to sign in a second from one address")] = 0.1
    sign_ins_burst: Annotated[Some, Meta(description="attempts saved up")] = 10.0
    new_guests: Annotated[Some, Meta(description="new guests a second from one address")] = 0.5
    new_guests_burst: Annotated[Some, Meta(description="new guests saved up")] = 30.0
    new_tables: Annotated[
        Some, Meta(description="tables opened, or brought in, a second from one address")
    ] = 0.2
    new_tables_burst: Annotated[Some, Meta(description="such tables saved up")] = 40.0
    errors: Annotated[Most, Meta(description="refused messages on one socket before it is closed")] = 50
    message_bytes: Annotated[Most, Meta(description="the longest message")] = 16_384
    body_bytes: Annotated[Most, Meta(description="the longest request")] = 262_144
    import_bytes: Annotated[Most, Meta(description="the longest journal brought in")] = 4_194_304
    sockets_per_address: Annotated[Most, Meta(description="sockets open from one address")] = 200
    reports: Annotated[Some, Meta(description="reports about somebody a second from one person")] = 0.01
    reports_burst: Annotated[Some, Meta(description="reports saved up")] = 5.0
    connections_per_address: Annotated[
        Most, Meta(description="connections open from one address; not counted behind a proxy")
    ] = 300
    header_seconds: Annotated[Some, Meta(description="seconds in which a request's headers must come")] = 10.0
    body_seconds: Annotated[Some, Meta(description="seconds in which a request's body must come")] = 30.0
    request_seconds: Annotated[
        Some, Meta(description="seconds in which a request must be answered, and the answer read")
    ] = 120.0
    unsent_bytes: Annotated[Most, Meta(description="bytes that wait for one socket before it is closed")] = (
        4_194_304
    )
    address_messages: Annotated[Some, Meta(description="messages a second on all sockets of one address")] = (
        200.0
    )
    address_messages_burst: Annotated[Some, Meta(description="such messages saved up")] = 2000.0
    chat_lines: Annotated[Some, Meta(description="lines of chat a second from one person")] = 0.5
    chat_lines_burst: Annotated[Some, Meta(description="lines of chat saved up")] = 20.0
    import_entries: Annotated[Most, Meta(description="entries of a journal brought in")] = 20_000
    confirmations: Annotated[
        Some, Meta(description="e-mails a second that ask to confirm an address, for one visitor")
    ] = 0.002
    confirmations_burst: Annotated[Some, Meta(description="such e-mails saved up")] = 3.0


@dataclass(frozen=True)
class Mail:
    """An SMTP server for notifications."""

    host: Annotated[str, Meta(description="SMTP server; without it no e-mail is sent")]
    port: Annotated[int, Meta(ge=1, le=65_535, description="its port")] = 587
    sender: Annotated[str, Meta(description="sender of notifications")] = "tabard@localhost"
    user: Annotated[str | None, Meta(description="login there")] = None
    password: Annotated[str | None, Meta(description="password there")] = None
    starttls: Annotated[bool, Meta(description="encrypt, and check the server's certificate")] = True


@dataclass(frozen=True)
class Push:
    """VAPID keys for browser push: `tabard keys` makes them."""

    public_key: Annotated[str, Meta(description="VAPID public key; without it no browser push")]
    private_key: Annotated[str, Meta(description="VAPID private key")]
    contact: Annotated[str, Meta(description="whom push services write to")] = "mailto:tabard@localhost"


@dataclass(frozen=True)
class Config:
    """The configuration of `tabard serve`."""

    database: Annotated[str, Meta(description="an SQLite file, or postgresql://…")]
    host: Annotated[str, Meta(description="address to listen on (0.0.0.0: everywhere)")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="port to listen on (0: any free one)")] = 8080
    public_url: Annotated[
        str | None, Meta(description="the address players use, when it is not the one we listen on")
    ] = None
    hosts: Annotated[
        tuple[str, ...],
        Meta(description="names players may use for this server, beside its public address"),
    ] = ()
    trust_proxy: Annotated[bool, Meta(description="believe the proxy's X-Forwarded-For")] = False
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="the least severe level that is logged"),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="text lines, or a JSON object a line")
    ] = "text"
    metrics_token: Annotated[
        str | None, Meta(description="bearer token for /metrics; without it only this machine may read them")
    ] = None
    bot_workers: Annotated[
        Most, Meta(description="processes that bots think in (default: all cores but one)")
    ] = field(default_factory=spare_cores)
    bot_delay: Annotated[
        Some, Meta(description="seconds before a bot's answer is shown, so that people can follow")
    ] = DELAY
    advance_seconds: Annotated[
        Some, Meta(description="seconds after which an answer given in advance is usually given")
    ] = 2.0
    analysis_effort: Annotated[
        Some, Meta(description="how much computing a match that is over gets for its analysis")
    ] = 1.0
    external_seconds: Annotated[
        Some, Meta(description="seconds in which a program that plays a seat must answer")
    ] = 30.0
    idle_seconds: Annotated[
        Some, Meta(description="seconds after which a table nobody looks at is unloaded")
    ] = 900.0
    tidy_days: Annotated[
        int,
        Meta(
            ge=0,
            description="days after which guests without a table, and open tables, are deleted (0: never)",
        ),
    ] = 60
    trail_days: Annotated[
        int, Meta(ge=1, description="days for which it is kept who did what, from which address")
    ] = 180
    webhooks: Annotated[bool, Meta(description="notifications by webhook")] = True
    notify_after: Annotated[
        Some, Meta(description="seconds until the player of a waiting seat is notified")
    ] = 30.0
    notify_inside: Annotated[
        tuple[str, ...],
        Meta(description="networks of your own that notifications may be sent to, as 10.0.0.0/8"),
    ] = ()
    limits: Limits = Limits()
    mail: Mail | None = None
    push: Push | None = None
    static: Path = STATIC
