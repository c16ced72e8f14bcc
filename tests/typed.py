"""Lines that somebody types."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence


class Typed(io.StringIO):
    """Lines to be read; at an exclamation mark something else happens first."""

    def __init__(self, lines: Sequence[str], happens: Callable[[], object]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._happens = happens

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if line != "!\n":
            return line
        self._happens()
        return super().readline(size)
