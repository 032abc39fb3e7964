"""Joins, leaves, talk and readers that never read: the server's memory must stay where it was."""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.processes import Player, ServerProcess, Servers
from tests.server.test_connections import frame

LINES, SLOW, LINGER = 4, 6, 36  # so many readers that never read come to each table; so many stay
PACE, ROUNDS = (
    1.5,
    600,
)  # seconds from one round to the next, at least; as many rounds as are spread over a long time
WARM = 0.25  # part of the time after which memory is looked at first


def attack(size: int, seed: int) -> dict[str, Any]:
    servers = Servers()
    try:
        with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
            server = servers.start(str(Path(folder) / "a.sqlite3"), idle_seconds=20.0)
            return watched(server, size, seed)
    finally:
        servers.kill_all()


def watched(server: ServerProcess, seconds: int, seed: int) -> dict[str, Any]:
    began = time.time()
    seen: list[tuple[float, float]] = []
    rounds = 0
    slow: deque[socket.socket] = deque()
    player = Player(server.address, "Zawisza")
    pace = max(PACE, seconds / ROUNDS)
    while time.time() < began + seconds:
        next_one = time.time() + pace
        one_round(server, player, seed + rounds, slow)
        rounds += 1
        time.sleep(max(0.0, next_one - time.time()))
        seen.append((time.time() - began, server.memory_mb()))
        if rounds % 20 == 0:
            print(f"{seen[-1][0]:.0f} s: {seen[-1][1]} MB, {rounds} rounds", file=sys.stderr)
    for line in slow:
        line.close()
    warm = [mb for at, mb in seen if at >= seconds * WARM] or [seen[-1][1]]
    third = max(1, len(warm) // 3)
    early, late = sum(warm[:third]) / third, sum(warm[-third:]) / third
    return {
        "rounds": rounds,
        "memory_mb_first_third": round(early, 1),
        "memory_mb_last_third": round(late, 1),
        "memory_mb_most": max(mb for _, mb in seen),
        "held": late <= early * 1.1 + 5,
    }


def one_round(server: ServerProcess, host: Player, number: int, slow: deque[socket.socket]) -> None:
    """A table is opened; people come, talk, move and go; some never read what they are sent."""
    address = server.address
    game = ("fief", "glory", "zizka", "grunwald")[number % 4]
    settings = {"game": game, "seats": 2, "hot_seat": True, "spectators": "everyone"}
    table = host.post(address, "/api/tables", {"settings": settings, "start": True})["table"]
    slow.extend(never_reads(server, host, table) for _ in range(SLOW))
    for line in range(LINES):
        with host.socket(address, table) as eyes:
            eyes.say("say", text=f"line {line} " + "x" * 400)
            for _ in range(3):
                eyes.settle()
                if eyes.seen["decision"]:
                    eyes.answer(f"{line} {_}".replace(" ", "-"))
    stranger = Player(address, "Guest")
    with stranger.socket(address, table):
        pass
    while len(slow) > LINGER:
        slow.popleft().close()


def never_reads(server: ServerProcess, player: Player, table: str) -> socket.socket:
    host, port = server.address.removeprefix("http://").rsplit(":", 1)
    line = socket.create_connection((host, int(port)), 10)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    upgrade = (
        "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: tabard={player.cookie}\r\n\r\n"
    )
    line.sendall(upgrade.encode())
    line.settimeout(0.2)
    with suppress(OSError):
        for _ in range(200):
            line.sendall(frame(json.dumps({"type": "hello", "table": table}).encode()))
    return line
