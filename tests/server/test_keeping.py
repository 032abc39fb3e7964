"""What the keeper of a server orders is done at once, on a running server and on a stopped one."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tabard.cli import main
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.keeping import keeper
from tabard.server.now import now_ms
from tests.server.guests import Eyes, Guest, House, play

Admin = Callable[..., str]
DAY = 86_400_000


@pytest.fixture
def running(config: Config, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(keeper, "LOOK_EVERY", 0.05)
    with TestClient(create_app(config), base_url="http://testserver") as client:
        yield House(client)


@pytest.fixture
def admin(config: Config, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command beside the server, as its keeper types it."""

    def run(*args: str, status: int = 0) -> str:
        assert main(["admin", *args, "--database", config.database]) == status
        said = capsys.readouterr()
        return said.out if status == 0 else said.err

    return run


def account(house: House, login: str, password: str = "long enough") -> Guest:
    guest = house.guest(login)
    guest.post("/api/register", {"login": login, "password": password, "name": login})
    return guest


def sign_in(house: House, login: str, password: str = "long enough") -> Any:
    return house.stranger().request("POST", "/api/login", {"login": login, "password": password})


def stopped(config: Config, prepare: Callable[[House], Any]) -> Any:
    """What a server left behind that does not run any more."""
    with TestClient(create_app(config), base_url="http://testserver") as client:
        return prepare(House(client))


def again(config: Config, look: Callable[[House], None]) -> None:
    with TestClient(create_app(config), base_url="http://testserver") as client:
        look(House(client))


def told_until_the_end(eyes: Eyes) -> list[str]:
    """The types of messages until the server closes; of the last the reason."""
    told: list[str] = []
    try:
        while True:
            message = eyes.next()
            told.append(message["reason"] if message["type"] == "gone" else message["type"])
    except WebSocketDisconnect:
        return told


# Announcements.


def test_an_announcement_appears_at_tables_and_for_who_comes(running: House, admin: Admin) -> None:
    anna = running.guest("Anna")
    table = anna.open_table()["table"]
    with anna.socket(table) as eyes:
        admin("announce", "The inn closes at ten.")
        assert eyes.until("announced")["text"] == "The inn closes at ten."
        assert running.stranger().get("/api/house")["announcement"] == "The inn closes at ten."
        admin("announce")
        assert eyes.until("announced")["text"] == ""
    assert running.stranger().get("/api/house")["announcement"] == ""


def test_an_announcement_ends_by_itself(running: House, admin: Admin) -> None:
    anna = running.guest("Anna")
    with anna.socket(anna.open_table()["table"]) as eyes:
        admin("announce", "Soon over.", "--hours", "0.0001")
        assert [eyes.until("announced")["text"] for _ in range(2)] == ["Soon over.", ""]


def test_an_announcement_outlives_a_restart(config: Config, admin: Admin) -> None:
    stopped(config, lambda house: house.guest())
    admin("announce", "Back tomorrow.")
    again(config, lambda house: says(house, "Back tomorrow."))


def says(house: House, text: str) -> None:
    assert house.stranger().get("/api/house")["announcement"] == text


# Bans.


