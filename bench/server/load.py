"""Runs in a process of its own: opens the tables, seats players and spectators, counts."""

from __future__ import annotations

import asyncio
import sys
import time

import httpx2
from msgspec import Struct, json

from bench.server.players import Player, Spectator, Tally
from bench.server.processes import cpu_seconds

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


async def seat_bots(address: str, count: int) -> None:
    """So many tables where nobody plays but Knights: at each of them one is always thinking."""
    async with httpx2.AsyncClient(base_url=address, timeout=60) as host:
        token = (await host.post("/api/guest", json={})).json()["csrf"]
        settings = {"game": "zizka", "seats": 2}
        wish = {"settings": settings, "seat": None, "bots": {"0": "knight", "1": "knight"}, "start": True}
        for _ in range(count):
            opened = await host.post("/api/tables", json=wish, headers={"X-Tabard-Token": token})
            opened.raise_for_status()


async def run(port: int, pid: int, load: Load) -> dict[str, object]:
    host = "127.0.0.1"
    ids, cookies = await open_tables(f"http://{host}:{port}", load.game, load.tables * load.spare)
    await seat_bots(f"http://{host}:{port}", load.bots)
    tally = Tally()
    players = []
    for number in range(load.tables):
        own = ids[number * load.spare : (number + 1) * load.spare]
        players += [Player(seat, iter(own), tally, load.think) for seat in (0, 1)]
    spectators = [Spectator(tally) for _ in range(load.spectators)]
    for one in spectators:
        await one.come(host, port, ids[0])
    for place, player in enumerate(players):
        await player.come(host, port, cookies[place % 2])
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, used = time.perf_counter(), cpu_seconds(pid)
    while time.perf_counter() - began < load.seconds and not any(player.over for player in players):
        await asyncio.sleep(0.05)
    spent, used = time.perf_counter() - began, cpu_seconds(pid) - used
    tally.counting = False
    people: list[Player | Spectator] = [*players, *spectators]
    for somebody in people:
        somebody.leave()
    moves = max(1, len(tally.latencies))
    result: dict[str, object] = {
        "moves": len(tally.latencies),
        "moves_per_second": round(len(tally.latencies) / spent, 1),
        **latencies("", tally.latencies),
        "cpu_ms_per_move": round(1000 * used / moves, 3),
        "bytes_per_move": round(tally.received / moves),
        "seconds": round(spent, 2),
    }
    return result | latencies("shown_", tally.shown) if load.spectators else result


def latencies(kind: str, took: list[float]) -> dict[str, object]:
    took = sorted(took) or [0.0]
    parts = {"p50": len(took) // 2, "p99": int(len(took) * 0.99)}
    return {f"{kind}{name}_ms": round(1000 * took[at], 2) for name, at in parts.items()}


def main() -> None:
    import uvloop

    port, pid, load = sys.argv[1:]
    result = uvloop.run(run(int(port), int(pid), json.decode(load, type=Load)))
    print(json.encode(result).decode())


if __name__ == "__main__":
    main()
