"""What happens by itself at a table, and when.

After every event each part says what it waits for, as entries `(time, what)`; the session does what is due
first. Entries are never stored, so there is none that somebody could forget to cancel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import TypeAlias

Entry: TypeAlias = tuple[float, Callable[[], None]]
Agenda: TypeAlias = Iterator[Entry]

_time = itemgetter(0)


def first_of(entries: Iterable[Entry]) -> Entry | None:
    """The entry that is due first."""
    return min(entries, key=_time, default=None)
