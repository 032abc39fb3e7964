"""`python -m bench.scale`: one, two and four server processes on one PostgreSQL, with scripted players.

Prints a JSON line for each: moves a second, latency, and where the time went: CPU milliseconds of a move in
the servers, in PostgreSQL and in the players, and how many moves a commit held. Servers, database and
players share the cores of this machine, so the CPU figures say more than the moves a second.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import to_builtins

from bench.server.__main__ import ROOT, loaded
from bench.server.load import Load
from bench.server.meter import Under
from bench.server.processes import Program
from tests.server.postgres import Postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--processes", default="1,2,4", help="numbers of server processes")
    parser.add_argument("--tables", type=int, default=100, help="tables, two players each")
    parser.add_argument("--seconds", type=float, default=5.0, help="longest time each load is counted")
    parser.add_argument("--game", default="grunwald", help="which game")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a player thinks")
    args = parser.parse_args()
    counts = [int(count) for count in args.processes.split(",")]
    folder = Path(tempfile.mkdtemp(prefix="tabard-scale-"))
    folder.chmod(0o755)
    postgres = Postgres(folder / "cluster")
    postgres.start()
    try:
        for line in runs(postgres, counts, Load(args.tables, args.seconds, args.game, args.think)):
            print(json.dumps(line), flush=True)
    finally:
        postgres.stop()
    return 0


def runs(postgres: Postgres, counts: list[int], load: Load) -> Iterator[dict[str, object]]:
    """The two of a table come through one process; then, where there are several, through two."""
    load.spare = 1 if load.think else 3
    for count in counts:
        for load.apart in (False, True) if count > 1 else (False,):
            yield run(postgres, count, load)


def run(postgres: Postgres, count: int, load: Load) -> dict[str, object]:
    database = postgres.new_database()
    servers: list[Program] = []
    try:
        command = (sys.executable, "-m", "bench.server.ours", database)
        servers.extend(Program(*command, cwd=ROOT) for _ in range(count))
        ports, pids = [one.port for one in servers], [one.pid for one in servers]
        found = loaded(Under(ports, pids, postgres.pid, database), load)
        memory = [server.memory_mb() for server in servers]
        return {"processes": count, **to_builtins(load), **found, "memory_mb": memory}
    finally:
        for server in servers:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