def test_who_is_banned_is_out_at_once_with_open_sockets(running: House, admin: Admin) -> None:
    zawisza, anna = account(running, "zawisza"), running.guest("Anna")
    opened = anna.open_table()
    zawisza.join(opened)
    with zawisza.socket(opened["table"]) as eyes:
        assert "is out" in admin("ban", "zawisza", "--reason", "Rude.")
        assert told_until_the_end(eyes)[-1] == "banned"
    assert zawisza.get("/api/me")["kind"] == "nobody"
    assert zawisza.request(
        "POST", f"/api/tables/{opened['table']}/act", {"type": "say", "text": "x"}
    ).status_code
    refused = sign_in(running, "zawisza")
    assert (refused.status_code, refused.json()["reason"]) == (403, "Rude.")
    seats = anna.get(f"/api/tables/{opened['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "empty"]
    admin("unban", "zawisza")
    assert sign_in(running, "zawisza").status_code == 200


def test_the_stand_in_plays_for_who_is_banned(running: House, admin: Admin) -> None:
    zawisza, anna = account(running, "zawisza"), running.guest("Anna")
    opened = anna.open_table(seats=3, bots={"2": "page"})
    zawisza.join(opened)
    anna.act(opened["table"], "start")
    admin("ban", "zawisza", "--days", "2")
    seat = anna.get(f"/api/tables/{opened['table']}")["seats"][1]
    assert seat["stand_in"] and not seat["resigned"]
    admin("ban", "zawisza")
    seat = anna.get(f"/api/tables/{opened['table']}")["seats"][1]
    assert seat["resigned"]


def test_a_guest_with_a_personal_link_is_kept_out_too(config: Config, admin: Admin) -> None:
    """Ordered while no server runs."""
    key = stopped(config, lambda house: house.guest("Ofka").me["key"])
    admin("ban", "Ofka")

    def look(house: House) -> None:
        refused = house.stranger().request("POST", "/api/key", {"key": key})
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")

    again(config, look)


def test_a_ban_of_some_days_ends(config: Config, admin: Admin) -> None:
    stopped(config, lambda house: account(house, "zawisza"))
    admin("ban", "zawisza", "--days", "0.0000001")
    again(config, lambda house: may_come(house, "zawisza"))


def may_come(house: House, login: str) -> None:
    assert sign_in(house, login).status_code == 200


def test_who_is_muted_plays_but_does_not_speak(running: House, admin: Admin) -> None:
    anna = running.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    admin("mute", "Anna")
    assert anna.act(table, "say", text="hello")["code"] == "muted"
    with anna.socket(table) as eyes:
        assert play([eyes], 1) == 1
    admin("unmute", "Anna")
    assert anna.act(table, "say", text="hello")["type"] == "accepted"


# Tables.


def test_a_closed_match_ends_as_it_stands(running: House, admin: Admin) -> None:
    anna = running.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        play([eyes], 3)
        assert "closed" in admin("close", f"http://testserver/t/{table}#code")
        assert eyes.until("table")["table"]["ended"] == "closed"
    assert anna.get(f"/api/tables/{table}/journal")["entries"]
    assert "over already" in admin("close", table)


@pytest.mark.parametrize("deed", ["delete", "close"])
def test_an_open_table_goes_with_who_looks_at_it(running: House, admin: Admin, deed: str) -> None:
    anna = running.guest("Anna")
    table = anna.open_table()["table"]
    with anna.socket(table) as eyes:
        admin(deed, table)
        assert eyes.until("gone")["reason"] == "removed"
    assert anna.request("GET", f"/api/tables/{table}").status_code == 404
    assert "there is no table" in admin(deed, table, status=2)


def test_a_deleted_match_leaves_nothing(config: Config, admin: Admin) -> None:
    def prepare(house: House) -> str:
        anna = house.guest("Anna")
        table: str = anna.open_table(hot_seat=True, start=True)["table"]
        anna.act(table, "say", text="hello")
        anna.act(table, "write_note", text="mine")
        with anna.socket(table) as eyes:
            play([eyes], 3)
        return table

    table = stopped(config, prepare)
    assert table in admin("list", "tables")
    admin("delete", table)
    assert "nothing" in admin("list", "tables", "--all")

    def look(house: House) -> None:
        assert house.guest().request("GET", f"/api/tables/{table}").status_code == 404

    again(config, look)


# Passwords.


def test_a_new_password_ends_every_session(running: House, admin: Admin) -> None:
    zawisza = account(running, "zawisza")
    told = admin("reset-password", "zawisza")
    password = told.removeprefix("zawisza: ").strip()
    assert len(password) >= 12
    assert zawisza.get("/api/me")["kind"] == "nobody"
    assert sign_in(running, "zawisza").status_code == 401
    assert sign_in(running, "zawisza", password).status_code == 200
    assert password not in admin("list", "trail")


def test_a_guest_has_no_password(running: House, admin: Admin) -> None:
    running.guest("Ofka")
    assert "no password" in admin("reset-password", "Ofka", status=2)


# Tidying.


def test_what_nobody_used_goes_and_nothing_else(
    config: Config, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabard.server.accounts import people
    from tabard.server.tables import creation

    def prepare(house: House) -> dict[str, str]:
        for module in (people, creation):
            monkeypatch.setattr(module, "now_ms", lambda: now_ms() - 30 * DAY)
        monkeypatch.setattr(people, "SESSION_DAYS", 60)
        old = {name: house.guest(name) for name in ("idle", "host", "player", "talker", "banned")}
        account(house, "account")
        used = old["host"].open_table()
        empty = old["host"].open_table(seat=None)
        old["player"].join(used)
        running = old["host"].open_table(hot_seat=True, start=True)
        monkeypatch.undo()
        old["talker"].request(
            "POST",
            f"/api/tables/{used['table']}/act?invitation={used['invitation']}",
            {"type": "say", "text": "anybody?"},
        )
        house.guest("new")
        return {"used": used["table"], "empty": empty["table"], "running": running["table"]}

    tables = stopped(config, prepare)
    admin("ban", "banned")
    assert "1 open tables, 1 guests" in admin("tidy", "--days", "20")
    left = admin("list", "tables")
    assert tables["used"] in left and tables["running"] in left and tables["empty"] not in left
    people_left = admin("list", "people")
    names = set(re.findall(r"\d\d:\d\d  (\w+)", people_left))
    assert names == {"host", "player", "talker", "banned", "account", "new"}
    assert "0 open tables, 0 guests" in admin("tidy", "--days", "20")


def test_old_sessions_go(config: Config, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    from tabard.server.accounts import people

    def prepare(house: House) -> None:
        monkeypatch.setattr(people, "SESSION_DAYS", -1)
        account(house, "zawisza")
        monkeypatch.undo()

    stopped(replace(config, tidy_days=0), prepare)
    assert re.search(r"[1-9] sessions", admin("tidy", "--days", "20"))


def test_a_table_somebody_looks_at_is_not_tidied(
    running: House, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabard.server.tables import creation

    anna = running.guest("Anna")
    with monkeypatch.context() as past:
        past.setattr(creation, "now_ms", lambda: now_ms() - 30 * DAY)
        table = anna.open_table(seat=None)["table"]
    with anna.socket(table):
        assert "0 open tables" in admin("tidy", "--days", "20")
    assert "1 open tables" in admin("tidy", "--days", "20")


# Orders.


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("ban", "nobody"), "there is nobody called nobody"),
        (("close", "nothing"), "there is no table nothing"),
        (("ban", "Twin"), "2 people are called Twin"),
        (("settle", "none"), "no open report"),
        (("tidy", "--days", "0"), "days"),
    ],
)
def test_what_cannot_be_done_is_said(running: House, admin: Admin, args: tuple[str, ...], said: str) -> None:
    running.guest("Twin")
    running.guest("Twin")
    assert said in admin(*args, status=2)


def test_without_a_database_nothing_is_made(admin: Admin, config: Config) -> None:
    assert "there is no database" in admin("list", "tables", status=2)


def test_an_order_is_carried_out_once(running: House, admin: Admin) -> None:
    """It is written down, and done when the server looks."""
    orders = running.services.orders
    running.guest("Anna")
    admin("mute", "Anna")
    assert running.client.portal is not None
    found = running.client.portal.call(orders.recent, 0)
    assert [one.answer for one in found] == [""]
    assert not running.client.portal.call(orders.take, found[0].id, "another")


# Who did what.


def test_who_did_what_is_kept(running: House, admin: Admin, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "tabard.trail"):
        zawisza = account(running, "zawisza")
        opened = zawisza.open_table()
        running.guest("Anna").join(opened)
        zawisza.act(opened["table"], "start")
        sign_in(running, "zawisza", "wrong password")
        zawisza.request("PATCH", "/api/me", {"name": "Zawisza"})
        zawisza.post("/api/logout")
        admin("mute", "zawisza", "--reason", "Loud.")
    wait_for_the_keeper(running)
    trail = admin("list", "trail")
    for what in (
        "came as a guest",
        "registered",
        "opened a table",
        "sat down",
        "started the match",
        "failed to sign in",
        "changed",
        "signed out",
        "keeper bar",
    ):
        assert what in trail, what
        assert what in caplog.text or what == "keeper bar", what
    assert "wrong password" not in trail + caplog.text and opened["invitation"] not in trail + caplog.text
    of_table = admin("list", "trail", "--table", opened["table"])
    assert "started the match" in of_table and "registered" not in of_table


def wait_for_the_keeper(house: House) -> None:
    assert house.client.portal is not None
    house.client.portal.call(house.services.trail.write)


def test_moves_and_words_are_not_in_the_trail(running: House, admin: Admin) -> None:
    """A hidden answer must not show there either."""
    anna = running.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    wait_for_the_keeper(running)
    before = admin("list", "trail", "--table", table)
    anna.act(table, "say", text="between us")
    with anna.socket(table) as eyes:
        play([eyes], 5)
    wait_for_the_keeper(running)
    assert admin("list", "trail", "--table", table) == before
