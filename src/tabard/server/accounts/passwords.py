"""Passwords: argon2, in a thread, because it is slow on purpose (a tenth of a second)."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

TOKEN_BYTES = 24


def token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(secret: str) -> str:
    """Tokens have enough entropy for a plain hash; the database stores only hashes."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Passwords:
    """Hashes and checks, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._at_once = asyncio.Semaphore(2)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """An unknown login takes as long as a wrong password."""
        async with self._at_once:
            return await asyncio.to_thread(self._check, hashed, password)

    def _check(self, hashed: str | None, password: str) -> bool:
        if hashed is None and self._nobody is None:
            self._nobody = self._hasher.hash(token())
        known = hashed or self._nobody or ""
        try:
            self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False
        return hashed is not None
