"""A WebSocket client as lean as it gets, so that the bench measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Receive = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """Text frames over one connection. The mask is zero, which is legal and costs nothing."""

    def __init__(self, host: str, cookie: str, receive: Receive) -> None:
        self._host = host
        self._cookie = cookie
        self._receive = receive
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        key = base64.b64encode(os.urandom(16)).decode()
        key_lines = f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{key_lines}Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._buffer = rest
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        opcode, size, start = buffer[0] & 15, buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        payload, self._buffer = buffer[start : start + size], buffer[start + size :]
        if opcode == 1:
            self._receive(payload)
        elif opcode == 9:
            self._write(10, payload)
        return True

    def send(self, message: bytes) -> None:
        self._write(1, message)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else bytes((128 | opcode, 254))
        long = b"" if size < 126 else size.to_bytes(2, "big")
        assert self._transport is not None and size < 65536
        if self._transport.is_closing():
            return  # somebody thought until after the end
        self._transport.write(head + long + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, cookie: str, receive: Receive) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", cookie, receive), host, port)
    await wire.open
    return wire
