"""Health and figures for whoever keeps the server; addresses that do not exist; the log."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabard.server import logs
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.store.writer import Writer
from tests.server.guests import House, play

ROUTES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "route.ts"
TOKEN = "only for the keeper"


@pytest.fixture
def watched_house(config: Config) -> Iterator[House]:
    ready = replace(config, metrics_token=TOKEN)
    with TestClient(create_app(ready), base_url="http://testserver") as client:
        yield House(client)


def figures(house: House) -> dict[str, float]:
    told = house.stranger().request("GET", "/metrics", Authorization=f"Bearer {TOKEN}")
    assert told.status_code == 200 and told.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in told.text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [0-9.e+-]+', line) for line in lines)
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


def test_a_sound_server_is_well(house: House) -> None:
    told = house.stranger().get("/api/health")
    assert (told["status"], told["troubles"]) == ("ok", [])


def test_a_server_whose_writer_died_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Writer, "works", False)
    told = house.stranger().request("GET", "/api/health")
    assert told.status_code == 503 and told.json()["troubles"] == ["writer"]


def test_a_server_without_its_database_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost() -> dict[str, int]:
        raise OSError("gone")

    monkeypatch.setattr(house.services.lists, "count", lost)
    told = house.stranger().request("GET", "/api/health")
    assert told.status_code == 503 and told.json()["troubles"] == ["database"]


def test_the_figures_count_what_happens(watched_house: House) -> None:
    before = figures(watched_house)
    anna = watched_house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        answers = play([eyes], 12)
        during = figures(watched_house)
        logging.getLogger("tabard.test").error("something broke")
    after = figures(watched_house)
    assert during["tabard_moves_total"] - before["tabard_moves_total"] == answers
    assert during['tabard_act_seconds_bucket{le="+Inf"}'] >= answers
    assert during["tabard_act_seconds_count"] == during['tabard_act_seconds_bucket{le="+Inf"}']
    assert during["tabard_sockets"] == 1 and during["tabard_rooms"] == 1
    assert during['tabard_tables{status="running"}'] == 1
    assert during['tabard_thoughts{of="bots"}'] == 0 == during['tabard_thoughts_queued{of="analyses"}']
    assert during['tabard_responses_total{status="200"}'] > before.get(
        'tabard_responses_total{status="200"}', 0
    )
    assert after['tabard_errors_total{logger="tabard.test"}'] == 1


def test_buckets_only_grow(watched_house: House) -> None:
    watched_house.guest()
    found = figures(watched_house)
    buckets = [value for name, value in found.items() if name.startswith("tabard_commit_seconds_bucket")]
    assert buckets == sorted(buckets) and buckets[-1] > 0


def test_nobody_elsewhere_sees_figures_where_there_is_no_token(house: House) -> None:
    assert house.guest().request("GET", "/metrics").status_code == 403


def test_players_see_no_figures(watched_house: House) -> None:
    """They move with hidden answers too."""
    for token in ("", "Bearer ", "Bearer guessed"):
        assert watched_house.guest().request("GET", "/metrics", Authorization=token).status_code == 403


def test_without_a_token_this_machine_may_read(config: Config) -> None:
    with TestClient(create_app(config), client=("127.0.0.1", 5)) as client:
        assert client.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):  # a proxy here nobody told us of
            assert client.get("/metrics", headers={header: "203.0.113.5"}).status_code == 403
    behind_a_proxy = replace(config, trust_proxy=True)
    with TestClient(create_app(behind_a_proxy), client=("127.0.0.1", 5)) as client:
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"}).status_code == 403


@pytest.mark.parametrize("path", ["/nothing", "/t", "/rules", "/api/nothing", "/favicon.gif", "/t/a/b/c"])
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert house.stranger().request("GET", path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/abc", "/t/abc/analysis", "/rules/fief", "/arms", "/credits"),
        *("/learn", "/learn/fief", "/learn/fief/first", "/learn/fief/practice/x"),
    ],
)
def test_the_pages_of_the_client_are_there(house: House, path: str) -> None:
    assert house.stranger().request("GET", path).status_code == 200


def test_every_page_of_the_client_is_known_to_the_server(house: House) -> None:
    """A page added to the client must not be answered 404."""
    route = ROUTES.read_text("utf-8")
    for first, second in re.findall(r"first === '([a-z]+)'( && second)?", route):
        path = f"/{first}/some" if second else f"/{first}"
        assert house.stranger().request("GET", path).status_code == 200, path


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """What the log says; the loggers are as before afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("tabard")
    before = (root.handlers, root.level, ours.level)
    yield capsys
    root.handlers, root.level = before[0], before[1]
    ours.setLevel(before[2])


def test_a_line_has_its_time_and_its_facts(written: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "text")
    logging.getLogger("tabard.trail").info("a %s", "word", extra={"facts": {"table": "t1"}})
    logging.getLogger("tabard.trail").debug("quiet")
    logging.getLogger("other").info("quiet too")
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO tabard\.trail: a word \(table=t1\)\n",
        written.readouterr().err,
    )


def test_what_a_visitor_sends_stays_on_its_line(written: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "text")
    logging.getLogger("tabard.x").info("/a\nb", extra={"facts": {"login": "\u2028INFO it was you\x1b[0m"}})
    (line,) = written.readouterr().err.splitlines()
    assert line.endswith(r"/a\nb (login=\u2028INFO it was you\x1b[0m)")


def test_nonsense_from_outside_fills_no_log(written: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "text")
    server = logging.getLogger("uvicorn.error")
    server.warning("Invalid HTTP request received.")
    server.error("Invalid UTF-8 sequence received from client.")
    assert written.readouterr().err == ""
    server.error("Exception in ASGI application")
    assert "Exception in ASGI application" in written.readouterr().err


def test_an_object_a_line_for_programs(written: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug", "json")
    try:
        raise ValueError("broken\nin two lines")
    except ValueError:
        logging.getLogger("tabard.x").exception("it broke", extra={"facts": {"table": "t1"}})
    (line,) = written.readouterr().err.splitlines()
    said = json.loads(line)
    assert (said["level"], said["logger"], said["message"]) == ("error", "tabard.x", "it broke")
    assert said["table"] == "t1" and "ValueError: broken" in said["trace"]


def test_requests_are_logged_without_what_opens_tables(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("DEBUG", "tabard.requests"):
        house.stranger().request("GET", "/api/tables/none?invitation=secret")
    assert "GET /api/tables/none" in caplog.text and "secret" not in caplog.text
