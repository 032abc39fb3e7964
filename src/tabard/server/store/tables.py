"""Tables and their journals in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import Executable, Row, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.engine.journal import Entry
from tabard.server.store.schema import analyses, chat, entries, notes, saves, seats, tables
from tabard.server.store.writer import Job, Writer
from tabard.server.tables.clocks import SeatTime
from tabard.server.tables.record import Agreed, EntryRow, SeatRecord, Start, TableRecord
from tabard.server.tables.talk import KEPT, Line, Readers
from tabard.server.wire.shared import ChatLine, Settings


class Damaged(Exception):
    """A table that cannot be read. It is set aside; the others go on."""


def is_damage(error: Exception) -> bool:
    """A row or a page that makes no sense; not a database that does not answer."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, MsgspecError | LookupError | TypeError | ValueError)


@dataclass
class Loaded:
    """A table as read: its row, seats, entries after a number, chat after a number."""

    table: TableRecord
    seats: list[SeatRecord]
    entries: list[EntryRow]
    chat: list[Line]
    chat_before: dict[Readers, int]  # lines before those, by who may read them
    save: tuple[int, str] | None = None  # a number of entries, and the match after them


class TableStore:
    """Reads and writes tables. Writing goes through the one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self.writer = writer

    async def load(self, table_id: str, after: int = 0, chat_after: int = 0) -> Loaded | None:
        try:
            return await self._load(table_id, after, chat_after)
        except Exception as error:
            if not is_damage(error):
                raise
            raise Damaged(str(error)) from error

    async def _load(self, table_id: str, after: int, chat_after: int) -> Loaded | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            told = await connection.execute(
                select(entries)
                .where(entries.c.table_id == table_id, entries.c.number >= after)
                .order_by(entries.c.number)
            )
            said = await connection.execute(
                select(chat)
                .where(chat.c.table_id == table_id, chat.c.number >= chat_after)
                .order_by(chat.c.number.desc())
                .limit(KEPT)
            )
            lines = [read_line(one) for one in reversed(said.all())]
            first = lines[0].said.number if lines else 0
            earlier = select(chat.c.readers, func.count()).where(
                chat.c.table_id == table_id, chat.c.number < first
            )
            counted = await connection.execute(earlier.group_by(chat.c.readers)) if first else ()
            save = None
            if after == 0:
                found = await connection.execute(select(saves).where(saves.c.table_id == table_id))
                kept = found.one_or_none()
                save = None if kept is None else (kept.number, kept.saved)
            table, seated = complete(read_table(row), [read_seat(one) for one in sitting])
            return Loaded(
                table,
                seated,
                [read_entry(one) for one in told],
                lines,
                {read_readers(readers): count for readers, count in counted},
                save,
            )

    async def add(
        self,
        table: TableRecord,
        sitting: Sequence[SeatRecord],
        journal: Sequence[EntryRow],
        also: Iterable[Executable] = (),
    ) -> None:
        await self.writer.write(
            Job(
                statements=[
                    insert(tables).values(**table_row(table)),
                    *(insert(seats).values(table_id=table.id, **seat.__dict__) for seat in sitting),
                    *also,
                ],
                entries=[entry.row(table.id) for entry in journal],
            )
        )

    def save_table(self, table: TableRecord) -> Any:
        row = table_row(table)
        return update(tables).where(tables.c.id == row.pop("id")).values(**row)

    def pin_rules(self, table_id: str, rules: int) -> Any:
        return update(tables).where(tables.c.id == table_id).values(rules=rules)

    def save_seat(self, table_id: str, seat: SeatRecord) -> Any:
        values = dict(seat.__dict__)
        number = values.pop("seat")
        where = (seats.c.table_id == table_id, seats.c.seat == number)
        return update(seats).where(*where).values(**values)

    def keep_match(self, table_id: str, number: int, saved: bytes) -> list[Any]:
        return [
            delete(saves).where(saves.c.table_id == table_id),
            insert(saves).values(table_id=table_id, number=number, saved=saved.decode()),
        ]

    def add_line(self, table_id: str, person: str, kept: Line) -> Any:
        line = kept.said
        return insert(chat).values(
            table_id=table_id,
            number=line.number,
            person=person,
            name=line.name,
            seat=line.seat,
            to=json.encode(line.to).decode(),
            text=line.text,
            at=line.at,
            readers=None if kept.readers is None else json.encode(sorted(kept.readers)).decode(),
        )

    async def analysis(self, table_id: str) -> str | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(analyses.c.analysis).where(analyses.c.table_id == table_id)
            )
            return found.scalar()

    async def keep_analysis(self, table_id: str, analysis: bytes) -> None:
        await self.writer.write(
            Job(
                statements=[
                    delete(analyses).where(analyses.c.table_id == table_id),
                    insert(analyses).values(table_id=table_id, analysis=analysis.decode()),
                ]
            )
        )

    async def note(self, table_id: str, person: str) -> str:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(notes.c.text).where(notes.c.table_id == table_id, notes.c.person == person)
            )
            return found.scalar() or ""

    async def save_note(self, table_id: str, person: str, text: str) -> None:
        where = (notes.c.table_id == table_id, notes.c.person == person)
        await self.writer.write(
            Job(
                statements=[
                    delete(notes).where(*where),
                    insert(notes).values(table_id=table_id, person=person, text=text),
                ]
            )
        )


def progress(table: TableRecord) -> dict[str, Any]:
    """The part of a table's row that changes with every entry, for the writer."""
    return {"table_id": table.id, **{f"new_{name}": value for name, value in moving_part(table).items()}}


