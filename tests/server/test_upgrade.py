"""A deploy breaks no running match: the gate says what would differ, and such a match is shown read-only."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tabard.cli import main
from tabard.server.config import Config
from tabard.server.upgrade import check
from tests.server.guests import House, play


@pytest.fixture
def table(house: House) -> str:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        play([eyes], 20)
    table: str = opened["table"]
    return table


def change(config: Config, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(config.database)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_the_same_rules_go_on_with_every_match(house: House, table: str, config: Config) -> None:
    assert [verdict.why_not for verdict in asyncio.run(check(config.database))] == [None]


def test_the_gate_names_what_would_differ(
    house: House, table: str, config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    change(config, "UPDATE entries SET value = '\"nonsense\"' WHERE number = 7")
    assert main(["upgrade", "--check", "--database", config.database]) == 1
    said = capsys.readouterr().out
    assert table in said and "refused by the installed rules" in said and "1 would differ" in said


def test_a_match_the_installed_rules_refuse_is_shown_read_only(house: House, config: Config) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        play([eyes], 20)
    room = house.services.rooms.here(table)
    assert room is not None
    house.services.rooms.throw_away(room)
    change(config, "UPDATE entries SET value = '\"nonsense\"' WHERE number = 18 AND table_id = ?", table)
    change(config, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    with anna.socket(table) as eyes:
        assert "rules 99" in eyes.snapshot["table"]["read_only"]
        assert eyes.seen["view"]["table"] and eyes.seen["decision"] is None
        assert eyes.answer("pass", version=eyes.seen["version"])["code"] == "read_only"
