"""Broken WebSocket frames and half requests at a real server, each on a connection of its own."""

from __future__ import annotations

import random
import socket
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from tests.server.processes import Player, ServerProcess, Servers

UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: tabard={}\r\n\r\n"
)
ANSWER_EVERY = 50


def attack(size: int, seed: int) -> dict[str, Any]:
    servers, chance = Servers(), random.Random(seed)
    try:
        with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
            server = servers.start(str(Path(folder) / "a.sqlite3"))
            return under_attack(server, size, chance)
    finally:
        servers.kill_all()


def under_attack(server: ServerProcess, size: int, chance: random.Random) -> dict[str, Any]:
    anna, mallory = Player(server.address, "Anna"), Player(server.address, "Mallory")
    settings = {"game": "fief", "seats": 2, "hot_seat": True, "spectators": "everyone"}
    table = anna.post(server.address, "/api/tables", {"settings": settings, "start": True})["table"]
    accepted = disturbed = 0
    with anna.socket(server.address, table) as eyes:
        for number in range(size):
            before = eyes.seen["version"]
            spoil(server, mallory.cookie, table, chance)
            if number % ANSWER_EVERY == 0:
                eyes.settle()
                disturbed += eyes.seen["version"] != before
                if eyes.seen["decision"]:
                    accepted += eyes.answer(f"a{number}")["type"] == "accepted"
                    eyes.settle()
    health = anna.get(server.address, "/api/health")
    return {
        "connections": size,
        "answers_between": accepted,
        "disturbed": disturbed,
        "health": health["status"],
        "held": not disturbed and accepted > 0 and health["status"] == "ok",
    }


def spoil(server: ServerProcess, cookie: str, table: str, chance: random.Random) -> None:
    host, port = server.address.removeprefix("http://").rsplit(":", 1)
    with closing(socket.create_connection((host, int(port)), 10)) as line, suppress(OSError):
        line.settimeout(10)
        upgrade = UPGRADE.format(cookie).encode()
        if chance.random() < 0.2:  # not even a socket
            line.sendall(upgrade[: chance.randrange(len(upgrade))] + chance.randbytes(chance.randrange(60)))
            return
        line.sendall(upgrade)
        line.recv(4096)
        line.sendall(frame(1, b'{"type":"hello","table":"%s"}' % table.encode()))
        for _ in range(chance.randrange(1, 5)):
            line.sendall(broken(chance))
        if chance.random() < 0.5:
            line.recv(4096)


def frame(opcode: int, payload: bytes, *, first: int = 0x80, mask: bytes | None = b"\0\0\0\0") -> bytes:
    size = len(payload)
    masked = 0 if mask is None else 0x80
    if size < 126:
        head = bytes((first | opcode, masked | size))
    else:
        head = bytes((first | opcode, masked | 126)) + size.to_bytes(2, "big")
    return head + (mask or b"") + payload


def broken(chance: random.Random) -> bytes:
    """A frame that the protocol forbids, or one of its odd corners."""
    noise = chance.randbytes(chance.randrange(200))
    return chance.choice(
        (
            frame(chance.randrange(3, 8), noise),  # no such opcode
            frame(chance.randrange(11, 16), noise),
            frame(1, noise, first=0x80 | chance.choice((0x10, 0x20, 0x40))),  # reserved bits
            frame(1, noise, mask=None),  # without a mask
            frame(1, b"\xff\xfe" + noise),  # no UTF-8
            frame(0, noise),  # a continuation of nothing
            frame(1, b'{"type":', first=0),  # the first part of something
            frame(9, noise[:125]),  # a ping
            frame(9, noise + b"x" * 200),  # a ping that is too long
            frame(9, b"", first=0),  # a ping in parts
            frame(8, chance.randbytes(chance.randrange(4))),  # a close of whatever code
            frame(2, noise),
            bytes((0x81, 0xFF)) + (1 << chance.randrange(20, 64)).to_bytes(8, "big") + b"\0\0\0\0" + noise,
            noise,
        )
    )
