"""A full disk, a file that cannot be written, a damaged page: refused honestly, nothing lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2

from bench.attack.kills import kept_of
from tests.server.processes import PLAIN, Player, ServerProcess, Servers

MOUNTED = 3  # MB of the little disk
PAGE = 4096
ANSWERS = 50  # about a page of each journal


def attack(size: int, seed: int) -> dict[str, Any]:
    rounds = [one_round(seed + number) for number in range(size)]
    return {"rounds": rounds, "held": all(all(each.values()) for each in rounds)}


def one_round(number: int) -> dict[str, bool]:
    return {**full_disk(), **read_only(), **damaged_page(number)}


class Board:
    """A match in which one person plays all seats by REST."""

    def __init__(self, server: ServerProcess) -> None:
        self.player = Player(server.address, "Zawisza")
        wish = {"settings": {"game": "grunwald", "seats": 2, "hot_seat": True}, "start": True}
        self.table = self.player.post(server.address, "/api/tables", wish)["table"]
        self.accepted: list[str] = []

    def answer(self, server: ServerProcess, name: str) -> Any:
        path = f"{server.address}/api/tables/{self.table}"
        seen = httpx2.get(path, headers=self.player.headers(), **PLAIN).json()["seen"]
        act = {
            "type": "answer",
            "client_id": name,
            "seat": seen["eyes"],
            "version": seen["version"],
            "choice": seen["decision"]["options"][0],
        }
        told = httpx2.post(f"{path}/act", json=act, headers=self.player.headers(), **PLAIN)
        if told.status_code == 200:
            self.accepted.append(f"{act['seat']}:{name}")
        return told

    def play(self, server: ServerProcess) -> int:
        """How many answers were accepted."""
        return sum(self.answer(server, f"a{number}").status_code == 200 for number in range(ANSWERS))

    def whole(self, database: str) -> bool:
        return kept_of(database, self.table) == self.accepted


def honest(told: Any, reason: str) -> bool:
    body = told.json()
    return (told.status_code, body["type"], body["code"], body["reason"]) == (
        503,
        "refused",
        "not_kept",
        reason,
    )


def full_disk() -> dict[str, bool]:
    """A file system of its own, filled to the last byte."""
    folder = Path(tempfile.mkdtemp(prefix="tabard-attack-"))
    subprocess.run(("mount", "-t", "tmpfs", "-o", f"size={MOUNTED}m", "tmpfs", str(folder)), check=True)
    servers = Servers()
    try:
        database = str(folder / "a.sqlite3")
        server = servers.start(database)
        board = Board(server)
        board.answer(server, "before")
        ballast = folder / "ballast"
        fill(ballast)
        told, number = board.answer(server, "full0"), 0
        while told.status_code == 200:  # what was still free inside the files
            number += 1
            told = board.answer(server, f"full{number}")
        refused = honest(told, "there-is-no-room-on-the-disk")
        reading = (
            httpx2.get(f"{server.address}/api/lobby", headers=board.player.headers(), **PLAIN).status_code
            == 200
        )
        ballast.unlink()
        again = board.answer(server, "after").status_code == 200
        server.kill()
        return {
            "full_disk_refused": refused,
            "full_disk_reads_on": reading,
            "full_disk_recovers": again,
            "full_disk_nothing_lost": board.whole(database),
        }
    finally:
        servers.kill_all()
        subprocess.run(("umount", str(folder)), check=False)
        shutil.rmtree(folder, ignore_errors=True)


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as out:
        for size in (65_536, 1024, 1):
            try:
                while True:
                    out.write(b"x" * size)
            except OSError:
                continue


def read_only() -> dict[str, bool]:
    """SQLite refuses by its own pragma: root may write any file, whatever its mode says."""
    from starlette.testclient import TestClient

    from tabard.server.app import create_app
    from tabard.server.config import Config
    from tests.server.generous import GENEROUS
    from tests.server.guests import House

    with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
        database = os.path.join(folder, "a.sqlite3")
        with TestClient(
            create_app(Config(database, limits=GENEROUS)), base_url="http://testserver"
        ) as client:
            house = House(client)
            anna = house.guest("Anna")
            table = anna.open_table(hot_seat=True, start=True)["table"]
            with anna.socket(table) as eyes:
                first = eyes.answer(client_id="before")["type"] == "accepted"
                pragma(house, "query_only = ON")
                eyes.everything()
                told = eyes.answer(client_id="while")
            refused = (told["code"], told["reason"]) == ("not_kept", "the-database-is-read-only")
            pragma(house, "query_only = OFF")
            with anna.socket(table) as eyes:
                again = eyes.answer(client_id="after")["type"] == "accepted"
        kept = [one.partition(":")[2] for one in kept_of(database, table)]
    return {
        "read_only_refused": first and refused,
        "read_only_recovers": again,
        "read_only_nothing_lost": kept == ["before", "after"],
    }


def pragma(house: Any, words: str) -> None:
    import asyncio

    batch = house.services.writer._batch

    def change() -> None:
        batch._connection.connection.driver_connection.execute(f"PRAGMA {words}")

    house.client.portal.call(asyncio.to_thread, lambda: batch._thread.submit(change).result())


def damaged_page(seed: int) -> dict[str, bool]:
    """A page of the entries is overwritten while the server is down: other tables are served all the same."""
    servers = Servers()
    try:
        with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
            database = str(Path(folder) / "a.sqlite3")
            server = servers.start(database)
            boards = [Board(server) for _ in range(6)]
            with ThreadPoolExecutor(len(boards)) as threads:
                played = [threads.submit(board.play, server) for board in boards]
            assert all(one.result() == ANSWERS for one in played)
            server.stop()
            spoil(database, boards[seed % len(boards)].table)
            server = servers.start(database)
            answers = [
                httpx2.get(
                    f"{server.address}/api/tables/{board.table}", headers=board.player.headers(), **PLAIN
                )
                for board in boards
            ]
            codes = sorted({told.status_code for told in answers})
            said = all(
                told.status_code == 200 or told.json()["code"] in ("damaged", "broken") for told in answers
            )
            lobby = [
                httpx2.get(f"{server.address}/api/lobby", headers=board.player.headers(), **PLAIN).status_code
                for board in boards
            ]
            health = httpx2.get(f"{server.address}/api/health", **PLAIN).status_code
            return {
                "damaged_page_others_are_served": 200 in codes,
                "damaged_page_says_so": said,
                "damaged_page_lobbies_answer": set(lobby) == {200},
                "damaged_page_server_lives": health in (200, 503),
            }
    finally:
        servers.kill_all()


def spoil(database: str, table: str) -> None:
    """Noise in place of the page that holds most of a table's entries."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        leaves = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'"
        ).fetchall()
    raw = bytearray(Path(database).read_bytes())
    pages = [slice((number - 1) * PAGE + 8, number * PAGE) for (number,) in leaves]
    worst = max(pages, key=lambda page: raw[page].count(table.encode()))
    raw[worst] = b"\xff" * (PAGE - 8)
    Path(database).write_bytes(bytes(raw))
