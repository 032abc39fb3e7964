"""`tabard bench`: how fast the engine is, beside peers, in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import tabard
from tabard.engine.errors import TabardError
from tabard.lab.measure import MEASUREMENTS, compiled
from tabard.lab.peers import PEERS, present

NAME = "bench"
HELP = "measure decisions a second, copies, options, rollouts and searches; one JSON line each"
HERE = Path(tabard.__file__).resolve().parent.parent
COMPILED = Path("build/compiled/src")

RATIOS = (  # measurement and its number, the name of the ratio, peer and its number
    ("random_play", "per_s", "times_catanatron", "catanatron", "choices_per_s"),
    ("random_play", "per_s", "times_catanatron_with_its_forced_moves", "catanatron", "per_s"),
    ("copies", "copy_us", "part_of_catanatron_copy", "catanatron", "copy_us"),
    ("rollouts", "per_s", "times_catanatron", "catanatron", "rollouts_per_s"),
    ("rollouts", "per_s", "times_open_spiel_cpp", "open_spiel", "cpp_rollouts_per_s"),
    ("rollouts", "per_s", "times_open_spiel_python", "open_spiel", "python_rollouts_per_s"),
    ("search", "per_s", "times_open_spiel_python", "open_spiel", "python_rollouts_per_s"),
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a turn")
    parser.add_argument(
        "--turns", type=int, default=3, help="how often each measurement takes its turn; medians count"
    )
    parser.add_argument(
        "--compile", action="store_true", help="build the compiled engine first (some minutes)"
    )


def run(args: argparse.Namespace) -> int:
    if args.compile:
        build_compiled()
    here = present()
    for name in PEERS:
        if name not in here:
            print(f"no {name} here: pip install {name} gives ratios", file=sys.stderr)
    met: list[dict[str, dict[str, Any]]] = []
    for game in args.games or tabard.games():
        rounds = []
        for _ in range(args.turns):
            beside = {name: measure(HERE, name, "-", args) for name in here}
            met.append(beside)
            rounds.append(one_turn(game, beside, args))
        for found in zip(*rounds, strict=True):
            show(median_of(list(found)))
    for name in here:
        show({"game": name, "measurement": "peer", **median_of([beside[name] for beside in met])})
    return 0


def one_turn(game: str, beside: dict[str, dict[str, Any]], args: argparse.Namespace) -> list[dict[str, Any]]:
    """All measurements of a game, with ratios to the peers that have just had their turn."""
    return [
        with_ratios({"game": game, "measurement": name, **measure(place, name, game, args)}, beside)
        for name in MEASUREMENTS
        for place in builds()
    ]


def builds() -> list[Path]:
    """The installation that runs, and beside it the compiled one if it has been built."""
    other = [COMPILED.resolve()] if COMPILED.is_dir() and not compiled() else []
    return [HERE, *other]


def measure(place: Path, name: str, game: str, args: argparse.Namespace) -> dict[str, Any]:
    """One turn in a process of its own."""
    command = [sys.executable, "-m", "tabard.lab.measure", name, game, str(args.seconds)]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        advice = "" if place == HERE else "; --compile builds it anew"
        raise TabardError(f"{name} of {game} failed: {done.stderr.strip().splitlines()[-1]}{advice}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median_of(turns: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: value if isinstance(value, str) else round(median(turn[key] for turn in turns), 2)
        for key, value in turns[0].items()
    }


def with_ratios(line: dict[str, Any], peers: dict[str, dict[str, Any]]) -> dict[str, Any]:
    for measurement, number, name, peer, its_number in RATIOS:
        if line["measurement"] == measurement and peer in peers:
            line[name] = round(line[number] / peers[peer][its_number], 2)
    return line


def show(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def build_compiled() -> None:
    """A compiled copy of the source tree under build/compiled, measured beside the interpreted one."""
    root = HERE.parent
    if not (root / "setup.py").is_file():
        raise TabardError("--compile needs a checkout of the source")
    subprocess.run([root / "scripts" / "compile"], check=True, stdout=sys.stderr)
