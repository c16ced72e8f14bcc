"""Passwords of tables: salted, hashed slowly, and checked."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from time import monotonic

_COST = {"n": 2**13, "r": 8, "p": 1}
NO_PASSWORD_FITS = f"{bytes(16).hex()}:{bytes(32).hex()}"
"""A hash that no password matches; checking against it takes as long as against any other."""
AT_ONCE = 2
REFUSAL_SECONDS = 0.25
"""A refusal is sent a multiple of this after the request, so that its delay gives nothing away."""


class PasswordChecker:
    """Checks in threads, a few at once, because hashing is slow on purpose."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def fits(self, password: str, written: str, check: Callable[[], None] = lambda: None) -> bool:
        """Whether the password matches. `check` runs when it is this attempt's turn, and may refuse it."""
        async with self._turns:
            check()
            return await asyncio.to_thread(fits, password, written)

    async def delay_refusal(self, asked: float) -> None:
        """Wait until a request made at this time may be refused."""
        await asyncio.sleep(-(monotonic() - asked) % REFUSAL_SECONDS)


def hashed(password: str) -> str:
    """The salted hash to store."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretched(password, salt).hex()}"


def fits(password: str, written: str) -> bool:
    """Whether the password matches the hash."""
    salt, _, stretched = written.partition(":")
    return hmac.compare_digest(_stretched(password, bytes.fromhex(salt)), bytes.fromhex(stretched))


def _stretched(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, **_COST)
