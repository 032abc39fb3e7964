"""What the keeper of a server announces to everybody."""

from __future__ import annotations

from tabard.server.keeping.sockets import Sockets
from tabard.server.now import now_ms
from tabard.server.store.orders import OrderStore
from tabard.server.wire.server import Announced


class Announcements:
    """The one that counts now, as this process knows it."""

    def __init__(self, orders: OrderStore, sockets: Sockets) -> None:
        self._orders = orders
        self._sockets = sockets
        self._known: tuple[str, int] | None = None

    @property
    def text(self) -> str:
        return self._known[0] if self._known is not None and self._known[1] > now_ms() else ""

    async def read(self) -> None:
        self._known = await self._orders.announcement()

    async def follow(self) -> None:
        """It has changed: all are told."""
        await self.read()
        self._sockets.tell_all(Announced(self.text))

    def run_out(self) -> None:
        """Its time may be over: it is taken down everywhere."""
        if self._known is not None and not self.text:
            self._known = None
            self._sockets.tell_all(Announced(""))
