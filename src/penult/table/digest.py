"""A digest of all that is true at a table: equal digests, equal tables.

It begins with a version. What is digested, or how it is written, may change with a new one: a digest of
another version says nothing about this table.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from struct import Struct

from ..engine.kernel.state import LAYOUT, State
from .table import Table

VERSION = b"\x04"
"""Raised whenever the same table would have another digest than before. The first one was not written."""
SIZE = 16

_PREPARED = ("order", "order_ready", "place", "events", "told")
"""Chance that nobody has met yet, and what has been told already."""
_HELD = ("held",)
"""Says again what `hands` says."""
_NUMBERS = [each.name for each in LAYOUT if not each.length and each.name not in _PREPARED]
_numbers = attrgetter(*_NUMBERS)
_packed = Struct(f"<{len(_NUMBERS)}q").pack
_rows = attrgetter(*(each.name for each in LAYOUT if each.length and each.name not in (*_PREPARED, *_HELD)))


def digest(table: Table) -> bytes:
    """The version, and sixteen bytes."""
    summed = blake2b(table.company, digest_size=SIZE)
    picking = (table.spread, table.among, table.picks, table.pickings, table.dealer, table.dealer_named)
    marks = table.marks[-1] if table.marks else {}
    facts = f"({table.stage!r}, {table.order}, {table.held}, {table.score}, {picking}, {len(marks)})"
    summed.update(facts.encode())
    if table.deal is not None:
        _add_cards(summed, table.deal.state)
    return VERSION + summed.digest()


def comparable(written: bytes) -> bool:
    """Whether it was written by this version."""
    return len(written) == len(VERSION) + SIZE and written[: len(VERSION)] == VERSION


def _add_cards(summed: blake2b, state: State) -> None:
    summed.update(_packed(*_numbers(state)))
    summed.update(b"".join(_rows(state)))
