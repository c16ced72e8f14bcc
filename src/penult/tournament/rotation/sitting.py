"""A sitting: the hands during which everybody keeps their seat."""

from __future__ import annotations

from dataclasses import dataclass

Seats = tuple[int, ...]
"""The players at one table in turn order. The first of them deals the first hand."""


@dataclass(frozen=True, slots=True)
class Sitting:
    tables: tuple[Seats, ...]
    out: Seats = ()
    """Those who sit out."""
