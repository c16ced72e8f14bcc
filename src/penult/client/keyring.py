"""One person's tokens, by which servers recognize their guests."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ..engine.errors import Malformed

_MINE_ALONE = 0o600


class SavedToken(msgspec.Struct, frozen=True):
    """A name and a token at one server."""

    base: str
    name: str
    token: str


class Keyring:
    """A file that only its owner can read; the most recently used token comes last."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def find(self, base: str, name: str) -> str | None:
        """The token of the guest with this name."""
        found = (each for each in self._saved() if (each.base, each.name) == (base, name))
        return next((each.token for each in found), None)

    def last_name(self, base: str) -> str:
        """The name last used at this server; empty if there is none."""
        return next((each.name for each in reversed(self._saved()) if each.base == base), "")

    def keep(self, base: str, name: str, token: str) -> None:
        """Replaces an older token of the same name."""
        others = [each for each in self._saved() if (each.base, each.name) != (base, name)]
        text = msgspec.json.format(msgspec.json.encode([*others, SavedToken(base, name, token)]))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(f".{os.getpid()}")
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _MINE_ALONE), "wb") as file:
            file.write(text)
        new.replace(self._path)

    def _saved(self) -> list[SavedToken]:
        try:
            text = self._path.read_bytes()
        except FileNotFoundError:
            return []
        try:
            return msgspec.json.decode(text, type=list[SavedToken])
        except msgspec.DecodeError as error:
            raise Malformed(str(self._path), str(error), "the tokens that `penult join` keeps") from None
