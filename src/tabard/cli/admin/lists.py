"""What `tabard admin list` shows, a line for each thing."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tabard.server.services import Services


@dataclass(frozen=True)
class Wanted:
    most: int
    all: bool
    person: str | None
    table: str | None


def day(ms: int | None) -> str:
    return "for ever" if ms is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))


async def tables(services: Services, wanted: Wanted) -> list[str]:
    found = await services.lists.all(wanted.most, over=wanted.all, person=wanted.person)
    lines = []
    for table, seats in found:
        sitting = ", ".join(seat.name or "–" for seat in seats)
        name = f" “{table.settings.name}”" if table.settings.name else ""
        lines.append(
            f"{table.id}  {table.status:8}{day(table.changed)}  {table.settings.game}{name}: {sitting}"
        )
    return lines


async def people(services: Services, wanted: Wanted) -> list[str]:
    found = await services.people_store.newest(wanted.most, wanted.person)
    barred = {(bar.person, bar.kind) for bar, _ in await services.orders.bars()}
    lines = []
    for one in found:
        marks = [kind for kind in ("ban", "mute") if (one.id, kind) in barred]
        login = f" ({one.login})" if one.login else ""
        lines.append(
            f"{one.id}  {one.kind:8}{day(one.created)}  {one.name}{login} {' '.join(marks)}".rstrip()
        )
    return lines


async def reports(services: Services, wanted: Wanted) -> list[str]:
    names = Names(services)
    lines = []
    for one in await services.moderation.reports(settled=wanted.all):
        if wanted.person in (None, one.about, one.person) and wanted.table in (None, one.table_id):
            who, about = await names.of(one.person), await names.of(one.about)
            state = "settled" if one.settled else "open"
            lines.append(f"{one.id}  {state:8}{day(one.at)}  {who} about {about}, table {one.table_id}")
            lines += [f"    why: {line}" for line in one.why.splitlines()]
            lines += [f"    said: {line}" for line in one.said.splitlines()]
    return lines[-wanted.most :]


async def bars(services: Services, wanted: Wanted) -> list[str]:
    names = Names(services)
    return [
        f"{bar.kind:5}{day(at)}  until {day(bar.until)}  {await names.of(bar.person)}"
        + (f": {bar.reason}" if bar.reason else "")
        for bar, at in await services.orders.bars()
        if wanted.person in (None, bar.person)
    ]


async def trail(services: Services, wanted: Wanted) -> list[str]:
    names = Names(services)
    return [
        " ".join(
            [
                f"{day(step.at)}  {await names.of(step.who)} {step.what}",
                *([f"table={step.table}"] if step.table else []),
                *(f"{name}={value}" for name, value in step.facts.items()),
            ]
        )
        for step in await services.trail.read(wanted.most, wanted.person, wanted.table)
    ]


class Names:
    """Names and ids of people, looked up once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[str, str] = {}

    async def of(self, person: str) -> str:
        if person not in self._known:
            found = await self._services.people_store.by_id(person)
            self._known[person] = person if found is None else f"{found.name} [{person}]"
        return self._known[person]


LISTS: dict[str, Callable[[Services, Wanted], Awaitable[list[str]]]] = {
    "tables": tables,
    "people": people,
    "reports": reports,
    "bars": bars,
    "trail": trail,
}
