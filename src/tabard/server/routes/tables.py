"""The lobby and the tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tabard.bots.usual import usual_answer
from tabard.engine.errors import TabardError
from tabard.server.accounts.people import Visit, me
from tabard.server.heavy import in_thread
from tabard.server.routes.journals import journal_of, replay
from tabard.server.routes.requests import (
    STATUS,
    actor_of,
    answer,
    body_of,
    known_visitor,
    signed_in,
    visitor,
    visitor_or_guest,
)
from tabard.server.safety import address_of
from tabard.server.services import Services
from tabard.server.store.lists import damaged_line, line
from tabard.server.tables import views
from tabard.server.tables.actor import must_enter, own_seat
from tabard.server.tables.play import Eyes
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.tables.room import Room
from tabard.server.wire.client import Sit, TableMessage
from tabard.server.wire.rest import (
    AskHint,
    AskUsual,
    CreateTable,
    ImportJournal,
    Join,
    Lobby,
    Opened,
    Usual,
)
from tabard.server.wire.server import Refused


class Tables:
    """`/api/tables` and its neighbours."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._limits = services.config.limits

    async def lobby(self, request: Request) -> Response:
        visit = await visitor(self._services, request)
        person = None if visit is None else visit.person.id
        lists = self._services.lists
        mine = [] if person is None else await lists.mine(person)
        lines = [line(table, seats, person) for table, seats in mine]
        if person is not None:
            readable = {one.id for one in lines}
            lines += [damaged_line(one) for one in await lists.ids_of(person) if one not in readable]
        lines.sort(key=lambda one: (one.status == "over", not one.your_turn, -one.changed))
        own = {one.id for one in lines}
        apart = set[str]() if person is None else await self._services.moderation.apart_from(person)
        public = [
            line(table, seats, person)
            for table, seats in await self._services.lists.public()
            if table.host not in apart
        ]
        return answer(Lobby(lines, [one for one in public if one.id not in own]))

    async def create(self, request: Request) -> Response:
        wish = await body_of(request, CreateTable, self._limits.body_bytes)
        self._count_new(request)
        visit = await visitor_or_guest(self._services, request, "")
        room = await self._services.opening(actor_of(visit), wish)
        self._services.trail.note(visit.person.id, "opened a table", room.id, game=wish.settings.game)
        return self._opened(visit, room)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, Join, self._limits.body_bytes)
        room = await self._services.rooms.get(wish.table)
        known = await visitor(self._services, request)
        must_enter(room, None if known is None else known.person.id, wish.invitation)
        visit = await visitor_or_guest(self._services, request, wish.name)
        actor = actor_of(visit, wish.invitation)
        if room.table.status == "open":
            told = await self._services.door.act(wish.table, actor, Sit(wish.seat))
            if isinstance(told, Refused) and told.code != "full":
                return answer(told, STATUS.get(told.code, 409))
        return self._opened(visit, room)

    async def show(self, request: Request) -> Response:
        visit, room, eyes = await self._looking(request)
        person = None if visit is None else visit.person.id
        note, unheard = "", frozenset[str]()
        if person is not None:
            note = await self._services.rooms.store.note(room.id, person)
            unheard = await self._services.moderation.unheard_by(person)
        async with room.lock:
            return answer(views.snapshot(room, person, eyes, note, unheard=unheard))

    async def act(self, request: Request) -> Response:
        message: TableMessage = await body_of(request, TableMessage, self._limits.message_bytes)  # type: ignore[arg-type]
        visit = await known_visitor(self._services, request)
        if not self._services.messages.take(visit.person.id):
            raise Refusal("slow_down", "too many messages")
        actor = actor_of(visit, request.query_params.get("invitation"))
        told = await self._services.door.act(request.path_params["id"], actor, message)
        return answer(told, STATUS.get(told.code, 409) if isinstance(told, Refused) else 200)

    async def hint(self, request: Request) -> Response:
        wish = await body_of(request, AskHint, self._limits.message_bytes)
        visit = await known_visitor(self._services, request)
        room = await self._services.rooms.get(request.path_params["id"])
        return answer(await self._services.hints(room, actor_of(visit), wish.seat))

    async def usual(self, request: Request) -> Response:
        """What could be answered without a thought: a client proposes it, the player presses for it."""
        wish = await body_of(request, AskUsual, self._limits.message_bytes)
        visit = await known_visitor(self._services, request)
        room = await self._services.rooms.get(request.path_params["id"])
        seat = own_seat(room, actor_of(visit), wish.seat)
        async with room.lock:
            play = room.play if room.table.status == "running" else None
            if play is None:  # it has just ended
                return answer(Usual(seat, -1, None))
            return answer(Usual(seat, play.version(seat), usual_answer(play.match, seat)))

    async def replay(self, request: Request) -> Response:
        _, room, eyes = await self._looking(request)
        since = request.query_params.get("since", "0")
        if not since.isdecimal() or len(since) > 9:
            raise Refusal("malformed", "since is the number of a frame")
        async with room.lock:
            entries = [] if room.play is None else list(room.play.entries)
        if room.play is None:
            raise Refusal("not_started", "the match has not started")
        try:
            return answer(await in_thread(replay, room.table, entries, eyes, int(since)))
        except TabardError as error:
            raise refusal_of(error) from error

    async def journal(self, request: Request) -> Response:
        _, room, _ = await self._looking(request)
        if room.table.status != "over" or room.table.start is None:
            raise Refusal("not_over", "a journal holds the seed: it is given when the match is over")
        entries = await self._services.lists.journal(room.id)
        response = answer(await in_thread(journal_of, room.table, entries))
        response.headers["Content-Disposition"] = f'attachment; filename="tabard-{room.id}.json"'
        return response

    async def analysis(self, request: Request) -> Response:
        _, room, _ = await self._looking(request)
        if request.method == "POST":
            await known_visitor(self._services, request)
            await self._services.analyses.begin(room)
        return answer(await self._services.analyses.show(room))

    async def bring(self, request: Request) -> Response:
        wish = await body_of(request, ImportJournal, self._limits.import_bytes)
        self._count_new(request)
        visit = await visitor_or_guest(self._services, request, "")
        room = await self._services.importing(actor_of(visit), wish.journal, wish.name)
        self._services.trail.note(visit.person.id, "brought a journal", room.id)
        return self._opened(visit, room)

    def _count_new(self, request: Request) -> None:
        if not self._services.new_tables.take(address_of(request, self._services.config)):
            raise Refusal("slow_down", "too many new tables from your address")

    def _opened(self, visit: Visit, room: Room) -> Response:
        invitation = room.table.invitation if room.seats_of(visit.person.id) else ""
        if room.table.host == visit.person.id:
            invitation = room.table.invitation
        return signed_in(self._services, visit, Opened(room.id, invitation, me(visit)))

    async def _looking(self, request: Request) -> tuple[Visit | None, Room, Eyes]:
        """Who looks, at what, through which eyes."""
        visit = await visitor(self._services, request)
        person = None if visit is None else visit.person.id
        room = await self._services.rooms.get(request.path_params["id"])
        must_enter(room, person, request.query_params.get("invitation"))
        wanted = request.query_params.get("eyes")
        if wanted is None:
            return visit, room, room.natural_eyes(person)
        eyes = None if wanted == "none" else int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
        if not room.may_look(person, eyes):
            raise Refusal("not_yours", "you may not look through this seat")
        return visit, room, eyes
