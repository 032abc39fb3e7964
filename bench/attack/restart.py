"""A restart with many running tables: each is there, each goes on, bots where they were stopped."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.processes import Player, Servers

GAMES = ("grunwald", "glory", "zizka", "fief")
PATIENCE = 120.0


def attack(size: int, seed: int) -> dict[str, Any]:
    servers = Servers()
    try:
        with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
            return restarted(servers, str(Path(folder) / "a.sqlite3"), size, seed)
    finally:
        servers.kill_all()


def restarted(servers: Servers, database: str, size: int, seed: int) -> dict[str, Any]:
    server = servers.start(database)
    player = Player(server.address, "Zawisza")
    tables = [open_one(player, server.address, seed + number) for number in range(size)]
    before = {table: version_of(player, server.address, table) for table in tables}
    server.kill()
    began = time.time()
    server = servers.start(database)
    up = time.time() - began
    behind = [table for table in tables if version_of(player, server.address, table) < before[table]]
    read = time.time() - began
    stuck = [table for table in tables if not goes_on(player, server.address, table)]
    return {
        "tables": size,
        "seconds_until_it_answers": round(up, 2),
        "seconds_until_all_are_read": round(read, 2),
        "behind": len(behind),
        "stuck": len(stuck),
        "held": not behind and not stuck,
    }


def open_one(player: Player, address: str, number: int) -> str:
    """Half of them with a bot, which may be asked just when the server dies."""
    settings = {"game": GAMES[number % len(GAMES)], "seats": 2, "stand_in": "page"}
    wish = {"settings": settings, "seat": 0, "bots": {"1": "page"}, "start": True}
    if number % 2:
        wish = {"settings": {**settings, "hot_seat": True}, "start": True}
    table: str = player.post(address, "/api/tables", wish)["table"]
    return table


def version_of(player: Player, address: str, table: str) -> int:
    seen = player.get(address, f"/api/tables/{table}")["seen"]
    return int(seen["version"])


def goes_on(player: Player, address: str, table: str) -> bool:
    """Its person is asked in the end, and the answer is taken."""
    until = time.time() + PATIENCE
    while time.time() < until:
        seen = player.get(address, f"/api/tables/{table}")["seen"]
        if seen["decision"]:
            act = {
                "type": "answer",
                "client_id": "after",
                "seat": seen["eyes"],
                "version": seen["version"],
                "choice": seen["decision"]["options"][0],
            }
            return player.post(address, f"/api/tables/{table}/act", act)["type"] == "accepted"
        time.sleep(0.05)
    return False
