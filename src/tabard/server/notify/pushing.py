"""One message to one browser."""

from __future__ import annotations

from typing import Any

from msgspec import json

from tabard.server.config import Push
from tabard.server.notify.outgoing import Outgoing

SECONDS_KEPT = 12 * 3600
"""How long the service keeps it for a browser that is off."""


def check_subscription(p256dh: str, auth: str) -> None:
    """A point of the curve, and sixteen bytes; ValueError else."""
    from tabard.server.notify.webpush import point_from, unpacked  # needs the extra `push`

    point_from(p256dh)
    if len(unpacked(auth)) != 16:
        raise ValueError("a subscription has a secret of sixteen bytes")


async def push(out: Outgoing, keys: Push, subscription: dict[str, str], body: dict[str, Any]) -> None:
    from tabard.server.notify.webpush import Subscription, authorization, encrypted

    endpoint = subscription["endpoint"]
    to = Subscription(endpoint, subscription["p256dh"], subscription["auth"])
    told = {name: body[name] for name in ("text", "url", "table", "reason")}
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(SECONDS_KEPT),
        "Urgency": "high" if body["reason"] == "time-short" else "normal",
        "Authorization": authorization(endpoint, keys.public_key, keys.private_key, keys.contact),
    }
    await out.post(endpoint, encrypted(json.encode(told), to), headers)
