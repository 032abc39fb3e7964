"""Starts the server, and prints its address once it accepts connections."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable

import uvicorn

from tabard.server import collector, logs
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.connections import Patience, SocketConnection, http_protocol
from tabard.server.store.database import Database, run_plainly

Announce = Callable[[str], None]
Leave = Callable[[], Awaitable[None]]


class Server(uvicorn.Server):
    """Prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, address: str | None, announce: Announce, leave: Leave) -> None:
        super().__init__(config)
        self._leave = leave
        self._address = address
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collector.tame()
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            place = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
            self._announce(self._address or f"http://{place}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody comes in any more, and whoever is here goes to where the tables are then."""
        for server in self.servers:
            server.close()
        await self._leave()
        await super().shutdown(sockets)


def say(address: str) -> None:
    print(f"Tabard is open: {address}", flush=True)


async def ready(address: str) -> None:
    """The database can be opened and is up to date; else it is said in a sentence before anything starts."""
    database = Database(address)
    try:
        await database.open()
    finally:
        await database.close()


def serve(config: Config, announce: Announce = say) -> int:
    limits = config.limits
    run_plainly(config.database, ready(config.database))
    logs.set_up(config.log_level, config.log_format)
    app = create_app(config)
    server = Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            http=http_protocol(Patience(config)),
            ws=SocketConnection,
            ws_max_size=limits.message_bytes * 4,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            h11_max_incomplete_event_size=limits.message_bytes,
            server_header=False,
            timeout_graceful_shutdown=3,
            proxy_headers=False,
        ),
        config.public_url,
        announce,
        app.state.services.leave,
    )
    server.run()
    return 0 if server.started else 1
