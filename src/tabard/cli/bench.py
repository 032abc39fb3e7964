"""`tabard bench`: how fast the engine is, beside a peer, in one run."""

from __future__ import annotations

import argparse
import importlib.util
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

NAME = "bench"
HELP = "measure decisions a second, copies, options and rollouts; one JSON line each"
HERE = Path(tabard.__file__).resolve().parent.parent
COMPILED = Path("build/compiled/src")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a turn")
    parser.add_argument(
        "--turns", type=int, default=3, help="how often each measurement takes its turn; medians count"
    )
    parser.add_argument(
        "--compile", action="store_true", help="build the compiled engine first (about a minute)"
    )


def run(args: argparse.Namespace) -> int:
    if args.compile:
        build_compiled()
    peer = (
        median_of([measure(HERE, "catanatron", "-", args) for _ in range(args.turns)]) if has_peer() else None
    )
    if peer is None:
        print("no Catanatron here: pip install catanatron gives the ratios", file=sys.stderr)
    else:
        show({"game": "catanatron", "measurement": "random_play", **peer})
    for game in args.games or tabard.games():
        for name in MEASUREMENTS:
            turns = [[measure(place, name, game, args) for place in builds()] for _ in range(args.turns)]
            for found in zip(*turns, strict=True):
                show(with_ratio({"game": game, "measurement": name, **median_of(list(found))}, peer))
    return 0


def builds() -> list[Path]:
    """The installation that runs, and beside it the compiled one if it has been built."""
    other = [COMPILED.resolve()] if COMPILED.is_dir() and not compiled() else []
    return [HERE, *other]


def has_peer() -> bool:
    return importlib.util.find_spec("catanatron") is not None


def measure(place: Path, name: str, game: str, args: argparse.Namespace) -> dict[str, Any]:
    """One turn in a process of its own."""
    command = [sys.executable, "-m", "tabard.lab.measure", name, game, str(args.seconds)]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TabardError(f"{name} of {game} failed: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median_of(turns: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: value if isinstance(value, str) else round(median(turn[key] for turn in turns), 2)
        for key, value in turns[0].items()
    }


def with_ratio(line: dict[str, Any], peer: dict[str, Any] | None) -> dict[str, Any]:
    if peer is not None and line["measurement"] == "random_play":
        line["times_catanatron"] = round(line["per_s"] / peer["per_s"], 2)
    if peer is not None and line["measurement"] == "copies":
        line["part_of_catanatron_copy"] = round(line["copy_us"] / peer["copy_us"], 2)
    return line


def show(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def build_compiled() -> None:
    """A compiled copy of the source tree under build/compiled, measured beside the interpreted one."""
    root = HERE.parent
    if not (root / "setup.py").is_file():
        raise TabardError("--compile needs a checkout of the source")
    subprocess.run([root / "scripts" / "compile"], check=True, stdout=sys.stderr)
