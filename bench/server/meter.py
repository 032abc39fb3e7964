"""What servers and their database have used: CPU seconds from /proc, moves and commits from /metrics."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx2
from msgspec import Struct

from bench.server.processes import cpu_seconds

MOVES, COMMITS, COMMIT_SECONDS = (
    "tabard_moves_total",
    "tabard_commit_seconds_count",
    "tabard_commit_seconds_sum",
)


class Under(Struct):
    """What is under test: server processes, and the first process of their PostgreSQL, if they have one."""

    ports: list[int]
    pids: list[int]
    postgres: int | None = None
    database: str | None = None


class Used(Struct):
    """CPU seconds."""

    servers: float
    postgres: float
    players: float


class Counted(Struct):
    moves: float
    commits: float
    commit_seconds: float
    logged: int  # bytes of PostgreSQL's write-ahead log


def used(under: Under) -> Used:
    """Now."""
    return Used(
        sum(map(cpu_seconds, under.pids)),
        0.0 if under.postgres is None else sum(map(seconds_of_one, family(under.postgres))),
        cpu_seconds(os.getpid()),
    )


def counted(under: Under) -> Counted:
    """A busy server takes its time for it: before the load and after it."""
    pages = [page(port) for port in under.ports]
    return Counted(
        sum(page[MOVES] for page in pages),
        sum(page[COMMITS] for page in pages),
        sum(page[COMMIT_SECONDS] for page in pages),
        0 if under.database is None else asyncio.run(logged(under.database)),
    )


async def logged(database: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval("SELECT pg_current_wal_insert_lsn() - '0/0'"))
    finally:
        await connection.close()


def times(before: Used, after: Used, moves: int, postgres: bool) -> dict[str, object]:
    """CPU milliseconds by the move."""
    found: dict[str, object] = {
        "cpu_ms_per_move": round(1000 * (after.servers - before.servers) / moves, 3),
        "players_cpu_ms_per_move": round(1000 * (after.players - before.players) / moves, 3),
    }
    if postgres:
        found["postgres_cpu_ms_per_move"] = round(1000 * (after.postgres - before.postgres) / moves, 3)
    return found


def batches(before: Counted, after: Counted, postgres: bool) -> dict[str, object]:
    """Over all that was played, warming up included."""
    moves, commits = max(1.0, after.moves - before.moves), max(1.0, after.commits - before.commits)
    found: dict[str, object] = {
        "moves_per_commit": round(moves / commits, 1),
        "commit_ms": round(1000 * (after.commit_seconds - before.commit_seconds) / commits, 2),
    }
    if postgres:
        found["log_bytes_per_move"] = round((after.logged - before.logged) / moves)
    return found


def page(port: int) -> dict[str, float]:
    text = httpx2.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
    lines = (line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("tabard_"))
    return {name: float(value) for name, value in lines}


def seconds_of_one(pid: int) -> float:
    """PostgreSQL's vacuum comes and goes."""
    try:
        return cpu_seconds(pid)
    except FileNotFoundError:
        return 0.0


def family(pid: int) -> list[int]:
    """A process and those it has begun."""
    return [pid, *(int(name) for name in os.listdir("/proc") if name.isdigit() and parent(name) == pid)]


def parent(pid: str) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0
