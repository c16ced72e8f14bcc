"""Tokens: a person's id, signed with the server's key."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode

LONGEST = 100
_PURPOSE = b"penult token 1\n"
"""Keeps tokens apart from anything else that is ever signed with the same key."""

_ALIAS = b"penult pseudonym 1\n"


class TokenSigner:
    """Signs and reads tokens of the form `person.generation.signature`; never shows its key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, person: str, generation: int) -> str:
        bearer = f"{person}.{generation}"
        return f"{bearer}.{self._signature(bearer)}"

    def read(self, token: str) -> tuple[str, int] | None:
        """The person and the generation, if this server signed them."""
        bearer, _, signature = token[: LONGEST + 1].rpartition(".")
        if len(token) > LONGEST or not token.isascii():
            return None
        if not hmac.compare_digest(signature, self._signature(bearer)):
            return None
        person, _, generation = bearer.rpartition(".")
        return person, int(generation)

    def pseudonym(self, text: str) -> str:
        """A stand-in that is always the same for a text; without the key, nobody can find the text."""
        digest = hmac.digest(self._key, _ALIAS + text.encode(), "sha256")
        return urlsafe_b64encode(digest[:12]).decode("ascii")

    def _signature(self, bearer: str) -> str:
        digest = hmac.digest(self._key, _PURPOSE + bearer.encode("ascii"), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")
