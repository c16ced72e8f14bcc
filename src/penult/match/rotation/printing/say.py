"""What every printed page needs: words, and columns that stand under each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol


class Say(Protocol):
    """Says a message of the Fluent files."""

    def __call__(self, name: str, /, **facts: object) -> str: ...


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield "   ".join(cells).rstrip()
