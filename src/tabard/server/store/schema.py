"""The tables of the database. Times are milliseconds; JSON is kept as text, read only as a whole."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0007"
"""The newest migration: a database that has it needs no upgrade."""

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, account, bot, gone
    Column("name", Text, nullable=False),
    Column("blazon", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),  # argon2
    Column("email", Text),
    Column("webhook", Text),
    Column("key_hash", Text, unique=True),  # of a guest's personal link
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("csrf", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

confirmations = Table(
    "confirmations",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("email", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("ended", Text),
    Column("visibility", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("start", Text),  # the engine's setup, seed included, from the start on
    Column("rematch", Text),
    Column("agreements", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("deadline", BigInteger),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "visibility", "changed"),
    Index("tables_by_deadline", "deadline"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, index=True),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("blazon", Text, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("consent", Text, nullable=False),
    Column("hidden", Boolean, nullable=False),  # half an act, which nobody else may notice
    Column("client_id", Text),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "client_id", name="entries_once"),
    sqlite_with_rowid=False,  # a journal lies together: a damaged page is one table's
)

saves = Table(
    "saves",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # entries it contains
    Column("saved", Text, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("analysis", Text, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("to", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("readers", Text),  # people a private line is for; null: everybody
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

failures = Table(
    "failures",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("channel", Text, primary_key=True),  # mail, webhook, push
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Integer, nullable=False),
)

bars = Table(
    "bars",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # ban, mute
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("said", Text, nullable=False),  # what they last wrote there, as the reporter could read it
    Column("settled", BigInteger),
)

orders = Table(
    "orders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("order", Text, nullable=False),
    Column("taken", Text),  # by which process
    Column("done", BigInteger),
    Column("answer", Text),
)

announcements = Table(
    "announcements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

trail = Table(
    "trail",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("table_id", Text),
    Column("facts", Text, nullable=False),
)

thoughts = Table(
    "thoughts",  # that workers on other machines may take; a server deletes the row with the result
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("release", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("job", Text, nullable=False),
    Column("result", Text),
)
