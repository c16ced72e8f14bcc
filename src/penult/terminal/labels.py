"""Short texts that stand in a row, and which of them stay where there is little room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

NEEDED = 9


class Label(NamedTuple):
    """A few words; the lower their weight, the sooner they make way."""

    text: str
    weight: int = NEEDED


def in_a_row(labels: Iterable[Label]) -> str:
    return " · ".join(label.text for label in labels)
