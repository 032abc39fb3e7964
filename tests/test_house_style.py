"""What tools do not check about the files of this repository."""

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 500  # think about splitting from 300

# Written in two pieces, so that this file passes its own test.
FOREIGN = ("../" + "shared", "/" + "work/", "rulebooks" + "/")
HOST = re.compile(r"://|--(extra-)?index-url|--find-links")


def our_files() -> list[Path]:
    listed = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(file: Path) -> str:
    """Empty for pictures and other binaries."""
    raw = file.read_bytes()
    return "" if b"\0" in raw else raw.decode("utf-8")


def test_the_project_speaks_only_of_itself() -> None:
    texts = {file.relative_to(ROOT): text_of(file) for file in our_files()}
    assert [(str(file), word) for file, text in texts.items() for word in FOREIGN if word in text] == []


def test_no_source_file_is_too_long() -> None:
    lengths = {str(file): len(text_of(file).splitlines()) for file in (ROOT / "src").rglob("*.py")}
    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


def test_the_licence_is_there() -> None:
    assert (ROOT / "LICENSE").is_file()


def test_locks_name_no_host() -> None:
    locks = sorted(ROOT.glob("requirements*.lock"))
    assert len(locks) == 3
    assert [lock.name for lock in locks if HOST.search(lock.read_text(encoding="utf-8"))] == []


def test_no_tuple_of_decimals_is_looked_up_by_a_literal() -> None:
    """The compiler, mypyc 2.4, then takes the tuple for one that was never set; a number of its own works."""
    trees = {file: ast.parse(text_of(file)) for file in (ROOT / "src").rglob("*.py")}
    tuples = {
        node.target.id
        for tree in trees.values()
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_decimals(node.value)
    }
    assert "POINTS_HELD" in tuples
    literal = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id in tuples
        and isinstance(node.slice, ast.Constant)
    ]
    assert literal == []


def is_decimals(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Tuple) and all(
        isinstance(one, ast.Constant) and isinstance(one.value, float) for one in value.elts
    )
