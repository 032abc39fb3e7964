"""The deeds of `tabard admin`. What changes anything is written down as an order.

A server that runs carries it out within a second. Where none runs, this process opens the house without its
doors and does it itself; with PostgreSQL it does so beside the servers, which keep the tables they have.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Self

from tabard.cli.admin import lists
from tabard.engine.errors import TabardError
from tabard.server.accounts.passwords import Passwords
from tabard.server.config import Config
from tabard.server.keeping.orders import (
    Announce,
    Bar,
    Close,
    Delete,
    Kind,
    Lift,
    NewPassword,
    Order,
    Settle,
    Tidy,
)
from tabard.server.now import now_ms
from tabard.server.services import Services
from tabard.server.store.database import DatabaseInUse
from tabard.server.store.people import Person

PATIENCE = 15.0


class Desk:
    """Where orders are written, and either carried out or left to the server that runs."""

    def __init__(self, config: Config) -> None:
        self.services = Services(config)
        self.served = False
        """A server of this SQLite file runs: it carries out what is written."""

    async def __aenter__(self) -> Self:
        path = self.services.database.path
        if path is not None and not path.is_file():
            raise TabardError(f"there is no database {path}")
        try:
            await self.services.open(waking=False)
        except DatabaseInUse:
            self.served = True
        except BaseException:
            await self.services.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.services.close()

    async def order(self, order: Order) -> str:
        """The answer of whoever carried it out."""
        orders = self.services.orders
        id = await orders.write(order)
        last = time.monotonic() + PATIENCE
        while time.monotonic() < last:
            if not self.served:
                await self.services.keeper.look()
            found = await orders.find(id)
            if found is not None and found.done is not None:
                answer = found.answer or ""
                if answer.startswith("failed"):
                    raise TabardError(answer)
                return answer
            await asyncio.sleep(0.1)
        raise TabardError("no server has answered yet; the order stands, and the next one carries it out")

    async def person(self, named: str) -> Person:
        """By login, id or name; a name must be somebody's alone."""
        found = await self.services.people_store.called(named)
        if not found:
            raise TabardError(f"there is nobody called {named}")
        if len(found) > 1:
            several = ", ".join(f"{one.id} ({one.kind})" for one in found[:8])
            raise TabardError(f"{len(found)} people are called {named}: {several}; take the id")
        return found[0]

    async def table(self, named: str) -> str:
        id = named.partition("#")[0].rstrip("/").rpartition("/")[2]
        if not await self.services.lists.exists(id):
            raise TabardError(f"there is no table {id}")
        return id


def until(days: float | None) -> int | None:
    return None if days is None else now_ms() + int(days * 86_400_000)


def barring(kind: Kind) -> Callable[[Desk, argparse.Namespace], Awaitable[None]]:
    async def bar(desk: Desk, args: argparse.Namespace) -> None:
        person = await desk.person(args.person)
        await desk.order(Bar(person.id, kind, until(args.days), args.reason))
        done = "is out" if kind == "ban" else "may not speak"
        print(f"{person.name} ({person.id}) {done}{'' if args.days is None else f' for {args.days:g} days'}")

    return bar


def lifting(kind: Kind) -> Callable[[Desk, argparse.Namespace], Awaitable[None]]:
    async def lift(desk: Desk, args: argparse.Namespace) -> None:
        person = await desk.person(args.person)
        await desk.order(Lift(person.id, kind))
        print(f"{person.name} ({person.id}) may {'come in' if kind == 'ban' else 'speak'} again")

    return lift


async def announce(desk: Desk, args: argparse.Namespace) -> None:
    text = args.text.strip()
    await desk.order(Announce(text, now_ms() + int(args.hours * 3_600_000)))
    print(f"announced for {args.hours:g} hours" if text else "nothing is announced any more")


async def close(desk: Desk, args: argparse.Namespace) -> None:
    table = await desk.table(args.table)
    print(f"{table}: {await desk.order(Close(table))}")


async def delete(desk: Desk, args: argparse.Namespace) -> None:
    table = await desk.table(args.table)
    print(f"{table}: {await desk.order(Delete(table))}")


async def reset_password(desk: Desk, args: argparse.Namespace) -> None:
    person = await desk.person(args.person)
    if person.login is None:
        raise TabardError(f"{person.name} is a guest and has no password")
    password = secrets.token_urlsafe(12)
    await desk.order(NewPassword(person.id, await Passwords().hash(password)))
    print(f"{person.login}: {password}")


async def tidy(desk: Desk, args: argparse.Namespace) -> None:
    days = desk.services.config.tidy_days if args.days is None else args.days
    if days < 1:
        raise TabardError("tidying needs --days of 1 or more: the setting tidy_days is 0")
    print(f"gone: {await desk.order(Tidy(days))}")


async def settle(desk: Desk, args: argparse.Namespace) -> None:
    known = [one.id for one in await desk.services.moderation.reports()]
    if args.report not in known:
        raise TabardError(f"there is no open report {args.report}")
    await desk.order(Settle(args.report))
    print(f"{args.report} is settled")


async def show(desk: Desk, args: argparse.Namespace) -> None:
    person = None if args.person is None else (await desk.person(args.person)).id
    table = None if args.table is None else await desk.table(args.table)
    wanted = lists.Wanted(args.most, args.all, person, table)
    count = 0
    for line in await lists.LISTS[args.what](desk.services, wanted):
        print(line)
        count += 1
    if not count:
        print("nothing")


DEEDS: dict[str, Callable[[Desk, argparse.Namespace], Awaitable[None]]] = {
    "list": show,
    "announce": announce,
    "ban": barring("ban"),
    "unban": lifting("ban"),
    "mute": barring("mute"),
    "unmute": lifting("mute"),
    "close": close,
    "delete": delete,
    "reset-password": reset_password,
    "tidy": tidy,
    "settle": settle,
}
