"""The compiled modules are found where there is a complete build of these sources, and only there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tabard import engines


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(engines.FOLDER, str(tmp_path))
    monkeypatch.setenv(engines.SOURCES, "1410")
    folder = tmp_path / "1410"
    folder.mkdir()
    return folder


def test_a_build_is_used_once_it_is_complete(build: Path) -> None:
    assert engines.ready() is None
    (build / "complete").touch()
    assert engines.ready() == build


def test_a_build_of_other_sources_is_left_alone(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (build / "complete").touch()
    monkeypatch.setenv(engines.SOURCES, "1415")
    assert engines.ready() is None


def test_a_module_that_was_not_compiled_is_found_elsewhere(build: Path) -> None:
    finder = engines.Compiled(build)
    compiled = build / "tabard" / "engine" / f"match{EXTENSION_SUFFIXES[0]}"
    compiled.parent.mkdir(parents=True)
    compiled.touch()
    found = finder.find_spec("tabard.engine.match", None)
    assert found is not None and found.origin == str(compiled)
    assert finder.find_spec("tabard.server.app", None) is None
    assert finder.find_spec("json", None) is None


SOURCES = Path(engines.__file__).parent
ROOT = Path(__file__).parent.parent
COMPILED = [path for room in ("engine", "games", "bots") for path in sorted((SOURCES / room).rglob("*.py"))]
BUILDERS = {
    "any",
    "all",
    "sum",
    "min",
    "max",
    "tuple",
    "list",
    "set",
    "frozenset",
    "sorted",
    "dict",
    "join",
    "next",
}


def troubles(node: ast.AST) -> Iterator[str]:
    """What mypyc stumbles over or warns of, found without a build of minutes."""
    if isinstance(node, ast.Starred) and isinstance(node.value, ast.GeneratorExp):
        yield f"{node.lineno}: unpack a list, [*[… for …]]: mypyc makes one of the generator, and warns"
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.GeneratorExp):
        yield f"{node.lineno}: take apart a list: mypyc makes one of the generator, and warns"
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name not in BUILDERS and any(isinstance(one, ast.GeneratorExp) for one in node.args):
            yield f"{node.lineno}: give {name} a list: mypyc makes one of the generator, and warns"
    if isinstance(node, ast.Compare):
        for operator, right in zip(node.ops, node.comparators, strict=True):
            literal = isinstance(right, ast.Tuple | ast.List | ast.Set)
            starred = literal and any(isinstance(one, ast.Starred) for one in ast.iter_child_nodes(right))
            if starred and isinstance(operator, ast.In | ast.NotIn):
                yield f"{node.lineno}: mypyc cannot look for something in (*one, *other)"


def test_the_compiler_reads_every_source_without_a_warning() -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{trouble}"
        for path in COMPILED
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for trouble in troubles(node)
    ]
    assert found == []


def test_every_part_of_the_bots_that_is_compiled_is_there() -> None:
    (names,) = re.findall(r"^SEARCHING = (\(.*?\))", (ROOT / "setup.py").read_text("utf-8"), re.MULTILINE)
    assert [name for name in ast.literal_eval(names) if not (SOURCES / "bots" / f"{name}.py").is_file()] == []
