"""Servers on one PostgreSQL are restarted one by one while people play: no move is refused or lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tabard.api import games
from tabard.server.metrics import Histogram
from tabard.server.store import postgres as owning
from tabard.server.store.postgres import PostgresOwners
from tabard.server.tables.actor import Actor
from tabard.server.tables.door import Door
from tabard.server.tables.owners import SoleOwner
from tabard.server.tables.rooms import Rooms
from tabard.server.wire.client import Answer, TableMessage
from tabard.server.wire.server import Accepted, Refused
from tests.server.postgres import Postgres
from tests.server.processes import Player, ServerProcess, Servers
from tests.server.test_crash import Hand, open_tables

MOVES = 40  # between two events


class Proxy:
    """The servers behind one name. Who cannot reach one of them tries another."""

    def __init__(self, *servers: ServerProcess) -> None:
        self.servers = list(servers)
        self._chance = random.Random(7)

    async def serve(self, hand: Hand) -> None:
        while not hand.over:
            await hand.play(self._chance.choice(self.servers).address)


async def roll(servers: Servers, database: str, proxy: Proxy, hands: list[Hand]) -> None:
    """One new server for each old one."""
    playing = [asyncio.create_task(proxy.serve(hand)) for hand in hands]

    async def some_moves() -> None:
        wanted = sum(len(hand.acknowledged) for hand in hands) + MOVES
        while sum(len(hand.acknowledged) for hand in hands) < wanted and not all(one.over for one in hands):
            done, _ = await asyncio.wait(playing, timeout=0.01, return_when=asyncio.FIRST_EXCEPTION)
            for one in done:
                one.result()  # a refused move is raised here

    for old in list(proxy.servers):
        await some_moves()
        proxy.servers.append(await asyncio.to_thread(servers.start, database))
        await some_moves()
        await asyncio.to_thread(old.stop)
        assert not old.alive
        await some_moves()  # connections to it are refused, and all go elsewhere
        proxy.servers.remove(old)
    assert not any(hand.over for hand in hands), "there was nothing left to move at some restart"
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def journal(database: str, table: str) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT client_id FROM entries WHERE table_id = $1 ORDER BY number", table
        )
    finally:
        await connection.close()
    return [row["client_id"] for row in rows]


def test_all_servers_are_restarted_without_a_refused_move(postgres: Postgres, servers: Servers) -> None:
    database = postgres.new_database()
    proxy = Proxy(servers.start(database), servers.start(database))
    player = Player(proxy.servers[0].address, "Zawisza")
    hands = open_tables(player, proxy.servers[0].address, games() * 2)
    for hand in hands:
        hand.rests = False
    asyncio.run(roll(servers, database, proxy, hands))
    for hand in hands:
        kept = asyncio.run(journal(database, hand.table))
        pending = [] if hand.pending is None else [f"{hand.pending['seat']}:{hand.pending['client_id']}"]
        assert kept in (hand.acknowledged, hand.acknowledged + pending)


def test_bots_go_on_in_another_process_when_theirs_ends(postgres: Postgres, servers: Servers) -> None:
    database = postgres.new_database()
    first, second = (servers.start(database, bot_delay=0.05) for _ in range(2))
    host = Player(first.address, "Anna")
    wish = {
        "settings": {"game": "grunwald", "seats": 2},
        "seat": None,
        "bots": {"0": "page", "1": "page"},
        "start": True,
    }
    table = host.post(first.address, "/api/tables", wish)["table"]
    with host.socket(second.address, table) as line:
        while line.seen["version"] < 5:
            line.until("update")
        assert not line.seen["view"]["standing"]
        first.stop()
        while not line.seen["view"]["standing"]:
            line.until("update")


def test_a_process_that_says_nothing_is_missed(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        one, other = (PostgresOwners(postgres.url) for _ in range(2))
        for owners in (one, other):
            await owners.open()
        try:
            await one.beat()
            while one.process not in other._heard_of:
                await asyncio.sleep(0.01)
            assert await other.beat() == []
            monkeypatch.setattr(owning, "SILENCE", 0.0)
            assert await other.beat() == [one.process]
            assert await other.beat() == []
        finally:
            for owners in (one, other):
                await owners.close()

    asyncio.run(look())


def test_a_table_that_is_handed_over_is_free_at_once(postgres: Postgres) -> None:
    async def hand_over() -> None:
        one, other = (PostgresOwners(postgres.url) for _ in range(2))
        missed: list[str] = []

        async def miss(process: str) -> None:
            missed.append(process)

        other.miss = miss
        for owners in (one, other):
            await owners.open()
        try:
            assert await one.mine("t") and not await other.mine("t")
            one.stop_taking()
            assert not one.has("t") and not await one.mine("t")
            await one.leave()
            while not await other.mine("t") or not missed:
                await asyncio.sleep(0.01)
            assert missed == [one.process]
        finally:
            for owners in (one, other):
                await owners.close()

    asyncio.run(hand_over())


def test_who_lost_the_database_hears_the_others_again(postgres: Postgres) -> None:
    async def lose_it() -> None:
        one, other = (PostgresOwners(postgres.url) for _ in range(2))
        missed: list[str] = []

        async def miss(process: str) -> None:
            missed.append(process)

        one.miss = miss
        for owners in (one, other):
            await owners.open()
        try:
            one._ears.terminate()
            await one.beat()
            await other.beat()
            while other.process not in one._heard_of:
                await asyncio.sleep(0.01)
            assert missed == [""], "what was said meanwhile is read again"
        finally:
            for owners in (one, other):
                await owners.close()

    asyncio.run(lose_it())


def test_who_gets_no_answer_is_told_to_which_act() -> None:
    class Elsewhere(SoleOwner):
        async def mine(self, table_id: str) -> bool:
            return False

        async def relay(self, table_id: str, actor: Actor, message: TableMessage) -> Accepted | Refused:
            return Refused("busy", "the table does not answer; try again")

    door = Door(Rooms(None), Elsewhere(), {}, Histogram(), lambda *_: None)  # type: ignore[arg-type]
    told = asyncio.run(door.act("t", Actor("p", "Anna", ""), Answer("a1", 0, 0, "crown")))
    assert isinstance(told, Refused) and told.client_id == "a1"
