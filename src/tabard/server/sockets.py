"""A socket: one visitor looking at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import assert_never

from msgspec import DecodeError, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tabard.server.accounts.people import Visit
from tabard.server.connections import ABORT, SEND
from tabard.server.now import now_ms
from tabard.server.routes.requests import refused
from tabard.server.safety import address_of, allowed_host, own_origin, session_cookie
from tabard.server.services import Services
from tabard.server.store.people import Person, Session
from tabard.server.store.writer import Leaving, NotKept
from tabard.server.tables import broadcast, views
from tabard.server.tables.actor import Actor, must_enter
from tabard.server.tables.play import Eyes
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room, Shown
from tabard.server.wire.client import Absent, ClientMessage, Hello, Here, InView, Look, Ping, TableMessage
from tabard.server.wire.messages import ENCODER, client_messages, must_be_storable
from tabard.server.wire.server import Accepted, Gone, Pong, Refused, ServerMessage, Update
from tabard.server.wire.shared import HEARS_CHANGES

LOG = logging.getLogger("tabard.sockets")
MOST_UNSENT = 500
ERROR_COST = 4.0
HELLO_COST = 4.0  # a whole snapshot is made for it
GOODBYE = 5.0  # seconds for what still waits to be sent
TOO_MANY = 4429


class Socket:
    """Reads messages one by one, and sends its queue in order."""

    def __init__(self, services: Services, websocket: WebSocket, visit: Visit | None) -> None:
        self._services = services
        self._websocket = websocket
        self._visit = visit
        self._room: Room | None = None
        self._invitation: str | None = None
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._answering = False
        self._closing = False
        self._given_up = False
        self._errors = 0
        self._address = address_of(websocket, services.config)
        self.person: str | None = None if visit is None else visit.person.id
        self.follows: Eyes = None
        self.eyes: Eyes = None
        self.in_view = True
        self.shown: Shown | None = None
        self.hears_changes = False
        self.unheard: frozenset[str] = frozenset()

    # The interface for rooms.

    @property
    def session(self) -> Session | None:
        return None if self._visit is None else self._visit.session

    def send(self, message: bytes) -> None:
        if self._given_up:
            return
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        most = self._services.config.limits.unsent_bytes
        if len(self._unsent) > MOST_UNSENT or self._unsent_bytes > most:
            self._give_up()
        elif not self._answering:
            self._wake.set()

    def close(self, last: Gone) -> None:
        """Nothing more is read; what was told before still goes out."""
        self.send(ENCODER.encode(last))
        self._closing = True
        self._wake.set()

    def _give_up(self) -> None:
        """Too slow to follow: it comes back and reads what it missed. Nothing more is kept for it."""
        self._closing = self._given_up = True
        self._unsent.clear()
        self._unsent_bytes = 0
        abort = self._websocket.scope.get("state", {}).get(ABORT)
        if abort is not None:
            abort()  # the connection is lost: whoever reads from it wakes up
        if self._sender is not None:
            self._sender.cancel()

    # Reading and sending.

    async def run(self) -> None:
        self._sender = asyncio.create_task(self._send_all())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            await self._leave()
            self._closing = True
            self._wake.set()
            await asyncio.wait({self._sender}, timeout=GOODBYE)
            self._sender.cancel()

    async def _read(self) -> None:
        while not self._closing:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect" or self._closing:
                return
            raw = frame.get("text") or frame.get("bytes") or b""
            self._answering = True  # an act and the updates it caused are sent together
            answer = await self._answer(raw if isinstance(raw, bytes) else raw.encode())
            if answer is not None:
                self._reply(answer)
            self._answering = False
            self._wake.set()

    def _reply(self, answer: ServerMessage) -> None:
        if isinstance(answer, Refused) and answer.code != "stale":
            self._errors += 1
            if answer.code != "slow_down":  # else whoever tries again would never get through
                self._take(ERROR_COST)
        if isinstance(answer, Refused) and answer.fresh is not None:
            self.shown = None  # it may be older than what was sent meanwhile
        self.send(ENCODER.encode(answer))
        if self._errors >= self._services.config.limits.errors:
            self.send(ENCODER.encode(Gone("too_many_errors")))
            self._closing = True

    async def _send_all(self) -> None:
        websocket = self._websocket
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._unsent:
                    texts, self._unsent = self._unsent, []
                    await self._send_texts(texts)
                    self._unsent_bytes -= sum(map(len, texts))
                if self._closing:
                    break
            if websocket.application_state is WebSocketState.CONNECTED:
                await websocket.close(TOO_MANY if self._errors else 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True

    async def _send_texts(self, texts: list[bytes]) -> None:
        together = self._websocket.scope.get("state", {}).get(SEND)
        if together is not None:
            await together(texts)
            return
        for text in texts:
            await self._websocket.send({"type": "websocket.send", "text": text.decode()})

    # Answering.

    async def _answer(self, raw: bytes) -> ServerMessage | None:
        if len(raw) > self._services.config.limits.message_bytes:
            return Refused("too_large", "this message is too long")
        if not self._take():
            if self._room is None:  # nothing to stay for: it comes back later
                self.close(Gone("restart"))
            return Refused("slow_down", "too many messages")
        try:
            must_be_storable(raw)
            message = client_messages.decode(raw)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Refused("malformed", str(error))
        try:
            return await self._do(message)
        except Refusal as refusal:
            return refusal.message(getattr(message, "client_id", ""))
        except Leaving:
            self.close(Gone("restart"))  # without an answer: it is asked again elsewhere
            return None
        except NotKept as error:
            return Refused("not_kept", error.reason, getattr(message, "client_id", ""))
        except Exception:
            LOG.exception("a message could not be answered")
            return Refused("broken", "something-went-wrong-here")

    def _take(self, cost: float = 1.0) -> bool:
        """Limits belong to the person and to the address: to open another socket gains nothing."""
        services = self._services
        return services.address_messages.take(self._address, cost) and services.messages.take(
            self.person or self._address, cost
        )

    async def _do(self, message: ClientMessage) -> ServerMessage | None:
        if isinstance(message, TableMessage):
            return await self._act(message)
        match message:
            case Hello():
                await self._hello(message)
                return None
            case Look():
                return await self._look(message)
            case InView():
                self.in_view = message.visible
                if self._room is not None:
                    self._services.presence_changed(self._room)
                return None
            case Ping():
                return Pong(message.sent, now_ms())
            case _ as never:
                assert_never(never)

    async def _act(self, message: TableMessage) -> Accepted | Refused:
        if self._room is None:
            raise Refusal("no_hello", "say hello to a table first")
        if self._visit is None:
            raise Refusal("not_signed_in", "only somebody can do this: become a guest first")
        actor = actor_of(self._visit.person, self._invitation)
        return await self._services.door.act(self._room.id, actor, message)

    async def _hello(self, hello: Hello) -> None:
        """Sends the snapshot itself, while the room is locked, so that no update comes before it."""
        await self._leave()
        self._services.address_messages.take(self._address, HELLO_COST)
        if hello.token is not None:
            await self._show_token(hello.token)
        while self._room is None:
            room = await self._services.rooms.get(hello.table)
            must_enter(room, self.person, hello.invitation)
            await self._come_back(room)
            note = ""
            if self.person is not None:
                note = await self._services.rooms.store.note(room.id, self.person)
                self.unheard = await self._services.moderation.unheard_by(self.person)
            async with room.lock:
                if self._services.rooms.here(room.id) is not room:
                    continue
                self._take_place(room, hello)
                known = (
                    hello.since if hello.eyes == self.eyes or len(room.seats_of(self.person)) < 2 else None
                )
                shown = views.snapshot(
                    room,
                    self.person,
                    self.eyes,
                    note,
                    since=known,
                    heard=hello.heard,
                    chatted=hello.chatted,
                    unheard=self.unheard,
                )
                broadcast.knows(room, self, shown.seen)
                self.send(ENCODER.encode(shown))
                broadcast.table_changed(room)
        self._services.presence_changed(self._room)
        self._services.moves.done(self._room)
        await self._noticed(self._room)

    async def _show_token(self, token: str) -> None:
        """A program that plays a seat has a token instead of a cookie."""
        visit = await self._services.people.by_token(token)
        if visit is None:
            raise Refusal("wrong_token", "no seat belongs to this token")
        self._visit = visit
        self.person = visit.person.id

    def _take_place(self, room: Room, hello: Hello) -> None:
        if not room.may_look(self.person, hello.eyes):
            raise Refusal("not_yours", "you may not look through this seat", facts={"seat": hello.eyes})
        self.follows = hello.eyes if room.table.status == "over" else None
        self.eyes = hello.eyes if hello.eyes is not None else room.natural_eyes(self.person)
        self.in_view = hello.in_view
        self._invitation = hello.invitation
        self._room = room
        self.hears_changes = hello.protocol >= HEARS_CHANGES
        room.listeners.add(self)

    async def _come_back(self, room: Room) -> None:
        """A player who returns gets the seat back from the stand-in."""
        if self._visit is None or room.table.status != "running":
            return
        for seat in room.seats_of(self.person):
            if room.seats[seat].stand_in:
                await self._services.door.act(room.id, actor_of(self._visit.person), Absent(seat, False))

    async def _noticed(self, room: Room) -> None:
        """Kept when a player comes and when he goes, for those who wait for him later."""
        if self._visit is not None and room.table.status == "running" and room.seats_of(self.person):
            await self._services.door.act(room.id, actor_of(self._visit.person), Here())

    async def _look(self, message: Look) -> Update:
        room = self._room
        if room is None or room.play is None:
            raise Refusal("no_hello", "there is nothing to look at")
        if not room.may_look(self.person, message.seat):
            raise Refusal("not_yours", "you may not look through this seat", facts={"seat": message.seat})
        async with room.lock:
            self.eyes = message.seat
            self.follows = message.seat
            update = Update(views.whole(room, self.eyes))
            broadcast.knows(room, self, update.seen)
            return update

    async def _leave(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.listeners.discard(self)
            async with room.lock:  # so that nothing is sent that is not on disk yet
                broadcast.table_changed(room)
            self._services.presence_changed(room)
            with contextlib.suppress(Leaving):
                await self._noticed(room)


def actor_of(person: Person, invitation: str | None = None) -> Actor:
    return Actor(person.id, person.name, person.blazon, invitation)


async def deny(websocket: WebSocket, refusal: Refusal) -> None:
    """An answer like every other, in place of the socket."""
    await websocket.send_denial_response(refused(refusal))


class SocketEndpoint:
    """Opens sockets: for visitors from our own pages, not too many from one address."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def meet(self, websocket: WebSocket) -> None:
        config = self._services.config
        if not own_origin(websocket, config) or not allowed_host(websocket, config):
            await deny(websocket, Refusal("foreign", "this request comes from a foreign page"))
            return
        if self._services.leaving:
            await deny(websocket, Refusal("restart", "this-server-ends"))
            return
        address = address_of(websocket, self._services.config)
        here = self._services.sockets_by_address
        if here.get(address, 0) >= self._services.config.limits.sockets_per_address:
            await deny(websocket, Refusal("slow_down", "too many sockets from your address"))
            return
        here[address] = here.get(address, 0) + 1
        try:
            visit = await self._services.people.visit(
                websocket.cookies.get(session_cookie(self._services.config))
            )
            await websocket.accept()
            socket = Socket(self._services, websocket, visit)
            self._services.sockets.open.add(socket)
            try:
                await socket.run()
            finally:
                self._services.sockets.open.discard(socket)
        finally:
            here[address] -= 1
            if not here[address]:
                del here[address]
