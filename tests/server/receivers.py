"""Receivers of notifications on this machine: a web server, a browser with its push service, mail."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

INSIDE = ("127.0.0.0/8",)


class Request:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    @property
    def plain(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers every POST with `status`, in the manner of `manner`, and keeps what it got."""

    def __init__(self) -> None:
        self.got: list[Request] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        self.drip = False  # a byte now and then, and never the end
        self.address = ""
        self.over = threading.Event()


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            named = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Request(self.path, named, body))
            try:
                while receiver.drip and not receiver.over.wait(0.05):
                    self.wfile.write(b"H")
            except OSError:
                return
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """The side of a push subscription that reads: written from the RFCs, not from our sender."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service}/push/1",
            "p256dh": b64(self._point),
            "auth": b64(self._auth),
        }

    def reads(self, body: bytes) -> Any:
        """RFC 8188 section 2 and RFC 8291 section 3."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sender) == 65 and 18 <= len(sealed) <= size <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        ikm = mac(mac(self._auth, shared), b"WebPush: info\0" + self._point + sender + b"\1")
        prk = mac(salt, ikm)
        key = mac(prk, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(prk, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\2")  # the last record
        return json.loads(padded[:-1])


def signed_claims(authorization: str, public: str) -> Any:
    """RFC 8292: the claims, if the signature is of that key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found = json.loads(unb64(claims))
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found


def mac(key: bytes, data: bytes) -> bytes:
    one = hmac.HMAC(key, hashes.SHA256())
    one.update(data)
    return one.finalize()


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Post:
    """A mail server that keeps what it is given, or refuses it."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.port = 0
        self.refuses = False


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()

    class Clerk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                verb = line.upper()
                if verb.startswith("RCPT") and post.refuses:
                    self.say("550 nobody of that name")
                elif verb == "DATA":
                    self.say("354 go on")
                    post.letters.append(self.text())
                    self.say("250 kept")
                elif verb == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 fine")

        def text(self) -> str:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.decode())
            return "".join(lines)

        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk)
    server.daemon_threads = True
    post.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield post
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
