"""`python -m bench.lab`: steps and games a second of random play, ours beside what others offer, in one run.

CPU time; the sides take turns, with each build of the engine in a process of its own. Needs
`pip install 'tabard[lab]'`; `pip install 'pettingzoo[classic]' rlcard` adds peers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import median

import numpy as np

from bench.lab.sides import OURS, PEERS
from tabard.cli.bench import PURE, builds
from tabard.engines import FOLDER


def turn(name: str, seconds: float) -> dict[str, float]:
    """One side's turn, after a match that warms it up."""
    play = {**OURS, **PEERS}[name]()
    rng = np.random.default_rng(1)
    play(rng)
    steps = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not games:
        steps += play(rng)
        games += 1
    return {"steps_s": steps / spent, "games_s": games / spent, "steps": steps / games}


def turns(names: list[str], seconds: float) -> None:
    """A turn of each, as JSON lines; who is not installed is told and left out."""
    for name in names:
        try:
            print(json.dumps([name, turn(name, seconds)]), flush=True)
        except Exception as error:  # a peer fails in ways of its own
            print(f"{name}: {error}", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sides", nargs="*", metavar="WORDS", help="only sides whose name has one of these")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        turns(given.sides, given.seconds)
        return 0
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(given.turns):
        for build in builds():
            names = [*OURS, *(PEERS if build == PURE else ())]
            wanted = [one for one in names if not given.sides or any(word in one for word in given.sides)]
            command = [sys.executable, "-m", "bench.lab", "--here", "--seconds", str(given.seconds), *wanted]
            environment = {**os.environ, **build}
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            for line in done.stdout.splitlines():
                if line.startswith("["):
                    name, numbers = json.loads(line)
                    found.setdefault(f"{name}, compiled" if build[FOLDER] else name, []).append(numbers)
    for name, met in found.items():
        rates = sorted(one["steps_s"] for one in met)
        row = {"side": name, "turns": len(met), "lowest": round(rates[0]), "highest": round(rates[-1])}
        middle = {key: round(median(one[key] for one in met), 2) for key in met[0]}
        print(json.dumps({**row, **middle}), flush=True)
    print(json.dumps({"load": os.getloadavg(), "python": sys.version.split()[0]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
