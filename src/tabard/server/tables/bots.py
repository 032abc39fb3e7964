"""Bots at a table: they run in worker processes, and answer the same way as people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from tabard.bots.bot import Position
from tabard.bots.levels import bot_of_level
from tabard.bots.pacing import Purse, asked_of
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.engine.journal import ANSWER, COMMAND, Entry
from tabard.engine.saves import snapshot
from tabard.server.tables.foresight import Foresight
from tabard.server.tables.moves import Moves
from tabard.server.tables.play import Play
from tabard.server.tables.presence import alike, level_of
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.thinking.queue import Minds
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, TooSlow

Mine = Callable[[str], Awaitable[bool]]
LONGEST_THOUGHT = 20.0  # seconds: four times the limit of any level
SMALLEST_SHARE = 0.1  # the least part of its time that a bot keeps when many run at once
AT_ONCE = "page"  # this level is faster than a call to another process
Player = tuple[int, str, int]
"""A seat, its bot's level, and how many bots of that level there are."""
LOG = logging.getLogger("tabard.bots")


@dataclass(frozen=True)
class Question:
    """What a bot was asked, and when: an answer to anything else is dropped."""

    play: Play
    seat: int
    asked_at: int
    entries: int
    level: str
    seed: str
    position: Position

    @property
    def still_open(self) -> bool:
        return self.seat in self.play.match.waiting and self.play.asked_at(self.seat) == self.asked_at


