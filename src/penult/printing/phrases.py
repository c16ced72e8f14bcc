"""Phrases in a row, each of which may have commas of its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from .reports import Translate


def in_a_row(phrases: Iterable[str], say: Translate) -> str:
    """`Ana, red 7; Ben, blue 2`, with the narrow space of French; without phrases that are empty."""
    said = [phrase for phrase in phrases if phrase]
    return reduce(lambda first, second: say("list-parts", first=first, second=second), said or [""])
