"""Watches whose turn it is, waits a little, and notifies those who have not seen it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from tabard.server.config import Config
from tabard.server.notify import channels
from tabard.server.notify.words import TIME_IS_SHORT, YOUR_TURN, Words, said
from tabard.server.now import now_ms
from tabard.server.store.people import PeopleStore, Person
from tabard.server.tables import clocks
from tabard.server.tables.room import Room

LOG = logging.getLogger("tabard.notify")

Mine = Callable[[str], Awaitable[bool]]


def later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


class Messenger:
    """A message for each question asked of a person, one more when time runs short; none in view."""

    def __init__(self, config: Config, people: PeopleStore, mine: Mine) -> None:
        self._config = config
        self._people = people
        self._mine = mine
        self._alarms: dict[tuple[str, int], tuple[int, list[asyncio.TimerHandle]]] = {}
        self.telling: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        """Called after every change of a room: alarms for each open question."""
        if room.play is None:
            return
        for seat in range(len(room.seats)):
            question = room.play.asked_at(seat) if seat in room.thinking else None
            known = self._alarms.get((room.id, seat))
            if known is not None and known[0] != question:
                for alarm in known[1]:
                    alarm.cancel()
                del self._alarms[room.id, seat]
            if question is not None and (known is None or known[0] != question):
                self._alarms[room.id, seat] = (question, self._set_alarms(room, seat, question))

    def _set_alarms(self, room: Room, seat: int, question: int) -> list[asyncio.TimerHandle]:
        alarms = [self._alarm(self._config.notify_after, room, seat, question, YOUR_TURN)]
        left = clocks.until_short(room.table.clocks, seat, now_ms())
        if left is not None:
            alarms.append(self._alarm(left / 1000, room, seat, question, TIME_IS_SHORT))
        return alarms

    def _alarm(
        self, seconds: float, room: Room, seat: int, question: int, words: Words
    ) -> asyncio.TimerHandle:
        return later(seconds, lambda: self._spawn(self._ring(room, seat, question, words)))

    async def _ring(self, room: Room, seat: int, asked_at: int, words: Words) -> None:
        person = room.seats[seat].person
        still = room.play is not None and seat in room.thinking and room.play.asked_at(seat) == asked_at
        if not still or person is None or room.is_in_view_of(person) or not await self._mine(room.id):
            return
        somebody = await self._people.by_id(person)
        if somebody is not None:
            await self.tell(somebody, room, words)

    async def tell(self, person: Person, room: Room, words: Words) -> None:
        settings = room.table.settings
        name = settings.name or settings.game
        text = said(words, person.language, name)
        address = f"{(self._config.public_url or '').rstrip('/')}/t/{room.id}"
        body = {"table": room.id, "name": name, "game": settings.game, "text": text, "url": address}
        if person.email and self._config.mail is not None:
            await self._try(channels.send_mail, self._config.mail, person.email, text, f"{text}\n{address}\n")
        if person.webhook and self._config.webhooks:
            await self._try(channels.send_webhook, person.webhook, body)
        if self._config.push is not None:
            for subscription in await self._people.pushes_of(person.id):
                kept = await self._try(channels.send_push, self._config.push, subscription, body)
                if kept is False:
                    await self._people.drop_push(subscription["endpoint"], person.id)

    async def _try(self, send: Callable[..., Any], *args: Any) -> Any:
        try:
            return await asyncio.to_thread(send, *args)
        except Exception as error:
            LOG.warning("%s: %s", send.__name__, error)
            return None

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    def close(self) -> None:
        for _, alarms in self._alarms.values():
            for alarm in alarms:
                alarm.cancel()
        for task in self.telling:
            task.cancel()
