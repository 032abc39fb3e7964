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
from tabard import engines
from tabard.engine.errors import TabardError
from tabard.lab.measure import MEASUREMENTS
from tabard.lab.peers import PEERS, present

NAME = "bench"
HELP = "measure decisions a second, copies, options, rollouts and searches; one JSON line each"
HERE = Path(tabard.__file__).resolve().parent.parent
ROOT = HERE.parent
PURE = {engines.FOLDER: ""}

RATIOS = (  # measurement and its number, the name of the ratio, peer and its number
    ("random_play", "per_s", "times_catanatron", "catanatron", "choices_per_s"),
    ("random_play", "per_s", "times_catanatron_with_its_forced_moves", "catanatron", "per_s"),
    ("copies", "copy_us", "part_of_catanatron_copy", "catanatron", "copy_us"),
    ("rollouts", "per_s", "times_catanatron", "catanatron", "rollouts_per_s"),
    ("rollouts", "per_s", "times_open_spiel_cpp", "open_spiel", "cpp_rollouts_per_s"),
    ("rollouts", "per_s", "times_open_spiel_python", "open_spiel", "python_rollouts_per_s"),
    ("search", "per_s", "times_open_spiel_python", "open_spiel", "python_rollouts_per_s"),
)

SPREAD = ("per_s", "copy_us", "imagine_us", "ms_a_game", "times_catanatron_with_its_forced_moves")


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
            beside = {name: measure(PURE, name, "-", args) for name in here}
            met.append(beside)
            rounds.append(one_turn(game, beside, args))
        for found in zip(*rounds, strict=True):
            show(median_of(list(found)))
    for name in here:
        show({"game": name, "measurement": "peer", **median_of([beside[name] for beside in met])})
    return 0


def one_turn(game: str, beside: dict[str, dict[str, Any]], args: argparse.Namespace) -> list[dict[str, Any]]:
    """All measurements of a game, with ratios to the peers measured just before."""
    return [
        with_ratios({"game": game, "measurement": name, **measure(build, name, game, args)}, beside)
        for name in MEASUREMENTS
        for build in builds()
    ]


def builds() -> list[dict[str, str]]:
    """Environments: pure Python, and beside it the compiled engine if there is one of these sources."""
    compiled = compiled_environment()
    return [PURE] if compiled is None else [PURE, compiled]


def compiled_environment() -> dict[str, str] | None:
    script = ROOT / "scripts" / "compile"
    if not script.is_file():
        return None
    asked = subprocess.run(
        [script, "--sources"], env=with_python(), stdout=subprocess.PIPE, text=True, check=True
    )
    folder, sources = ROOT / "build" / "compiled", asked.stdout.strip()
    complete = (folder / sources / "complete").is_file()
    return {engines.FOLDER: str(folder), engines.SOURCES: sources} if complete else None


def with_python() -> dict[str, str]:
    return {**os.environ, "TABARD_PYTHON": sys.executable}


def measure(build: dict[str, str], name: str, game: str, args: argparse.Namespace) -> dict[str, Any]:
    """One turn in a process of its own."""
    command = [sys.executable, "-m", "tabard.lab.measure", name, game, str(args.seconds)]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONHASHSEED": "0", **build}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TabardError(f"{name} of {game} failed: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median_of(turns: list[dict[str, Any]]) -> dict[str, Any]:
    """The medians of the turns; of what was measured also the lowest and the highest."""
    line: dict[str, Any] = {
        key: value if isinstance(value, str) else round(median(turn[key] for turn in turns), 2)
        for key, value in turns[0].items()
    }
    for key in SPREAD:
        if key in line:
            found = [turn[key] for turn in turns]
            line[f"{key}_from_to"] = [round(min(found), 2), round(max(found), 2)]
    return line


def with_ratios(line: dict[str, Any], peers: dict[str, dict[str, Any]]) -> dict[str, Any]:
    for measurement, number, name, peer, its_number in RATIOS:
        if line["measurement"] == measurement and peer in peers:
            line[name] = round(line[number] / peers[peer][its_number], 2)
    return line


def show(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def build_compiled() -> None:
    """Compile the engine into build/compiled, to be measured beside the interpreted one."""
    script = ROOT / "scripts" / "compile"
    if not script.is_file():
        raise TabardError("--compile needs a checkout of the source")
    if subprocess.run([script], env=with_python(), stdout=sys.stderr, check=False).returncode:
        raise TabardError("the engine could not be compiled (see above); a C compiler is needed")
