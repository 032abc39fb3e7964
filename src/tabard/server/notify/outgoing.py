"""Requests to addresses that visitors gave us: https, out of our own network, and over within seconds.

No thread waits for a stranger's server: the whole call, its name's address included, has one time limit.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

from msgspec import json

PATIENCE = 10.0
AT_ONCE, AT_ONCE_TO_A_HOST = 64, 2
LOOKING_UP = 4
"""Threads that ask for the addresses of names; nothing else waits for them."""

MOST_ANSWERED = 64_000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadAddress(ValueError):
    """An address we do not send to."""


class NotDelivered(Exception):
    """Why a message did not arrive: a word of the client's words files, and its facts."""

    def __init__(self, reason: str, host: str, status: int = 0) -> None:
        super().__init__(f"{reason}: {host}" + (f" answered {status}" if status else ""))
        self.reason = reason
        self.host = host
        self.status = status


@dataclass(frozen=True)
class Place:
    """Where an address leads, as written."""

    secure: bool
    host: str
    port: int
    path: str
    named: str  # host and port as the header Host has them


def place_of(url: str, *, plain: bool = False) -> Place:
    """`plain`: http may be meant too, for networks of our own."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError as error:
        raise BadAddress("this port does not exist") from error
    known = ("https", "http") if plain else ("https",)
    if parts.scheme not in known or not parts.hostname or parts.username or not url.isprintable():
        raise BadAddress("a webhook is an https address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not (parts.netloc + path).isascii() or " " in parts.netloc + path:
        raise BadAddress("a webhook is an https address")
    secure = parts.scheme == "https"
    return Place(secure, parts.hostname, port or (443 if secure else 80), path, parts.netloc)


class Outgoing:
    """Sends, and says what was answered. `inside`: networks of our own that may be reached."""

    def __init__(self, inside: Sequence[str] = (), patience: float = PATIENCE) -> None:
        self._inside: list[Network] = [ipaddress.ip_network(one) for one in inside]
        self._patience = patience
        self._threads = ThreadPoolExecutor(LOOKING_UP, "addresses")
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._turns: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> Place:
        """Refuses what could never be sent; the host's address is looked at when something is sent."""
        return place_of(url, plain=bool(self._inside))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that was answered; any but one of success is raised, and so is silence."""
        place = self.check(url)
        turn, waiting = self._turns.setdefault(place.host, (asyncio.Semaphore(AT_ONCE_TO_A_HOST), []))
        waiting.append(None)
        try:
            async with asyncio.timeout(4 * self._patience), turn, self._turn, asyncio.timeout(self._patience):
                return await self._post(place, body, headers)
        except TimeoutError:
            raise NotDelivered("no-answer", place.host) from None
        except ssl.SSLError as error:
            raise NotDelivered("not-trusted", place.host) from error
        except (OSError, EOFError) as error:
            raise NotDelivered("unreachable", place.host) from error
        finally:
            waiting.pop()
            if not waiting:
                self._turns.pop(place.host, None)

    async def _post(self, place: Place, body: bytes, headers: Mapping[str, str]) -> int:
        # Connects to the address that was looked at: a name could answer otherwise the second time.
        address = await self._address(place)
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            ssl=ssl.create_default_context() if place.secure else None,
            server_hostname=place.host if place.secure else None,
            limit=MOST_ANSWERED,
        )
        try:
            lines = [f"POST {place.path} HTTP/1.1", f"Host: {place.named}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += ["User-Agent: Tabard", f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return await read_status(reader, place.host)
        finally:
            writer.transport.abort()

    async def _address(self, place: Place) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        )
        for *_, where in found:
            address = str(where[0])
            if not self._may_reach(address, secure=place.secure):
                raise NotDelivered("not-outside", place.host)
            return address
        raise NotDelivered("unreachable", place.host)

    def _may_reach(self, address: str, *, secure: bool) -> bool:
        """The open internet by https only; what the keeper of this server named, also without."""
        known = ipaddress.ip_address(address.split("%")[0])
        if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        ours = any(known in network for network in self._inside)
        return ours or (secure and known.is_global and not known.is_multicast)


async def read_status(reader: asyncio.StreamReader, host: str) -> int:
    try:
        line = (await reader.readuntil(b"\n")).split()
    except asyncio.LimitOverrunError:
        line = []
    if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or len(line[1]) != 3 or not line[1].isdigit():
        raise NotDelivered("no-answer", host)
    status = int(line[1])
    if not 200 <= status < 300:
        raise NotDelivered("answered", host, status)
    return status


def as_json(body: object) -> tuple[bytes, dict[str, str]]:
    return json.encode(body), {"Content-Type": "application/json"}
