"""People at a server in the same process: requests and sockets, each with a cookie of its own."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tabard.server.services import Services

Message = dict[str, Any]


class House:
    """A running app, and the guests it has."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def services(self) -> Services:
        services = self.client.app.state.services  # type: ignore[attr-defined]
        assert isinstance(services, Services)
        return services

    def guest(self, name: str = "") -> Guest:
        guest = Guest(self.client)
        guest.me = guest.post("/api/guest", {"name": name})
        return guest

    def stranger(self) -> Guest:
        return Guest(self.client)


class Guest:
    """One browser."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self._ids = itertools.count()
        self.cookie: str | None = None
        self.me: Message = {"csrf": "", "id": None}

    def request(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        sent = {"X-Tabard-Token": self.me["csrf"], **{k.replace("_", "-"): v for k, v in headers.items()}}
        if self.cookie is not None:
            sent["Cookie"] = f"tabard={self.cookie}"
        response = self._client.request(method, path, json=body, headers=sent)
        found = response.cookies.get("tabard")
        if found:
            self.cookie = found
        self._client.cookies.clear()
        return response

    def get(self, path: str) -> Any:
        return ok(self.request("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        answer = ok(self.request("POST", path, body))
        if "csrf" in answer:
            self.me = answer
        elif "me" in answer:
            self.me = answer["me"]
        return answer

    def open_table(self, seats: int = 2, bots: dict[str, str] | None = None, **wish: Any) -> Message:
        start, seat = wish.pop("start", False), wish.pop("seat", 0)
        settings = {"game": "grunwald", "seats": seats, **wish}
        opened: Message = self.post(
            "/api/tables", {"settings": settings, "bots": bots or {}, "start": start, "seat": seat}
        )
        return opened

    def join(self, opened: Message) -> Message:
        wish = {"table": opened["table"], "invitation": opened["invitation"]}
        joined: Message = self.post("/api/join", wish)
        return joined

    def act(self, table: str, type: str, **fields: Any) -> Message:
        told: Message = self.request("POST", f"/api/tables/{table}/act", {"type": type, **fields}).json()
        return told

    def new_id(self) -> str:
        return f"id{next(self._ids)}"

    @contextmanager
    def socket(self, table: str, **hello: Any) -> Iterator[Eyes]:
        headers = {} if self.cookie is None else {"Cookie": f"tabard={self.cookie}"}
        with self._client.websocket_connect("/api/socket", headers=headers) as session:
            eyes = Eyes(session, self)
            eyes.say("hello", table=table, **hello)
            eyes.snapshot = eyes.until("snapshot")
            eyes.seen = eyes.snapshot["seen"]
            yield eyes


class Eyes:
    """A socket, and the last it has seen."""

    def __init__(self, session: WebSocketTestSession, guest: Guest) -> None:
        self.session = session
        self.guest = guest
        self.snapshot: Message = {}
        self.seen: Message = {}
        self.raw: list[str] = []

    def say(self, type: str, **fields: Any) -> None:
        self.session.send_json({"type": type, **fields})

    def next(self) -> Message:
        text = self.session.receive_text()
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("snapshot", "update") and message["seen"] is not None:
            self.seen = message["seen"]
        return message

    def until(self, *types: str) -> Message:
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def everything(self) -> list[Message]:
        """All that has been sent so far."""
        self.say("ping", sent=7)
        messages = []
        while (message := self.next())["type"] != "pong":
            messages.append(message)
        return messages

    def answer(self, choice: object = None, **fields: Any) -> Message:
        """Answer the open question, by default with its first option; the server's verdict."""
        decision = self.seen["decision"]
        wish = {
            "client_id": self.guest.new_id(),
            "seat": self.seen["eyes"],
            "version": self.seen["version"],
            "choice": decision["options"][0] if choice is None and decision else choice,
            **fields,
        }
        self.say("answer", **wish)
        return self.until("accepted", "refused")


def ok(response: Any) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def play(players: list[Eyes], answers: int = 100_000) -> int:
    """Whoever is asked takes the first option, until so many answers are given or the match is over."""
    given = 0
    while given < answers:
        for eyes in players:
            eyes.everything()
        asked = [eyes for eyes in players if eyes.seen["decision"]]
        if not asked:
            break
        assert asked[0].answer()["type"] == "accepted"
        given += 1
    for eyes in players:
        eyes.everything()
    return given
