"""Reads requests and writes answers: sizes, origins, tokens and limits are checked here."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response

from tabard.server.accounts.people import SESSION_DAYS, Visit, me
from tabard.server.safety import address_of, allowed_host, is_secure, own_origin, right_token, session_cookie
from tabard.server.services import Services
from tabard.server.tables.actor import Actor
from tabard.server.tables.refusal import Refusal
from tabard.server.wire.messages import ENCODER, must_be_storable

Body = TypeVar("Body")

STATUS = {
    "malformed": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "foreign": 403,
    "no_token": 403,
    "not_yours": 403,
    "not_host": 403,
    "not_invited": 403,
    "banned": 403,
    "muted": 403,
    "blocked": 403,
    "no_table": 404,
    "not_found": 404,
    "too_large": 413,
    "too_slow": 408,
    "slow_down": 429,
    "broken": 500,
    "damaged": 500,
    "not_kept": 503,
    "restart": 503,
}


def answer(record: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(record), status, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    return answer(refusal.message(), STATUS.get(refusal.code, 409))


def signed_in(services: Services, visit: Visit, record: object | None = None) -> Response:
    """The answer with the session cookie."""
    response = answer(me(visit) if record is None else record)
    if visit.token is not None:
        response.set_cookie(
            session_cookie(services.config),
            visit.token,
            max_age=SESSION_DAYS * 86_400,
            httponly=True,
            samesite="lax",
            secure=is_secure(services.config),
        )
    return response


async def body_of(request: Request, kind: type[Body], most: int) -> Body:
    """The body, if it is not too long and says what it should."""
    raw = bytearray()
    try:
        async with asyncio.timeout(request.app.state.services.config.limits.body_seconds):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise Refusal("too_large", "this request is too long")
    except TimeoutError:
        raise Refusal("too_slow", "this request did not come in time") from None
    try:
        must_be_storable(raw)
        return json.decode(bytes(raw) or b"{}", type=kind)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error


async def visitor(services: Services, request: Request) -> Visit | None:
    return await services.people.visit(request.cookies.get(session_cookie(services.config)))


async def known_visitor(services: Services, request: Request) -> Visit:
    """Somebody with a session, who wants to change something from our own page."""
    visit = await visitor(services, request)
    if visit is None:
        raise Refusal("not_signed_in", "only somebody can do this: become a guest first")
    if not right_token(request, visit.session.csrf):
        raise Refusal("no_token", "the header X-Tabard-Token is missing or wrong")
    return visit


async def visitor_or_guest(services: Services, request: Request, name: str) -> Visit:
    """In one click: a visitor without a session becomes a guest."""
    if await visitor(services, request) is not None:
        return await known_visitor(services, request)
    if not services.new_guests.take(address_of(request, services.config)):
        raise Refusal("slow_down", "too many new guests from your address")
    visit = await services.people.new_guest(name, "en")
    address = address_of(request, services.config)
    services.trail.note(visit.person.id, "came as a guest", address=address)
    return visit


def forget_cookie(services: Services, response: Response) -> None:
    """With what it was set with: a browser ignores less for a name with the prefix."""
    response.delete_cookie(
        session_cookie(services.config), secure=is_secure(services.config), httponly=True, samesite="lax"
    )


def actor_of(visit: Visit, invitation: str | None = None) -> Actor:
    person = visit.person
    return Actor(person.id, person.name, person.blazon, invitation)


def check_request(services: Services, request: Request) -> None:
    """Before anything else: not too many, by our name, and no changes asked for by foreign pages."""
    if not allowed_host(request, services.config):
        raise Refusal("foreign", "this server is not known by that name")
    if not services.requests.take(address_of(request, services.config)):
        raise Refusal("slow_down", "too many requests")
    if request.method not in ("GET", "HEAD") and not own_origin(request, services.config):
        raise Refusal("foreign", "this request comes from a foreign page")
