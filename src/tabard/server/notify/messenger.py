"""Watches whose turn it is, waits a little, and notifies those who have not seen it."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tabard.server.config import Config
from tabard.server.metrics import Metrics
from tabard.server.notify import channels, saying
from tabard.server.notify.outgoing import BadAddress, NotDelivered, Outgoing, as_json
from tabard.server.notify.pushing import push
from tabard.server.notify.saying import CONFIRM, TIME_SHORT, TRIAL, YOUR_TURN, Letter
from tabard.server.notify.shapes import shaped
from tabard.server.now import now_ms
from tabard.server.store.failures import Failures
from tabard.server.store.people import PeopleStore, Person
from tabard.server.tables import clocks
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.tables.rooms import Rooms

LOG = logging.getLogger("tabard.notify")

Mine = Callable[[str], Awaitable[bool]]


def later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


class Messenger:
    """A message for each question asked of a person, one more when time runs short; none in view."""

    def __init__(
        self,
        config: Config,
        rooms: Rooms,
        people: PeopleStore,
        failures: Failures,
        mine: Mine,
        metrics: Metrics,
    ) -> None:
        self._config = config
        self._rooms = rooms
        self._people = people
        self._failures = failures
        self._mine = mine
        self._metrics = metrics
        self.outgoing = Outgoing(config.notify_inside)
        # For words and e-mail: nothing else waits for them.
        self._threads = ThreadPoolExecutor(2, "messenger")
        self._alarms: dict[tuple[str, int], tuple[int, list[asyncio.TimerHandle]]] = {}
        self.telling: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        """Called after every change of a room: alarms for each open question."""
        if room.play is None:
            return
        thinking = room.thinking
        for seat in range(len(room.seats)):
            question = room.play.asked_at(seat) if seat in thinking else None
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
            alarms.append(self._alarm(left / 1000, room, seat, question, TIME_SHORT))
        return alarms

    def _alarm(
        self, seconds: float, room: Room, seat: int, question: int, reason: str
    ) -> asyncio.TimerHandle:
        """Knows the table by its id: days may pass, and nobody looks at it meanwhile."""
        table = room.id
        return later(seconds, lambda: self._spawn(self._ring(table, seat, question, reason)))

    async def _ring(self, table: str, seat: int, asked_at: int, reason: str) -> None:
        if not await self._mine(table):
            return
        try:
            room = await self._rooms.get(table)
        except Refusal:
            return  # removed meanwhile, or damaged
        person = room.seats[seat].person
        still = room.play is not None and seat in room.thinking and room.play.asked_at(seat) == asked_at
        if not still or person is None or room.is_in_view_of(person):
            return
        letter = self._letter(room, seat, reason)
        somebody = await self._people.by_id(person)
        if somebody is not None:
            await self.tell(somebody, letter)

    def _letter(self, room: Room, seat: int, reason: str) -> Letter:
        settings = room.table.settings
        return Letter(
            reason=reason,
            table=room.id,
            name=settings.name or settings.game,
            game=settings.game,
            url=self._address(f"/t/{room.id}"),
            asked=saying.asked_of(room, seat),
            left=clocks.left(room.table.clocks, seat, now_ms()),
        )

    def _address(self, path: str) -> str:
        return (self._config.public_url or "").rstrip("/") + path

    async def try_out(self, person: Person) -> None:
        """Sends a message now, because its person wants to see whether it arrives."""
        await self.tell(person, Letter(TRIAL, "", "Tabard", "", self._address("/")))

    async def ask_to_confirm(self, person: Person, email: str, proof: str) -> None:
        """The only letter that goes to an address nobody has confirmed. It names no table and nobody."""
        letter = Letter(CONFIRM, "", "Tabard", "", self._address(f"/#confirm={proof}"))
        body = await self._in_thread(saying.in_words, letter, person.language)
        await self._try(person, "mail", self._mail(email, body))

    async def tell(self, person: Person, letter: Letter) -> None:
        body = await self._in_thread(saying.in_words, letter, person.language)
        if person.email and self._config.mail is not None:
            await self._try(person, "mail", self._mail(person.email, body))
        if person.webhook and self._config.webhooks:
            await self._try(person, "webhook", self._webhook(person.webhook, body))
        if self._config.push is not None:
            for subscription in await self._people.pushes_of(person.id):
                await self._try(person, "push", self._push(subscription, body))

    async def _mail(self, to: str, body: dict[str, Any]) -> None:
        try:
            text = f"{body['text']}\n{body['url']}\n"
            await self._in_thread(channels.send_mail, self._config.mail, to, body["title"], text)
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("mail: %s", error)
            refused = isinstance(error, smtplib.SMTPResponseException | smtplib.SMTPRecipientsRefused)
            reason = "mail-refused" if refused else "mail-failed"
            raise NotDelivered(reason, to.rpartition("@")[2]) from error

    async def _webhook(self, url: str, body: dict[str, Any]) -> None:
        await self.outgoing.post(url, *as_json(shaped(url, body)))

    async def _push(self, subscription: dict[str, str], body: dict[str, Any]) -> None:
        assert self._config.push is not None
        try:
            await push(self.outgoing, self._config.push, subscription, body)
        except NotDelivered as error:
            if error.status not in (404, 410):
                raise
            # The browser has withdrawn it.
            await self._people.drop_push(subscription["endpoint"], subscription["person"])

    async def _try(self, person: Person, channel: str, sending: Coroutine[Any, Any, None]) -> None:
        """A failure is kept for its person to see, until something arrives."""
        try:
            await sending
        except (NotDelivered, BadAddress) as error:
            LOG.warning("%s: %s", channel, error)
            found = error if isinstance(error, NotDelivered) else NotDelivered("bad-address", "")
            await self._failures.keep(person.id, channel, now_ms(), found.reason, found.host, found.status)
            self._metrics.notifications[channel, "failed"] += 1
        except Exception:
            LOG.exception("a notification by %s", channel)
            self._metrics.notifications[channel, "failed"] += 1
        else:
            await self._failures.forget(person.id, channel)
            self._metrics.notifications[channel, "sent"] += 1

    async def _in_thread(self, do: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *args)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    def close(self) -> None:
        for _, alarms in self._alarms.values():
            for alarm in alarms:
                alarm.cancel()
        for task in self.telling:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.outgoing.close()
