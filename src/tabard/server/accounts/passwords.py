"""Passwords: argon2, in a thread, because it is slow on purpose (a tenth of a second)."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

T = TypeVar("T")

TOKEN_BYTES = 24
KINDS_OF_SIGNS = 5  # different ones a password has at least
COMMON = frozenset(Path(__file__).with_name("common_passwords.txt").read_text("utf-8").split())


def token() -> str:
    """Never begins with a dash: `tabard admin close -xyz` would take the table for an option."""
    while (drawn := secrets.token_urlsafe(TOKEN_BYTES)).startswith("-"):
        pass
    return drawn


def digest(secret: str) -> str:
    """Tokens have enough entropy for a plain hash; the database stores only hashes."""
    return hashlib.sha256(secret.encode()).hexdigest()


class WeakPassword(Exception):
    """A password that would be guessed; the reason is for the words files."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def must_be_strong(password: str, login: str) -> None:
    """What guessers try first is refused; its length is checked at the door."""
    plain = password.casefold().strip()
    name = login.casefold().partition("@")[0]
    if plain in COMMON or is_run(plain):
        raise WeakPassword("this-password-is-too-common")
    if len(set(plain)) < KINDS_OF_SIGNS:
        raise WeakPassword("this-password-is-too-simple")
    if plain == login.casefold() or (name and plain.replace(name, "").strip("0123456789!.-_") == ""):
        raise WeakPassword("this-password-is-your-name")


def is_run(password: str) -> bool:
    """Signs in the order of the alphabet, or of the digits, there or back."""
    steps = {ord(after) - ord(before) for before, after in pairwise(password)}
    return steps <= {1} or steps <= {-1}


class Passwords:
    """Hashes and checks, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")  # nothing else can hold them up
        self._at_once = asyncio.Semaphore(2)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._at_once:
            return await self._in_thread(self._hasher.hash, password)

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """An unknown login takes as long as a wrong password."""
        async with self._at_once:
            return await self._in_thread(self._check, hashed, password)

    async def _in_thread(self, work: Callable[..., T], *given: str | None) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _check(self, hashed: str | None, password: str) -> bool:
        if hashed is None and self._nobody is None:
            self._nobody = self._hasher.hash(token())
        known = hashed or self._nobody or ""
        try:
            self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False
        return hashed is not None
