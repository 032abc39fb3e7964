"""Whoever is not looking is told, once: what is asked and how long is left, by every way."""

from __future__ import annotations

import asyncio
import email
import email.policy
import gc
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config, Mail, Push
from tabard.server.notify import messenger, outgoing
from tabard.server.notify.outgoing import BadAddress, NotDelivered, Outgoing, place_of
from tabard.server.notify.saying import DAY, HOUR, MINUTE, duration, messages
from tabard.server.notify.shapes import shape_of
from tabard.server.notify.webpush import Subscription, encrypted, is_pair, new_keys, private_key
from tabard.server.now import now_ms
from tabard.server.tables import clocks
from tests.server.guests import House
from tests.server.receivers import (
    INSIDE,
    Browser,
    Post,
    Receiver,
    post_office,
    receiving,
    signed_claims,
    unb64,
)

NOTIFY_AFTER = 60.0
PUBLIC, PRIVATE = new_keys()


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

    def goes_by(self, house: House, seconds: float, *, wait: bool = True) -> None:
        """What is due rings, and has told everybody afterwards."""
        self.now += seconds
        assert house.client.portal is not None
        house.client.portal.call(self._ring, house, wait)

    async def _ring(self, house: House, wait: bool) -> None:
        due = [alarm for alarm in self._alarms if alarm.at <= self.now]
        self._alarms = [alarm for alarm in self._alarms if alarm not in due]
        for alarm in due:
            alarm.ring()
        if wait:
            await asyncio.gather(*house.services.messenger.telling)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    held = Time()
    monkeypatch.setattr(messenger, "later", held.later)
    return held


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as found:
        yield found


@pytest.fixture
def telling_house(config: Config, post: Post) -> Iterator[House]:
    ready = replace(
        config,
        notify_after=NOTIFY_AFTER,
        notify_inside=INSIDE,
        mail=Mail("127.0.0.1", post.port, "inn@example.org", starttls=False),
        push=Push(PUBLIC, PRIVATE, "mailto:a@b.example"),
        public_url="http://testserver",
    )
    with TestClient(create_app(ready), base_url="http://testserver") as client:
        yield House(client)


def open_match(house: House, webhook: str, **settings: Any) -> tuple[Any, Any, str]:
    """Anna is asked first, and wants to be told by a webhook."""
    anna, witold = house.guest("Anna"), house.guest("Witold")
    ok = anna.request("PATCH", "/api/me", {"webhook": webhook, "language": "pl"})
    assert ok.status_code == 200, ok.text
    opened = anna.open_table(options={"start_seat": 0}, name="Evening", **settings)
    witold.join(opened)
    return anna, witold, opened["table"]


def wait(house: House, seconds: float) -> None:
    assert house.client.portal is not None
    house.client.portal.call(anyio.sleep, seconds)


def until(house: House, come: Callable[[], object]) -> None:
    """A busy machine may take its time."""
    for _ in range(200):
        if come():
            return
        wait(house, 0.05)
    raise AssertionError("nothing came")


def test_an_absent_player_is_told_once_what_is_asked(
    telling_house: House, receiver: Receiver, time: Time
) -> None:
    anna, _, table = open_match(telling_house, receiver.address + "/hook?a=1")
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    time.goes_by(telling_house, NOTIFY_AFTER)
    (got,) = receiver.got
    assert (got.path, got.headers["content-type"]) == ("/hook?a=1", "application/json")
    told = got.plain
    assert told["text"] == f"Evening: twoja kolej. {told['asked']}" and told["asked"].endswith((".", "?"))
    assert (told["table"], told["name"], told["game"]) == (table, "Evening", "grunwald")
    assert (told["reason"], told["left"]) == ("your-turn", None)
    assert told["url"] == f"http://testserver/t/{table}"


def test_it_says_how_long_is_left(telling_house: House, receiver: Receiver, time: Time) -> None:
    anna, _, table = open_match(telling_house, receiver.address, pace="correspondence")
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    told = receiver.got[0].plain
    assert told["text"].endswith("Zostało: 12 dni 23 godziny.")
    assert 13 * DAY - MINUTE < told["left"] <= 13 * DAY


