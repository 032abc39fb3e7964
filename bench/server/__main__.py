"""`python -m bench.server`: JSON lines, one for each load; boardgame.io beside us where there is node.

Each game at each number of tables, the most tables once more with a second of think time and with twenty
Knights that think meanwhile, and a table with two hundred spectators.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import json as wire
from msgspec import to_builtins

from bench.server.load import Load
from bench.server.meter import Under
from bench.server.peer import Peer
from bench.server.processes import Program

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
THINKING_BOTS = 20
SPECTATORS = 200
FASTEST, SHORTEST = 4000, 80  # moves a second that a server may make; moves of a match
GAMES = ("grunwald", "glory", "zizka", "fief")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="games, separated by commas")
    parser.add_argument("--tables", default="50,200,500", help="numbers of tables, separated by commas")
    parser.add_argument("--seconds", type=float, default=5.0, help="longest time each load is counted")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    args = parser.parse_args()
    counts = [int(count) for count in args.tables.split(",")]
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        peer = None if args.no_peer else Peer.installed(Path(folder))
        for line in runs(args.games.split(","), counts, args.seconds, Path(folder), peer):
            print(json.dumps(line), flush=True)
    return 0


def runs(
    games: list[str], counts: list[int], seconds: float, folder: Path, peer: Peer | None
) -> Iterator[dict[str, object]]:
    """Ours and the peer's, one after the other, for each number of tables."""
    for count in counts:
        spare = math.ceil(FASTEST * seconds / (SHORTEST * count))
        for game in games:
            yield ours(folder, Load(count, seconds, game, spare=spare))
        if peer is not None:
            yield {"server": "boardgame.io files", **peer.run(count, seconds, 0.0, durable=True)}
            yield {"server": "boardgame.io memory", **peer.run(count, seconds, 0.0, durable=False)}
    most = max(counts)
    for game in games:
        yield ours(folder, Load(most, seconds, game, think=1.0))
    yield ours(folder, Load(most, seconds, games[0], think=1.0, bots=THINKING_BOTS))
    for game in games:
        yield ours(folder, Load(1, seconds, game, think=0.2, spare=3, spectators=SPECTATORS))
    if peer is not None:
        yield {"server": "boardgame.io memory", **peer.run(most, seconds, 1.0, durable=False)}


def ours(folder: Path, load: Load) -> dict[str, object]:
    place = tempfile.mkdtemp(dir=folder)
    server = Program(sys.executable, "-m", "bench.server.ours", f"{place}/bench.sqlite3", cwd=ROOT)
    try:
        counted = loaded(Under([server.port], [server.pid]), load)
        return {"server": "tabard", **to_builtins(load), **counted, "memory_mb": server.memory_mb()}
    finally:
        server.stop()


def loaded(under: Under, load: Load) -> dict[str, object]:
    """What the players saw, from a process of their own."""
    what = (wire.encode(under).decode(), wire.encode(load).decode())
    command = (sys.executable, "-m", "bench.server.load", *what)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode or "Traceback" in done.stderr:
        raise RuntimeError(done.stderr)
    counted: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return counted


if __name__ == "__main__":
    sys.exit(main())
