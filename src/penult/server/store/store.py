"""The store: a log for each table, appended to in order by the table's owner, and the people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from ...engine.errors import PenultError
from .rows import Batch, PersonRow, Reporter, TableRow


class Fenced(PenultError):
    """Nothing was appended: the table has another owner by now, or another batch has this number."""


class Misnumbered(Fenced):
    """Fenced though nobody else owns the table: what was stored of it is not what was written."""


class Taken(PenultError):
    """Nothing was written: another has this id or this code."""


class DiskFailed(OSError):
    """Nothing was written or read: the disk refused. It may work the next time."""


class Damaged(DiskFailed):
    """What was read is not what was written: the file is spoiled until it is replaced."""


class Store(Protocol):
    """All that returns has reached the disk; `DiskFailed` if that cannot be."""

    @property
    def damage(self) -> str | None: ...

    @property
    def failing(self) -> str | None: ...

    async def open_table(self, row: TableRow, first: Batch) -> int:
        """A new table with its first batch; the epoch under which its owner writes; or `Taken`."""
        ...

    async def claim(self, table: str, seen: float | None = None) -> int:
        """Own a table from now on: in a new epoch, and the owner before is fenced.

        `seen` is now, if somebody has come to it.
        """
        ...

    async def append(self, table: str, epoch: int, batch: Batch) -> None:
        """Write the next batch; `Fenced` if the epoch is old or the number is not the next one."""
        ...

    async def batches(self, table: str) -> Sequence[Batch]: ...

    async def tables(self, over: bool = False) -> Sequence[TableRow]: ...

    async def visited(self, since: float) -> Sequence[TableRow]:
        """Tables that are not over and were visited since then, the latest first."""
        ...

    async def abandoned(self, since: float, most: int) -> Sequence[tuple[str, int]]:
        """Tables without a finished match that nobody has visited since then, and their epochs."""
        ...

    async def note_visits(self, tables: Sequence[str], at: float) -> None: ...

    async def keep(self, table: str, people: Sequence[str]) -> None:
        """Never prune this table and these people: they finished a match."""
        ...

    async def try_writing(self) -> None:
        """Write nothing new: after a failure, to find out whether the disk takes it again."""
        ...

    async def newest(self) -> float:
        """When somebody was last seen, by the clock of that time; 0 where nobody was."""
        ...

    async def prune_table(self, table: str, epoch: int) -> bool:
        """Forget a table and its log; False if it has another epoch by now, or is to be kept."""
        ...

    async def find(self, code: str) -> TableRow | None: ...

    async def close_table(self, table: str) -> None: ...

    async def add_person(self, person: PersonRow) -> None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def erase(self, person: str) -> None:
        """All tokens of this person end, and the name is forgotten."""
        ...

    def see_person(self, person: str, at: float) -> None:
        """Note that a person was here; nobody waits for it."""
        ...

    async def prune_people(self, before: float, most: int) -> int:
        """Forget guests who were not here since then and have played no match to its end; how many."""
        ...

    async def names(self, people: Iterable[str]) -> Mapping[str, str]:
        """The names of those who are known; empty for a person who erased it."""
        ...

    async def report(self, table: str, reporter: Reporter, why: str, at: float) -> int:
        """How many reports of a table are open by now."""
        ...

    async def reports(self, table: str) -> int: ...

    async def orders(self) -> Sequence[tuple[str, str]]:
        """What the operator wants done: tables and `hide`, `show` or `close`; each once."""
        ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def secret(self) -> bytes:
        """The key that signs tokens: made once, and then always the same."""
        ...

    async def backup(self, path: Path, replace: bool = False) -> None:
        """A whole and consistent copy, while writing goes on; in place of another file only if asked."""
        ...

    async def close(self) -> None:
        """Write what is pending, and end."""
        ...