def moving_part(table: TableRecord) -> dict[str, Any]:
    return {
        "status": table.status,
        "ended": table.ended,
        "agreements": json.encode(table.agreed).decode(),
        "clocks": json.encode(table.clocks).decode(),
        "waiting": json.encode(table.waiting).decode(),
        "deadline": table.deadline,
        "version": table.version,
        "changed": table.changed,
    }


def table_row(table: TableRecord) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.settings.game,
        "rules": table.rules,
        "visibility": table.settings.visibility,
        "invitation": table.invitation,
        "host": table.host,
        "settings": json.encode(table.settings).decode(),
        "start": None if table.start is None else json.encode(table.start).decode(),
        "rematch": table.rematch,
        "created": table.created,
        **moving_part(table),
    }


def read_table(row: Row[Any]) -> TableRecord:
    return TableRecord(
        id=row.id,
        settings=json.decode(row.settings, type=Settings),
        rules=row.rules,
        status=row.status,
        ended=row.ended,
        invitation=row.invitation,
        host=row.host,
        start=None if row.start is None else json.decode(row.start, type=Start),
        rematch=row.rematch,
        agreed=json.decode(row.agreements, type=Agreed),
        clocks=json.decode(row.clocks, type=list[SeatTime]),
        waiting=json.decode(row.waiting, type=list[int]),
        deadline=row.deadline,
        version=row.version,
        created=row.created,
        changed=row.changed,
    )


def complete(table: TableRecord, sitting: list[SeatRecord]) -> tuple[TableRecord, list[SeatRecord]]:
    if [seat.seat for seat in sitting] != list(range(table.settings.seats)):
        raise ValueError(f"{len(sitting)} seats of {table.settings.seats}")
    return table, sitting


def read_seat(row: Row[Any]) -> SeatRecord:
    return SeatRecord(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        level=row.level,
        name=row.name,
        blazon=row.blazon,
        stand_in=row.stand_in,
        resigned=row.resigned,
    )


def read_entry(row: Row[Any]) -> EntryRow:
    value, consent = json.decode(row.value), tuple(json.decode(row.consent, type=list[int]))
    return EntryRow(row.number, Entry(row.kind, row.seat, value, consent, row.hidden), row.client_id, row.at)


def read_readers(readers: str | None) -> Readers:
    return None if readers is None else frozenset(json.decode(readers, type=list[str]))


def read_line(row: Row[Any]) -> Line:
    said = ChatLine(
        number=row.number,
        at=row.at,
        name=row.name,
        seat=row.seat,
        to=json.decode(row.to, type=list[int]),
        text=row.text,
    )
    return Line(said, read_readers(row.readers), row.person)
