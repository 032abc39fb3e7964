"""Servers in processes of their own, and players who reach them over real sockets."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from tabard.server.config import Config
from tabard.server.run import serve
from tests.server.generous import GENEROUS

Message = dict[str, Any]

PATIENCE = 120  # seconds: on a busy machine everything takes its time
PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False}  # no certificates are read: all is http here

FORKSERVER = multiprocessing.get_context("forkserver")
FORKSERVER.set_forkserver_preload(["tabard.server.run", "tabard.server.store.postgres"])


def run_server(config: Config, pipe: Connection) -> None:
    serve(config, pipe.send)


class ServerProcess:
    """A server in a process of its own, forked from one that has everything imported: started in a blink."""

    def __init__(self, database: str, **settings: Any) -> None:
        ours, theirs = FORKSERVER.Pipe()
        config = Config(database, port=0, **{"limits": GENEROUS, "bot_delay": 0.0, **settings})
        self._process = FORKSERVER.Process(target=run_server, args=(config, theirs))
        self._process.start()
        theirs.close()
        assert ours.poll(PATIENCE), "the server did not start"
        self.address = str(ours.recv()).replace("localhost", "127.0.0.1")
        ours.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def memory_mb(self) -> float:
        """What lies in memory of it now."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def kill(self) -> None:
        """As `kill -9` does: no goodbye, no flushing."""
        if self._process.pid is not None:
            os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(PATIENCE)


class Servers:
    """Those a test has started: none outlives it."""

    def __init__(self) -> None:
        self._all: list[ServerProcess] = []

    def start(self, database: str, **settings: Any) -> ServerProcess:
        server = ServerProcess(database, **settings)
        self._all.append(server)
        return server

    def kill_all(self) -> None:
        for server in self._all:
            if server.alive:
                server.kill()


class Player:
    """A guest who can talk to several servers over one database."""

    def __init__(self, address: str, name: str) -> None:
        with httpx2.Client(base_url=address, **PLAIN) as client:
            answer = client.post("/api/guest", json={"name": name})
            self.me: Message = answer.json()
            self.cookie: str = answer.cookies["tabard"]

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"tabard={self.cookie}", "X-Tabard-Token": self.me["csrf"]}

    def post(self, address: str, path: str, body: object) -> Message:
        answer = httpx2.post(f"{address}{path}", json=body, headers=self.headers(), **PLAIN)
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told

    def get(self, address: str, path: str) -> Message:
        answer = httpx2.get(f"{address}{path}", headers=self.headers(), **PLAIN)
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told

    @contextmanager
    def socket(self, address: str, table: str) -> Iterator[Line]:
        place = address.replace("http", "ws", 1) + "/api/socket"
        with connect(
            place,
            additional_headers=self.headers(),
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        ) as connection:
            line = Line(connection)
            line.say("hello", table=table)
            line.until("snapshot")
            yield line


class Line:
    """A real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: Message = {}

    def say(self, type: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": type, **fields}))

    def until(self, *types: str) -> Message:
        while True:
            message: Message = json.loads(self.connection.recv(timeout=PATIENCE))
            if message["type"] in ("snapshot", "update") and message["seen"] is not None:
                self.seen = message["seen"]
            if message["type"] in types:
                return message

    def settle(self) -> None:
        """Read all that has been sent."""
        self.say("ping")
        self.until("pong")

    def answer(self, client_id: str) -> Message:
        decision = self.seen["decision"]
        self.say(
            "answer",
            client_id=client_id,
            seat=self.seen["eyes"],
            version=self.seen["version"],
            choice=decision["options"][0],
        )
        return self.until("accepted", "refused")
