"""Guests, accounts, sessions, and what keeps strangers out."""

from __future__ import annotations

import secrets

import pytest

from tabard.server.accounts import passwords
from tests.server.guests import Guest, House, play


def test_one_click_makes_a_guest_with_name_and_arms(house: House) -> None:
    me = house.guest().me
    assert me["kind"] == "guest" and me["name"] and me["blazon"] and me["key"]


def test_the_cookie_is_for_the_server_alone(house: House) -> None:
    cookie = house.stranger().request("POST", "/api/guest", {}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_a_guest_comes_back_by_the_personal_link(house: House) -> None:
    anna = house.guest("Anna")
    again = house.stranger()
    assert again.post("/api/key", {"key": anna.me["key"]})["id"] == anna.me["id"]
    assert house.stranger().request("POST", "/api/key", {"key": "guessed"}).status_code == 401


def test_a_guest_becomes_an_account_and_keeps_the_tables(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()["table"]
    assert anna.post("/api/register", {"login": "anna", "password": "white eagle"})["kind"] == "account"
    elsewhere = house.stranger()
    elsewhere.post("/api/login", {"login": "anna", "password": "white eagle"})
    assert [line["id"] for line in elsewhere.get("/api/lobby")["mine"]] == [table]
    elsewhere.post("/api/logout")
    assert elsewhere.get("/api/me")["kind"] == "nobody"


def test_a_wrong_password_and_an_unknown_login_are_told_alike(house: House) -> None:
    house.guest().post("/api/register", {"login": "anna", "password": "white eagle"})
    answers = [
        house.stranger().request("POST", "/api/login", {"login": login, "password": "black cross"})
        for login in ("anna", "nobody")
    ]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()


def test_a_login_belongs_to_one(house: House) -> None:
    house.guest().post("/api/register", {"login": "anna", "password": "white eagle"})
    told = house.guest().request("POST", "/api/register", {"login": "anna", "password": "white eagle"})
    assert told.json()["code"] == "taken"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.evil.example"])
def test_foreign_pages_change_nothing(house: House, origin: str) -> None:
    anna = house.guest("Anna")
    told = anna.request("PATCH", "/api/me", {"name": "Mallory"}, Origin=origin)
    assert told.status_code == 403 and anna.get("/api/me")["name"] == "Anna"


def test_our_own_page_may(house: House) -> None:
    anna = house.guest("Anna")
    told = anna.request("PATCH", "/api/me", {"name": "Hanna"}, Origin="http://testserver")
    assert told.status_code == 200 and anna.get("/api/me")["name"] == "Hanna"


def test_without_the_token_nothing_changes(house: House) -> None:
    anna = house.guest("Anna")
    told = anna.request("PATCH", "/api/me", {"name": "Mallory"}, X_Tabard_Token="guessed")
    assert told.status_code == 403 and anna.get("/api/me")["name"] == "Anna"


def test_a_foreign_page_opens_no_socket(house: House) -> None:
    from starlette.websockets import WebSocketDisconnect

    with (
        pytest.raises(WebSocketDisconnect),
        house.client.websocket_connect("/api/socket", headers={"Origin": "https://evil.example"}),
    ):
        pass


@pytest.mark.parametrize("path", ["/", "/api/house", "/t/anything", "/api/nothing"])
def test_every_answer_carries_the_security_headers(house: House, path: str) -> None:
    headers = house.stranger().request("GET", path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"


def test_the_export_holds_everything_about_me_and_nothing_about_others(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table()
    witold.join(opened)
    anna.act(opened["table"], "say", text="from Anna")
    witold.act(opened["table"], "say", text="from Witold")
    anna.act(opened["table"], "write_note", text="my plan")
    text = anna.request("GET", "/api/me/export").text
    assert "from Anna" in text and "my plan" in text
    assert "from Witold" not in text and witold.me["id"] not in text


def test_deleting_an_account_deletes_no_shared_match(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 1})
    witold.join(opened)
    anna.act(opened["table"], "start")
    assert anna.request("DELETE", "/api/me", {}).status_code == 200
    assert anna.get("/api/me")["kind"] == "nobody"
    with witold.socket(opened["table"]) as eyes:
        assert [seat["name"] for seat in eyes.snapshot["seats"]] == ["somebody", "Witold"]
        while not eyes.seen["view"]["standing"]:
            if eyes.seen["decision"]:
                assert eyes.answer()["type"] == "accepted"
            else:
                eyes.until("update")


def test_a_webhook_must_lead_outside(house: House) -> None:
    anna = house.guest("Anna")
    for address in ("http://example.org/", "https://", "ftp://example.org/", "https://a@b.example/"):
        assert anna.request("PATCH", "/api/me", {"webhook": address}).status_code == 400


def test_too_many_attempts_are_slowed_down(limited_house: House) -> None:
    codes = [try_to_sign_in(limited_house.stranger()) for _ in range(15)]
    assert codes[0] == 401 and codes[-1] == 429


def try_to_sign_in(guest: Guest) -> int:
    code: int = guest.request("POST", "/api/key", {"key": "guessed"}).status_code
    return code


def test_a_journal_goes_out_and_comes_in_again(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    assert anna.request("GET", f"/api/tables/{opened['table']}/journal").status_code == 409
    with anna.socket(opened["table"]) as eyes:
        play([eyes])
        standing = eyes.seen["view"]["standing"]
    journal = anna.get(f"/api/tables/{opened['table']}/journal")
    witold = house.guest("Witold")
    brought = witold.post("/api/import", {"journal": journal, "name": "from Anna"})
    with witold.socket(brought["table"]) as eyes:
        assert eyes.seen["view"]["standing"] == standing
    journal["entries"][3] = {"seat": 0, "choice": "nonsense"}
    assert witold.request("POST", "/api/import", {"journal": journal}).json()["code"] == "refused"


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-first", "-second", "third-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert passwords.token() == "third-"
