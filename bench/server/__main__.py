"""`python -m bench.server`: JSON lines, one for each load; boardgame.io beside us where there is node."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.server.peer import Peer
from bench.server.processes import Program

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
THINKING_BOTS = 20


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", default="50,200,500", help="numbers of tables, separated by commas")
    parser.add_argument("--seconds", type=float, default=5.0, help="longest time each load is counted")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    args = parser.parse_args()
    counts = [int(count) for count in args.tables.split(",")]
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        peer = None if args.no_peer else Peer.installed(Path(folder))
        for line in runs(counts, args.seconds, Path(folder), peer):
            print(json.dumps(line), flush=True)
    return 0


def runs(counts: list[int], seconds: float, folder: Path, peer: Peer | None) -> Iterator[dict[str, object]]:
    """Ours and the peer's, one after the other, for each number of tables."""
    for count in counts:
        yield {"server": "tabard", **ours(folder, count, seconds, think=0.0)}
        if peer is not None:
            yield {"server": "boardgame.io files", **peer.run(count, seconds, 0.0, durable=True)}
            yield {"server": "boardgame.io memory", **peer.run(count, seconds, 0.0, durable=False)}
    most = max(counts)
    yield {"server": "tabard", **ours(folder, most, seconds, think=1.0)}
    yield {"server": "tabard", **ours(folder, most, seconds, think=1.0, bots=THINKING_BOTS)}
    if peer is not None:
        yield {"server": "boardgame.io memory", **peer.run(most, seconds, 1.0, durable=False)}


def ours(folder: Path, tables: int, seconds: float, think: float, bots: int = 0) -> dict[str, object]:
    place = tempfile.mkdtemp(dir=folder)
    server = Program(sys.executable, "-m", "bench.server.ours", f"{place}/bench.sqlite3", cwd=ROOT)
    spare = 1 if think else max(1, min(12, 3000 // tables))
    try:
        load = (sys.executable, "-m", "bench.server.load", str(server.port), str(server.pid))
        what = (str(tables), str(seconds), str(think), str(spare), str(bots))
        done = subprocess.run((*load, *what), cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return {
            "tables": tables,
            "think_seconds": think,
            "thinking_bots": bots,
            **json.loads(done.stdout.splitlines()[-1]),
            "memory_mb": server.memory_mb(),
        }
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
