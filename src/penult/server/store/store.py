"""The store's interface: people, and a log for each table, to which only the table's owner appends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from ...engine.errors import PenultError
from ...table.log.batches import Batch
from .rows import PersonRow, Reporter, TableRow


class Fenced(PenultError):
    """Nothing was appended: the table has a new owner, or another batch has this number."""


class Misnumbered(Fenced):
    """Fenced although nobody else owns the table: the stored log is not what was written."""


class Taken(PenultError):
    """Nothing was written: the id or the code is taken."""


class DiskFailed(OSError):
    """Nothing was written or read, because the disk refused. It may work the next time."""


class Damaged(DiskFailed):
    """What was read is not what was written: the file is damaged until it is replaced."""


class Store(Protocol):
    """When a method returns, its data is on disk; otherwise it raises `DiskFailed`."""

    @property
    def damage(self) -> str | None: ...

    @property
    def failing(self) -> str | None: ...

    async def open_table(self, row: TableRow, first: Batch) -> int:
        """Store a new table with its first batch and return the owner's epoch; or raise `Taken`."""
        ...

    async def claim(self, table: str, seen: float | None = None) -> int:
        """Take ownership of a table and return the new epoch; the previous owner is fenced.

        `seen` is the time, if somebody has come to the table.
        """
        ...

    async def append(self, table: str, epoch: int, batch: Batch) -> None:
        """Append the next batch; `Fenced` if the epoch is old or the number is not the next one."""
        ...

    async def batches(self, table: str) -> Sequence[Batch]: ...

    async def tables(self, over: bool = False) -> Sequence[TableRow]: ...

    async def visited(self, since: float) -> Sequence[TableRow]:
        """Tables that are not over and were visited since then, latest first."""
        ...

    async def abandoned(self, since: float, most: int) -> Sequence[tuple[str, int]]:
        """Tables without a finished match that nobody has visited since then, and their epochs."""
        ...

    async def note_visits(self, tables: Sequence[str], at: float) -> None: ...

    async def keep(self, table: str, people: Sequence[str]) -> None:
        """Never prune this table and these people: they finished a match."""
        ...

    async def try_writing(self) -> None:
        """Write without changing anything, to find out whether the disk works again after a failure."""
        ...

    async def newest(self) -> float:
        """The latest time at which anybody was seen; 0 if nobody was."""
        ...

    async def prune_table(self, table: str, epoch: int) -> bool:
        """Delete a table and its log; False if its epoch has changed or it must be kept."""
        ...

    async def find(self, code: str) -> TableRow | None: ...

    async def close_table(self, table: str) -> None: ...

    async def add_person(self, person: PersonRow) -> None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def erase(self, person: str) -> None:
        """Revoke all tokens of this person and forget the name."""
        ...

    def see_person(self, person: str, at: float) -> None:
        """Note that a person was here; does not wait for the write."""
        ...

    async def prune_people(self, before: float, most: int) -> int:
        """Delete guests who were not seen since then and have no finished match; return how many."""
        ...

    async def names(self, people: Iterable[str]) -> Mapping[str, str]:
        """The names of known people; empty for one who erased it."""
        ...

    async def report(self, table: str, reporter: Reporter, why: str, at: float) -> int:
        """Add a report and return how many of the table are open."""
        ...

    async def reports(self, table: str) -> int: ...

    async def orders(self) -> Sequence[tuple[str, str]]:
        """Take the operator's orders: tables, each with `hide`, `show` or `close`."""
        ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def secret(self) -> bytes:
        """The key that signs tokens; it never changes."""
        ...

    async def backup(self, path: Path, replace: bool = False) -> None:
        """Make a consistent copy while writing continues; only `replace` overwrites an existing file."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close."""
        ...