@pytest.mark.parametrize(
    ("language", "ms", "words"),
    [
        ("en", DAY + HOUR, "1 day 1 hour"),
        ("en", 2 * DAY + 59 * MINUTE, "2 days"),
        ("en", HOUR + 2 * MINUTE, "1 hour 2 minutes"),
        ("en", 0, "1 minute"),
        ("pl", 22 * MINUTE, "22 minuty"),
        ("pl", 5 * HOUR + MINUTE, "5 godzin 1 minuta"),
        ("ru", 21 * DAY + 2 * HOUR, "21 день 2 часа"),
        ("ru", 11 * MINUTE, "11 минут"),
    ],
)
def test_times_in_words(language: str, ms: int, words: str) -> None:
    assert duration(ms, messages(language)) == words


def test_the_languages_say_the_same_things() -> None:
    assert messages("en").uses == messages("pl").uses == messages("ru").uses


def test_nobody_is_told_while_the_table_is_in_view(
    telling_house: House, receiver: Receiver, time: Time
) -> None:
    anna, _, table = open_match(telling_house, receiver.address)
    with anna.socket(table):
        anna.act(table, "start")
        time.goes_by(telling_house, NOTIFY_AFTER)
        assert receiver.got == []


def test_a_hidden_page_does_not_count_as_looking(
    telling_house: House, receiver: Receiver, time: Time
) -> None:
    anna, _, table = open_match(telling_house, receiver.address)
    with anna.socket(table, in_view=False):
        anna.act(table, "start")
        time.goes_by(telling_house, NOTIFY_AFTER)


def test_whoever_answers_in_time_is_not_told(telling_house: House, receiver: Receiver, time: Time) -> None:
    anna, _, table = open_match(telling_house, receiver.address)
    anna.act(table, "start")
    anna.act(table, "answer", client_id="a", seat=0, version=0, choice="pass")
    time.goes_by(telling_house, NOTIFY_AFTER)
    assert receiver.got == []


def test_an_absent_player_is_warned_before_time_runs_out(
    telling_house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    monkeypatch.setattr(clocks, "until_short", lambda *_: 2000 * NOTIFY_AFTER)
    anna, _, table = open_match(telling_house, receiver.address, pace="brisk")
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    time.goes_by(telling_house, NOTIFY_AFTER)
    first, second = (got.plain for got in receiver.got)
    assert first["text"].startswith("Evening: twoja kolej.")
    assert second["text"].startswith("Evening: kończy ci się czas.") and second["reason"] == "time-short"


def test_a_table_nobody_looks_at_is_kept_by_no_alarm(
    telling_house: House, receiver: Receiver, time: Time
) -> None:
    """It is put away while its player is asked, and read again when the alarm rings."""
    anna, _, table = open_match(telling_house, receiver.address)
    anna.act(table, "start")
    rooms = telling_house.services.rooms
    room = weakref.ref(rooms.here(table))
    assert rooms.put_away(-1.0) == [table]
    gc.collect()
    assert room() is None
    time.goes_by(telling_house, NOTIFY_AFTER)
    assert [got.plain["table"] for got in receiver.got] == [table]


# The ways.


def test_discord_is_told_in_its_shape(telling_house: House, receiver: Receiver, time: Time) -> None:
    anna, _, table = open_match(telling_house, receiver.address + "/api/webhooks/1/secret#discord")
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    told = receiver.got[0].plain
    assert set(told) == {"content", "allowed_mentions"} and told["allowed_mentions"] == {"parse": []}
    assert told["content"].startswith("Evening: twoja kolej.") and len(told["content"]) <= 2000
    assert told["content"].endswith(f"\nhttp://testserver/t/{table}")


def test_slack_is_told_in_its_shape(telling_house: House, receiver: Receiver, time: Time) -> None:
    anna, _, table = open_match(telling_house, receiver.address + "/services/T/B/x#slack", seats=2)
    anna.act(table, "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    told = receiver.got[0].plain
    assert set(told) == {"text", "unfurl_links"} and told["text"].startswith("Evening: twoja kolej.")


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://ptb.discord.com/api/webhooks/1/x", "discord"),
        ("https://hooks.slack.com/services/a/b/c", "slack"),
        ("https://chat.example/hooks/x#slack", "slack"),
        ("https://example.org/discord.com/api/webhooks", "tabard"),
        ("https://discord.com.example.org/api/webhooks/1/x", "tabard"),
    ],
)
def test_the_shape_follows_the_address(url: str, shape: str) -> None:
    assert shape_of(url) == shape


