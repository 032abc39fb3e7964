"""Carries out what the keeper ordered, and tidies up. Looks into the database once a second."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import assert_never

from tabard.server.keeping.announcements import Announcements
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
from tabard.server.keeping.people import PeopleKeeper
from tabard.server.keeping.tables import TableKeeper
from tabard.server.keeping.tidier import DAY_MS, Tidier
from tabard.server.keeping.trail import KEEPER, Trail
from tabard.server.now import now_ms
from tabard.server.store.moderation import ModerationStore
from tabard.server.store.orders import OrderStore

LOG = logging.getLogger("tabard.keeper")
LOOK_EVERY = 1.0
BACK_MS = 120_000
"""How far back orders are looked for that another process carried out: its clock may be another."""


class Keeper:
    """What `tabard admin` wrote down, done by this process or followed by it."""

    def __init__(
        self,
        mine: Callable[[str], Awaitable[bool]],
        orders: OrderStore,
        tables: TableKeeper,
        people: PeopleKeeper,
        announcements: Announcements,
        moderation: ModerationStore,
        tidier: Tidier,
        trail: Trail,
    ) -> None:
        self._mine = mine
        self.orders = orders
        self._tables = tables
        self._people = people
        self._announcements = announcements
        self._moderation = moderation
        self._tidier = tidier
        self._trail = trail
        self._process = secrets.token_hex(4)
        self._followed: set[str] = set()

    async def open(self) -> None:
        """What was ordered before this process began is in the database."""
        await self._announcements.read()
        done = await self.orders.recent(now_ms() - BACK_MS)
        self._followed = {one.id for one in done if one.done is not None}

    async def run(self, tidy_days: int, trail_days: int) -> None:
        tidied = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
                if now_ms() - tidied > DAY_MS:
                    tidied = now_ms()
                    await self._forget_before(tidied - trail_days * DAY_MS)
                    if tidy_days:
                        await self._tidier.tidy(tidy_days)
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
        self._announcements.run_out()
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
                await self._people.bar(order)
            case Lift():
                await self._people.lift(order)
            case NewPassword():
                await self._people.new_password(order)
            case Close():
                return await self._tables.close(order.table)
            case Delete():
                return await self._tables.delete(order.table)
            case Announce():
                await self.orders.announce(order.text, order.until)
            case Tidy():
                return await self._tidier.tidy(order.days)
            case Settle():
                await self._moderation.settle(order.report)
            case _ as never:
                assert_never(never)
        return ""

    async def _follow(self, order: Order) -> None:
        """What an order changes in this process's memory."""
        match order:
            case Bar() | Lift() | NewPassword():
                await self._people.follow(order)
            case Announce():
                await self._announcements.follow()
            case Close() | Delete():
                await self._tables.follow(order.table)
            case Tidy() | Settle():
                pass

    async def _forget_before(self, at: int) -> None:
        await self._trail.forget_before(at)
        await self.orders.forget_before(at)


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
