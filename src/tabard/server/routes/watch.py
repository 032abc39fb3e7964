"""For whoever runs the server: health and metrics."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tabard.server.metrics import Page, counted, label
from tabard.server.routes.requests import answer
from tabard.server.safety import address_of
from tabard.server.services import Services
from tabard.server.tables.refusal import Refusal
from tabard.server.wire.rest import Health

PATIENCE = 5.0
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Watch:
    """`/api/health` and `/metrics`."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def health(self, request: Request) -> Response:
        """200 while all parts work; 503 says which does not."""
        troubles = [name for name, works in self._services.parts().items() if not works]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._services.lists.count()
        except Exception:
            troubles.append("database")
        health = Health("broken" if troubles else "ok", version("tabard"), troubles)
        return answer(health, 503 if troubles else 200)

    async def metrics(self, request: Request) -> Response:
        if not self._may_read(request):
            raise Refusal("not_yours", "metrics are for the administrator of this server")
        services, page = self._services, Page()
        counted(page, services.metrics)
        tables = await services.lists.count()
        page.add(
            "tabard_tables",
            "gauge",
            "Tables in the database.",
            {label("status", status): tables.get(status, 0) for status in ("open", "running", "over")},
        )
        page.add("tabard_rooms", "gauge", "Tables in memory.", len(services.rooms.loaded))
        sockets = sum(services.sockets_by_address.values())
        page.add("tabard_sockets", "gauge", "Sockets that are open.", sockets)
        pools = {"bots": services.thinkers, "analyses": services.patient_thinkers}
        for name, words in (
            ("tabard_thoughts", "Thoughts asked for and not answered yet."),
            ("tabard_thoughts_queued", "Of these, how many wait for a process."),
        ):
            queued = name.endswith("queued")
            values = {
                label("of", of): max(0, pool.under_way - pool.most) if queued else pool.under_way
                for of, pool in pools.items()
            }
            page.add(name, "gauge", words, values)
        return PlainTextResponse(page.text(), media_type=TEXT)

    def _may_read(self, request: Request) -> bool:
        token = self._services.config.metrics_token
        if token is not None:
            shown = request.headers.get("authorization", "").removeprefix("Bearer ")
            return secrets.compare_digest(shown.encode(), token.encode())
        if not self._services.config.trust_proxy and any(name in request.headers for name in FORWARDED):
            return False  # a proxy stands before this server: behind it everybody seems to be here
        try:
            return ipaddress.ip_address(address_of(request, self._services.config)).is_loopback
        except ValueError:
            return False
