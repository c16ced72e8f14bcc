"""A digest of all that is true at a table: equal digests, equal tables."""

from __future__ import annotations

from hashlib import blake2b

from ...engine.kernel.state import LAYOUT, State
from .table import Table

_PREPARED = ("order", "order_ready", "place", "events", "told")
"""Chance that nobody has met yet, and what has been told already."""
_NUMBERS = tuple(field.name for field in LAYOUT if not field.length and field.name not in _PREPARED)
_ROWS = tuple(field.name for field in LAYOUT if field.length and field.name not in (*_PREPARED, "held"))


def digest(table: Table) -> bytes:
    """Sixteen bytes."""
    standing = table.match.standing if table.match else None
    people = (table.host, table.chairs, table.names, table.paused)
    words = (table.stage, table.order, table.held, table.picks, standing, people)
    state = table.deal.state if table.deal else None
    return blake2b(repr(words).encode() + (_cards(state) if state else b""), digest_size=16).digest()


def _cards(state: State) -> bytes:
    numbers = repr([getattr(state, name) for name in _NUMBERS]).encode()
    return b"".join([numbers, *(bytes(getattr(state, name)) for name in _ROWS)])
