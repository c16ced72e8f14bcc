"""What the doors need of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ...wire.listing import Listing
from ...wire.terms import NewTable
from ..store.store import PersonRow, TableRow


class House(Protocol):
    """See `penult.server.house`."""

    @property
    def halted(self) -> Mapping[str, str]: ...

    async def open(self, host: PersonRow, new: NewTable) -> TableRow: ...

    async def enter(self, code: str) -> str | None: ...

    def lock(self, table: str, person: str) -> str: ...

    def knows(self, table: str, person: str) -> bool: ...

    def seats(self, table: str, person: str) -> bool: ...

    def plays(self, table: str, person: str) -> bool: ...

    def rename(self, person: str, name: str) -> None: ...

    def listing(self) -> Sequence[Listing]: ...

    async def close(self) -> None: ...
