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


def test_a_constant_tuple_of_decimals_is_typed_as_one_of_any_length() -> None:
    """The compiler, mypyc 2.4, takes one of a fixed length for one never set, here and there."""
    fixed = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in (ROOT / "src").rglob("*.py")
        for node in ast.parse(text_of(file)).body
        if isinstance(node, ast.AnnAssign)
        and is_decimals(node.value)
        and "..." not in ast.unparse(node.annotation)
    ]
    assert fixed == []


def is_decimals(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Tuple) and all(
        isinstance(one, ast.Constant) and isinstance(one.value, float) for one in value.elts
    )
