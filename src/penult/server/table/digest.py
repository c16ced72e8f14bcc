"""A digest of all that is true at a table: equal digests, equal tables."""

from __future__ import annotations

from hashlib import blake2b

from ...engine.kernel.state import LAYOUT, State
from .table import Table

_PREPARED = ("order", "order_ready", "place", "events", "told")
"""Chance that nobody has met yet, and what has been told already."""
_HELD = ("held",)
"""Says again what `hands` says."""
_NUMBERS = tuple(field.name for field in LAYOUT if not field.length and field.name not in _PREPARED)
_ROWS = tuple(field.name for field in LAYOUT if field.length and field.name not in (*_PREPARED, *_HELD))


def digest(table: Table) -> bytes:
    """Sixteen bytes."""
    summed = blake2b(table.company, digest_size=16)
    standing = table.match.standing if table.match else None
    summed.update(repr((table.stage, table.order, table.held, table.picks, standing)).encode())
    if table.deal is not None:
        _add_cards(summed, table.deal.state)
    return summed.digest()


def _add_cards(summed: blake2b, state: State) -> None:
    summed.update(repr([getattr(state, name) for name in _NUMBERS]).encode())
    for name in _ROWS:
        summed.update(getattr(state, name))
