"""As much of the server's messages as a player in the crowd looks at; the rest is skipped unread."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Spread(msgspec.Struct):
    among: tuple[int, ...]
    picks: tuple[msgspec.Raw, ...]


class Table(msgspec.Struct):
    stage: str = ""
    you: int | UnsetType | None = UNSET
    spread: Spread | None = None


class Hand(msgspec.Struct):
    moves: tuple[tuple[str, str | None], ...] | UnsetType = UNSET
    """What this seat may do now, each with the rule it would break."""


class Heard(msgspec.Struct):
    type: str
    n: int = 0
    yours: tuple[int, ...] = ()
    id: int = 0
    table: Table | None = None
    hand: Hand | None = None
    code: str = ""
    why: str = ""


understand = msgspec.json.Decoder(Heard).decode
