"""Messages of the server on the socket, and as the answer to `POST /api/tables/{id}/act`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from tabard.server.wire.shared import (
    Agreements,
    ChatLine,
    Clocks,
    Plain,
    Promised,
    SeatInfo,
    Seen,
    TableInfo,
    ToClient,
)


class Snapshot(ToClient, tag="snapshot"):
    """Everything you may know of a table."""

    protocol: Annotated[int, Meta(description="the server's protocol")]
    table: Annotated[TableInfo, Meta(description="the table")]
    seats: Annotated[list[SeatInfo], Meta(description="who sits where")]
    yours: Annotated[list[int], Meta(description="your seats; several in hot-seat")]
    agreements: Annotated[Agreements, Meta(description="open requests and votes")]
    seen: Annotated[Seen | None, Meta(description="the match; null before the start")]
    chat: Annotated[list[ChatLine], Meta(description="the last lines, those after `hello.chatted`")]
    note: Annotated[str, Meta(description="your private note")]
    spectators: Annotated[int, Meta(description="how many watch")]
    in_advance: Annotated[list[Promised], Meta(description="what your seats answer in advance")]


class Update(ToClient, tag="update"):
    """The position as you see it: the whole view, but only the new part of the log."""

    seen: Annotated[Seen, Meta(description="the view and the question as they are now, and the events since")]


class Changes(ToClient, tag="changes"):
    """The match went on, as far as you can see it: what changed in `seen` since the message before."""

    changes: Annotated[
        Plain,
        Meta(
            description="by field: [value], it is this now; [at, gone, values] in a list; or an object: "
            "changes by key or index, where null means that the key is gone"
        ),
    ]
    log_from: Annotated[
        int, Meta(description="keep this many events you have, drop the rest, then add `log`")
    ]
    log: Annotated[list[Plain], Meta(description="events in order; the first has the index `log_from`")]
    clocks: Annotated[Clocks, Meta(description="the clocks as they stand")]


class Accepted(ToClient, tag="accepted"):
    """Your act is on disk. A repeated act is accepted again with the same result."""

    client_id: Annotated[str, Meta(description="id of the act; empty where it has none")]
    version: Annotated[int, Meta(description="your version after it")]
    token: Annotated[str | None, Meta(description="of a seat given to a program; shown once")] = None


class Refused(ToClient, tag="refused"):
    """Your message changed nothing."""

    code: Annotated[str, Meta(description="short name: illegal, not_asked, stale, not_yours, slow_down, …")]
    reason: Annotated[str, Meta(description="name of the reason for the words files, or a sentence")]
    client_id: Annotated[str, Meta(description="id of the act refused; empty where it has none")] = ""
    clause: Annotated[str | None, Meta(description="clause of the rules that forbids it, or null")] = None
    facts: Annotated[Plain, Meta(description="facts for the reason's words")] = field(default_factory=dict)
    fresh: Annotated[Seen | None, Meta(description="the current position, when your answer was stale")] = None


class TableChanged(ToClient, tag="table"):
    """Seats, settings, status or agreements changed, or somebody came or went."""

    table: Annotated[TableInfo, Meta(description="the table")]
    seats: Annotated[list[SeatInfo], Meta(description="who sits where, who is there")]
    yours: Annotated[list[int], Meta(description="your seats")]
    agreements: Annotated[Agreements, Meta(description="open requests and votes")]
    spectators: Annotated[int, Meta(description="how many watch")]


class ClocksChanged(ToClient, tag="clocks"):
    """The clocks, when they change without a move: vacation began, a pace was agreed."""

    clocks: Annotated[Clocks, Meta(description="the clocks as they stand")]


class TimeOut(ToClient, tag="time_out"):
    """A seat has used up its time; the stand-in plays for it until its player returns."""

    seat: Annotated[int, Meta(description="seat whose time is up")]
    level: Annotated[str, Meta(description="level of the bot that plays now")]


class Said(ToClient, tag="said"):
    """A new line of chat."""

    line: Annotated[ChatLine, Meta(description="the line")]


class NoteKept(ToClient, tag="note"):
    """Your private note was changed, here or in another window."""

    text: Annotated[str, Meta(description="the note")]


class AnswersInAdvance(ToClient, tag="in_advance"):
    """What your seats answer in advance is something else now, or an answer is coming."""

    promised: Annotated[list[Promised], Meta(description="your seats that answer in advance")]


class Pong(ToClient, tag="pong"):
    """Answers a ping."""

    sent: Annotated[int, Meta(description="what the ping sent")]
    now: Annotated[int, Meta(description="time of the server")]


class Announced(ToClient, tag="announced"):
    """The keeper of this server says something to everybody."""

    text: Annotated[str, Meta(description="plain text; empty: what was announced is over")]


class Gone(ToClient, tag="gone"):
    """The server closes this socket; the reason says whether to come back."""

    reason: Annotated[
        str,
        Meta(description="restart, signed_out: come back soon; removed, banned, too_many_errors: do not"),
    ]


ServerMessage = (
    Snapshot
    | Update
    | Changes
    | Accepted
    | Refused
    | TableChanged
    | ClocksChanged
    | TimeOut
    | Said
    | NoteKept
    | AnswersInAdvance
    | Pong
    | Announced
    | Gone
)