class Bots:
    """One task per room where bots must answer.

    A bot shows its answer after a time that does not depend on its cards: a secret question with one
    possible answer must not be answered sooner than one with a choice.
    """

    def __init__(self, rooms: Rooms, moves: Moves, mine: Mine, thinkers: Minds, *, delay: float) -> None:
        self._rooms = rooms
        self._moves = moves
        self._mine = mine
        self._thinkers = thinkers
        self._delay = delay
        self._purses: WeakKeyDictionary[Play, dict[Player, Purse]] = WeakKeyDictionary()
        self._own = secrets.token_hex(8)  # the bots' own chance, independent of any match's
        self._foresight = Foresight(thinkers, self._own)

    def look(self, room: Room) -> None:
        """Start a task if a bot is asked."""
        if room.bot_task is not None and not room.bot_task.done():
            return
        if asked(room) or called(room):
            room.bot_task = asyncio.create_task(self._play(room), name=f"bots of {room.id}")
        else:
            self._foresight.look(room)

    async def _play(self, room: Room) -> None:
        await self._play_on(room)
        self._foresight.look(room)

    async def _play_on(self, room: Room) -> None:
        while (asked(room) or called(room)) and await self._mine(room.id):
            try:
                if await self._replied(room):
                    continue
                if not asked(room):
                    return
                await self._answer(room)
            except Exception:
                LOG.exception("the bots of table %s gave up", room.id)
                return

    async def _replied(self, room: Room) -> bool:
        """A command may call for a word of bots that are not asked: a deal waits for its answer."""
        for seat in called(room):
            play = room.play
            assert play is not None
            entries = len(play.entries)
            position = Position(play.match.imagine(seat, f"{self._own} {room.id} {seat} {entries}"))
            command = position.command_first()
            if command is None:
                continue
            await asyncio.sleep(self._delay)
            async with room.lock:
                here = self._rooms.here(room.id) is room and room.play is play
                if here and len(play.entries) == entries:
                    await self._moves.make(room, Entry(COMMAND, seat, command))
            return True
        return False

    async def _answer(self, room: Room) -> None:
        """All bots that are asked think at the same time, once none of them has a command to give."""
        questions = [question(room, seat, self._own) for seat in asked(room)]
        for one in questions:
            if await self._gave_command(room, one):
                return
        choices = await asyncio.gather(*(self._in_time(room, one) for one in questions))
        async with room.lock:
            for one, choice in zip(questions, choices, strict=True):
                here = self._rooms.here(room.id) is room and room.play is one.play
                if here and one.still_open and one.seat in asked(room):
                    await self._give(room, one, choice)

    async def _gave_command(self, room: Room, one: Question) -> bool:
        """Give the command that the game suggests, if any."""
        command = one.position.command_first()
        if command is None:
            return False
        async with room.lock:
            here = self._rooms.here(room.id) is room and room.play is one.play
            if not here or not one.still_open or len(one.play.entries) > one.entries:
                return True  # something has changed: look again
            try:
                await self._moves.make(room, Entry(COMMAND, one.seat, command))
                return True
            except Refusal as refusal:
                LOG.error("seat %d of table %s, a bot, gave %r: %s", one.seat, room.id, command, refusal)
        return False

    async def _give(self, room: Room, one: Question, choice: Choice) -> None:
        try:
            await self._moves.make(room, Entry(ANSWER, one.seat, choice))
        except Refusal as refusal:
            if len(one.play.entries) > one.entries:
                return  # a command changed what may be chosen: think again
            LOG.error("seat %d of table %s, a bot, answered %r: %s", one.seat, room.id, choice, refusal)
            default = one.play.match.decision(one.seat).default
            await self._moves.make(room, Entry(ANSWER, one.seat, default))

    async def _in_time(self, room: Room, one: Question) -> Choice:
        asked, purse = asked_of(one.play.match, one.seat), self._purse(room, one)
        began = asyncio.get_running_loop().time()
        choice = None if asked.hides else await self._foresight.known(one.play, one.seat)
        if choice is None:
            choice = await self._think(room.id, one, purse.thought(asked) * self._part())
        spent = asyncio.get_running_loop().time() - began
        await asyncio.sleep(purse.shown_after(spent, asked) - spent)
        return choice

    def _purse(self, room: Room, one: Question) -> Purse:
        company = alike(room, room.seats[one.seat])
        kept = self._purses.setdefault(one.play, {})
        key = one.seat, one.level, company
        if key not in kept:
            kept[key] = Purse(one.level, self._delay, max(1, company))
        return kept[key]

    async def _think(self, table_id: str, one: Question, seconds: float) -> Choice:
        """In another process, which imagines the match for the seat before its bot sees anything."""
        if one.level == AT_ONCE:
            return bot_of_level(AT_ONCE).choose(one.position, seeded(one.seed))
        job = {
            "job": "choose",
            "match": snapshot(one.play.match),
            "seat": one.seat,
            "seed": one.seed,
            "level": one.level,
            "seconds": seconds,
        }
        try:
            choice: Choice = await self._thinkers.think(job, LONGEST_THOUGHT)
            return choice
        except (JobFailed, ThinkerDied, TooSlow) as trouble:
            LOG.error("table %s, seat %d: nobody could think (%r); the default", table_id, one.seat, trouble)
            return one.position.decision.default

    def _part(self) -> float:
        """Where many bots run at once, each gets a part of its time, so that no table waits for all."""
        return max(SMALLEST_SHARE, min(1.0, self._thinkers.most / (self._thinkers.under_way + 1)))


def question(room: Room, seat: int, own: str) -> Question:
    play = room.play
    assert play is not None
    level = level_of(room, room.seats[seat])
    seed = f"{own} {room.id} {seat} {play.version(seat)}"
    position = Position(play.match.imagine(seat, seed))
    return Question(play, seat, play.asked_at(seat), len(play.entries), level, seed, position)


def asked(room: Room) -> list[int]:
    """Bots that must answer now. None at a table that all people have left."""
    if room.play is None or room.table.status != "running" or room.read_only is not None:
        return []
    return [seat for seat in room.play.match.waiting if room.seats[seat].bot]


def called(room: Room) -> list[int]:
    """Bots that are not asked, after somebody gave a command."""
    if room.play is None or room.table.status != "running" or room.read_only is not None:
        return []
    entries = room.play.entries
    if not entries or entries[-1].kind != COMMAND:
        return []
    waiting = room.play.match.waiting
    return [seat for seat, record in enumerate(room.seats) if record.bot and seat not in waiting]