def test_mail_says_it_in_the_language_of_its_reader(telling_house: House, post: Post, time: Time) -> None:
    anna, witold = telling_house.guest("Anna"), telling_house.guest("Witold")
    with_address(telling_house, anna, "anna@example.org")
    opened = anna.open_table(options={"start_seat": 0}, name="Вечер\nдома", pace="brisk")
    witold.join(opened)
    anna.act(opened["table"], "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    letter = email.message_from_string(post.letters[0], policy=email.policy.default)
    assert (letter["To"], letter["From"]) == ("anna@example.org", "inn@example.org")
    assert letter["Subject"] == "Вечер дома: it is your turn."
    text = letter.get_content()
    assert "left." in text and f"/t/{opened['table']}" in text


def with_address(house: House, guest: Any, address: str) -> None:
    """As if it had been confirmed."""
    assert house.client.portal is not None
    house.client.portal.call(lambda: house.services.people_store.change(guest.me["id"], email=address))


def test_a_push_service_gets_what_only_the_browser_reads(
    telling_house: House, receiver: Receiver, time: Time
) -> None:
    receiver.status = 201
    anna, witold = telling_house.guest("Anna"), telling_house.guest("Witold")
    browser = Browser(receiver.address)
    assert anna.request("POST", "/api/push", browser.subscription).status_code == 200
    opened = anna.open_table(options={"start_seat": 0}, name="Evening")
    witold.join(opened)
    anna.act(opened["table"], "start")
    time.goes_by(telling_house, NOTIFY_AFTER)
    (got,) = receiver.got
    assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
    claims = signed_claims(got.headers["authorization"], PUBLIC)
    assert (claims["aud"], claims["sub"]) == (receiver.address, "mailto:a@b.example")
    told = browser.reads(got.body)
    assert told["text"].startswith("Evening: it is your turn.") and told["table"] == opened["table"]
    assert b"Evening" not in got.body


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_was_withdrawn_is_forgotten(
    telling_house: House, receiver: Receiver, status: int
) -> None:
    receiver.status = status
    anna = telling_house.guest("Anna")
    anna.request("POST", "/api/push", Browser(receiver.address).subscription)
    assert anna.post("/api/me/notices")["failures"] == []
    anna.post("/api/me/notices")
    assert len(receiver.got) == 1


@pytest.mark.parametrize("broken", [{"p256dh": "k"}, {"auth": "a"}, {"p256dh": "A" * 87}])
def test_a_subscription_must_have_keys(telling_house: House, broken: dict[str, str]) -> None:
    anna = telling_house.guest("Anna")
    wish = Browser("https://push.example").subscription | broken
    assert anna.request("POST", "/api/push", wish).status_code == 400


def test_the_example_of_rfc_8291() -> None:
    """Appendix A, byte for byte."""
    browser = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        browser,
        salt=unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        own=private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert body == unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_new_keys_belong_together() -> None:
    public, private = new_keys()
    assert is_pair(public, private) and not is_pair(PUBLIC, private) and not is_pair(public, "x")
    assert (len(unb64(public)), len(unb64(private))) == (65, 32)


# What fails.


def test_a_failure_is_shown_until_something_arrives(telling_house: House, receiver: Receiver) -> None:
    anna = telling_house.guest("Anna")
    anna.request("PATCH", "/api/me", {"webhook": receiver.address})
    receiver.status = 500
    began = now_ms()
    (failed,) = anna.post("/api/me/notices")["failures"]
    assert (failed["channel"], failed["reason"], failed["status"]) == ("webhook", "answered", 500)
    assert failed["host"] == "127.0.0.1" and began <= failed["at"]
    assert anna.get("/api/me/notices")["failures"] == [failed]
    receiver.status = 204
    assert anna.post("/api/me/notices")["failures"] == []


def test_another_address_begins_without_failures(telling_house: House, receiver: Receiver) -> None:
    anna = telling_house.guest("Anna")
    anna.request("PATCH", "/api/me", {"webhook": receiver.address})
    receiver.status = 404
    assert anna.post("/api/me/notices")["failures"]
    anna.request("PATCH", "/api/me", {"webhook": receiver.address + "/other"})
    assert anna.get("/api/me/notices")["failures"] == []


def test_refused_mail_is_shown(telling_house: House, post: Post) -> None:
    anna = telling_house.guest("Anna")
    with_address(telling_house, anna, "nobody@example.org")
    telling_house.services.people.forget(anna.me["id"])
    post.refuses = True
    (failed,) = anna.post("/api/me/notices")["failures"]
    assert (failed["channel"], failed["reason"], failed["host"]) == ("mail", "mail-refused", "example.org")


def test_others_do_not_see_failures(telling_house: House) -> None:
    assert telling_house.stranger().request("GET", "/api/me/notices").status_code == 401


def test_a_redirection_is_not_followed(telling_house: House, receiver: Receiver) -> None:
    receiver.status, receiver.headers = 302, {"Location": "http://127.0.0.1:1/"}
    anna = telling_house.guest("Anna")
    anna.request("PATCH", "/api/me", {"webhook": receiver.address})
    (failed,) = anna.post("/api/me/notices")["failures"]
    assert (failed["reason"], failed["status"]) == ("answered", 302)


def test_a_receiver_that_drips_is_left_and_holds_nobody_up(
    telling_house: House, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A byte now and then never ends; passwords are checked meanwhile, and the call ends all the same."""
    monkeypatch.setattr(telling_house.services.messenger.outgoing, "_patience", 2.0)
    receiver.drip = True
    tables = []
    for _ in range(6):
        anna, _, table = open_match(telling_house, receiver.address)
        anna.act(table, "start")
        tables.append(anna)
    time.goes_by(telling_house, NOTIFY_AFTER, wait=False)
    until(telling_house, lambda: receiver.got)
    account = telling_house.guest("Zawisza")
    account.post("/api/register", {"login": "zawisza", "password": "long enough"})
    until(telling_house, lambda: tables[0].get("/api/me/notices")["failures"])
    assert tables[0].get("/api/me/notices")["failures"][0]["reason"] == "no-answer"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "localhost", "[::ffff:127.0.0.1]"]
)
def test_a_webhook_never_reaches_our_own_house(host: str) -> None:
    async def send() -> None:
        await Outgoing().post(f"https://{host}/x", b"{}", {})

    with pytest.raises(NotDelivered, match="not-outside"):
        anyio.run(send)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://a:b@example.org/",
        "https://example.org:99999/",
        "https://example.org/a\r\nX: y",
        "https://example.org/a b",
    ],
)
def test_what_is_no_webhook_is_refused(house: House, url: str) -> None:
    with pytest.raises(BadAddress):
        place_of(url)
    assert house.guest().request("PATCH", "/api/me", {"webhook": url}).status_code == 400


def test_an_unknown_certificate_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The inside of one's house may be reached; its certificates are checked all the same."""
    with receiving() as plain:

        async def send() -> None:
            await Outgoing(INSIDE).post(plain.address.replace("http:", "https:"), b"{}", {})

        with pytest.raises(NotDelivered, match=r"not-trusted|unreachable"):
            anyio.run(send)
        assert plain.got == []


def test_nothing_waits_for_ever() -> None:
    assert outgoing.PATIENCE <= 10
