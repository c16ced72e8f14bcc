"""Who has called UNO, and who has not and is safe: everybody at the table heard it.

>>> NO_CALLS.after([Event("called", "R-43", seat=2), Event("safe", "R-46", seat=0)])
Calls(callers=frozenset({2}), safe=frozenset({0}))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .events import Event

_ENDING = frozenset(("drew", "took_back", "exposed", "gave"))
"""R-43, R-45, H-21: after more cards, down to one again without a word, or with another hand, an old call
counts for nothing."""
_CHANGING = _ENDING | {"called", "safe"}


class Calls(NamedTuple):
    callers: frozenset[int] = frozenset()
    """The seats whose last call still counts."""
    safe: frozenset[int] = frozenset()
    """R-46: the seats that have not called, and can no longer be caught."""

    def after(self, events: Iterable[Event]) -> Calls:
        calls = self
        for event in events:
            if event.kind in _CHANGING and event.seat is not None:
                calls = calls._after_event(event.kind, event.seat)
        return calls

    def _after_event(self, kind: str, seat: int) -> Calls:
        callers, safe = self.callers - {seat}, self.safe - {seat}
        if kind == "called":
            return Calls(callers | {seat}, safe)
        return Calls(callers, safe | {seat}) if kind == "safe" else Calls(callers, safe)


NO_CALLS = Calls()
