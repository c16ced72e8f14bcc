"""What happens by itself, and when."""

from __future__ import annotations


def soonest(*times: float | None) -> float | None:
    """The first of these moments; None where nothing is due."""
    first = None
    for at in times:
        if at is not None and (first is None or at < first):
            first = at
    return first
