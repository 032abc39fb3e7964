"""A backup is made while people play, and holds everything that was acknowledged before it began."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, select

from tabard.cli import main
from tabard.server.store.database import Database
from tabard.server.store.schema import METADATA, entries
from tests.server.postgres import Postgres
from tests.server.processes import Player, Servers
from tests.server.test_crash import Hand, open_tables

Rows = dict[str, list[tuple[object, ...]]]


async def backed_up_under_load(address: str, hands: list[Hand], back_up: Callable[[], int]) -> list[int]:
    """Backs up in the middle of play; how many answers of each table were acknowledged before.

    Once more if nobody answered meanwhile: the machine may have had no time for that.
    """
    for hand in hands:
        hand.rests = False
    players = [asyncio.create_task(hand.play(address)) for hand in hands]
    while sum(len(hand.acknowledged) for hand in hands) < 60:
        await asyncio.sleep(0.01)
    before = after = [0] * len(hands)
    while after == before and not all(hand.over for hand in hands):
        before = [len(hand.acknowledged) for hand in hands]
        assert await asyncio.to_thread(back_up) == 0
        after = [len(hand.acknowledged) for hand in hands]
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return before


def rows_of(database: str) -> Rows:
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        found = {
            name: sorted(tuple(row) for row in connection.execute(select(table)))
            for name, table in METADATA.tables.items()
        }
    engine.dispose()
    return found


def kept(database: str, hand: Hand) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(
            f"SELECT client_id FROM {entries.name} WHERE table_id = ? ORDER BY number", (hand.table,)
        )
        return [row[0] for row in found]


@pytest.mark.parametrize("flags", [[], ["--portable"]])
def test_a_backup_under_load_holds_every_acknowledged_answer(
    tmp_path: Path, servers: Servers, flags: list[str]
) -> None:
    database, file, again = (str(tmp_path / name) for name in ("a.sqlite3", "backup", "b.sqlite3"))
    server = servers.start(database)
    hands = open_tables(Player(server.address, "Zawisza"), server.address)

    def back_up() -> int:
        Path(file).unlink(missing_ok=True)
        return main(["backup", file, "--database", database, *flags])

    before = asyncio.run(backed_up_under_load(server.address, hands, back_up))
    assert main(["restore", file, "--database", again]) == 0
    for hand, many in zip(hands, before, strict=True):
        found = kept(again, hand)
        assert found[:many] == hand.acknowledged[:many]
        assert found == [*hand.acknowledged, found[-1]][: len(found)]
    assert main(["upgrade", "--check", "--database", again]) == 0


def test_what_is_restored_can_be_played_on(tmp_path: Path, servers: Servers) -> None:
    database, file = str(tmp_path / "a.sqlite3"), str(tmp_path / "backup")
    first = servers.start(database)
    player = Player(first.address, "Zawisza")
    table = open_tables(player, first.address)[0].table
    assert main(["backup", file, "--database", database]) == 0
    first.kill()
    Path(database).unlink()
    assert main(["restore", file, "--database", database]) == 0
    second = servers.start(database)
    with player.socket(second.address, table) as line:
        assert line.answer("first")["type"] == "accepted"


def test_a_backup_is_one_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    database, file = make(tmp_path / "a.sqlite3"), tmp_path / "backup"
    assert main(["backup", str(file), "--database", database]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert sorted(one.name for one in tmp_path.iterdir() if one.name.startswith("backup")) == ["backup"]


def make(path: Path, people: int = 3) -> str:
    async def fill() -> None:
        database = Database(str(path))
        await database.open()
        await database.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO people (id, kind, name, blazon, language, created) "
            "VALUES (?, 'guest', ?, '', 'en', 0)",
            [(f"p{number}", f"Žižka {number}") for number in range(people)],
        )
    return str(path)


def test_a_backup_takes_no_other_files_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = make(tmp_path / "a.sqlite3"), tmp_path / "backup"
    file.write_text("mine")
    assert main(["backup", str(file), "--database", database]) == 2
    assert file.read_text() == "mine" and "exists already" in capsys.readouterr().err


def test_there_must_be_something_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = str(tmp_path / "nowhere.sqlite3")
    assert main(["backup", str(tmp_path / "backup"), "--database", nothing]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not Path(nothing).exists() and not (tmp_path / "backup").exists()


def test_people_are_replaced_only_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, other = make(tmp_path / "a.sqlite3"), make(tmp_path / "b.sqlite3", people=5)
    for flags in ([], ["--portable"]):
        file = tmp_path / f"backup{len(flags)}"
        assert main(["backup", str(file), "--database", database, *flags]) == 0
        assert main(["restore", str(file), "--database", other]) == 2
        assert "--replace" in capsys.readouterr().err and len(rows_of(other)["people"]) == 5
    for number in (0, 1):
        make(tmp_path / f"c{number}.sqlite3", people=5)
        target = str(tmp_path / f"c{number}.sqlite3")
        assert main(["restore", str(tmp_path / f"backup{number}"), "--database", target, "--replace"]) == 0
        assert rows_of(target) == rows_of(database)


def test_nothing_is_restored_under_a_running_server(
    tmp_path: Path, servers: Servers, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = make(tmp_path / "a.sqlite3"), str(tmp_path / "backup")
    assert main(["backup", file, "--database", database]) == 0
    servers.start(database)
    assert main(["restore", file, "--database", database, "--replace"]) == 2
    assert "in use by another server" in capsys.readouterr().err


@pytest.mark.parametrize("flags", [[], ["--portable"]])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, flags: list[str]) -> None:
    database, file = make(tmp_path / "a.sqlite3", people=3000), tmp_path / "backup"
    assert main(["backup", str(file), "--database", database, *flags]) == 0
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    target = make(tmp_path / "b.sqlite3")
    before = rows_of(target)
    assert main(["restore", str(file), "--database", target, "--replace"]) == 2
    assert rows_of(target) == before


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = command.upgrade
    with monkeypatch.context() as older:
        older.setattr(command, "upgrade", lambda config, _: real(config, "0002"))
        database = make(tmp_path / "a.sqlite3")
    for flags in ([], ["--portable"]):
        file, target = str(tmp_path / f"backup{len(flags)}"), str(tmp_path / f"b{len(flags)}.sqlite3")
        assert main(["backup", file, "--database", database, *flags]) == 0
        assert main(["restore", file, "--database", target]) == 0
        assert len(rows_of(target)["people"]) == 3


@pytest.mark.parametrize("with_pg_dump", [True, False])
def test_postgresql_is_backed_up_under_load_and_restored(
    tmp_path: Path,
    servers: Servers,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    with_pg_dump: bool,
) -> None:
    if with_pg_dump and not shutil.which("pg_dump"):
        pytest.skip("there is no pg_dump here")
    if not with_pg_dump:
        monkeypatch.setattr(shutil, "which", lambda _: None)
    source, target = postgres.new_database(), postgres.new_database()
    file, as_sqlite = str(tmp_path / "backup"), str(tmp_path / "c.sqlite3")
    server = servers.start(source)
    hands = open_tables(Player(server.address, "Zawisza"), server.address)

    def back_up() -> int:
        Path(file).unlink(missing_ok=True)
        return main(["backup", file, "--database", source])

    before = asyncio.run(backed_up_under_load(server.address, hands, back_up))
    assert ("pg_dump" if with_pg_dump else "portable") in capsys.readouterr().out
    assert main(["restore", file, "--database", target]) == 0
    assert main(["upgrade", "--check", "--database", target]) == 0
    assert main(["backup", f"{file}2", "--database", target, "--portable"]) == 0
    assert main(["restore", f"{file}2", "--database", as_sqlite]) == 0
    for hand, many in zip(hands, before, strict=True):
        assert kept(as_sqlite, hand)[:many] == hand.acknowledged[:many]
    assert main(["restore", file, "--database", source, "--replace"]) == 2
    assert "stop the servers first" in capsys.readouterr().err


def test_sqlite_moves_to_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database, target = make(tmp_path / "a.sqlite3"), postgres.new_database()
    file, back = str(tmp_path / "backup"), str(tmp_path / "b.sqlite3")
    assert main(["backup", file, "--database", database, "--portable"]) == 0
    assert main(["restore", file, "--database", target]) == 0
    assert main(["backup", f"{file}2", "--database", target, "--portable"]) == 0
    assert main(["restore", f"{file}2", "--database", back]) == 0
    assert rows_of(back) == rows_of(database)
