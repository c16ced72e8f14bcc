"""Short texts in a row, and which of them to drop when space is short."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

NEEDED = 9


class Label(NamedTuple):
    """A few words; the lower the weight, the sooner they are dropped."""

    text: str
    weight: int = NEEDED


def in_a_row(labels: Iterable[Label]) -> str:
    return " · ".join(label.text for label in labels)
