"""People and their sessions in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.store.schema import (
    chat,
    confirmations,
    notes,
    people,
    pushes,
    reports,
    seats,
    sessions,
    trail,
)
from tabard.server.store.tidying import forgotten
from tabard.server.store.writer import Job, Writer

OTHERS = ("number", "readers")
"""What a line of chat says of others: how many lines there were, and whom it was for."""


@dataclass(frozen=True)
class Person:
    id: str
    kind: str
    name: str
    blazon: str
    language: str
    login: str | None
    password: str | None
    email: str | None
    webhook: str | None
    key_hash: str | None
    created: int


@dataclass(frozen=True)
class Session:
    token_hash: str
    person: str
    csrf: str
    expires: int


def own_part(line: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name not in OTHERS}


class LoginTaken(Exception):
    """Somebody else has this login."""


class PeopleStore:
    """Reads and writes people. Writing goes through the one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, person: Person, *new_sessions: Session) -> None:
        await self._write(
            insert(people).values(**person.__dict__),
            *(insert(sessions).values(**session.__dict__) for session in new_sessions),
        )

    async def add_session(self, session: Session) -> None:
        await self._write(insert(sessions).values(**session.__dict__))

    async def end_session(self, token_hash: str) -> None:
        await self._write(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def end_sessions(self, person: str) -> None:
        """Everywhere at once."""
        await self._write(delete(sessions).where(sessions.c.person == person))

    async def replace_sessions(self, person: str, session: Session) -> None:
        await self._write(
            delete(sessions).where(sessions.c.person == person), insert(sessions).values(**session.__dict__)
        )

    async def drop_expired(self, now: int) -> None:
        await self._write(
            delete(sessions).where(sessions.c.expires <= now),
            delete(confirmations).where(confirmations.c.expires <= now),
        )

    async def ask_to_confirm(self, person: str, email: str, token_hash: str, expires: int) -> None:
        """The last address counts."""
        await self._write(
            delete(confirmations).where(confirmations.c.person == person),
            insert(confirmations).values(token_hash=token_hash, person=person, email=email, expires=expires),
        )

    async def confirmed(self, token_hash: str, now: int) -> tuple[str, str] | None:
        """The person and the address of a link, which works once."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(confirmations).where(
                    confirmations.c.token_hash == token_hash, confirmations.c.expires > now
                )
            )
            row = found.one_or_none()
        if row is None:
            return None
        await self._write(
            update(people).where(people.c.id == row.person).values(email=row.email),
            delete(confirmations).where(confirmations.c.person == row.person),
        )
        return row.person, row.email

    async def change(self, person: str, **values: Any) -> None:
        await self._write(update(people).where(people.c.id == person).values(**values))

    async def by_id(self, person: str) -> Person | None:
        return await self._one(people.c.id == person)

    async def by_login(self, login: str) -> Person | None:
        return await self._one(people.c.login == login)

    async def by_key(self, key_hash: str) -> Person | None:
        return await self._one(people.c.key_hash == key_hash)

    async def called(self, named: str) -> list[Person]:
        """By login or id; else by name."""
        for condition in ((people.c.login == named) | (people.c.id == named), people.c.name == named):
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(people).where(condition))).all()
            if found:
                return [Person(**row._mapping) for row in found]
        return []

    async def newest(self, most: int, person: str | None = None) -> list[Person]:
        query = select(people).where(people.c.kind != "gone").order_by(people.c.created.desc()).limit(most)
        if person is not None:
            query = query.where(people.c.id == person)
        async with self._engine.connect() as connection:
            return [Person(**row._mapping) for row in await connection.execute(query)]

    async def session(self, token_hash: str, now: int) -> Session | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(sessions).where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
            )
            row = found.one_or_none()
        return None if row is None else Session(**row._mapping)

    async def forget(self, person: str) -> None:
        """Delete the person; seats and chat lines at shared tables stay, under the name `somebody`."""
        await self._write(
            update(people)
            .where(people.c.id == person)
            .values(
                kind="gone",
                name="somebody",
                blazon="argent",
                login=None,
                password=None,
                email=None,
                webhook=None,
                key_hash=None,
            ),
            *forgotten(person),
            delete(notes).where(notes.c.person == person),
            update(seats).where(seats.c.person == person).values(name="somebody", blazon="argent"),
            update(chat).where(chat.c.person == person).values(name="somebody"),
        )

    async def add_push(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        await self._write(
            delete(pushes).where(pushes.c.endpoint == endpoint),
            insert(pushes).values(person=person, endpoint=endpoint, p256dh=p256dh, auth=auth),
        )

    async def drop_push(self, endpoint: str, person: str) -> None:
        await self._write(delete(pushes).where(pushes.c.endpoint == endpoint, pushes.c.person == person))

    async def pushes_of(self, person: str) -> list[dict[str, str]]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(pushes).where(pushes.c.person == person))
            return [dict(row._mapping) for row in found]

    async def written_by(self, person: str) -> dict[str, Any]:
        """Chat lines, notes, reports, and what they did, for the export."""
        async with self._engine.connect() as connection:
            said = await connection.execute(select(chat).where(chat.c.person == person))
            noted = await connection.execute(select(notes).where(notes.c.person == person))
            told = await connection.execute(select(reports).where(reports.c.person == person))
            did = await connection.execute(select(trail).where(trail.c.who == person))
            return {
                "chat": [own_part(row._asdict()) for row in said],
                "notes": [dict(row._mapping) for row in noted],
                "reports": [dict(row._mapping) for row in told],
                "trail": [dict(row._mapping) for row in did],
            }

    async def _one(self, condition: Any) -> Person | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(condition))).one_or_none()
        return None if row is None else Person(**row._mapping)

    async def _write(self, *statements: Any) -> None:
        try:
            await self._writer.write(Job(statements=statements))
        except IntegrityError as error:
            raise LoginTaken from error
