"""Browser push: only the browser can read it (RFC 8291), and its service knows who sends (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

RECORD = 4096
"""A message is one record of this size at most (RFC 8188)."""

HOURS_VALID = 12
CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Subscription:
    """What a browser's `PushManager.subscribe` gave."""

    endpoint: str
    p256dh: str
    auth: str


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_keys() -> tuple[str, str]:
    """Public and private key, as browsers and settings want them."""
    key = ec.generate_private_key(CURVE)
    return packed(point_of(key.public_key())), packed(key.private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def point_from(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(text))


def is_pair(public: str, private: str) -> bool:
    try:
        return point_of(private_key(private).public_key()) == unpacked(public)
    except ValueError:
        return False


def encrypted(
    text: bytes,
    to: Subscription,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of the request. Salt and key are fresh for every message, unless a test gives them."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs, ours = unpacked(to.p256dh), point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), point_from(to.p256dh))
    secret = derived(shared, unpacked(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def authorization(endpoint: str, public: str, private: str, contact: str) -> str:
    """The header by which the push service knows who sends."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HOURS_VALID * 3600,
        "sub": contact,
    }
    head = packed(json.encode({"typ": "JWT", "alg": "ES256"}))
    signed = f"{head}.{packed(json.encode(claims))}"
    r, s = decode_dss_signature(private_key(private).sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public}"
