"""What messages are made of: tables, seats, clocks. Times are whole milliseconds since 1970 (UTC)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 3
"""Raised when an older client could misread what is sent."""

HEARS_CHANGES = 3
"""From this protocol on a client is sent `changes`; one built for an older one, the whole view every time."""

Plain = dict[str, Any]
"""A JSON object of the engine: a view, a decision, an event."""

Status = Literal["open", "running", "over"]
Pace = Literal["live", "brisk", "correspondence", "untimed"]
Visibility = Literal["public", "invited"]
Spectators = Literal["everyone", "invited", "nobody"]
SeatKind = Literal["empty", "human", "bot"]
Until = Literal["once", "round", "match"]


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Comes from a client. A field it does not know is refused, not ignored."""


class ToClient(Struct, tag_field="type"):
    """Goes to a client. Every field is always there."""


class Clock(Struct, forbid_unknown_fields=True):
    """A clock: a bank, an increment for every turn, and a cap on what can be saved up."""

    bank: Annotated[int, Meta(ge=10, le=31_536_000, description="seconds a seat starts with")]
    increment: Annotated[int, Meta(ge=0, le=31_536_000, description="seconds added after each turn")]
    cap: Annotated[int, Meta(ge=10, le=31_536_000, description="the most seconds a bank can hold")]
    vacation: Annotated[
        int, Meta(ge=0, le=31_536_000, description="seconds used automatically when the bank is empty")
    ] = 0


class Settings(Struct, forbid_unknown_fields=True):
    """The settings of a table, agreed before it starts."""

    game: Annotated[str, Meta(max_length=40, description="id of the game")]
    seats: Annotated[int, Meta(ge=1, le=8, description="number of seats")]
    options: Annotated[Plain, Meta(description="options of the game; what is left out is the default")] = {}
    content: Annotated[Plain | None, Meta(description="components replaced by id, or null")] = None
    name: Annotated[str, Meta(max_length=60, description="what the table is called")] = ""
    visibility: Annotated[Visibility, Meta(description="public: listed in the lobby")] = "invited"
    spectators: Annotated[Spectators, Meta(description="who may watch")] = "everyone"
    pace: Annotated[Pace, Meta(description="which clock; `untimed` has none")] = "untimed"
    clock: Annotated[Clock | None, Meta(description="null: the default clock of the pace")] = None
    hot_seat: Annotated[bool, Meta(description="the host sits on every human seat, on one screen")] = False
    stand_in: Annotated[str, Meta(max_length=40, description="bot level that plays absent seats")] = "squire"
    patience: Annotated[
        Annotated[int, Meta(ge=60, le=31_536_000)] | None,
        Meta(description="seconds after which somebody absent holds up nobody; null: usual for the pace"),
    ] = None
    hints: Annotated[bool, Meta(description="players may ask what a Knight would do; not with a clock")] = (
        False
    )
    resigned_look: Annotated[
        bool, Meta(description="who resigned goes on looking through the seat, secrets included")
    ] = False


class InAdvance(Struct, forbid_unknown_fields=True):
    """An answer given in advance, to every such question while it stands. Of several the first one counts."""

    kind: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="kind of question, of `GameInfo.in_advance`; null: any reaction window"),
    ] = None
    about: Annotated[
        int | Annotated[str, Meta(max_length=80)] | None,
        Meta(description="only where the fact named in `GameInfo.in_advance` is this; null: always"),
    ] = None
    answer: Annotated[
        int | Annotated[str, Meta(max_length=200)] | None,
        Meta(description="given where it is among the options; null: you are asked"),
    ] = None
    up_to: Annotated[
        int | None, Meta(description="first the lowest number that is on offer and not above this, of a bid")
    ] = None
    until: Annotated[Until, Meta(description="for one question, the round, the match")] = "round"
    unless_attacked: Annotated[bool, Meta(description="not while the seat is attacked")] = False
    round: Annotated[int | None, Meta(description="when it was given; the server fills it in")] = None


class Promised(ToClient, tag=False):
    """What a seat of yours answers in advance. Nobody else is told."""

    seat: Annotated[int, Meta(description="number of the seat")]
    answers: Annotated[list[InAdvance], Meta(description="those that stand")]
    coming: Annotated[
        int | str | None,
        Meta(description="will be given to the open question in a moment, or null"),
    ]


class Happened(ToClient, tag=False):
    """Something about the seats that everybody at the table is told."""

    at: Annotated[int, Meta(description="when")]
    kind: Annotated[str, Meta(description="`person`: somebody took the seat; `bot`: the stand-in; `rules`")]
    seat: Annotated[int, Meta(description="which seat")]
    was: Annotated[str, Meta(description="who sat there")]
    now: Annotated[str, Meta(description="who sits there now")]


class SeatInfo(ToClient, tag=False):
    """Who sits where."""

    seat: Annotated[int, Meta(description="number of the seat, from 0")]
    kind: Annotated[SeatKind, Meta(description="who sits there")]
    name: Annotated[str, Meta(description="name of the player or level of the bot; empty when empty")]
    blazon: Annotated[str, Meta(description="coat of arms, as a blazon")]
    level: Annotated[str | None, Meta(description="level of the bot, or null")]
    online: Annotated[bool, Meta(description="somebody looks at the table from this seat")]
    stand_in: Annotated[bool, Meta(description="a bot plays for an absent or resigned player")]
    resigned: Annotated[bool, Meta(description="the player will not come back")]
    external: Annotated[bool, Meta(description="a program of somebody's plays it")]
    away_since: Annotated[
        int | None, Meta(description="when its player was last here, while the match runs; null: here now")
    ] = None
    purse: Annotated[
        float | None, Meta(description="seconds of a round for which a bot of ours may keep others waiting")
    ] = None


