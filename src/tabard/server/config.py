"""All settings of a server, in one record."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    return str(user_data_path("tabard") / "tabard.sqlite3")


def spare_cores() -> int:
    """One core is for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask: tokens per second, and how many can be saved up."""

    messages: float = 20.0
    messages_burst: float = 80.0
    requests: float = 10.0
    requests_burst: float = 100.0
    sign_ins: float = 0.1
    sign_ins_burst: float = 10.0
    new_guests: float = 0.5
    new_guests_burst: float = 30.0
    errors: int = 50  # refused messages on one socket before it is closed
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    import_bytes: int = 4_194_304
    sockets_per_address: int = 200


@dataclass(frozen=True)
class Mail:
    """An SMTP server for notifications."""

    host: str
    port: int = 587
    sender: str = "tabard@localhost"
    user: str | None = None
    password: str | None = None
    starttls: bool = True


@dataclass(frozen=True)
class Push:
    """VAPID keys for browser push."""

    public_key: str
    private_key: str
    contact: str


@dataclass(frozen=True)
class Config:
    """What `tabard serve` was told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str | None = None  # the address players use, when it is not the one we listen on
    limits: Limits = Limits()
    mail: Mail | None = None
    push: Push | None = None
    webhooks: bool = True
    notify_after: float = 30.0  # seconds a seat must wait unseen before its player is told
    bot_workers: int = field(default_factory=spare_cores)  # processes that bots think in
    analysis_effort: float = 1.0  # how long a match that is over is thought about
    external_seconds: float = 30.0  # a program that plays a seat must answer in
    bot_delay: float = 0.4  # seconds before a bot's answer is shown, so that people can follow
    trust_proxy: bool = False  # believe X-Forwarded-For
    idle_seconds: float = 900.0  # a table nobody looks at is put away
    static: Path = STATIC
