"""Half requests, slow readers, too many of one address, foreign names: over real connections."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from tabard.server.app import create_app
from tabard.server.config import Config, Limits
from tabard.server.connections import ABORT
from tabard.server.sockets import MOST_UNSENT, Socket
from tests.server.generous import GENEROUS
from tests.server.guests import House
from tests.server.processes import Player, ServerProcess, Servers

IMPATIENT = replace(
    GENEROUS, header_seconds=0.5, body_seconds=0.5, request_seconds=1.5, connections_per_address=20
)


@pytest.fixture
def server(servers: Servers, tmp_path: Path) -> ServerProcess:
    return servers.start(str(tmp_path / "services.sqlite3"), limits=IMPATIENT)


def place_of(server: ServerProcess) -> tuple[str, int]:
    host, port = server.address.removeprefix("http://").rsplit(":", 1)
    return host, int(port)


@contextmanager
def raw(server: ServerProcess, sent: bytes = b"") -> Iterator[socket.socket]:
    with closing(socket.create_connection(place_of(server), 20)) as line:
        line.settimeout(20)
        line.sendall(sent)
        yield line


def everything(line: socket.socket) -> bytes:
    """Until the server closes; an abort is an end too."""
    received = b""
    try:
        while part := line.recv(65_536):
            received += part
    except ConnectionError:
        pass
    return received


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"G",
    ],
)
def test_half_a_request_is_ended(server: ServerProcess, half: bytes) -> None:
    with raw(server, half) as line:
        assert everything(line) == b""


def test_half_a_request_after_a_whole_one_is_ended(server: ServerProcess) -> None:
    whole = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with raw(server, whole) as line:
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost")
        assert b"HTTP/1.1" not in everything(line)


def test_a_body_that_never_comes_is_refused(server: ServerProcess) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"
    with raw(server, head) as line:
        answer = everything(line)
    assert answer.startswith(b"HTTP/1.1 408") and b"too_slow" in answer
    assert b"content-security-policy" in answer.lower()


def test_nonsense_is_answered_with_all_headers(server: ServerProcess) -> None:
    with raw(server, b"\x16\x03\x01 what is this\r\n\r\n") as line:
        answer = everything(line).lower()
    assert answer.startswith(b"http/1.1 400") and b"content-security-policy" in answer


def test_one_address_has_so_many_connections_and_no_more(servers: Servers, tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=20, header_seconds=120.0)  # they may take their time
    server = servers.start(str(tmp_path / "services.sqlite3"), limits=limits)
    lines = [socket.create_connection(place_of(server), 20) for _ in range(30)]
    try:
        ended = 0
        for line in lines[20:]:
            line.settimeout(20)
            ended += everything(line) == b""
        assert ended == 10
    finally:
        for line in lines:
            line.close()
    Player(server.address, "Anna")  # when they are gone there is room again


def test_a_socket_counts_as_the_connection_it_is_and_is_forgotten_when_it_ends(
    server: ServerProcess,
) -> None:
    anna = Player(server.address, "Anna")
    settings = {"game": "grunwald", "seats": 2, "hot_seat": True}
    table = anna.post(server.address, "/api/tables", {"settings": settings, "start": True})["table"]
    for _ in range(60):
        with anna.socket(server.address, table):
            pass


def test_what_waits_for_one_socket_is_bounded(house: House) -> None:
    """At the limit the connection is cut off, and nothing more is kept."""
    most = house.services.config.limits.unsent_bytes
    cut: list[None] = []
    scope: dict[str, Any] = {
        "type": "websocket",
        "state": {ABORT: lambda: cut.append(None)},
        "headers": [],
        "client": None,
    }
    line = Socket(house.services, WebSocket(scope, receive=never, send=never), None)
    line._answering = True  # nobody reads what was sent before
    for sent in range(0, 3 * most, most // 4):
        assert bool(cut) == (sent > most)
        line.send(b"x" * (most // 4))
        assert line._unsent_bytes <= most
    assert len(cut) == 1 and not line._unsent
    another = Socket(house.services, WebSocket(scope, receive=never, send=never), None)
    another._answering = True
    for _ in range(2 * MOST_UNSENT):
        another.send(b"x")
    assert len(cut) == 2 and not another._unsent


async def never(*_: Any) -> Any:
    raise AssertionError


def test_a_socket_that_never_reads_is_closed(servers: Servers, tmp_path: Path) -> None:
    """Nobody else notices."""
    limits = replace(GENEROUS, unsent_bytes=200_000)
    server = servers.start(str(tmp_path / "services.sqlite3"), limits=limits)
    anna = Player(server.address, "Anna")
    settings = {"game": "fief", "seats": 2, "hot_seat": True}
    table = anna.post(server.address, "/api/tables", {"settings": settings, "start": True})["table"]
    with raw(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        upgrade = (
            "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: tabard={anna.cookie}\r\n\r\n"
        )
        line.sendall(upgrade.encode())
        hello = frame(json.dumps({"type": "hello", "table": table}).encode())
        closed = False
        try:
            for _ in range(3_000):  # a snapshot each, and none is read
                line.sendall(hello)
        except OSError:
            closed = True
        if not closed:
            everything(line)
    with anna.socket(server.address, table) as eyes:
        assert eyes.answer("a")["type"] == "accepted"


def frame(payload: bytes) -> bytes:
    """A masked text frame; the mask is nothing."""
    return bytes((0x81, 0x80 | len(payload), 0, 0, 0, 0)) + payload


# Names.


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8080", "127.0.0.1.evil.example"])
def test_a_name_that_is_not_ours_is_refused(house: House, host: str) -> None:
    """A page whose name leads here all of a sudden has that name in Origin and in Host."""
    told = house.guest().request("PATCH", "/api/me", {"name": "x"}, Host=host, Origin=f"http://{host}")
    assert (told.status_code, told.json()["code"]) == (403, "foreign")
    assert house.stranger().request("GET", "/api/house", Host=host).status_code == 403
    assert house.stranger().request("GET", "/", Host=host).status_code == 403


@pytest.mark.parametrize(
    "host", ["localhost:8080", "127.0.0.1:80", "[::1]:8080", "192.168.1.7", "tower", "tower.local:8080"]
)
def test_addresses_and_names_of_the_house_are_ours(house: House, host: str) -> None:
    assert house.stranger().request("GET", "/api/house", Host=host).status_code == 200


def test_the_public_name_and_those_of_the_configuration_are_ours(config: Config) -> None:
    named = replace(config, public_url="https://tabard.example", hosts=("games.example",))
    with TestClient(create_app(named), base_url="http://testserver") as client:
        for host, status in (("tabard.example", 200), ("games.example:8443", 200), ("other.example", 403)):
            assert client.get("/api/house", headers={"Host": host}).status_code == status


def test_no_socket_by_a_foreign_name(house: House) -> None:
    from starlette.testclient import WebSocketDenialResponse

    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        house.client.websocket_connect("/api/socket", headers={"Host": "evil.example"}),
    ):
        pass
    assert denied.value.status_code == 403
    assert "default-src 'none'" in denied.value.headers["content-security-policy"]


def test_the_last_proxy_s_word_counts_in_whatever_line_it_stands(config: Config) -> None:
    """A proxy may add a line of its own below the one the visitor sent."""
    behind = replace(config, trust_proxy=True, limits=replace(Limits(), new_guests_burst=5.0))
    with TestClient(create_app(behind), base_url="http://testserver") as client:
        codes = []
        for number in range(12):
            lines = [("X-Forwarded-For", f"10.0.0.{number}"), ("X-Forwarded-For", "203.0.113.9")]
            codes.append(client.post("/api/guest", json={}, headers=lines).status_code)
            client.cookies.clear()
        assert codes.count(200) < 8 and codes[-1] == 429


def test_a_frame_number_of_five_thousand_digits_is_malformed(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    told: Any = anna.request("GET", f"/api/tables/{table}/replay?since={'9' * 5000}")
    assert (told.status_code, told.json()["code"]) == (400, "malformed")
    assert told.headers["x-frame-options"] == "DENY"
