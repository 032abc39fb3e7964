"""All messages in one list: the client's types are generated from it."""

from __future__ import annotations

import re

from msgspec import ValidationError, json

from tabard.server.wire.client import ClientMessage, TableMessage
from tabard.server.wire.companion import (
    AskPosition,
    ByHandShown,
    PlayByHand,
    PositionExample,
    PositionShown,
)
from tabard.server.wire.learning import Daily, FirstTable, Lessons, LessonShown, TakeLesson
from tabard.server.wire.rest import (
    About,
    Analysis,
    AskHint,
    AskUsual,
    ByKey,
    ChangeMe,
    ChangePassword,
    ConfirmEmail,
    CreateTable,
    DeleteMe,
    Hint,
    House,
    ImportJournal,
    Join,
    Lobby,
    Me,
    NewGuest,
    Notices,
    Opened,
    PushSubscription,
    Register,
    Replay,
    SignIn,
    Unblock,
    Usual,
)
from tabard.server.wire.server import ServerMessage
from tabard.server.wire.shared import PROTOCOL

__all__ = ["CLIENT", "ENCODER", "PROTOCOL", "REST", "SERVER", "TABLE", "client_messages", "table_messages"]

CLIENT = ClientMessage
SERVER = ServerMessage
TABLE = TableMessage

REST = (
    NewGuest,
    Register,
    SignIn,
    ByKey,
    ChangeMe,
    ChangePassword,
    ConfirmEmail,
    DeleteMe,
    PushSubscription,
    CreateTable,
    Join,
    ImportJournal,
    AskHint,
    AskUsual,
    About,
    Unblock,
    Me,
    Notices,
    House,
    Lobby,
    Opened,
    Replay,
    Hint,
    Usual,
    Analysis,
    TakeLesson,
    Lessons,
    LessonShown,
    Daily,
    FirstTable,
    PlayByHand,
    ByHandShown,
    AskPosition,
    PositionShown,
    PositionExample,
)

ENCODER = json.Encoder()
client_messages: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
table_messages: json.Decoder[TableMessage] = json.Decoder(TableMessage)
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def must_be_storable(raw: bytes | bytearray) -> None:
    """A text with the character 0 is one that PostgreSQL does not take and SQLite cuts short."""
    if NUL.search(raw):
        raise ValidationError("no text holds the character 0")
