"""Identity: guests in one click, accounts for those who want one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tabard.server.accounts.arms import arms_of, name_of
from tabard.server.accounts.passwords import Passwords, digest, must_be_strong, token
from tabard.server.now import now_ms
from tabard.server.store.people import PeopleStore, Person, Session
from tabard.server.wire.rest import Me

SESSION_DAYS = 180
CONFIRM_HOURS = 48
REMEMBERED = 5_000
REMEMBERED_MS = 60_000  # another process may have signed the visitor out

Ended = Callable[[str, str | None], None]
"""A person, and the session that is over; None: all of them."""


@dataclass(frozen=True)
class Visit:
    """A person with a session; `token` is known only when it was just made."""

    person: Person
    session: Session
    token: str | None = None
    key: str | None = None


class People:
    """Finds, creates and changes people. Sessions in use are cached."""

    def __init__(self, store: PeopleStore, may_come_in: Callable[[str], None]) -> None:
        self._store = store
        self._may_come_in = may_come_in  # raises Refusal
        self._passwords = Passwords()
        self._visits: OrderedDict[str, Visit] = OrderedDict()
        self._until: dict[str, int] = {}
        self.ended: Ended = lambda person, hashes: None  # told of sessions that are over

    async def visit(self, cookie: str | None) -> Visit | None:
        """The visit of a session cookie."""
        if not cookie:
            return None
        token_hash = digest(cookie)
        known = self._visits.get(token_hash)
        if known is not None and min(known.session.expires, self._until.get(token_hash, 0)) > now_ms():
            return known
        session = await self._store.session(token_hash, now_ms())
        person = None if session is None else await self._store.by_id(session.person)
        if session is None or person is None:
            return None
        return self._remember(Visit(person, session))

    async def new_guest(self, name: str, language: str) -> Visit:
        id, key = token(), token()
        person = Person(
            id=id,
            kind="guest",
            name=name.strip() or name_of(id),
            blazon=arms_of(id),
            language=language,
            login=None,
            password=None,
            email=None,
            webhook=None,
            key_hash=digest(key),
            created=now_ms(),
        )
        session, cookie = new_session(id)
        await self._store.add(person, session)
        return replace(self._remember(Visit(person, session)), token=cookie, key=key)

    async def new_bot(self, name: str) -> tuple[str, str]:
        """A person record for a program: its id, and the token it connects with."""
        id, key = token(), token()
        person = Person(
            id=id,
            kind="bot",
            name=name,
            blazon="",
            language="en",
            login=None,
            password=None,
            email=None,
            webhook=None,
            key_hash=digest(key),
            created=now_ms(),
        )
        await self._store.add(person)
        return id, key

    async def by_token(self, key: str) -> Visit | None:
        """The program that shows a token; it has no session."""
        person = await self._store.by_key(digest(key))
        if person is None or person.kind != "bot":
            return None
        return Visit(person, Session("", person.id, "", 0))

    async def by_key(self, key: str) -> Visit | None:
        person = await self._store.by_key(digest(key))
        return None if person is None or person.kind == "bot" else await self._sign_in(person)

    async def by_password(self, login: str, password: str) -> Visit | None:
        person = await self._store.by_login(login)
        right = await self._passwords.is_right(None if person is None else person.password, password)
        return await self._sign_in(person) if right and person is not None else None

    async def lives(self, session: Session) -> bool:
        """Whether a session goes on: it may have been ended in another process."""
        known = self._until.get(session.token_hash, 0) > now_ms() and session.token_hash in self._visits
        if known and session.expires > now_ms():
            return True
        found = await self._store.session(session.token_hash, now_ms())
        if found is not None:
            self._until[session.token_hash] = now_ms() + REMEMBERED_MS
        return found is not None

    async def register(self, visit: Visit, login: str, password: str, name: str) -> Visit:
        """The guest becomes an account, and all its sessions end but a new one; raises LoginTaken."""
        must_be_strong(password, login)
        values: dict[str, Any] = {
            "kind": "account",
            "login": login,
            "password": await self._passwords.hash(password),
            "key_hash": None,
        }
        if name.strip():
            values["name"] = name.strip()
        return await self.sign_in_anew(await self.change(visit, **values))

    async def change_password(self, visit: Visit, password: str) -> Visit:
        """Whoever knew the old one, or had a session by it, is out."""
        must_be_strong(password, visit.person.login or "")
        changed = await self.change(visit, password=await self._passwords.hash(password))
        return await self.sign_in_anew(changed)

    async def sign_in_anew(self, visit: Visit) -> Visit:
        """A new session here; every other one is over."""
        session, cookie = new_session(visit.person.id)
        await self._store.replace_sessions(visit.person.id, session)
        self._end(visit.person.id)
        return replace(self._remember(replace(visit, session=session)), token=cookie)

    async def change(self, visit: Visit, **values: Any) -> Visit:
        await self._store.change(visit.person.id, **values)
        person = replace(visit.person, **values)
        for token_hash, one in self._visits.items():
            if one.person.id == person.id:
                self._visits[token_hash] = replace(one, person=person)
        return replace(visit, person=person)

    async def ask_to_confirm(self, visit: Visit, email: str) -> str:
        """The token of the link that proves that the address is this person's."""
        proof = token()
        expires = now_ms() + CONFIRM_HOURS * 3_600_000
        await self._store.ask_to_confirm(visit.person.id, email, digest(proof), expires)
        return proof

    async def confirm(self, proof: str) -> str | None:
        """The person whose address is confirmed now."""
        found = await self._store.confirmed(digest(proof), now_ms())
        if found is None:
            return None
        person, email = found
        for token_hash, one in self._visits.items():
            if one.person.id == person:
                self._visits[token_hash] = replace(one, person=replace(one.person, email=email))
        return person

    async def sign_out(self, visit: Visit) -> None:
        await self._store.end_session(visit.session.token_hash)
        self._visits.pop(visit.session.token_hash, None)
        self.ended(visit.person.id, visit.session.token_hash)

    def _end(self, person: str) -> None:
        """Sessions of somebody are over; the new one is not known yet."""
        for token_hash in [key for key, one in self._visits.items() if one.person.id == person]:
            del self._visits[token_hash]
        self.ended(person, None)

    async def is_right(self, visit: Visit, password: str | None) -> bool:
        """Guests have no password to get wrong."""
        hashed = visit.person.password
        return hashed is None or await self._passwords.is_right(hashed, password or "")

    async def delete(self, visit: Visit) -> None:
        await self._store.forget(visit.person.id)
        self._end(visit.person.id)

    def forget(self, person: str) -> None:
        """Sessions that were ended elsewhere are not remembered."""
        for token_hash in [key for key, one in self._visits.items() if one.person.id == person]:
            del self._visits[token_hash]

    async def _sign_in(self, person: Person) -> Visit:
        self._may_come_in(person.id)
        session, cookie = new_session(person.id)
        await self._store.add_session(session)
        return replace(self._remember(Visit(person, session)), token=cookie)

    def _remember(self, visit: Visit) -> Visit:
        self._visits[visit.session.token_hash] = visit
        self._until[visit.session.token_hash] = now_ms() + REMEMBERED_MS
        if len(self._visits) > REMEMBERED:
            token_hash, _ = self._visits.popitem(last=False)
            self._until.pop(token_hash, None)
        return visit


def new_session(person: str) -> tuple[Session, str]:
    cookie = token()
    expires = now_ms() + SESSION_DAYS * 86_400_000
    return Session(digest(cookie), person, token(), expires), cookie


def me(visit: Visit | None) -> Me:
    """What people are told about themselves."""
    if visit is None:
        return Me(None, "nobody", "", "", "en", None, None, None, "", None)
    person = visit.person
    return Me(
        id=person.id,
        kind="account" if person.kind == "account" else "guest",
        name=person.name,
        blazon=person.blazon,
        language="pl" if person.language == "pl" else "ru" if person.language == "ru" else "en",
        login=person.login,
        email=person.email,
        webhook=person.webhook,
        csrf=visit.session.csrf,
        key=visit.key,
    )
