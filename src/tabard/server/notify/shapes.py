"""What a webhook is sent: our own record, or the shape that Discord or Slack want."""

from __future__ import annotations

import re
from typing import Any, Literal
from urllib.parse import urlsplit

Shape = Literal["tabard", "discord", "slack"]

DISCORD = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
SLACK = "hooks.slack.com"
NAMED: dict[str, Shape] = {"discord": "discord", "slack": "slack"}


def shape_of(url: str) -> Shape:
    """By the host; for others that speak alike (Mattermost speaks Slack's) by `#slack` behind the address."""
    parts = urlsplit(url)
    if parts.fragment in NAMED:
        return NAMED[parts.fragment]
    if parts.hostname in DISCORD and parts.path.startswith("/api/webhooks/"):
        return "discord"
    return "slack" if parts.hostname == SLACK else "tabard"


def shaped(url: str, body: dict[str, Any]) -> dict[str, Any]:
    text, address = str(body["text"]), str(body["url"])
    match shape_of(url):
        case "discord":
            plain = re.sub(r"([\\*_~`|>#\[\]()<-])", r"\\\1", text)
            return {"content": f"{plain}\n{address}", "allowed_mentions": {"parse": []}}
        case "slack":
            plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return {"text": f"{plain}\n{address}", "unfurl_links": False}
        case _:
            return body
