"""The application: routes and middleware."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tabard.server.config import Config
from tabard.server.metrics import Measured
from tabard.server.routes.companion import Companion
from tabard.server.routes.learning import Learning
from tabard.server.routes.library import Library
from tabard.server.routes.moderation import Moderation
from tabard.server.routes.pages import Pages
from tabard.server.routes.people import People
from tabard.server.routes.requests import check_request, refused
from tabard.server.routes.tables import Tables
from tabard.server.routes.watch import Watch
from tabard.server.safety import SecurityHeaders, is_secure
from tabard.server.services import Services
from tabard.server.sockets import SocketEndpoint
from tabard.server.store.writer import Leaving, NotKept
from tabard.server.tables.refusal import Refusal

LOG = logging.getLogger("tabard.requests")
Handler = Callable[[Request], Awaitable[Response]]


def create_app(config: Config) -> Starlette:
    """A server that has not opened its database yet."""
    services = Services(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Starlette(
        routes=[
            *api(services),
            WebSocketRoute("/api/socket", SocketEndpoint(services).meet),
            WebSocketRoute("/{path:path}", no_socket),
            *pages(services),
        ],
        middleware=[
            Middleware(Measured, metrics=services.metrics),
            Middleware(SecurityHeaders, secure=is_secure(config)),
            Middleware(GZipMiddleware, minimum_size=1500, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    app.state.services = services
    return app


def api(services: Services) -> list[Route]:
    people, tables, library, watch = People(services), Tables(services), Library(services), Watch(services)
    moderation, learning, companion = Moderation(services), Learning(), Companion(services)
    wanted: list[tuple[str, str, Handler]] = [
        ("GET", "/api/health", watch.health),
        ("GET", "/metrics", watch.metrics),
        ("GET", "/api/house", library.show_house),
        ("GET", "/api/words/{game}/{language}", library.words),
        ("GET", "/api/rules/{game}/{language}", library.rules),
        ("GET", "/api/rules/{game}/{language}/book", library.book),
        ("GET", "/api/content/{game}", library.content),
        ("GET", "/api/daily", learning.daily),
        ("GET", "/api/lessons/{game}", learning.listed),
        ("GET", "/api/lessons/{game}/table", learning.first_table),
        ("GET", "/api/lessons/{game}/{language}/words", learning.words),
        ("POST", "/api/lessons/{game}/{kind}/{lesson}", learning.take),
        ("GET", "/api/companion/{game}", companion.offered),
        ("POST", "/api/companion/{game}", companion.play),
        ("POST", "/api/companion/{game}/hint", companion.hint),
        ("POST", "/api/companion/{game}/position", companion.position),
        ("POST", "/api/companion/{game}/position/hint", companion.position_hint),
        ("GET", "/api/me", people.show),
        ("PATCH", "/api/me", people.change),
        ("DELETE", "/api/me", people.delete),
        ("GET", "/api/me/export", people.export),
        ("POST", "/api/guest", people.guest),
        ("POST", "/api/key", people.by_key),
        ("POST", "/api/register", people.register),
        ("POST", "/api/login", people.sign_in),
        ("POST", "/api/logout", people.sign_out),
        ("GET", "/api/me/notices", moderation.notices),
        ("POST", "/api/me/notices", moderation.try_out),
        ("POST", "/api/block", moderation.block),
        ("DELETE", "/api/block", moderation.unblock),
        ("POST", "/api/report", moderation.report),
        ("POST", "/api/confirm", people.confirm),
        ("POST", "/api/password", people.change_password),
        ("POST", "/api/sessions/end", people.end_others),
        ("POST", "/api/push", people.push),
        ("DELETE", "/api/push", people.push),
        ("GET", "/api/lobby", tables.lobby),
        ("POST", "/api/tables", tables.create),
        ("POST", "/api/join", tables.join),
        ("POST", "/api/import", tables.bring),
        ("GET", "/api/tables/{id}", tables.show),
        ("POST", "/api/tables/{id}/act", tables.act),
        ("POST", "/api/tables/{id}/hint", tables.hint),
        ("POST", "/api/tables/{id}/usual", tables.usual),
        ("GET", "/api/tables/{id}/replay", tables.replay),
        ("GET", "/api/tables/{id}/journal", tables.journal),
        ("GET", "/api/tables/{id}/analysis", tables.analysis),
        ("POST", "/api/tables/{id}/analysis", tables.analysis),
    ]
    return [Route(path, guarded(services, handler), methods=[method]) for method, path, handler in wanted]


def pages(services: Services) -> list[Route]:
    show = guarded(services, Pages(services).show)
    return [Route("/", show, methods=["GET"]), Route("/{path:path}", show, methods=["GET"])]


async def no_socket(websocket: WebSocket) -> None:
    await websocket.send_denial_response(refused(Refusal("not_found", "there is no such socket")))


def guarded(services: Services, handler: Handler) -> Handler:
    """Check the request first; turn a refusal into a response."""

    async def guard(request: Request) -> Response:
        try:
            check_request(services, request)
            return await handler(request)
        except Refusal as refusal:
            return refused(refusal)
        except Leaving:
            return refused(Refusal("restart", "this-server-ends"))
        except NotKept as error:
            return refused(Refusal("not_kept", error.reason))
        except Exception:
            LOG.exception("%s %s could not be answered", request.method, request.url.path)
            return refused(Refusal("broken", "something-went-wrong-here"))

    return guard
