"""Everything that is sent from a table, built by naming what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tabard.bots.pacing import purse_of
from tabard.engine.chance import commitment
from tabard.server.now import now_ms
from tabard.server.tables import clocks
from tabard.server.tables.changes import Found, change, pieces
from tabard.server.tables.play import Eyes
from tabard.server.tables.presence import alike, away_since, deciding, level_of, may_ask, patience_of
from tabard.server.tables.promises import promised
from tabard.server.tables.room import Room, Shown
from tabard.server.wire.server import Changes, Snapshot, TableChanged
from tabard.server.wire.shared import (
    PROTOCOL,
    Agreements,
    Clocks,
    PaceOffer,
    Plain,
    SeatInfo,
    SeatRequest,
    Seen,
    TableInfo,
    UndoRequest,
)

POSITION = [name for name in Seen.__struct_fields__ if name not in ("log", "log_from", "clocks")]
PIECES_DEPTH = 3  # the position, its view, the view's table: each field of a table is a piece


def seen(room: Room, eyes: Eyes, log_from: int, log: list[Plain], now: int) -> Seen:
    """The match through one pair of eyes."""
    play = room.play
    assert play is not None
    match = play.match
    running = room.table.status == "running" and room.read_only is None
    acts = running and eyes is not None and not room.seats[eyes].resigned
    return Seen(
        version=play.version(eyes),
        eyes=eyes,
        view=match.view(eyes),
        decision=match.decision(eyes).to_plain()
        if acts and eyes is not None and eyes in match.waiting
        else None,
        commands=[dict(command) for command in match.commands(eyes)] if acts and eyes is not None else [],
        log_from=log_from,
        log=log,
        undoable=match.undoable(eyes) if acts and eyes is not None else 0,
        redoable=match.redoable(eyes) if acts and eyes is not None else 0,
        back=match.back(eyes)[1] if acts and eyes is not None else 0,
        clocks=clocks_of(room, now),
    )


def whole(room: Room, eyes: Eyes, since: int | None = None, heard: int = 0) -> Seen:
    """The match with the log after `heard`, where a log of version `since` can be continued."""
    play = room.play
    assert play is not None
    log = play.match.log(eyes)
    known = since is not None and play.knows(eyes, since) and heard <= len(log)
    first = heard if known else 0
    return seen(room, eyes, first, log[first:], now_ms())


def since(room: Room, eyes: Eyes, shown: Shown | None, now: int) -> Seen:
    """The position now, and the events since these eyes were shown something."""
    play = room.play
    assert play is not None
    if shown is None:
        return seen(room, eyes, 0, play.match.log(eyes), now)
    return seen(room, eyes, shown.count, play.match.log(eyes, shown.events), now)


def shown(room: Room, now_seen: Seen) -> Shown:
    """What a client knows after it was sent this."""
    assert room.play is not None
    position = pieces({name: getattr(now_seen, name) for name in POSITION}, PIECES_DEPTH)
    return Shown(position, room.play.events, now_seen.log_from + len(now_seen.log))


def changes(before: Shown, after: Shown, now_seen: Seen, found: Found | None = None) -> Changes:
    """The way from what these eyes knew to what they see now."""
    what = change(before.position, after.position, found)
    assert not isinstance(what, list)  # its fields are always the same
    return Changes(what or {}, now_seen.log_from, now_seen.log, now_seen.clocks)


def table_info(room: Room, person: str | None) -> TableInfo:
    table = room.table
    yours = room.seats_of(person)
    over = table.status == "over"
    start = table.start
    hosts = [seat.seat for seat in room.seats if seat.person == table.host]
    return TableInfo(
        id=table.id,
        settings=replace(table.settings, content=None),
        own_content=table.settings.content is not None,
        status=table.status,
        ended=table.ended,
        read_only=room.read_only,
        rules=table.rules,
        host=hosts[0] if hosts else None,
        you_host=person is not None and person == table.host,
        invitation=table.invitation if yours or (person is not None and person == table.host) else None,
        commitment=None if start is None else commitment(start.seed),
        seed=str(start.seed) if over and start is not None else None,
        rematch=table.rematch,
        created=table.created,
        patience=patience_of(room),
        you_may_ask=[] if yours else may_ask(room, person),
        happened=table.agreed.happened,
    )


def seats_info(room: Room) -> list[SeatInfo]:
    online = room.people_online()
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            blazon=seat.blazon,
            level=room.table.settings.stand_in if seat.stand_in else seat.level,
            online=seat.person is not None and seat.person in online,
            stand_in=seat.stand_in,
            resigned=seat.resigned,
            external=seat.external,
            away_since=away_since(room, seat),
            purse=purse_of(level_of(room, seat), alike(room, seat)) if seat.bot else None,
        )
        for seat in room.seats
    ]


def clocks_of(room: Room, now: int) -> Clocks:
    table = room.table
    return clocks.shown(table.clocks, table.agreed.ends.values(), now)


def agreements(room: Room) -> Agreements:
    agreed = room.table.agreed
    undo, pace = agreed.undo, agreed.pace
    return Agreements(
        undo=None if undo is None else UndoRequest(undo.seat, undo.shown or undo.answers, undo.agreed),
        pace=None if pace is None else PaceOffer(pace.seat, pace.pace, pace.agreed),
        end=agreed.end,
        needed=deciding(room) if room.table.status == "running" else [],
        seat=None
        if agreed.seat is None
        else SeatRequest(agreed.seat.seat, agreed.seat.name, agreed.seat.agreed, deciding(room)),
    )


def table_changed(room: Room, person: str | None) -> TableChanged:
    return TableChanged(
        table=table_info(room, person),
        seats=seats_info(room),
        yours=room.seats_of(person),
        agreements=agreements(room),
        spectators=room.spectators(),
    )


def snapshot(
    room: Room,
    person: str | None,
    eyes: Eyes,
    note: str,
    *,
    since: int | None = None,
    heard: int = 0,
    chatted: int = 0,
    unheard: Collection[str] = (),
) -> Snapshot:
    """Everything a person may know of a table, without what it has already."""
    yours = room.seats_of(person)
    return Snapshot(
        protocol=PROTOCOL,
        table=table_info(room, person),
        seats=seats_info(room),
        yours=yours,
        agreements=agreements(room),
        seen=None if room.play is None else whole(room, eyes, since, heard),
        chat=[line for line in room.chat.read_by(person, unheard) if line.number >= chatted],
        note=note,
        spectators=room.spectators(),
        in_advance=promised(room, person),
    )
