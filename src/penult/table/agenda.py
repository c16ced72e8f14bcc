"""The agenda of a table: what happens by itself, and when.

After every event each part lists what it waits for, as entries `(time, action)`. The session runs the entry
that is due first. Entries are never stored, so none has to be canceled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TypeAlias

Entry: TypeAlias = tuple[float, Callable[[], None]]
Agenda: TypeAlias = Sequence[Entry]

_time = itemgetter(0)


def first_of(agenda: Agenda) -> Entry | None:
    return min(agenda, key=_time, default=None)
