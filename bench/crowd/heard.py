"""The parts of the server's messages that a player in the crowd needs; the rest is skipped."""

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
    """The moves of this seat, each with the rule it would break."""


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
