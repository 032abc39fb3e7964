"""`python -m bench.attack ATTACK`: one JSON line with what was tried, what was lost, what was refused.

Every server is started here, on 127.0.0.1; nothing else is ever a target. Exit status 1: something gave way.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.attack import disks, frames, kills, memory, restart, twins, wire

ATTACKS: dict[str, tuple[Callable[[int, int], dict[str, Any]], int, str]] = {
    "kill-sqlite": (kills.on_sqlite, 50, "kill -9 under load, so many times"),
    "kill-postgres": (kills.on_postgres, 20, "the same on PostgreSQL"),
    "disk": (disks.attack, 3, "a full disk, a file that cannot be written, a damaged page, so many times"),
    "frames": (frames.attack, 20_000, "so many malformed or foreign messages"),
    "memory": (memory.attack, 60, "so many seconds of joins, leaves and readers that never read"),
    "restart": (restart.attack, 100, "so many running tables over a restart"),
    "wire": (wire.attack, 500, "so many connections with broken WebSocket frames"),
    "twins": (
        twins.attack,
        500,
        "so many positions of each game, each beside its twin",
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("attack", choices=sorted(ATTACKS))
    sizes = "; ".join(f"{name}: {one[2]}" for name, one in ATTACKS.items())
    parser.add_argument("size", type=int, nargs="?", help=sizes)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    attack, usual, _ = ATTACKS[args.attack]
    began = time.time()
    found = attack(args.size or usual, args.seed)
    print(
        json.dumps(
            {"attack": args.attack, "seed": args.seed, **found, "seconds": round(time.time() - began, 1)}
        ),
        flush=True,
    )
    return 0 if found["held"] else 1


if __name__ == "__main__":
    sys.exit(main())
