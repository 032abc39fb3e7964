"""The compiled modules are found where there is a complete build of these sources, and only there."""

from __future__ import annotations

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
