"""Sessions end where their people want it, and what they had open closes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.server import services
from tabard.server.accounts import passwords
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.now import now_ms
from tests.server.guests import Eyes, Guest, House

PASSWORD = "white eagle"


def elsewhere(house: House, guest: Guest) -> Guest:
    """The same person in another browser, by the personal link."""
    other = house.stranger()
    other.post("/api/key", {"key": guest.me["key"]})
    return other


def who(guest: Guest, cookie: str | None) -> str:
    guest.cookie = cookie
    kind: str = guest.get("/api/me")["kind"]
    return kind


@contextmanager
def watched(guest: Guest) -> Iterator[Eyes]:
    table = guest.open_table(hot_seat=True, start=True)["table"]
    with guest.socket(table) as eyes:
        yield eyes


def goes_away(eyes: Eyes) -> str:
    reason: str = eyes.until("gone")["reason"]
    return reason


def test_logout_closes_the_sockets_it_opened_and_no_others(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, not when the server looks after its sessions the next time."""
    monkeypatch.setattr(services, "SWEEP_SECONDS", 3600.0)
    with TestClient(create_app(config), base_url="http://testserver") as client:
        logs_out(House(client))


def logs_out(house: House) -> None:
    anna = house.guest("Anna")
    other = elsewhere(house, anna)
    with watched(anna) as eyes, watched(other) as stays:
        anna.post("/api/logout")
        eyes.say("say", text="still here?")
        assert eyes.until("gone", "said", "accepted", "refused")["type"] == "gone"
        assert stays.answer()["type"] == "accepted"


def test_a_guest_who_registers_gets_a_new_session_and_all_others_end(house: House) -> None:
    anna = house.guest("Anna")
    other = elsewhere(house, anna)
    old, csrf = anna.cookie, anna.me["csrf"]
    with watched(other) as eyes:
        anna.post("/api/register", {"login": "anna", "password": PASSWORD})
        assert goes_away(eyes) == "signed_out"
    assert anna.cookie != old and anna.me["csrf"] != csrf
    assert who(house.stranger(), old) == "nobody"
    assert other.get("/api/me")["kind"] == "nobody"
    assert anna.get("/api/me")["kind"] == "account"


def test_a_new_password_ends_every_other_session(house: House) -> None:
    anna, thief = house.guest("Anna"), house.stranger()
    anna.post("/api/register", {"login": "anna", "password": PASSWORD})
    thief.post("/api/login", {"login": "anna", "password": PASSWORD})
    wrong = anna.request("POST", "/api/password", {"old": "guessed it", "new": "black raven"})
    assert wrong.json()["code"] == "wrong_password"
    with watched(thief) as eyes:
        anna.post("/api/password", {"old": PASSWORD, "new": "black raven"})
        assert goes_away(eyes) == "signed_out"
    assert thief.get("/api/me")["kind"] == "nobody"
    assert anna.get("/api/me")["kind"] == "account"
    assert thief.request("POST", "/api/login", {"login": "anna", "password": PASSWORD}).status_code == 401
    assert thief.post("/api/login", {"login": "anna", "password": "black raven"})["kind"] == "account"


def test_a_guest_has_no_password_to_change(house: House) -> None:
    told = house.guest().request("POST", "/api/password", {"old": "", "new": "black raven"})
    assert told.json()["code"] == "refused"


def test_my_other_sessions_end_when_i_say_so(house: House) -> None:
    anna = house.guest("Anna")
    other = elsewhere(house, anna)
    with watched(other) as eyes:
        anna.post("/api/sessions/end")
        assert goes_away(eyes) == "signed_out"
    assert other.get("/api/me")["kind"] == "nobody"
    assert anna.get("/api/me")["id"] == anna.me["id"] and anna.me["id"] is not None
    assert house.stranger().request("POST", "/api/sessions/end").status_code == 401


def test_who_is_deleted_acts_no_more(house: House) -> None:
    anna = house.guest("Anna")
    other = elsewhere(house, anna)
    with watched(other) as eyes:
        anna.request("DELETE", "/api/me", {})
        assert goes_away(eyes) in ("signed_out", "restart")


def sweep(house: House) -> None:
    """What the server does every ten seconds."""
    assert house.client.portal is not None
    for step in house.services._steps:
        house.client.portal.call(step)


def test_a_session_ended_by_another_process_ends_here_too(house: House) -> None:
    """What another process wrote is seen when the memory of it is a minute old."""
    anna = house.guest("Anna")
    services = house.services
    with watched(anna) as eyes:
        portal = house.client.portal
        assert portal is not None
        visit = portal.call(services.people.visit, anna.cookie)
        assert visit is not None
        portal.call(services.people_store.end_session, visit.session.token_hash)
        services.people._until.clear()
        sweep(house)
        assert goes_away(eyes) == "signed_out"


def test_sessions_whose_time_is_over_are_deleted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest("Anna")
    portal = house.client.portal
    assert portal is not None
    store = house.services.people_store
    hash = passwords.digest(anna.cookie or "")
    assert portal.call(store.session, hash, 0) is not None
    monkeypatch.setattr(services, "now_ms", lambda: now_ms() + 181 * 86_400_000)
    sweep(house)
    assert portal.call(store.session, hash, 0) is None


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("password", "this-password-is-too-common"),
        ("PassWord1", "this-password-is-too-common"),
        ("abcdefghij", "this-password-is-too-common"),
        ("98765432", "this-password-is-too-common"),
        ("aaaaaaaaaaaa", "this-password-is-too-simple"),
        ("abababab", "this-password-is-too-simple"),
        ("zawisza1410", "this-password-is-your-name"),
        ("Zawisza-2026", "this-password-is-your-name"),
    ],
)
def test_a_password_that_is_guessed_first_is_refused(house: House, password: str, reason: str) -> None:
    wish = {"login": "zawisza", "password": password}
    told = house.guest().request("POST", "/api/register", wish).json()
    assert (told["code"], told["reason"]) == ("weak_password", reason)


@pytest.mark.parametrize("password", [PASSWORD, "correct horse", "xK9$mmqW", "Gęś gęga 7"])
def test_a_good_password_is_taken(house: House, password: str) -> None:
    wish = {"login": "zawisza", "password": password}
    assert house.guest().request("POST", "/api/register", wish).status_code == 200


def test_the_cookie_with_the_prefix_is_deleted_with_it(config: Config) -> None:
    secure = replace(config, public_url="https://tabard.example")
    with TestClient(create_app(secure), base_url="https://tabard.example") as client:
        me: Any = client.post("/api/guest", json={}).json()
        headers = {"X-Tabard-Token": me["csrf"]}
        gone = client.post("/api/logout", headers=headers).headers["set-cookie"].lower()
        assert gone.startswith("__host-tabard=") and "max-age=0" in gone
        assert "secure" in gone and "path=/" in gone and "httponly" in gone
