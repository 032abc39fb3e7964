"""Fields are declared once: what `scripts/records` writes from them is there, and holds what it should."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "server", "web", "*.so")
SOURCES = {name: value for name, value in os.environ.items() if not name.startswith("TABARD_")}

RULES = Path("src/tabard/games/pig/rules.py")
PLAIN = Path("src/tabard/games/pig/plain.py")
LAST_FIELD = "    deck: tuple[int, ...]\n"
CLASS = "class Pig(Table):"
BEGUN = "    table.points = [0] * seats\n"

FARM = '''
class Trough(Record):
    """Changed in place."""

    litres: int


class Mark(Value):
    """Replaced."""

    seat: int
    words: tuple[str, ...]


'''

HELD = """
import json
import tabard
from tabard.engine.match import chapters_of
from tabard.games.pig import GAME
from tabard.games.pig.rules import Mark, Trough

match = tabard.new("pig", seats=2, seed=1)
table = chapters_of(match).table


def differs(change):
    hash = match.hash()
    change()
    return match.hash() != hash


trough = Trough()
trough.litres = 3
assert differs(lambda: table.names.append("Ada"))
assert differs(lambda: table.troughs.append(trough))
assert differs(lambda: setattr(table, "mark", Mark(1, ("oink",))))
assert differs(lambda: setattr(table.troughs[0], "litres", 4))
table.guess = 5

twin = table.copy()
assert twin.names == ["Ada"] and twin.names is not table.names
assert twin.troughs[0].litres == 4 and twin.troughs[0] is not table.troughs[0]
assert twin.mark is table.mark
assert twin.pens is table.pens
assert twin.guess is None

plain = json.loads(json.dumps(GAME.to_plain(table)))
read = GAME.from_plain(plain, match.module.content(None))
assert GAME.to_plain(read) == plain
assert read.names == ["Ada"] and read.troughs[0].litres == 4
assert (read.mark.seat, read.mark.words, read.guess) == (1, ("oink",), None)

for record in (table, trough, table.mark):
    try:
        record.unheard_of = 1
    except AttributeError:
        pass
    else:
        raise AssertionError("slots are missing")
"""


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**SOURCES, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, *command], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


def records(checkout: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, str(checkout / "scripts" / "records"), *args)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src" / "tabard", tmp_path / "src" / "tabard", ignore=LEFT_OUT)
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "records", tmp_path / "scripts")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def swap(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def test_what_follows_from_the_fields_is_up_to_date() -> None:
    checked = records(ROOT, "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_new_field_is_copied_saved_and_hashed(checkout: Path) -> None:
    rules = checkout / RULES
    new = "names: list[str]", "troughs: list[Trough]", "mark: Mark | None", "pens: Shared[list[int]]"
    fields = "".join(f"    {one}\n" for one in (*new, "guess: Transient[int | None]"))
    swap(rules, LAST_FIELD, LAST_FIELD + fields)
    swap(rules, CLASS, FARM + CLASS)
    begun = "names = []", "troughs = []", "mark = None", "pens = [1]", "guess = None"
    swap(rules, BEGUN, BEGUN + "".join(f"    table.{one}\n" for one in begun))
    imported = "from tabard.engine.table import Table\n"
    swap(rules, imported, f"from tabard.engine.records import Record, Shared, Transient, Value\n{imported}")
    assert records(checkout, "--check").returncode == 1
    written = records(checkout)
    assert written.returncode == 0, written.stderr
    assert written.stdout.split() == [str(RULES), str(PLAIN)]
    held = run(checkout, "-c", HELD)
    assert held.returncode == 0, held.stderr
    assert records(checkout, "--check").returncode == 0


@pytest.mark.parametrize(
    ("file", "forgotten"),
    [
        (RULES, r'"deck", '),
        (RULES, r"        twin\.cards = self\.cards\.copy\(\)\n"),
        (PLAIN, r'        "pot": table\.pot,\n'),
        (PLAIN, r'    table\.deck = tuple\(plain\["deck"\]\)\n'),
    ],
)
def test_a_field_forgotten_by_hand_is_found(checkout: Path, file: Path, forgotten: str) -> None:
    path = checkout / file
    text, count = re.subn(forgotten, "", path.read_text("utf-8"))
    assert count == 1
    path.write_text(text, "utf-8")
    checked = records(checkout, "--check")
    assert (checked.returncode, checked.stdout.split()) == (1, [str(file)])


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("odds: dict[tuple[int, int], int]", "write odds_to_plain and odds_from_plain in forms.py"),
        ("stones: tuple[list[int], ...]", "what never changes cannot hold what does"),
    ],
)
def test_a_field_that_cannot_be_written_is_refused(checkout: Path, field: str, why: str) -> None:
    swap(checkout / RULES, LAST_FIELD, f"{LAST_FIELD}    {field}\n")
    refused = records(checkout)
    assert refused.returncode == 1
    assert why in refused.stderr
