"""Protection against foreign pages and clients: origins, cookies, tokens, headers."""

from __future__ import annotations

import ipaddress
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.server.config import Config

TOKEN_HEADER = "X-Tabard-Token"
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "media-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def allowed_host(connection: HTTPConnection, config: Config) -> bool:
    """Whether we are called by a name of ours. Else a foreign page could let its own name lead here.

    Such a page needs a name that its owner can change: an address, or a name without a dot, is none.
    """
    host = host_of(connection.headers.get("host", ""))
    known = {host_of(name) for name in config.hosts}
    if config.public_url is not None:
        known.add(urlsplit(config.public_url).hostname or "")
    return host in known or is_local(host)


def host_of(place: str) -> str:
    """Without its port."""
    try:
        return (urlsplit(f"//{place}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_local(host: str) -> bool:
    if "." not in host or host.endswith((".localhost", ".local")):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_secure(config: Config) -> bool:
    return (config.public_url or "").startswith("https://")


def session_cookie(config: Config) -> str:
    """The prefix makes browsers refuse the cookie from anybody but us."""
    return "__Host-tabard" if is_secure(config) else "tabard"


def own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Browsers send an origin; other programs send none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    wanted = urlsplit(origin)
    if config.public_url is not None:
        public = urlsplit(config.public_url)
        if (wanted.scheme, wanted.netloc) == (public.scheme, public.netloc):
            return True
    return wanted.netloc != "" and wanted.netloc == connection.headers.get("host")


def right_token(connection: HTTPConnection, csrf: str) -> bool:
    return secrets.compare_digest(connection.headers.get(TOKEN_HEADER, "").encode(), csrf.encode())


def address_of(connection: HTTPConnection, config: Config) -> str:
    """The visitor's address; a proxy's header counts only where `trust_proxy` is set."""
    if config.trust_proxy:
        lines = connection.headers.getlist("x-forwarded-for")
        last = lines[-1].rsplit(",", 1)[-1].strip() if lines else ""
        if last:  # what the nearest proxy wrote; all before it the visitor may have written
            return last
    return connection.client.host if connection.client else "unknown"
