"""Passwords of tables, as they are kept: salted and stretched."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_COST = {"n": 2**13, "r": 8, "p": 1}
NO_PASSWORD_FITS = f"{bytes(16).hex()}:{bytes(32).hex()}"
"""As if written down; to find that out takes as long as with any other."""


def kept(password: str) -> str:
    """What is written down of a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretched(password, salt).hex()}"


def fits(password: str, written: str) -> bool:
    """Whether it is the password that was written down."""
    salt, _, stretched = written.partition(":")
    return hmac.compare_digest(_stretched(password, bytes.fromhex(salt)), bytes.fromhex(stretched))


def _stretched(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, **_COST)
