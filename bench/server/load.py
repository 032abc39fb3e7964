"""Runs in a process of its own: opens the tables, seats players and spectators, counts."""

from __future__ import annotations

import asyncio
import os
import sys
import time

import httpx2
from msgspec import Struct, json

from bench.server.meter import Under, batches, counted, times, used
from bench.server.players import Player, Spectator, Tally

WARM_UP = 1.0


class Load(Struct):
    """What is asked of a server."""

    tables: int
    seconds: float  # counted at most
    game: str = "grunwald"
    think: float = 0.0  # seconds
    spare: int = 1  # matches of each table, one after the other
    bots: int = 0  # Knights that think all the time, at tables of their own
    spectators: int = 0  # at the first table
    apart: bool = False  # the two of a table come through different servers, where there are several


async def open_tables(address: str, game: str, count: int) -> tuple[list[str], list[str]]:
    """Ids of running matches, and the cookies of the two who play them all."""
    async with (
        httpx2.AsyncClient(base_url=address, timeout=60) as one,
        httpx2.AsyncClient(base_url=address, timeout=60) as other,
    ):
        tokens = [(await client.post("/api/guest", json={})).json()["csrf"] for client in (one, other)]
        at_once = asyncio.Semaphore(16)

        async def open_one() -> str:
            async with at_once:
                head = [{"X-Tabard-Token": token} for token in tokens]
                wish = {"settings": {"game": game, "seats": 2}}
                opened = (await one.post("/api/tables", json=wish, headers=head[0])).json()
                table: str = opened["table"]
                joining = {"table": table, "invitation": opened["invitation"]}
                (await other.post("/api/join", json=joining, headers=head[1])).raise_for_status()
                start = await one.post(f"/api/tables/{table}/act", json={"type": "start"}, headers=head[0])
                start.raise_for_status()
                return table

        ids = await asyncio.gather(*(open_one() for _ in range(count)))
        cookies = [f"tabard={client.cookies['tabard']}" for client in (one, other)]
        return list(ids), cookies


async def open_everywhere(addresses: list[str], load: Load) -> tuple[list[str], list[list[str]]]:
    """The tables of a place, one after the other, at the server its players come through; their cookies."""
    opened = [
        await open_tables(address, load.game, len(range(at, load.tables, len(addresses))) * load.spare)
        for at, address in enumerate(addresses)
    ]
    left = [iter(ids) for ids, _ in opened]
    places = [place for place in range(load.tables) for _ in range(load.spare)]
    ids = [next(left[place % len(addresses)]) for place in places]
    return ids, [cookies for _, cookies in opened]


async def seat_bots(address: str, count: int) -> None:
    """So many tables where nobody plays but Knights: at each of them one is always thinking."""
    async with httpx2.AsyncClient(base_url=address, timeout=60) as host:
        token = (await host.post("/api/guest", json={})).json()["csrf"]
        settings = {"game": "zizka", "seats": 2}
        wish = {"settings": settings, "seat": None, "bots": {"0": "knight", "1": "knight"}, "start": True}
        for _ in range(count):
            opened = await host.post("/api/tables", json=wish, headers={"X-Tabard-Token": token})
            opened.raise_for_status()


async def run(under: Under, load: Load) -> dict[str, object]:
    host, ports = "127.0.0.1", under.ports
    ids, cookies = await open_everywhere([f"http://{host}:{port}" for port in ports], load)
    await seat_bots(f"http://{host}:{ports[0]}", load.bots)
    tally = Tally()
    players = []
    for number in range(load.tables):
        own = ids[number * load.spare : (number + 1) * load.spare]
        players += [Player(seat, number, iter(own), tally, load.think) for seat in (0, 1)]
    spectators = [Spectator(tally) for _ in range(load.spectators)]
    for one in spectators:
        await one.come(host, ports[0], ids[0])
    for place, player in enumerate(players):
        table, seat = divmod(place, 2)
        port = ports[(table + (seat if load.apart else 0)) % len(ports)]
        await player.come(host, port, cookies[table % len(ports)][seat])
    while not all(player.seated for player in players):
        await asyncio.sleep(0.05)
    before = await asyncio.to_thread(counted, under)
    tally.begun = True
    for player in players:
        player.begin()
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, used_before = time.perf_counter(), used(under)
    while time.perf_counter() - began < load.seconds and not any(player.over for player in players):
        await asyncio.sleep(0.05)
    spent, used_after = time.perf_counter() - began, used(under)
    tally.counting = False
    people: list[Player | Spectator] = [*players, *spectators]
    for somebody in people:
        somebody.leave()
    after = await asyncio.to_thread(counted, under)
    moves = max(1, len(tally.latencies))
    result: dict[str, object] = {
        "moves": len(tally.latencies),
        "moves_per_second": round(len(tally.latencies) / spent, 1),
        **latencies("", tally.latencies),
        **times(used_before, used_after, moves, under.postgres is not None),
        **batches(before, after, under.postgres is not None),
        "bytes_per_move": round(tally.received / moves),
        "seconds": round(spent, 2),
        "load": round(os.getloadavg()[0], 1),
    }
    return result | latencies("shown_", tally.shown) if load.spectators else result


def latencies(kind: str, took: list[float]) -> dict[str, object]:
    took = sorted(took) or [0.0]
    parts = {"p50": len(took) // 2, "p99": int(len(took) * 0.99)}
    return {f"{kind}{name}_ms": round(1000 * took[at], 2) for name, at in parts.items()}


def main() -> None:
    import uvloop

    under, load = sys.argv[1:]
    result = uvloop.run(run(json.decode(under, type=Under), json.decode(load, type=Load)))
    print(json.encode(result).decode())


if __name__ == "__main__":
    main()
