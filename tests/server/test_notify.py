"""Whoever is not looking is told, once, and is told nothing of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config, Mail, Push
from tabard.server.notify import channels, messenger
from tabard.server.tables import clocks
from tests.server.guests import House

Sent = list[tuple[Any, ...]]

NOTIFY_AFTER = 60.0


@dataclass
class Alarm:
    at: float
    ring: Callable[[], None]

    def cancel(self) -> None:
        self.ring = lambda: None


class Time:
    """It goes by when the tests say so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._alarms: list[Alarm] = []

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        self._alarms.append(Alarm(self.now + seconds, do))
        return self._alarms[-1]

    def goes_by(self, house: House, seconds: float) -> None:
        """What is due rings, and has told everybody afterwards."""
        self.now += seconds
        assert house.client.portal is not None
        house.client.portal.call(self._ring, house)

    async def _ring(self, house: House) -> None:
        due = [alarm for alarm in self._alarms if alarm.at <= self.now]
        self._alarms = [alarm for alarm in self._alarms if alarm not in due]
        for alarm in due:
            alarm.ring()
        await asyncio.gather(*house.services.messenger.telling)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    held = Time()
    monkeypatch.setattr(messenger, "later", held.later)
    return held


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


def test_an_absent_player_is_told_by_every_channel_once(telling_house: House, sent: Sent, time: Time) -> None:
    anna, _, table = open_match(telling_house)
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    assert sorted(one[0] for one in sent) == ["send_mail", "send_push", "send_webhook"]
    hook = next(one[-1] for one in sent if one[0] == "send_webhook")
    assert hook == {
        "table": table,
        "name": "Evening",
        "game": "grunwald",
        "text": "Evening: twoja kolej.",
        "url": f"http://testserver/t/{table}",
    }
    time.goes_by(telling_house, NOTIFY_AFTER)
    assert len(sent) == 3


def test_nobody_is_told_while_the_table_is_in_view(telling_house: House, sent: Sent, time: Time) -> None:
    anna, _, table = open_match(telling_house)
    with anna.socket(table):
        anna.act(table, "start")
        time.goes_by(telling_house, NOTIFY_AFTER)
        assert sent == []


def test_a_hidden_page_does_not_count_as_looking(telling_house: House, sent: Sent, time: Time) -> None:
    anna, _, table = open_match(telling_house)
    with anna.socket(table, in_view=False):
        anna.act(table, "start")
        time.goes_by(telling_house, NOTIFY_AFTER)
        assert len(sent) == 3


def test_whoever_answers_in_time_is_not_told(telling_house: House, sent: Sent, time: Time) -> None:
    anna, _, table = open_match(telling_house)
    anna.act(table, "start")
    anna.act(table, "answer", client_id="a", seat=0, version=0, choice="pass")
    time.goes_by(telling_house, NOTIFY_AFTER)
    assert sent == []


def test_an_absent_player_is_warned_before_time_runs_out(
    telling_house: House, sent: Sent, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "until_short", lambda *_: 2000 * NOTIFY_AFTER)
    anna, _, table = open_match(telling_house, pace="brisk")
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    time.goes_by(telling_house, NOTIFY_AFTER)
    texts = [one[-1]["text"] for one in sent if one[0] == "send_webhook"]
    assert texts == ["Evening: twoja kolej.", "Evening: kończy ci się czas."]


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "localhost"])
def test_a_webhook_never_reaches_our_own_house(host: str) -> None:
    with pytest.raises(channels.BadAddress):
        channels.outside_address(host, 443)
