"""`tabard vectors`: run test vectors, ours or yours."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tabard.api import scenario
from tabard.engine.errors import TabardError, VectorError
from tabard.engine.module import GameModule
from tabard.engine.vectors import Vector, read_vectors, run_script
from tabard.games import GAMES

NAME = "vectors"
HELP = "run test vectors from .md or .toml files"
OURS = Path("tests/games")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="*", type=Path, help="files or folders (default: every vector of this checkout)"
    )
    parser.add_argument("--game", help="the game the vectors are of (default: what their ids say)")


def run(args: argparse.Namespace) -> int:
    passed = failed = 0
    for path in files_in(args.paths or ours()):
        for name, wrong in results(path, args.game):
            if wrong is None:
                passed += 1
            else:
                failed += 1
                print(f"{name}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def ours() -> list[Path]:
    """The vectors of every game in the list, in a checkout."""
    return [folder for module in GAMES if (folder := OURS / module.id).is_dir()]


def files_in(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            files = sorted(path.rglob("*"))
            yield from (
                file for file in files if file.suffix in (".md", ".toml") and file.parent.name == "vectors"
            )
        else:
            yield path


def results(path: Path, game: str | None) -> Iterator[tuple[str, str | None]]:
    """The name of each vector of a file, and why it fails; a file that cannot be read fails as a whole."""
    try:
        for vector in read_vectors(path):
            yield f"{vector.where} {vector.id}", failure(vector, game)
    except VectorError as error:
        yield "VectorError", str(error)


def failure(vector: Vector, game: str | None = None) -> str | None:
    """None, or why the vector fails: a position that cannot be, or a line of its script."""
    try:
        module = game_of(vector, game)
        match = scenario(module.id, vector.position, vector.dice)
    except TabardError as error:
        return f"{type(error).__name__}: {error}"
    return run_script(match, module.verbs(), vector)


def game_of(vector: Vector, game: str | None) -> GameModule[Any]:
    wanted = game or vector.position.pop("game", None)
    for module in GAMES:
        if wanted == module.id or (wanted is None and vector.id.startswith(f"{module.code}-")):
            return module
    raise VectorError(f"cannot tell the game of {vector.id}: use --game or an id that starts with its code")
