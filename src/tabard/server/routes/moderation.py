"""What people do about each other, and how their notifications fare."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tabard.server.routes.requests import answer, body_of, known_visitor, visitor
from tabard.server.services import Services
from tabard.server.tables.actor import must_enter
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.wire.rest import About, Notices, Person, Unblock

LINES_REPORTED = 10


class Moderation:
    """`/api/block`, `/api/report` and `/api/me/notices`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._most = services.config.limits.message_bytes

    async def block(self, request: Request) -> Response:
        wish = await body_of(request, About, self._most)
        visit = await known_visitor(self._services, request)
        _, other = await self._other(visit.person.id, wish)
        await self._services.moderation.block(visit.person.id, other)
        await self._hear_no_more(visit.person.id)
        self._services.trail.note(visit.person.id, "blocked somebody", wish.table, about=other)
        return await self._notices(visit.person.id)

    async def unblock(self, request: Request) -> Response:
        wish = await body_of(request, Unblock, self._most)
        visit = await known_visitor(self._services, request)
        await self._services.moderation.unblock(visit.person.id, wish.id)
        await self._hear_no_more(visit.person.id)
        return await self._notices(visit.person.id)

    async def _hear_no_more(self, person: str) -> None:
        blocked = await self._services.moderation.unheard_by(person)
        self._services.sockets.no_longer_hears(person, blocked)

    async def report(self, request: Request) -> Response:
        wish = await body_of(request, About, self._most)
        visit = await known_visitor(self._services, request)
        if not self._services.reports.take(visit.person.id):
            raise Refusal("slow_down", "too many reports; the first ones will be read")
        room, other = await self._other(visit.person.id, wish)
        said = await self._services.moderation.said(room.id, other)
        readable = [line.said.text for line in said if line.for_person(visit.person.id)][-LINES_REPORTED:]
        id = await self._services.moderation.report(
            visit.person.id, other, room.id, wish.why.strip(), "\n".join(readable)
        )
        self._services.trail.note(visit.person.id, "reported somebody", room.id, about=other, report=id)
        return await self._notices(visit.person.id)

    async def notices(self, request: Request) -> Response:
        visit = await visitor(self._services, request)
        if visit is None:
            raise Refusal("not_signed_in", "nobody is told anything yet")
        return await self._notices(visit.person.id)

    async def try_out(self, request: Request) -> Response:
        """Sends a message by every way, and tells what became of it."""
        visit = await known_visitor(self._services, request)
        if not self._services.reports.take(f"trial {visit.person.id}"):
            raise Refusal("slow_down", "too many messages; wait a little")
        await self._services.messenger.try_out(visit.person)
        return await self._notices(visit.person.id)

    async def _notices(self, person: str) -> Response:
        blocked = [Person(*one) for one in await self._services.moderation.blocked_by(person)]
        return answer(Notices(await self._services.failures.of(person), blocked))

    async def _other(self, person: str, wish: About) -> tuple[Room, str]:
        room = await self._services.rooms.get(wish.table)
        must_enter(room, person, None)
        other = None
        if wish.line is not None:
            number = room.chat.kept_as(person, wish.line)
            if number is not None:
                other = await self._services.moderation.writer_of(room.id, number)
        elif wish.seat is not None and wish.seat < len(room.seats):
            other = room.seats[wish.seat].person
        if other is None or other == person:
            raise Refusal("not_found", "nobody-to-name")
        return room, other
