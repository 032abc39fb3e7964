"""Nothing but a question goes to an e-mail address before its owner has opened the link in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config, Mail
from tabard.server.notify import channels
from tests.server.guests import House

ADDRESS = "anna@example.org"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    out: list[tuple[str, str, str]] = []
    monkeypatch.setattr(channels, "send_mail", lambda _, to, subject, text: out.append((to, subject, text)))
    return out


@pytest.fixture
def writing_house(config: Config) -> Iterator[House]:
    limits = replace(config.limits, confirmations=0.0, confirmations_burst=3.0)
    ready = replace(config, mail=Mail("mail.example"), limits=limits, notify_after=0.05)
    with TestClient(create_app(ready), base_url="http://testserver") as client:
        yield House(client)


def link_of(letter: tuple[str, str, str]) -> str:
    return letter[2].partition("#confirm=")[2].split()[0]


def test_an_address_counts_when_its_link_was_opened_and_the_link_works_once(
    writing_house: House, sent: list[tuple[str, str, str]]
) -> None:
    anna = writing_house.guest("Anna")
    assert anna.request("PATCH", "/api/me", {"email": ADDRESS}).json()["email"] is None
    ((to, subject, _),) = sent
    assert to == ADDRESS and "Anna" not in subject
    table = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, name="x" * 60, start=True)["table"]
    anna.act(table, "write_note", text="time passes")
    assert len(sent) == 1
    link = link_of(sent[0])
    assert writing_house.stranger().request("POST", "/api/confirm", {"token": link}).status_code == 200
    assert anna.get("/api/me")["email"] == ADDRESS
    assert writing_house.stranger().request("POST", "/api/confirm", {"token": link}).status_code == 401
    assert anna.request("PATCH", "/api/me", {"email": ""}).json()["email"] in (None, "")


def test_a_wrong_link_confirms_nothing(writing_house: House, sent: list[Any]) -> None:
    anna = writing_house.guest("Anna")
    anna.request("PATCH", "/api/me", {"email": ADDRESS})
    assert anna.request("POST", "/api/confirm", {"token": "guessed"}).json()["code"] == "wrong_password"
    assert anna.get("/api/me")["email"] is None


@pytest.mark.parametrize(
    "address",
    [
        "a@example.org, b@example.org",
        "a@example.org,b@example.org",
        "Anna <a@example.org>",
        "a@example.org\nBcc: b@example.org",
        "a b@example.org",
        "a@localhost",
        "@example.org",
        "a@@example.org",
        "a@example..org",
    ],
)
def test_what_is_not_one_address_is_malformed(writing_house: House, sent: list[Any], address: str) -> None:
    told = writing_house.guest("Anna").request("PATCH", "/api/me", {"email": address})
    assert told.json()["code"] == "malformed" and sent == []


def test_nobody_sends_questions_to_many_addresses(writing_house: House, sent: list[Any]) -> None:
    codes = [
        writing_house.guest(f"G{number}").request("PATCH", "/api/me", {"email": f"a{number}@example.org"})
        for number in range(5)
    ]
    assert [code.status_code for code in codes] == [200, 200, 200, 429, 429] and len(sent) == 3
