"""`kill -9` under load: what was acknowledged must stand in the journal, once and in order."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tabard.api import games
from tests.server.postgres import Postgres
from tests.server.processes import Player, Servers
from tests.server.test_crash import Hand, key_of, load_until_killed, open_tables

QUERY = "SELECT client_id FROM entries WHERE table_id = {} ORDER BY number"


def on_sqlite(cycles: int, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
        return attack(str(Path(folder) / "attack.sqlite3"), cycles, seed)


def on_postgres(cycles: int, seed: int) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="tabard-attack-"))
    folder.chmod(0o755)
    postgres = Postgres(folder / "cluster")
    postgres.start()
    try:
        return attack(postgres.new_database(), cycles, seed)
    finally:
        postgres.stop()


def attack(database: str, cycles: int, seed: int) -> dict[str, Any]:
    """Four tables at least, one of each game; others when they are over."""
    chance, servers = random.Random(seed), Servers()
    everybody: list[Hand] = []
    lost: list[str] = []
    done = 0
    try:
        server = servers.start(database)
        player = Player(server.address, "Zawisza")
        for cycle in range(cycles):
            playing = [hand for hand in everybody if not hand.over]
            if len(playing) < 4:
                everybody += open_tables(player, server.address, games())
                playing = [hand for hand in everybody if not hand.over]
            asyncio.run(load_until_killed(server, playing, chance.randrange(5, 30)))
            lost += [hand.table for hand in playing if not is_whole(database, hand)]
            for hand in playing:
                hand.sealed = []  # they rest no more
            done += 1
            if cycle % 50 == 49:
                print(
                    f"{done} kills, {acknowledged(everybody)} acknowledged, {len(lost)} lost", file=sys.stderr
                )
            server = servers.start(database)
        unread = [hand.table for hand in everybody if not is_read(server.address, hand)]
    finally:
        servers.kill_all()
    return {
        "kills": done,
        "acknowledged": acknowledged(everybody),
        "tables": len(everybody),
        "tables_with_a_loss": len(set(lost)),
        "tables_not_read_again": len(unread),
        "held": not lost and not unread,
    }


def acknowledged(hands: list[Hand]) -> int:
    return sum(len(hand.acknowledged) for hand in hands)


def is_whole(database: str, hand: Hand) -> bool:
    """All that was acknowledged; beside it at most the one answer that was under way."""
    kept = kept_of(database, hand.table)
    pending = [] if hand.pending is None else [key_of(hand.pending)]
    return kept in (hand.acknowledged, hand.acknowledged + pending)


def kept_of(database: str, table: str) -> list[str]:
    if database.startswith("postgresql"):
        return asyncio.run(kept_by_postgres(database, table))
    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute(QUERY.format("?"), (table,))]


async def kept_by_postgres(database: str, table: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        return [row[0] for row in await connection.fetch(QUERY.format("$1"), table)]
    finally:
        await connection.close()


def is_read(address: str, hand: Hand) -> bool:
    return bool(hand.player.get(address, f"/api/tables/{hand.table}")["seen"]["view"]["table"])
