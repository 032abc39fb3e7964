"""What the keeper does about people: who may not come in or speak, whose password is another now."""

from __future__ import annotations

from tabard.server.accounts.people import People
from tabard.server.keeping.bars import Bars
from tabard.server.keeping.orders import Bar, Lift, NewPassword
from tabard.server.keeping.sockets import Sockets
from tabard.server.keeping.tables import TableKeeper
from tabard.server.store.orders import OrderStore
from tabard.server.store.people import PeopleStore


class PeopleKeeper:
    """Each order is carried out by one process, and followed by all."""

    def __init__(
        self,
        people: People,
        store: PeopleStore,
        orders: OrderStore,
        bars: Bars,
        tables: TableKeeper,
        sockets: Sockets,
    ) -> None:
        self._people = people
        self._store = store
        self._orders = orders
        self._bars = bars
        self._tables = tables
        self._sockets = sockets

    async def bar(self, order: Bar) -> None:
        await self._orders.bar(order)
        if order.kind == "ban":
            await self._store.end_sessions(order.person)
            await self._bars.read()
            await self._tables.leave_all(order.person, for_good=order.until is None)

    async def lift(self, order: Lift) -> None:
        await self._orders.lift(order.person, order.kind)

    async def new_password(self, order: NewPassword) -> None:
        await self._store.change(order.person, password=order.hashed)
        await self._store.end_sessions(order.person)

    async def follow(self, order: Bar | Lift | NewPassword) -> None:
        """What it changes in this process's memory."""
        if isinstance(order, NewPassword):
            self._put_out(order.person, "signed_out")
            return
        await self._bars.read()
        if isinstance(order, Bar) and order.kind == "ban":
            self._put_out(order.person, "banned")

    def _put_out(self, person: str, reason: str) -> None:
        self._people.forget(person)
        self._sockets.put_out(person, reason)
