"""Channels for notifications: e-mail, webhook, browser push. Each runs in a thread; failures are logged."""

from __future__ import annotations

import http.client
import importlib
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from tabard.server.config import Mail, Push

PATIENCE = 10.0


class BadAddress(ValueError):
    """A webhook must be https and outside our own network."""


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as smtp:
        if mail.starttls:
            smtp.starttls(context=ssl.create_default_context())
        if mail.user and mail.password:
            smtp.login(mail.user, mail.password)
        smtp.send_message(message)


def checked_webhook(url: str) -> tuple[str, int, str]:
    """Host, port and path; addresses inside our own network are refused (SSRF)."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username:
        raise BadAddress("a webhook is an https address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, parts.port or 443, path


def outside_address(host: str, port: int) -> str:
    """A public address of the host."""
    for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(place[0])
        if not ipaddress.ip_address(address.split("%")[0]).is_global:
            raise BadAddress(f"{host} is not an address of the open internet")
        return address
    raise BadAddress(f"{host} has no address")


def send_webhook(url: str, body: dict[str, Any]) -> None:
    host, port, path = checked_webhook(url)
    # Connects to the address that was checked: a second look-up could give another one (DNS rebinding).
    plain = socket.create_connection((outside_address(host, port), port), PATIENCE)
    secure = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    connection = http.client.HTTPSConnection(host, port, timeout=PATIENCE)
    connection.sock = secure
    try:
        connection.request("POST", path, json.encode(body), {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()


def send_push(push: Push, subscription: dict[str, str], body: dict[str, Any]) -> bool:
    """False when the browser has withdrawn its subscription. Needs `pip install tabard[push]`."""
    webpush = importlib.import_module("pywebpush")
    host, port, _ = checked_webhook(subscription["endpoint"])
    outside_address(host, port)
    keys = {"p256dh": subscription["p256dh"], "auth": subscription["auth"]}
    try:
        webpush.webpush(
            {"endpoint": subscription["endpoint"], "keys": keys},
            json.encode(body).decode(),
            vapid_private_key=push.private_key,
            vapid_claims={"sub": push.contact},
            timeout=PATIENCE,
        )
    except webpush.WebPushException as error:
        gone = error.response is not None and error.response.status_code in (404, 410)
        if gone:
            return False
        raise
    return True
