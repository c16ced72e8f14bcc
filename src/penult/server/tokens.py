"""Tokens: who a person is, signed with the server's secret."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode

LONGEST = 100
_PURPOSE = b"penult token 1\n"
"""Keeps a token from being taken for anything else that is ever signed with the same secret."""

_ALIAS = b"penult pseudonym 1\n"


class TokenSigner:
    """Signs and reads tokens such as `person.generation.signature`; never shows its key."""

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
        """Always the same for a text; without the key nobody can tell for which."""
        digest = hmac.digest(self._key, _ALIAS + text.encode(), "sha256")
        return urlsafe_b64encode(digest[:12]).decode("ascii")

    def _signature(self, bearer: str) -> str:
        digest = hmac.digest(self._key, _PURPOSE + bearer.encode("ascii"), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")