class SeatClock(ToClient, tag=False):
    """Time left of one seat at `Clocks.now`."""

    seat: Annotated[int, Meta(description="number of the seat")]
    bank: Annotated[int, Meta(description="milliseconds left")]
    vacation: Annotated[int, Meta(description="milliseconds of vacation left, used when the bank is empty")]
    running: Annotated[bool, Meta(description="counts down from `Clocks.now` on")]


class Clocks(ToClient, tag=False):
    """All clocks at one time."""

    now: Annotated[int, Meta(description="time of the server")]
    seats: Annotated[list[SeatClock], Meta(description="one for each seat; empty when untimed")]
    ends: Annotated[list[int], Meta(description="when timers of the rules end, such as a parley's")]


class UndoRequest(ToClient, tag=False):
    """A seat asks to undo more than it may alone."""

    seat: Annotated[int, Meta(description="who asks")]
    answers: Annotated[int, Meta(description="how many answers of the match, as far as all know of them")]
    agreed: Annotated[list[int], Meta(description="seats that have consented")]


class PaceOffer(ToClient, tag=False):
    """A seat proposes another pace."""

    seat: Annotated[int, Meta(description="who proposes")]
    pace: Annotated[Pace, Meta(description="the pace proposed")]
    agreed: Annotated[list[int], Meta(description="seats that have agreed")]


class SeatRequest(ToClient, tag=False):
    """Somebody asks for a seat, or would give it to the stand-in."""

    seat: Annotated[int, Meta(description="which seat")]
    name: Annotated[str, Meta(description="who asks; empty: it is for the stand-in")]
    agreed: Annotated[list[int], Meta(description="seats that have agreed")]
    needed: Annotated[list[int], Meta(description="seats whose people must agree")]


class Agreements(ToClient, tag=False):
    """What the seats are settling among themselves."""

    undo: Annotated[UndoRequest | None, Meta(description="open request for an undo, or null")]
    pace: Annotated[PaceOffer | None, Meta(description="open proposal of another pace, or null")]
    end: Annotated[list[int], Meta(description="seats that vote to end the match now")]
    needed: Annotated[list[int], Meta(description="seats whose votes end it: those who are not long away")]
    seat: Annotated[SeatRequest | None, Meta(description="open request for a seat, or null")]


class TableInfo(ToClient, tag=False):
    """The table apart from the match."""

    id: Annotated[str, Meta(description="id of the table, also in its address")]
    settings: Annotated[Settings, Meta(description="what was agreed, defaults filled in, without `content`")]
    own_content: Annotated[
        bool, Meta(description="components of one's own: GET /api/content/GAME?table=ID has them")
    ]
    status: Annotated[Status, Meta(description="open: waits for players; over: played or ended")]
    ended: Annotated[str | None, Meta(description="`played`, `voted`, `resigned`, or null")]
    read_only: Annotated[str | None, Meta(description="why the match cannot go on here, or null")]
    rules: Annotated[int, Meta(description="rules version the match began with")]
    host: Annotated[int | None, Meta(description="seat of the host, or null when the host does not sit")]
    you_host: Annotated[bool, Meta(description="you opened the table")]
    invitation: Annotated[str | None, Meta(description="invitation code, for those who may invite")]
    commitment: Annotated[str | None, Meta(description="hash of the seed, from the start on")]
    seed: Annotated[str | None, Meta(description="the seed, only when the match is over")]
    rematch: Annotated[str | None, Meta(description="id of the table where the next match is, or null")]
    created: Annotated[int, Meta(description="when it was opened")]
    patience: Annotated[
        int, Meta(description="seconds after which somebody absent holds up nobody and may be replaced")
    ]
    you_may_ask: Annotated[list[int], Meta(description="seats of the running match you may ask for")]
    happened: Annotated[list[Happened], Meta(description="what happened to the seats, oldest first")]


class ChatLine(ToClient, tag=False):
    """One line of chat."""

    number: Annotated[int, Meta(description="place in the chat of this table, from 0")]
    at: Annotated[int, Meta(description="when it was written")]
    name: Annotated[str, Meta(description="who wrote it")]
    seat: Annotated[int | None, Meta(description="the writer's seat; null: a spectator")]
    to: Annotated[list[int], Meta(description="seats it is private to; empty: everybody")]
    text: Annotated[str, Meta(description="plain text, never markup; empty: you have blocked who wrote it")]


class Seen(ToClient, tag=False):
    """A match through one pair of eyes."""

    version: Annotated[int, Meta(description="grows with every change you can see; send it back in `answer`")]
    eyes: Annotated[int | None, Meta(description="seat whose view this is; null: a spectator's")]
    view: Annotated[Plain, Meta(description="the engine's view of that seat")]
    decision: Annotated[Plain | None, Meta(description="the question open for that seat, or null")]
    commands: Annotated[list[Plain], Meta(description="what the seat may do without being asked")]
    log_from: Annotated[
        int, Meta(description="keep this many events you have, drop the rest, then add `log`")
    ]
    log: Annotated[list[Plain], Meta(description="events in order; the first has the index `log_from`")]
    undoable: Annotated[int, Meta(description="answers this seat may undo alone")]
    redoable: Annotated[int, Meta(description="answers this seat may redo")]
    back: Annotated[int, Meta(description="answers from now back to the seat's last act; 0: it has none")]
    clocks: Annotated[Clocks, Meta(description="the clocks as they stand")]
