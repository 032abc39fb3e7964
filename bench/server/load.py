"""Runs in a process of its own: opens the tables, seats the players, counts."""

from __future__ import annotations

import asyncio
import sys
import time

import httpx2
from msgspec import json

from bench.server.players import Player, Tally
from bench.server.processes import cpu_seconds

WARM_UP = 1.0


async def open_tables(address: str, count: int) -> tuple[list[str], list[str]]:
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
                wish = {"settings": {"game": "grunwald", "seats": 2}}
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


async def seat_bots(address: str, count: int) -> None:
    """So many tables where nobody plays but Knights: at each of them one is always thinking."""
    async with httpx2.AsyncClient(base_url=address, timeout=60) as host:
        token = (await host.post("/api/guest", json={})).json()["csrf"]
        settings = {"game": "zizka", "seats": 2}
        wish = {"settings": settings, "seat": None, "bots": {"0": "knight", "1": "knight"}, "start": True}
        for _ in range(count):
            opened = await host.post("/api/tables", json=wish, headers={"X-Tabard-Token": token})
            opened.raise_for_status()


async def run(
    port: int, pid: int, tables: int, seconds: float, think: float, spare: int, bots: int
) -> dict[str, object]:
    host = "127.0.0.1"
    ids, cookies = await open_tables(f"http://{host}:{port}", tables * spare)
    await seat_bots(f"http://{host}:{port}", bots)
    tally = Tally()
    players = []
    for number in range(tables):
        own = ids[number * spare : (number + 1) * spare]
        players += [Player(seat, iter(own), tally, think) for seat in (0, 1)]
    for place, player in enumerate(players):
        await player.come(host, port, cookies[place % 2])
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, used = time.perf_counter(), cpu_seconds(pid)
    while time.perf_counter() - began < seconds and not any(player.over for player in players):
        await asyncio.sleep(0.05)
    spent, used = time.perf_counter() - began, cpu_seconds(pid) - used
    tally.counting = False
    for player in players:
        player.leave()
    took = sorted(tally.latencies)
    return {
        "moves": len(took),
        "moves_per_second": round(len(took) / spent, 1),
        "p50_ms": round(1000 * took[len(took) // 2], 2),
        "p99_ms": round(1000 * took[int(len(took) * 0.99)], 2),
        "cpu_ms_per_move": round(1000 * used / max(1, len(took)), 3),
        "bytes_per_move": round(tally.received / max(1, len(took))),
        "seconds": round(spent, 2),
    }


def main() -> None:
    port, pid, tables, seconds, think, spare, bots = sys.argv[1:]
    import uvloop

    numbers = int(port), int(pid), int(tables), float(seconds), float(think), int(spare), int(bots)
    result = uvloop.run(run(*numbers))
    print(json.encode(result).decode())


if __name__ == "__main__":
    main()
