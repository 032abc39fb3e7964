"""Opens tables: new ones, and ones from a journal."""

from __future__ import annotations

from typing import Any

from tabard.api import game_module, games, new, replay
from tabard.engine.errors import ContentError, SetupError, TabardError, UnknownGame
from tabard.engine.journal import read_journal
from tabard.server.accounts.passwords import token
from tabard.server.heavy import in_thread
from tabard.server.now import now_ms
from tabard.server.tables.actor import Actor
from tabard.server.tables.play import Play, begin
from tabard.server.tables.record import EntryRow, SeatRecord, Start, TableRecord
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.tables.seats import StartMatch, checked_level, seat_bot, take
from tabard.server.tables.uploads import read_components
from tabard.server.wire.rest import CreateTable
from tabard.server.wire.shared import Settings


class OpenTable:
    def __init__(self, rooms: Rooms, starting: StartMatch) -> None:
        self._rooms = rooms
        self._starting = starting

    async def __call__(self, actor: Actor, wish: CreateTable) -> Room:
        if wish.content is not None:
            wish.settings.content = read_components(wish.content)
        settings = checked(wish.settings)
        seats = [SeatRecord(number) for number in range(settings.seats)]
        for number, level in wish.bots.items():
            if not number.isdecimal() or int(number) >= len(seats):
                raise Refusal("no_seat", "there is no such seat", facts={"seat": number})
            seat_bot(seats[int(number)], level)
        self._sit(settings, seats, actor, wish.seat)
        now = now_ms()
        rules = game_module(settings.game).rules_version
        table = TableRecord(token()[:10], settings, rules, token()[:16], actor.person, now, now)
        if wish.start and any(seat.kind == "empty" for seat in seats):
            raise Refusal("empty_seats", "some seats are empty")
        room = await self._rooms.add(table, seats, [])
        if wish.start:
            async with room.lock:
                await self._starting.start(room, [])
        return room

    def _sit(self, settings: Settings, seats: list[SeatRecord], actor: Actor, number: int | None) -> None:
        if settings.hot_seat:
            for seat in seats:
                if seat.kind == "empty":
                    take(seat, actor)
        elif number is not None:
            if number >= len(seats) or seats[number].kind != "empty":
                raise Refusal("taken", "this seat cannot be yours", facts={"seat": number})
            take(seats[number], actor)


class ImportTable:
    """A journal becomes a table; whoever brings it sits on every seat."""

    def __init__(self, rooms: Rooms, most_entries: int) -> None:
        self._rooms = rooms
        self._most_entries = most_entries

    async def __call__(self, actor: Actor, journal: dict[str, Any], name: str) -> Room:
        now = now_ms()
        entries = journal.get("entries")
        if isinstance(entries, list) and len(entries) > self._most_entries:
            raise Refusal("too_large", f"a journal has at most {self._most_entries} entries")
        try:
            settings, start, rules, play = await in_thread(self._replay, journal, name, now)
        except TabardError as error:
            raise refusal_of(error) from error
        table, seats, rows = self._table(actor, settings, start, rules, play, now)
        saved = self._rooms.store.keep_match(table.id, len(rows), await in_thread(play.saved)) if rows else []
        return await self._rooms.add(table, seats, rows, saved)

    def _replay(self, journal: dict[str, Any], name: str, now: int) -> tuple[Settings, Start, int, Play]:
        """In a thread: a long journal must not hold up the other tables."""
        match = replay(journal)
        setup, rules, entries, _ = read_journal(journal)
        settings = Settings(setup.game, match.seats, dict(setup.options), name=name, hot_seat=True)
        settings.content = None if setup.override is None else dict(setup.override)
        start = Start(
            setup.seed if setup.seed is not None else 0,
            dict(setup.options),
            match.seats,
            None if setup.position is None else dict(setup.position),
            None if setup.dice is None else list(setup.dice),
        )
        play = begin(settings, start)
        for entry in entries:
            play.act(entry)
        return settings, start, rules, play

    def _table(
        self, actor: Actor, settings: Settings, start: Start, rules: int, play: Play, now: int
    ) -> tuple[TableRecord, list[SeatRecord], list[EntryRow]]:
        table = TableRecord(token()[:10], settings, rules, token()[:16], actor.person, now, now)
        table.start = start
        table.status = "over" if play.over else "running"
        table.ended = "played" if play.over else None
        table.waiting = list(play.match.waiting)
        table.version = len(play.entries)
        seats = [take(SeatRecord(number), actor) for number in range(settings.seats)]
        rows = [EntryRow(number, entry, None, now) for number, entry in enumerate(play.entries)]
        return table, seats, rows


def check_content(settings: Settings, override: dict[str, Any]) -> None:
    """Try a match with it: the engine says what is wrong."""
    try:
        new(settings.game, settings.seats, 0, settings.options, override)
    except ContentError as error:
        raise Refusal("content", str(error)) from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Refusal("content", f"a component has a value of a wrong kind: {error}") from error


def checked(settings: Settings) -> Settings:
    """Settings with every default filled in, or a refusal that names what is wrong."""
    try:
        if settings.game not in games():
            raise UnknownGame(settings.game, games())
        module = game_module(settings.game)
        if settings.seats not in module.seats:
            raise SetupError(f"{settings.game} is played by {', '.join(map(str, module.seats))} seats")
        settings.options = module.chosen_options(settings.seats, settings.options)
        if settings.content is not None:
            check_content(settings, settings.content)
    except TabardError as error:
        raise refusal_of(error) from error
    checked_level(settings.stand_in)
    if settings.clock is not None and settings.clock.cap < settings.clock.bank:
        raise Refusal("refused", "a clock's cap cannot be less than its bank")
    if settings.hints and settings.pace != "untimed":
        raise Refusal("no_hints", "hints-need-no-clock")
    return settings
