"""A row of the setup page."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One thing to choose: its key, its values, and the one chosen."""

    key: str
    values: tuple[str, ...]
    chosen: str

    def neighbor(self, by: int) -> str:
        """The value so many places further; after the last comes the first."""
        at = self.values.index(self.chosen) if self.chosen in self.values else -by
        return self.values[(at + by) % len(self.values)]
