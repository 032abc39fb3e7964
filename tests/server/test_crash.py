"""`kill -9` under load: no acknowledged move is lost, and half-made sealed choices stay."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.processes import Player, ServerProcess, Servers

CYCLES = 50
TABLES = 4
Message = dict[str, Any]


class Hand:
    """Plays every seat of a table as fast as it can, and notes what was acknowledged."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: list[str] = []
        self.pending: Message | None = None
        self.sealed: list[int] = []  # seats whose choices lie sealed on the table
        self.over = False
        self.rests = True  # now and then, with sealed choices on the table
        self._sent = 0
        self._random = random.Random(table)

    async def play(self, address: str) -> None:
        """Until the server dies."""
        place = address.replace("http", "ws", 1) + "/api/socket"
        try:
            async with connect(place, additional_headers=self.player.headers(), compression=None) as socket:
                seen = await self._look(socket)
                while not seen["view"]["standing"]:
                    if self.rests and seen["view"]["answered"] and self._random.random() < 0.6:
                        await self._rest(socket, seen["view"]["answered"])
                    await self._give(socket, self.pending or self._choose(seen))
                    seen = await self._look(socket)
                self.over = True
        except (WebSocketException, OSError):
            return

    def check(self, database: str) -> None:
        """What was acknowledged stands in the journal, once and in order."""
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute(
                "SELECT client_id FROM entries WHERE table_id = ? ORDER BY number", (self.table,)
            )
            kept = [row[0] for row in found]
        pending = [] if self.pending is None else [key_of(self.pending)]
        assert kept in (self.acknowledged, self.acknowledged + pending)

    async def _look(self, socket: ClientConnection) -> Message:
        await socket.send(json.dumps({"type": "hello", "table": self.table}))
        seen: Message = (await until(socket, "snapshot"))["seen"]
        return seen

    async def _rest(self, socket: ClientConnection, answered: list[int]) -> None:
        """Leave a sealed question half answered until the server dies."""
        self.sealed = answered
        while True:
            await socket.recv()

    def _choose(self, seen: Message) -> Message:
        self._sent += 1
        self.pending = {
            "type": "answer",
            "client_id": f"c{self._sent}",
            "seat": seen["eyes"],
            "version": seen["version"],
            "choice": self._random.choice(seen["decision"]["options"]),
        }
        return self.pending

    async def _give(self, socket: ClientConnection, act: Message) -> None:
        """What was under way when the server died is given again: it is done once."""
        await socket.send(json.dumps(act))
        told = await until(socket, "accepted", "refused")
        assert told["type"] == "accepted", told
        self.acknowledged.append(key_of(act))
        self.pending = None


def key_of(act: Message) -> str:
    return f"{act['seat']}:{act['client_id']}"


async def until(socket: ClientConnection, *types: str) -> Message:
    while True:
        message: Message = json.loads(await socket.recv())
        if message["type"] in types:
            return message


def open_tables(player: Player, address: str, games: Sequence[str] = ("grunwald",) * TABLES) -> list[Hand]:
    wishes = [{"settings": {"game": game, "seats": 4, "hot_seat": True}, "start": True} for game in games]
    return [Hand(player, player.post(address, "/api/tables", wish)["table"]) for wish in wishes]


async def load_until_killed(server: ServerProcess, hands: list[Hand], moves: int) -> None:
    """Kill when so many more moves were acknowledged, with others under way; or when all hands rest."""
    before = sum(len(hand.acknowledged) for hand in hands)
    players = [asyncio.create_task(hand.play(server.address)) for hand in hands]
    while sum(len(hand.acknowledged) for hand in hands) < before + moves:
        if all(hand.sealed or hand.over for hand in hands):
            break
        await asyncio.sleep(0.001)
    server.kill()
    await asyncio.gather(*players)


def test_killed_fifty_times_no_acknowledged_move_is_lost(tmp_path: Path, servers: Servers) -> None:
    database = str(tmp_path / "services.sqlite3")
    chance = random.Random(9)
    server = servers.start(database)
    player = Player(server.address, "Zawisza")
    everybody: list[Hand] = []
    sealed = 0
    for _ in range(CYCLES):
        playing = [hand for hand in everybody if not hand.over]
        if len(playing) < TABLES:
            everybody += open_tables(player, server.address)
            playing = [hand for hand in everybody if not hand.over]
        asyncio.run(load_until_killed(server, playing, chance.randrange(5, 30)))
        for hand in everybody:
            hand.check(database)
        server = servers.start(database)
        sealed += sum(sealed_choices_stay(server, hand) for hand in playing)
    assert sum(len(hand.acknowledged) for hand in everybody) > CYCLES * 5
    assert sealed > 0, "no sealed choice was half-made at any kill"


def sealed_choices_stay(server: ServerProcess, hand: Hand) -> bool:
    """The choices that lay sealed when the server died lie there still."""
    sealed, hand.sealed = hand.sealed, []
    if not sealed:
        return False
    seen = hand.player.get(server.address, f"/api/tables/{hand.table}")["seen"]
    assert seen["view"]["answered"] == sealed
    return True
