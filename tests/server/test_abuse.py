"""Bad input: a clear error, counted against the limit, and the match undisturbed."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tabard.server.accounts import limits
from tests.server.guests import Eyes, Guest, House, play

CODES = {
    "malformed",
    "too_large",
    "not_yours",
    "not_host",
    "not_asked",
    "illegal",
    "stale",
    "refused",
    "started",
    "not_over",
    "no_seat",
    "no_level",
    "no_request",
    "no_table",
    "not_invited",
    "no_hello",
    "taken",
}


class Mallory:
    """Makes messages nobody should send."""

    def __init__(self, seed: int, table: str) -> None:
        self._chance = random.Random(seed)
        self._table = table

    def message(self, honest: dict[str, Any]) -> str:
        spoil = self._chance.choice(
            (self._noise, self._cut, self._twist, self._foreign, self._wrong_type, self._deep, self._huge)
        )
        return spoil(honest)

    def _noise(self, honest: dict[str, Any]) -> str:
        return "".join(chr(self._chance.randrange(1, 0x2000)) for _ in range(self._chance.randrange(60)))

    def _cut(self, honest: dict[str, Any]) -> str:
        text = json.dumps(honest)
        return text[: self._chance.randrange(len(text))]

    def _twist(self, honest: dict[str, Any]) -> str:
        name = self._chance.choice(list(honest))
        return json.dumps({**honest, name: self._value()})

    def _foreign(self, honest: dict[str, Any]) -> str:
        kinds = ("command", "undo", "redo", "consent", "sit", "stand", "seat_bot", "start", "rematch")
        kind = self._chance.choice(kinds)
        body: dict[str, Any] = {"type": kind, "seat": self._chance.choice((0, 1, 7, -1, 10**9, None))}
        if self._chance.random() < 0.7:
            body |= {"client_id": f"x{self._chance.random()}", "version": self._chance.randrange(-5, 500)}
        if kind == "command":
            body["command"] = {"kind": "gift", "to": 1}
        if self._chance.random() < 0.5:
            body["answers"] = self._chance.choice((0, 1, 2, 10**6))
        return json.dumps(body)

    def _wrong_type(self, honest: dict[str, Any]) -> str:
        return json.dumps(self._chance.choice(([], 7, "hello", None, {"type": "admin"}, [honest])))

    def _deep(self, honest: dict[str, Any]) -> str:
        depth = self._chance.randrange(10, 3000)
        return (
            '{"type":"command","client_id":"d","seat":0,"command":'
            + '{"a":' * depth
            + "1"
            + "}" * depth
            + "}"
        )

    def _huge(self, honest: dict[str, Any]) -> str:
        return json.dumps({**honest, "choice": "x" * self._chance.randrange(100, 40_000)})

    def _value(self) -> Any:
        return self._chance.choice(
            (
                None,
                True,
                -1,
                10**30,
                1.5,
                "",
                "pass",
                "'; DROP TABLE entries",
                "\u0000",
                [],
                {},
                ["pass"],
                "Ω" * 99,
            )
        )


@pytest.mark.parametrize("seed", range(4))
def test_nonsense_is_answered_and_disturbs_nothing(house: House, seed: int) -> None:
    anna, witold, mallory = house.guest("Anna"), house.guest("Witold"), house.guest("Mallory")
    opened = anna.open_table(options={"start_seat": 0}, spectators="everyone")
    witold.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    evil = Mallory(seed, table)
    with anna.socket(table) as one, witold.socket(table) as other, mallory.socket(table) as crowd:
        for eyes in (one, other, crowd):
            eyes.everything()
        for _ in range(6):
            play([one, other], 4)
            before = position(house, table)
            for eyes in (crowd, other if one.seen["decision"] else one):
                for _ in range(12):
                    attack(eyes, evil)
                eyes.everything()
            assert position(house, table) == before
        play([one, other])
        assert one.seen["view"]["standing"]


def attack(eyes: Eyes, evil: Mallory) -> None:
    """One bad message; the answer names what is wrong, or the message was harmless."""
    honest = {
        "type": "answer",
        "client_id": eyes.guest.new_id(),
        "seat": 0 if eyes.seen["eyes"] != 0 else 1,
        "version": eyes.seen["version"],
        "choice": "pass",
    }
    eyes.session.send_text(evil.message(honest))
    eyes.say("ping", sent=99)
    while (message := eyes.next())["type"] != "pong":
        if message["type"] == "refused":
            assert message["code"] in CODES, message
            assert message["reason"]


def position(house: House, table: str) -> tuple[str, int, str]:
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None
    undo = room.table.agreed.undo
    return room.play.match.hash(), len(room.play.entries), "" if undo is None else "open request"


def test_an_id_that_the_disk_would_cut_short_is_malformed(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        assert eyes.answer(client_id="one\0two")["code"] == "malformed"


def test_no_text_holds_what_a_database_cannot_keep(house: House) -> None:
    """PostgreSQL would refuse the row, and everybody at the table would have to come back."""
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        for type in ("say", "write_note"):
            eyes.say(type, text="one\0two")
            assert eyes.until("refused", "accepted")["code"] == "malformed"
            assert anna.act(table, type, text="one\0two")["code"] == "malformed"
        eyes.say("say", text="a backslash and \\u0000 are text")
        assert eyes.until("refused", "said")["line"]["text"].endswith("are text")
    for path, body in (
        ("/api/guest", {"name": "\0"}),
        ("/api/report", {"table": table, "seat": 0, "why": "\0"}),
    ):
        assert house.stranger().request("POST", path, body).json()["code"] == "malformed"


@pytest.mark.parametrize("id", ["a\0b", "", "..", "a b", "Ω", "x" * 10_000])
def test_what_can_be_no_table_is_none(house: House, id: str, caplog: pytest.LogCaptureFixture) -> None:
    anna = house.guest("Anna")
    told = anna.request("POST", "/api/join", {"table": id}).json()
    assert told["code"] in ("no_table", "malformed")
    assert "damaged" not in caplog.text


def test_an_id_ends_where_it_ends(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        assert eyes.answer(client_id="one\n")["code"] == "malformed"


def test_tables_are_opened_by_one_address_only_so_fast(limited_house: House) -> None:
    anna = limited_house.guest("Anna")
    wish = {"settings": {"game": "grunwald", "seats": 2}}
    told = [anna.request("POST", "/api/tables", wish).status_code for _ in range(45)]
    assert told.count(200) == 40 and told[-1] == 429
    assert anna.request("POST", "/api/import", {"journal": {}}).status_code == 429


def test_errors_are_counted_and_end_the_socket(limited_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = limited_house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        told = [{"type": "nothing"}]
        while told[-1]["type"] != "gone":
            eyes.session.send_text("nonsense")
            told.append(eyes.until("refused", "gone"))
        with pytest.raises(WebSocketDisconnect):
            eyes.next()
        codes = [message.get("code", message.get("reason")) for message in told[1:]]
        assert codes[0] == "malformed" and "slow_down" in codes and codes[-1] == "too_many_errors"
    assert not comes_back(limited_house, anna, opened["table"])  # the limit is the person's, not the socket's
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 60.0))
    assert comes_back(limited_house, anna, opened["table"])


def comes_back(house: House, guest: Guest, table: str) -> bool:
    headers = {"Cookie": f"tabard={guest.cookie}"}
    with house.client.websocket_connect("/api/socket", headers=headers) as session:
        eyes = Eyes(session, guest)
        eyes.say("hello", table=table)
        first = eyes.until("snapshot", "gone")
        if first["type"] == "gone":
            assert first["reason"] == "restart"
            return False
        return bool(eyes.answer()["type"] == "accepted")


def test_too_many_messages_are_refused_and_the_rest_goes_through(limited_house: House) -> None:
    anna = limited_house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        for _ in range(90):
            eyes.say("ping", sent=1)
        verdicts = [eyes.until("pong", "refused")["type"] for _ in range(90)]
        assert verdicts.count("pong") >= 79 and "refused" in verdicts


def test_a_forged_seat_or_table_is_refused(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0})
    witold.join(opened)
    anna.act(opened["table"], "start")
    other = witold.open_table(hot_seat=True, start=True)
    act = {"client_id": "x", "seat": 0, "version": 0, "choice": "pass"}
    assert witold.act(opened["table"], "answer", **act)["code"] == "not_yours"
    assert anna.act(other["table"], "answer", **act)["code"] == "not_yours"
    assert anna.act("no-such-table", "answer", **act)["code"] == "no_table"
    assert (
        house.stranger()
        .request("POST", f"/api/tables/{opened['table']}/act", {"type": "answer", **act})
        .status_code
        == 401
    )


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"settings": {"game": "chess", "seats": 2}}),
        ("/api/tables", {"settings": {"game": "pig", "seats": 2}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 7}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2, "options": {"cheat": True}}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2, "content": {"no": 1}}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2, "stand_in": "nobody"}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2}, "bots": {"9": "page"}}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2}, "seat": 5}),
        ("/api/tables", {"settings": {"game": "grunwald", "seats": 2, "seed": 1}}),
        ("/api/tables", []),
        ("/api/import", {"journal": {}}),
        ("/api/import", {"journal": {"format": 1, "game": "grunwald", "entries": "all"}}),
        ("/api/join", {"table": "../../etc/passwd"}),
        ("/api/guest", {"name": "x" * 41}),
        ("/api/guest", {"admin": True}),
    ],
)
def test_bad_requests_are_refused_with_a_reason(house: House, path: str, body: object) -> None:
    told = house.guest().request("POST", path, body)
    assert 400 <= told.status_code < 500
    assert told.json()["type"] == "refused" and told.json()["reason"]


def test_a_body_that_is_too_long_is_refused(house: House) -> None:
    told = house.guest().request("POST", "/api/tables", {"settings": {"name": "x" * 300_000}})
    assert told.status_code == 413


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py"]
)
def test_no_file_outside_the_client_is_served(house: House, path: str) -> None:
    told = house.stranger().request("GET", path)
    assert "root:" not in told.text and "create_app" not in told.text and "[project]" not in told.text
