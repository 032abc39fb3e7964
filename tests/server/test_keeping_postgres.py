"""Orders with PostgreSQL: the command is one more process beside the servers, and alone when none runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tabard.cli import main
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.keeping import keeper
from tests.server.guests import House, play
from tests.server.postgres import Postgres
from tests.server.test_keeping import account, sign_in, told_until_the_end


@pytest.fixture
def ready(config: Config, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Config:
    monkeypatch.setattr(keeper, "LOOK_EVERY", 0.05)
    return replace(config, database=postgres.new_database())


@pytest.fixture
def two(ready: Config) -> Iterator[tuple[House, House]]:
    """Two servers of one database."""
    with (
        TestClient(create_app(ready), base_url="http://testserver") as first,
        TestClient(create_app(ready), base_url="http://testserver") as second,
    ):
        yield House(first), House(second)


def test_every_server_follows_what_one_carries_out(two: tuple[House, House], ready: Config) -> None:
    first, second = two
    zawisza, anna = account(first, "zawisza"), second.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    of_zawisza = zawisza.open_table()["table"]
    with anna.socket(table) as eyes, zawisza.socket(of_zawisza) as his:
        play([eyes], 2)
        assert main(["admin", "announce", "Hear ye.", "--database", ready.database]) == 0
        assert eyes.until("announced")["text"] == "Hear ye." == his.until("announced")["text"]
        assert main(["admin", "close", table, "--database", ready.database]) == 0
        while eyes.until("table")["table"]["ended"] != "closed":
            pass
        assert main(["admin", "ban", "zawisza", "--database", ready.database]) == 0
        assert told_until_the_end(his)[-1] == "banned"
    assert sign_in(second, "zawisza").status_code == 403


def test_the_command_alone_carries_out_what_it_orders(
    ready: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    with TestClient(create_app(ready), base_url="http://testserver") as client:
        table = House(client).guest("Anna").open_table()["table"]
    assert main(["admin", "delete", table, "--database", ready.database]) == 0
    assert main(["admin", "list", "tables", "--database", ready.database]) == 0
    assert capsys.readouterr().out.endswith("nothing\n")
