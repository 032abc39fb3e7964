"""One damaged row, a full disk, a file that cannot be written: an honest refusal, and the others go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.server import services
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.store import writer as writing
from tabard.server.store.writer import Job
from tabard.server.upgrade import check
from tests.server.guests import Guest, House


def change(config: Config, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(config.database)) as connection:
        connection.execute(statement, values)
        connection.commit()


def forget(house: House, table: str) -> None:
    room = house.services.rooms.here(table)
    if room is not None:
        house.services.rooms.throw_away(room)


DAMAGES = (
    "UPDATE tables SET settings = '{' WHERE id = ?",
    "UPDATE tables SET agreements = 'x' WHERE id = ?",
    "UPDATE tables SET clocks = '[1]' WHERE id = ?",
    "UPDATE tables SET start = '{}' WHERE id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "UPDATE seats SET seat = seat + 3 WHERE table_id = ?",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_stops_no_other_after_a_restart(config: Config, damage: str) -> None:
    """The bots of the sound tables go on; the damaged one is shown to its people, and nothing is deleted."""
    with TestClient(create_app(config), base_url="http://testserver") as client:
        house = House(client)
        anna = house.guest("Anna")
        tables = [waiting_for_a_bot(house, anna) for _ in range(4)]
        cookie, me = anna.cookie, anna.me
    change(config, damage, tables[0])
    with TestClient(create_app(config), base_url="http://testserver") as client:
        house = House(client)
        anna = house.stranger()
        anna.cookie, anna.me = cookie, me
        for table in tables[1:]:
            with anna.socket(table) as eyes:
                while not eyes.seen["decision"]:
                    eyes.until("update")
        lobby = anna.get("/api/lobby")["mine"]
        assert {line["id"] for line in lobby if not line["damaged"]} == set(tables[1:])
        if "seats" not in damage:
            assert [line["id"] for line in lobby if line["damaged"]] == [tables[0]]
        refused = anna.request("GET", f"/api/tables/{tables[0]}")
        assert (refused.status_code, refused.json()["code"]) == (500, "damaged")
        assert house.services.parts()["sweeper"]


def waiting_for_a_bot(house: House, host: Guest) -> str:
    """A match that stopped just before a bot's answer, as a killed server leaves it."""
    opened = host.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True)
    table: str = opened["table"]
    return table


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET value = '{' WHERE number = 1 AND table_id = ?",
        "UPDATE entries SET consent = '{}' WHERE number = 1 AND table_id = ?",
    ],
)
def test_a_damaged_journal_is_refused_and_its_lobby_answers(
    house: House, config: Config, damage: str
) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        for _ in range(3):
            eyes.answer()
            eyes.everything()
    forget(house, table)
    change(config, damage, table)
    assert anna.request("GET", f"/api/tables/{table}").json()["code"] == "damaged"
    assert len(anna.get("/api/lobby")["mine"]) == 1
    (verdict,) = asyncio.run(check(config.database))
    assert not verdict.same and "damaged" in str(verdict)


def test_a_damaged_save_falls_back_to_the_journal(house: House, config: Config) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        eyes.answer()
        eyes.everything()
        version = eyes.seen["version"]
    forget(house, table)
    change(config, "INSERT INTO saves (table_id, number, saved) VALUES (?, 1, '{')", table)
    assert anna.get(f"/api/tables/{table}")["seen"]["version"] == version


def test_the_sweeper_survives_what_goes_wrong_in_one_step(config: Config, monkeypatch: Any) -> None:
    monkeypatch.setattr(services, "SWEEP_SECONDS", 0.01)
    with TestClient(create_app(config), base_url="http://testserver") as client:
        house = House(client)
        woken = []

        async def broken() -> Any:
            woken.append(1)
            raise RuntimeError("a query that fails")

        monkeypatch.setattr(house.services.lists, "waiting", broken)
        monkeypatch.setattr(house.services.lists, "late", lambda _: broken())
        assert client.portal is not None
        while len(woken) < 5:
            client.portal.call(asyncio.sleep, 0.01)
        assert house.services.parts()["sweeper"]


def most_pages(house: House, pages: int) -> None:
    """The database may not grow beyond this, as on a full disk."""
    batch: Any = house.services.writer._batch

    def limit() -> None:
        connection = batch._connection.connection.driver_connection
        connection.execute("VACUUM")  # pages that migrations left free
        connection.execute(f"PRAGMA max_page_count = {pages}")

    assert house.client.portal is not None
    house.client.portal.call(asyncio.to_thread, lambda: batch._thread.submit(limit).result())


