"""Carries out what the keeper ordered, and tidies up. Looks into the database once a second."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import assert_never

from tabard.server.accounts.people import People
from tabard.server.keeping.bars import Bars
from tabard.server.keeping.orders import (
    Announce,
    Bar,
    Close,
    Delete,
    Lift,
    NewPassword,
    Order,
    Settle,
    Tidy,
    Written,
    table_of,
)
from tabard.server.keeping.sockets import Sockets
from tabard.server.keeping.tables import TableKeeper
from tabard.server.keeping.trail import KEEPER, Trail
from tabard.server.now import now_ms
from tabard.server.store.moderation import ModerationStore
from tabard.server.store.orders import OrderStore
from tabard.server.store.people import PeopleStore
from tabard.server.store.tidying import Tidying
from tabard.server.wire.server import Announced

LOG = logging.getLogger("tabard.keeper")
LOOK_EVERY = 1.0
BACK_MS = 120_000
"""How far back orders are looked for that another process carried out: its clock may be another."""

DAY_MS = 86_400_000


class Keeper:
    """What `tabard admin` wrote down, done by this process or followed by it."""

    def __init__(
        self,
        mine: Callable[[str], Awaitable[bool]],
        tables: TableKeeper,
        people: People,
        people_store: PeopleStore,
        orders: OrderStore,
        moderation: ModerationStore,
        tidying: Tidying,
        bars: Bars,
        trail: Trail,
        sockets: Sockets,
        trail_days: int,
    ) -> None:
        self._mine = mine
        self._tables = tables
        self._people = people
        self._people_store = people_store
        self.orders = orders
        self._moderation = moderation
        self._tidying = tidying
        self._bars = bars
        self._trail = trail
        self._sockets = sockets
        self._trail_days = trail_days
        self._process = secrets.token_hex(4)
        self._followed: set[str] = set()
        self._announced: tuple[str, int] | None = None

    @property
    def announcement(self) -> str:
        found = self._announced
        return found[0] if found is not None and found[1] > now_ms() else ""

    async def open(self) -> None:
        """What was ordered before this process began is in the database."""
        await self._bars.read()
        self._announced = await self.orders.announcement()
        done = await self.orders.recent(now_ms() - BACK_MS)
        self._followed = {one.id for one in done if one.done is not None}

    async def run(self, tidy_days: int) -> None:
        tidied = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
                if now_ms() - tidied > DAY_MS:
                    tidied = now_ms()
                    await self._forget_old()
                    if tidy_days:
                        await self._tidy(tidy_days)
            except Exception:
                LOG.exception("the keeper stumbled")

    async def look(self) -> None:
        """One round: carry out what is new, follow what others carried out, write down who did what."""
        found = await self.orders.recent(now_ms() - BACK_MS)
        for one in found:
            done = one.done is not None or await self._try(one)
            if done and one.id not in self._followed:
                self._followed.add(one.id)
                await self._follow(one.order)
        self._followed &= {one.id for one in found}
        before = self.announcement
        if self._announced is not None and not before:
            self._announced = None
            self._sockets.tell_all(Announced(""))
        await self._trail.write()

    async def _try(self, one: Written) -> bool:
        """Whether it was carried out here and now."""
        table = table_of(one.order)
        if table is not None and not await self._mine(table):
            return False  # whoever has the table will
        if not await self.orders.take(one.id, self._process):
            return False
        try:
            answer = await self._carry_out(one.order)
        except Exception as error:
            LOG.exception("an order could not be carried out")
            answer = f"failed: {error}"
        await self.orders.done(one.id, answer)
        facts = {"answer": answer} if answer else {}
        self._trail.note(KEEPER, type(one.order).__name__.lower(), table, **about(one.order), **facts)
        return True

    async def _carry_out(self, order: Order) -> str:
        match order:
            case Bar():
                await self.orders.bar(order)
                if order.kind == "ban":
                    await self._people_store.end_sessions(order.person)
                    await self._bars.read()
                    await self._tables.leave_all(order.person, for_good=order.until is None)
            case Lift():
                await self.orders.lift(order.person, order.kind)
            case Close():
                return await self._tables.close(order.table)
            case Delete():
                return await self._tables.delete(order.table)
            case NewPassword():
                await self._people_store.change(order.person, password=order.hashed)
                await self._people_store.end_sessions(order.person)
            case Announce():
                await self.orders.announce(order.text, order.until)
            case Tidy():
                return await self._tidy(order.days)
            case Settle():
                await self._moderation.settle(order.report)
            case _ as never:
                assert_never(never)
        return ""

    async def _follow(self, order: Order) -> None:
        """What an order changes in this process's memory."""
        match order:
            case Bar() | Lift():
                await self._bars.read()
                if isinstance(order, Bar) and order.kind == "ban":
                    self._put_out(order.person, "banned")
            case NewPassword():
                self._put_out(order.person, "signed_out")
            case Announce():
                self._announced = await self.orders.announcement()
                self._sockets.tell_all(Announced(self.announcement))
            case Close() | Delete():
                await self._tables.follow(order.table)
            case Tidy() | Settle():
                pass

    def _put_out(self, person: str, reason: str) -> None:
        self._people.forget(person)
        self._sockets.put_out(person, reason)

    async def _tidy(self, days: int) -> str:
        before = now_ms() - days * DAY_MS
        unused = await self._tidying.unused_tables(before)
        gone = sum([await self._tables.tidy_away(table) for table in unused])
        guests = await self._tidying.unused_guests(before)
        sessions = await self._tidying.old_sessions(now_ms())
        if gone or guests or sessions:
            LOG.info("tidied: %d tables, %d guests, %d sessions", gone, guests, sessions)
        return f"{gone} open tables, {guests} guests and programs, {sessions} sessions"

    async def _forget_old(self) -> None:
        before = now_ms() - self._trail_days * DAY_MS
        await self._trail.forget_before(before)
        await self.orders.forget_before(before)


def about(order: Order) -> dict[str, str]:
    """Whom or what, for the trail. A hash is no fact."""
    match order:
        case Bar():
            return {"person": order.person, "kind": order.kind, "reason": order.reason}
        case Lift():
            return {"person": order.person, "kind": order.kind}
        case NewPassword():
            return {"person": order.person}
        case Announce():
            return {"text": order.text}
        case Settle():
            return {"report": order.report}
    return {}
