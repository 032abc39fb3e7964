"""Whoever is not looking is told, once, and is told nothing of the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config, Mail, Push
from tabard.server.notify import channels
from tabard.server.tables import clocks
from tests.server.guests import House

Sent = list[tuple[Any, ...]]

NOTIFY_AFTER = 0.4


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """What would have left, by every channel."""
    out: Sent = []
    for name in ("send_mail", "send_webhook", "send_push"):

        def keep(*args: Any, channel: str = name) -> bool:
            out.append((channel, *args[-2:]))
            return True

        keep.__name__ = name
        monkeypatch.setattr(channels, name, keep)
    return out


@pytest.fixture
def telling_house(config: Config) -> Iterator[House]:
    ready = replace(
        config,
        notify_after=NOTIFY_AFTER,
        mail=Mail("mail.example"),
        push=Push("public", "private", "mailto:a@b.example"),
        public_url="http://testserver",
    )
    with TestClient(create_app(ready), base_url="http://testserver") as client:
        yield House(client)


def open_match(house: House, **settings: Any) -> tuple[Any, Any, str]:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    ok = anna.request(
        "PATCH",
        "/api/me",
        {"email": "anna@example.org", "webhook": "https://hook.example/x", "language": "pl"},
    )
    assert ok.status_code == 200
    subscription = {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a"}
    assert anna.request("POST", "/api/push", subscription).status_code == 200
    opened = anna.open_table(options={"start_seat": 0}, name="Evening", **settings)
    witold.join(opened)
    return anna, witold, opened["table"]


def wait(house: House, seconds: float = 2 * NOTIFY_AFTER) -> None:
    assert house.client.portal is not None
    house.client.portal.call(anyio.sleep, seconds)


def wait_until_told(house: House, sent: Sent, messages: int) -> None:
    """A busy machine may take its time."""
    for _ in range(100):
        if len(sent) >= messages:
            return
        wait(house, 0.1)


def test_an_absent_player_is_told_by_every_channel_once(telling_house: House, sent: Sent) -> None:
    anna, _, table = open_match(telling_house)
    anna.act(table, "start")
    wait_until_told(telling_house, sent, 3)
    assert sorted(one[0] for one in sent) == ["send_mail", "send_push", "send_webhook"]
    hook = next(one[-1] for one in sent if one[0] == "send_webhook")
    assert hook == {
        "table": table,
        "name": "Evening",
        "game": "grunwald",
        "text": "Evening: twoja kolej.",
        "url": f"http://testserver/t/{table}",
    }
    wait(telling_house)
    assert len(sent) == 3


def test_nobody_is_told_while_the_table_is_in_view(telling_house: House, sent: Sent) -> None:
    anna, _, table = open_match(telling_house)
    with anna.socket(table):
        anna.act(table, "start")
        wait(telling_house)
        assert sent == []


def test_a_hidden_page_does_not_count_as_looking(telling_house: House, sent: Sent) -> None:
    anna, _, table = open_match(telling_house)
    with anna.socket(table, in_view=False):
        anna.act(table, "start")
        wait_until_told(telling_house, sent, 3)
        assert len(sent) == 3


def test_whoever_answers_in_time_is_not_told(telling_house: House, sent: Sent) -> None:
    anna, _, table = open_match(telling_house)
    anna.act(table, "start")
    anna.act(table, "answer", client_id="a", seat=0, version=0, choice="pass")
    wait(telling_house)
    assert sent == []


def test_an_absent_player_is_warned_before_time_runs_out(
    telling_house: House, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "until_short", lambda *_: 2000 * NOTIFY_AFTER)
    anna, _, table = open_match(telling_house, pace="brisk")
    anna.act(table, "start")
    wait_until_told(telling_house, sent, 6)
    texts = [one[-1]["text"] for one in sent if one[0] == "send_webhook"]
    assert texts == ["Evening: twoja kolej.", "Evening: kończy ci się czas."]


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "localhost"])
def test_a_webhook_never_reaches_our_own_house(host: str) -> None:
    with pytest.raises(channels.BadAddress):
        channels.outside_address(host, 443)
