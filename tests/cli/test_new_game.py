"""`tabard new-game` in a copy of the checkout: the new game runs at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import main

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "browser", "*.so")

PLAYED = """
import tabard
from tabard.bots.levels import LEVELS

assert "goose" in tabard.games()
match = tabard.new("goose", seats=3, seed=1)
tabard.play_out(match, [LEVELS["squire"], LEVELS["page"], LEVELS["page"]], seed=1)
assert tabard.replay(match.journal).standing
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a game needs of the checkout, with a goose in it."""
    copied = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src" / "tabard", copied / "src" / "tabard", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests", copied / "tests", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "docs" / "games", copied / "docs" / "games", symlinks=True)
    shutil.copytree(ROOT / "web" / "src" / "games", copied / "web" / "src" / "games")
    shutil.copy(ROOT / "pyproject.toml", copied)
    assert main(["new-game", "goose", "--web", "--checkout", str(copied)]) == 0
    return copied


def run_in(checkout: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, *args], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_game_is_played_at_once(checkout: Path) -> None:
    played = run_in(checkout, "-c", PLAYED)
    assert played.returncode == 0, played.stderr


def test_a_new_game_passes_every_gate_for_drafts(checkout: Path) -> None:
    places = ("test_clauses.py", "golden", "words", "every_game", "games/goose", "test_arrows.py")
    run = run_in(
        checkout, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider",
        "-k", "goose or arrows", *(f"tests/{place}" for place in places),
    )  # fmt: skip
    assert run.returncode == 0, run.stdout


def test_a_new_game_has_all_its_folders_and_its_own_name(checkout: Path) -> None:
    made = [path for path in checkout.rglob("*") if "goose" in path.parts and path.is_file()]
    folders = {str(path.parent.relative_to(checkout)) for path in made}
    source = {f"src/tabard/games/goose/{part}".rstrip("/") for part in ("", "content", "words", "book/en")}
    assert source | {"tests/games/goose", "docs/games/goose", "web/src/games/goose"} <= folders
    assert (checkout / "docs/games/goose/rules.md").resolve().parts[-4:-1] == ("goose", "book", "en")
    assert [path for path in made if "pig" in path.read_text("utf-8").lower()] == []


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["Goose"], "three or more small letters"),
        (["go"], "three or more small letters"),
        (["class"], "three or more small letters"),
        (["wild-goose"], "three or more small letters"),
        (["goose", "--code", "GS"], "three capitals"),
        (["gloom", "--code", "GLO"], "belong to glory"),
        (["goose"], "exists already"),
        (["heron", "--checkout", "/"], "run this in a checkout"),
    ],
)
def test_what_cannot_be_a_game_is_refused(
    checkout: Path, capsys: pytest.CaptureFixture[str], args: list[str], sentence: str
) -> None:
    assert main(["new-game", "--checkout", str(checkout), *args]) == 2
    assert sentence in capsys.readouterr().err
