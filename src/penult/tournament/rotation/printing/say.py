"""What every printed page needs: words, and columns that stand under each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from ....printing.columns import breadth, padded


class Translate(Protocol):
    """Says a message of the Fluent files."""

    def __call__(self, name: str, /, **facts: object) -> str: ...


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(breadth, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = map(padded, row, widths)
        yield "   ".join(cells).rstrip()
