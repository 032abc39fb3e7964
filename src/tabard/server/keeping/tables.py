"""What the keeper does to tables: close, delete, tidy away, and free the seats of who may not come in."""

from __future__ import annotations

from tabard.server.now import now_ms
from tabard.server.store.lists import TableLists
from tabard.server.store.tidying import Tidying
from tabard.server.tables import broadcast
from tabard.server.tables.actor import Actor
from tabard.server.tables.door import Door, Owners
from tabard.server.tables.leaving import end
from tabard.server.tables.moves import Moves, keep_time
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import Absent, Resign, Stand, TableMessage
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import Gone


class TableKeeper:
    def __init__(
        self, rooms: Rooms, moves: Moves, door: Door, owners: Owners, lists: TableLists, tidying: Tidying
    ) -> None:
        self._rooms = rooms
        self._moves = moves
        self._door = door
        self._owners = owners
        self._lists = lists
        self._tidying = tidying

    async def close(self, table_id: str) -> str:
        """A running match ends as it stands and can be looked at; what has not begun goes altogether."""
        while True:
            room = await self._rooms.get(table_id)
            async with room.lock:
                if self._rooms.here(table_id) is not room:
                    continue
                if room.table.status == "over":
                    return "was over already"
                if room.table.status == "running":
                    await self._end(room)
                    return "closed"
            return await self.delete(table_id)

    async def _end(self, room: Room) -> None:
        end(room, "closed")
        keep_time(room, now_ms())
        await self._rooms.save(room, table=True)
        broadcast.table_changed(room)
        if room.play is not None:
            broadcast.everything(room)
        self._moves.done(room)

    async def delete(self, table_id: str) -> str:
        room = self._rooms.here(table_id)
        if room is None:
            await self._tidying.remove_table(table_id)
        else:
            async with room.lock:
                self._send_away(room)
                await self._tidying.remove_table(table_id)
        return "deleted"

    async def follow(self, table_id: str) -> None:
        """Another process closed or deleted it."""
        room = self._rooms.here(table_id)
        if room is not None and await self._rooms.store.load(table_id, after=1 << 30) is None:
            self._send_away(room)

    def _send_away(self, room: Room) -> None:
        broadcast.tell_all(room, ENCODER.encode(Gone("removed")))
        self._rooms.throw_away(room)

    async def tidy_away(self, table_id: str) -> bool:
        """An open table that nobody looks at now."""
        room = self._rooms.here(table_id)
        if (room is not None and room.listeners) or not await self._owners.mine(table_id):
            return False
        await self.delete(table_id)
        await self._owners.give_up(table_id)
        return True

    async def leave_all(self, person: str, *, for_good: bool) -> None:
        """The stand-in plays on: for good, or until the person may come back."""
        for table_id, status, seat in await self._lists.seats_in_play(person):
            leave: TableMessage
            if status == "open":
                leave = Stand(seat)
            else:
                leave = Resign(seat, play_on=True) if for_good else Absent(seat, True)
            await self._door.act(table_id, Actor(person, "", ""), leave)