def test_a_full_disk_refuses_with_its_reason_and_recovers(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    most_pages(house, 1)
    told = anna.request("POST", f"/api/tables/{table}/act", {"type": "write_note", "text": "x" * 9_000})
    assert (told.status_code, told.json()["type"], told.json()["code"]) == (503, "refused", "not_kept")
    assert told.json()["reason"] == "there-is-no-room-on-the-disk"
    assert "default-src 'none'" in told.headers["content-security-policy"]
    wish = {"settings": {"game": "grunwald", "seats": 2, "name": "x" * 60}}
    while (told := anna.request("POST", "/api/tables", wish)).status_code == 200:
        pass
    assert (told.status_code, told.json()["code"]) == (503, "not_kept")
    assert "default-src 'none'" in told.headers["content-security-policy"]
    with anna.socket(table) as eyes:
        while (verdict := eyes.answer())["type"] == "accepted":  # what is free in the last page
            eyes.everything()
        assert (verdict["code"], verdict["reason"]) == ("not_kept", "there-is-no-room-on-the-disk")
    most_pages(house, 1_000_000)
    with anna.socket(table) as eyes:
        assert eyes.answer()["type"] == "accepted"


def test_a_bot_whose_move_the_disk_refused_goes_on_by_itself(config: Config, monkeypatch: Any) -> None:
    monkeypatch.setattr(services, "SWEEP_SECONDS", 0.05)
    slow = replace(config, bot_delay=0.3)
    with TestClient(create_app(slow), base_url="http://testserver") as client:
        house = House(client)
        anna = house.guest("Anna")
        table = anna.open_table(bots={"1": "page"}, options={"start_seat": 1}, start=True)["table"]
        write = house.services.writer._batch.write
        refused: list[int] = []

        async def full(jobs: list[Job]) -> None:
            if len(refused) < 2 and any(job.entries for job in jobs):
                refused.append(1)
                raise OSError("no space left on device")
            await write(jobs)

        monkeypatch.setattr(house.services.writer._batch, "write", full)
        assert client.portal is not None
        for _ in range(400):
            if anna.get(f"/api/tables/{table}")["seen"]["decision"]:
                break
            client.portal.call(asyncio.sleep, 0.02)
        assert anna.get(f"/api/tables/{table}")["seen"]["decision"] and refused


def test_a_job_given_up_in_the_middle_of_a_failing_write_ends_nothing(house: House, monkeypatch: Any) -> None:
    writer = house.services.writer

    async def refuse(jobs: list[Job]) -> None:
        for job in jobs:
            job.done.cancel()
        raise OSError("no space left on device")

    async def write() -> None:
        with pytest.raises((asyncio.CancelledError, writing.NotKept)):
            await writer.write(Job())

    monkeypatch.setattr(writer._batch, "write", refuse)
    assert house.client.portal is not None
    house.client.portal.call(write)
    assert writer.works


def test_a_file_that_cannot_be_written_is_a_reason(house: House, monkeypatch: Any) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]

    async def refuse(jobs: list[Job]) -> None:
        raise OSError("attempt to write a readonly database")

    with monkeypatch.context() as broken:
        broken.setattr(house.services.writer._batch, "write", refuse)
        (seat,) = anna.get(f"/api/tables/{table}")["seen"]["view"]["waiting"]
        told = anna.act(table, "answer", client_id="a", seat=seat, version=0, choice="pass")
        assert (told["code"], told["reason"], told["client_id"]) == (
            "not_kept",
            "the-database-is-read-only",
            "a",
        )
    assert anna.act(table, "write_note", text="again")["type"] == "accepted"


def test_more_running_tables_than_a_query_may_name(house: House, config: Config, monkeypatch: Any) -> None:
    anna = house.guest("Anna")
    tables = {anna.open_table(hot_seat=True, start=True)["table"] for _ in range(5)}
    monkeypatch.setattr("tabard.server.store.lists.AT_ONCE", 2)
    named: list[int] = []
    real = house.services.lists._sat

    async def noted(ids: list[str]) -> Any:
        named.append(len(ids))
        return await real(ids)

    monkeypatch.setattr(house.services.lists, "_sat", noted)
    assert house.client.portal is not None
    found = house.client.portal.call(house.services.lists.waiting)
    assert {table.id for table, _ in found} == tables
    assert named == [2, 2, 1]


def test_an_unexpected_error_is_a_refusal_with_all_headers(house: House, monkeypatch: Any) -> None:
    async def broken() -> Any:
        raise RuntimeError("never meant to happen")

    monkeypatch.setattr(house.services.lists, "public", broken)
    told = house.stranger().request("GET", "/api/lobby")
    assert (told.status_code, told.json()["code"]) == (500, "broken")
    assert "never meant" not in told.text and told.headers["x-frame-options"] == "DENY"


def test_a_damaged_table_is_named_once(house: House, config: Config, caplog: Any) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    forget(house, table)
    change(config, "UPDATE tables SET settings = '{' WHERE id = ?", table)
    for _ in range(3):
        anna.get("/api/lobby")
    assert sum(table in record.message for record in caplog.records) == 1
