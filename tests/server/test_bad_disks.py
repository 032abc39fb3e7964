"""Full disks, files that cannot be written, damaged pages: the command line says so, and loses nothing.

A limit on the size of files stands for a full disk; not even root writes into a folder as if it were a file.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.server.store.database import Database

LARGEST = 60_000  # bytes: less than an empty database has


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """With a row to lose."""
    path = tmp_path / "a.sqlite3"
    asyncio.run(made(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO notes VALUES ('t', 'p', 'kept')")
    return path


async def made(path: Path) -> None:
    database = Database(str(path))
    await database.open()
    await database.close()


def kept(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT text FROM notes").fetchall() == [("kept",)]


def on_a_full_disk(*args: str) -> str:
    """What the program says; no file may grow."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST, LARGEST))

    done = subprocess.run(
        (sys.executable, "-m", "tabard", *args), preexec_fn=limit, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    return done.stderr


def test_a_backup_that_finds_no_room_leaves_nothing(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "b"
    assert "cannot be copied" in on_a_full_disk("backup", str(file), "--database", str(database))
    assert not file.exists() and list(tmp_path.glob("*.part")) == [] and kept(database)


def test_a_restore_that_finds_no_room_changes_nothing(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "b"
    assert main(["backup", str(file), "--database", str(database)]) == 0
    said = on_a_full_disk("restore", str(file), "--replace", "--database", str(database))
    assert "cannot be restored" in said and kept(database)
    assert list(tmp_path.glob("*.restored")) == []


def test_an_order_that_cannot_be_written_is_said(database: Path) -> None:
    before = database.read_bytes()
    assert "tabard: " in on_a_full_disk("admin", "announce", "x" * 70_000, "--database", str(database))
    assert kept(database) and len(before) <= database.stat().st_size


@pytest.mark.parametrize(
    "args", [("serve", "--port", "0"), ("upgrade",), ("admin", "list", "tables"), ("restore", "backup")]
)
def test_a_place_that_cannot_be_written_is_said(
    database: Path, tmp_path: Path, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup"
    main(["backup", str(backup), "--database", str(database)])
    lock = database.with_name(f"{database.name}.lock")
    lock.unlink()
    lock.mkdir()
    words = [str(backup) if word == "backup" else word for word in args]
    assert main([*words, "--database", str(database)]) == 2
    assert f"{database} cannot be written" in capsys.readouterr().err
    assert kept(database)


def test_a_backup_into_no_folder_is_said(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (database.parent / "file").write_text("")
    for place in ("nowhere/b", "file/b"):
        assert main(["backup", str(database.parent / place), "--database", str(database)]) == 2
        assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "args", [("serve", "--port", "0"), ("upgrade", "--check"), ("admin", "list", "tables"), ("backup", "b")]
)
def test_a_damaged_database_is_said(
    tmp_path: Path, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "a.sqlite3"
    database.write_bytes(b"SQLite format 3\0" + b"\xff" * 8000)
    before = database.read_bytes()
    words = [str(tmp_path / "b") if word == "b" else word for word in args]
    assert main([*words, "--database", str(database)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tabard: ") and str(database) in said and "Traceback" not in said
    assert database.read_bytes() == before and not (tmp_path / "b").exists()


def test_a_database_that_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://tabard:secret@127.0.0.1:1/tabard"
    for args in (("serve",), ("upgrade",), ("admin", "list", "tables")):
        assert main([*args, "--database", address]) == 2
        said = capsys.readouterr().err
        assert "127.0.0.1:1" in said and "secret" not in said
