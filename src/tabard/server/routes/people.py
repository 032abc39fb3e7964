"""Guests, accounts, sessions."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tabard.engine.errors import TabardError
from tabard.server.accounts.passwords import WeakPassword
from tabard.server.accounts.people import Visit, me
from tabard.server.heavy import in_thread
from tabard.server.notify.channels import checked_email
from tabard.server.notify.outgoing import BadAddress
from tabard.server.notify.pushing import check_subscription
from tabard.server.routes.journals import journal_of
from tabard.server.routes.requests import (
    actor_of,
    answer,
    body_of,
    forget_cookie,
    known_visitor,
    signed_in,
    visitor,
    visitor_or_guest,
)
from tabard.server.safety import address_of
from tabard.server.services import Services
from tabard.server.store.people import LoginTaken
from tabard.server.tables.refusal import Refusal
from tabard.server.wire.client import Resign, Stand
from tabard.server.wire.rest import (
    ByKey,
    ChangeMe,
    ChangePassword,
    ConfirmEmail,
    DeleteMe,
    NewGuest,
    PushSubscription,
    Register,
    SignIn,
)


class People:
    """`/api/me` and its neighbours."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._most = services.config.limits.body_bytes

    async def show(self, request: Request) -> Response:
        return answer(me(await visitor(self._services, request)))

    async def guest(self, request: Request) -> Response:
        wish = await body_of(request, NewGuest, self._most)
        known = await visitor(self._services, request)
        if known is not None:
            return answer(me(known))
        if not self._services.new_guests.take(address_of(request, self._services.config)):
            raise Refusal("slow_down", "too many new guests from your address")
        visit = await self._services.people.new_guest(wish.name, wish.language)
        self._note(request, visit.person.id, "came as a guest")
        return signed_in(self._services, visit)

    async def by_key(self, request: Request) -> Response:
        wish = await body_of(request, ByKey, self._most)
        self._count_sign_in(request)
        visit = await self._services.people.by_key(wish.key)
        if visit is None:
            self._note(request, "", "failed to come by a personal link")
            raise Refusal("wrong_password", "this personal link is not known")
        self._note(request, visit.person.id, "came by the personal link")
        return signed_in(self._services, visit)

    async def sign_in(self, request: Request) -> Response:
        wish = await body_of(request, SignIn, self._most)
        self._count_sign_in(request)
        visit = await self._services.people.by_password(wish.login, wish.password)
        if visit is None:
            self._note(request, "", "failed to sign in", login=wish.login)
            raise Refusal("wrong_password", "login or password is wrong")
        self._note(request, visit.person.id, "signed in")
        return signed_in(self._services, visit)

    async def register(self, request: Request) -> Response:
        wish = await body_of(request, Register, self._most)
        self._count_sign_in(request)
        visit = await visitor_or_guest(self._services, request, wish.name)
        if visit.person.kind == "account":
            raise Refusal("refused", "you have an account already")
        try:
            visit = await self._services.people.register(visit, wish.login, wish.password, wish.name)
        except LoginTaken:
            raise Refusal("taken", "somebody else has this login") from None
        except WeakPassword as error:
            raise Refusal("weak_password", error.reason) from None
        self._note(request, visit.person.id, "registered", login=wish.login)
        return signed_in(self._services, visit)

    async def change_password(self, request: Request) -> Response:
        wish = await body_of(request, ChangePassword, self._most)
        visit = await known_visitor(self._services, request)
        self._count_sign_in(request)
        if visit.person.password is None:
            raise Refusal("refused", "a guest has no password")
        if not await self._services.people.is_right(visit, wish.old):
            raise Refusal("wrong_password", "the password is wrong")
        try:
            return signed_in(self._services, await self._services.people.change_password(visit, wish.new))
        except WeakPassword as error:
            raise Refusal("weak_password", error.reason) from None

    async def end_others(self, request: Request) -> Response:
        """Every session but this one; the sockets they opened are closed."""
        visit = await known_visitor(self._services, request)
        return signed_in(self._services, await self._services.people.sign_in_anew(visit))

    async def sign_out(self, request: Request) -> Response:
        visit = await known_visitor(self._services, request)
        await self._services.people.sign_out(visit)
        self._note(request, visit.person.id, "signed out")
        response = answer(me(None))
        forget_cookie(self._services, response)
        return response

    async def change(self, request: Request) -> Response:
        wish = await body_of(request, ChangeMe, self._most)
        visit = await known_visitor(self._services, request)
        values = {
            name: getattr(wish, name)
            for name in ("name", "blazon", "language", "email", "webhook")
            if getattr(wish, name) is not None
        }
        try:
            if values.get("webhook"):
                self._services.messenger.outgoing.check(values["webhook"])
        except BadAddress as error:
            raise Refusal("malformed", str(error)) from error
        if values.get("email") and values["email"] == visit.person.email:
            del values["email"]
        email = values.pop("email") if values.get("email") else None
        if email is not None:
            await self._ask_to_confirm(request, visit, email)
        if values:
            visit = await self._services.people.change(visit, **values)
            self._note(request, visit.person.id, "changed", fields=", ".join(values))
        for name, channel in (("webhook", "webhook"), ("email", "mail")):
            if name in values:
                await self._services.failures.forget(visit.person.id, channel)
        return answer(me(visit))

    async def _ask_to_confirm(self, request: Request, visit: Visit, email: str) -> None:
        """Nothing else is sent there before its owner has opened the link."""
        services = self._services
        if services.config.mail is None:
            raise Refusal("refused", "this-server-sends-no-mail")
        try:
            address = checked_email(email)
        except ValueError as error:
            raise Refusal("malformed", str(error)) from error
        if not services.confirmations.take(visit.person.id) or not services.confirmations.take(
            address_of(request, services.config)
        ):
            raise Refusal("slow_down", "too-many-addresses")
        proof = await services.people.ask_to_confirm(visit, address)
        await services.messenger.ask_to_confirm(visit.person, address, proof)

    async def confirm(self, request: Request) -> Response:
        """The link proves itself: whoever opens it reads that mailbox."""
        wish = await body_of(request, ConfirmEmail, self._most)
        self._count_sign_in(request)
        if await self._services.people.confirm(wish.token) is None:
            raise Refusal("wrong_password", "this-link-is-over")
        return answer(me(await visitor(self._services, request)))

    async def delete(self, request: Request) -> Response:
        """Delete the person; tables, seats and journals shared with others stay."""
        wish = await body_of(request, DeleteMe, self._most)
        visit = await known_visitor(self._services, request)
        self._count_sign_in(request)
        if not await self._services.people.is_right(visit, wish.password):
            raise Refusal("wrong_password", "the password is wrong")
        await self._leave_tables(visit)
        await self._services.people.delete(visit)
        self._note(request, visit.person.id, "went for good")
        for room in self._services.rooms.loaded:
            if any(seat.person == visit.person.id for seat in room.seats):
                self._services.rooms.throw_away(room)
        response = answer(me(None))
        forget_cookie(self._services, response)
        return response

    async def _leave_tables(self, visit: Visit) -> None:
        """Nobody waits for people who are gone: the stand-in plays on, and seats of open tables are freed."""
        for table, seats in await self._services.lists.mine(visit.person.id):
            for seat in seats:
                if seat.person == visit.person.id and table.status != "over":
                    leave = Stand(seat.seat) if table.status == "open" else Resign(seat.seat, play_on=True)
                    await self._services.door.act(table.id, actor_of(visit), leave)

    async def export(self, request: Request) -> Response:
        visit = await visitor(self._services, request)
        if visit is None:
            raise Refusal("not_signed_in", "there is nobody to export")
        person = visit.person
        journals = []
        for table, _ in await self._services.lists.mine(person.id):
            if table.status == "over" and table.start is not None:
                try:
                    entries = await self._services.lists.journal(table.id)
                    journals.append(await in_thread(journal_of, table, entries))
                except TabardError:
                    continue
        return answer(
            {
                "person": {
                    "id": person.id,
                    "kind": person.kind,
                    "name": person.name,
                    "blazon": person.blazon,
                    "language": person.language,
                    "login": person.login,
                    "email": person.email,
                    "webhook": person.webhook,
                    "created": person.created,
                },
                **await self._services.people_store.written_by(person.id),
                "journals": journals,
            }
        )

    async def push(self, request: Request) -> Response:
        wish = await body_of(request, PushSubscription, self._most)
        visit = await known_visitor(self._services, request)
        store = self._services.people_store
        if request.method == "DELETE":
            await store.drop_push(wish.endpoint, visit.person.id)
        else:
            try:
                self._services.messenger.outgoing.check(wish.endpoint)
                check_subscription(wish.p256dh, wish.auth)
            except ValueError as error:
                raise Refusal("malformed", str(error)) from error
            await store.add_push(visit.person.id, wish.endpoint, wish.p256dh, wish.auth)
        return answer(me(visit))

    def _note(self, request: Request, who: str, what: str, **facts: str) -> None:
        address = address_of(request, self._services.config)
        self._services.trail.note(who, what, address=address, **facts)

    def _count_sign_in(self, request: Request) -> None:
        if not self._services.sign_ins.take(address_of(request, self._services.config)):
            raise Refusal("slow_down", "too many attempts; wait a little")
