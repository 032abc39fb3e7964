"""Connections as uvicorn keeps them, with the limits it has none of: so many of one address, and so slow."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tabard.server.config import Config
from tabard.server.safety import HEADERS

ABORT = "tabard.abort"
"""In a socket's state: ends the connection at once, whatever still waits to be sent."""

SEND = "tabard.send"
"""In a socket's state: sends several texts at once, in one call of the system."""


class Patience:
    """What all connections of one server share."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.header_seconds = limits.header_seconds
        self.request_seconds = limits.request_seconds
        self.most = None if config.trust_proxy else limits.connections_per_address
        self.by_address: Counter[str] = Counter()


class SocketConnection(WebSocketsSansIOProtocol):
    """Does not wait for ever until somebody who never reads has read everything."""

    def __init__(self, **given: Any) -> None:
        given["app_state"] = {**given["app_state"], ABORT: self.abort, SEND: self.send_texts}
        super().__init__(**given)
        self.counted: tuple[Patience, str] | None = None

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(self.close_timeout, self.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.counted is not None:
            forget(*self.counted)


def http_protocol(patience: Patience) -> type[HttpToolsProtocol]:
    """A protocol that ends half requests, requests that take for ever, and one connection too many."""

    class HttpConnection(HttpToolsProtocol):
        _timer: asyncio.TimerHandle | None = None
        _address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = self.client[0] if self.client else "unknown"
            patience.by_address[self._address] += 1
            if patience.most is not None and patience.by_address[self._address] > patience.most:
                transport.abort()
                return
            self._wait(patience.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop_waiting()
            forget(patience, self._address)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            cycle: Any = self.cycle  # None before the first request
            if cycle is None or cycle.response_complete:
                self._wait(patience.header_seconds)

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._wait(patience.request_seconds)

        def on_response_complete(self) -> None:
            self._stop_waiting()
            super().on_response_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade()
            protocol = cast(SocketConnection, self.transport.get_protocol())
            protocol.counted = (patience, self._address)

        def send_400_response(self, msg: str) -> None:
            """As uvicorn's, with the headers every answer carries."""
            lines = [
                "HTTP/1.1 400 Bad Request",
                "content-type: text/plain; charset=utf-8",
                "connection: close",
            ]
            lines += [f"{name.lower()}: {value}" for name, value in HEADERS.items()]
            lines += [f"content-length: {len(msg)}", "", msg]
            self.transport.write("\r\n".join(lines).encode("ascii"))
            self.transport.close()

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    return HttpConnection


def forget(patience: Patience, address: str) -> None:
    patience.by_address[address] -= 1
    if patience.by_address[address] <= 0:
        del patience.by_address[address]
