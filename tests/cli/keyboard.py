"""A player at the terminal: lines typed, screens shown."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main

Play = Callable[..., str]


def typing(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """A verb of the program with a keyboard: what is shown when some lines are typed and the input ends."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def typed(*lines: str, args: Sequence[str] = (), status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main([verb, *args]) == status
        said = capsys.readouterr()
        return said.out + said.err

    return typed


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """`play("p", "u", args=[...])`"""
    return typing("play", monkeypatch, capsys, tmp_path)


def saved_file(tmp_path: Path) -> Path:
    """The one autosave of a test."""
    files = list((tmp_path / "tabard" / "saves").glob("*.json"))
    assert len(files) == 1
    return files[0]


def plain(file: Path) -> dict[str, Any]:
    journal: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return journal
