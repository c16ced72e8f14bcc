"""The pace of a table: how long its bots take for a move.

>>> pace_at(Terms(seats=4)), pace_at(Terms(seats=10)), pace_at(Terms(seats=10, pace="relaxed"))
('normal', 'fast', 'relaxed')
"""

from __future__ import annotations

from collections.abc import Mapping

from ...wire.terms import Pace, Terms

THINKING: Mapping[Pace, tuple[float, float]] = {
    "relaxed": (1.8, 3.6),
    "normal": (0.9, 2.1),
    "fast": (0.4, 1.0),
}
"""How many seconds a bot takes for a move, at least and at most. What A-68 asks for comes on top."""
MANY_SEATS = 6
"""From this many on, bots move fast if nothing else was agreed, so that a round does not take too long."""


def pace_at(terms: Terms) -> Pace:
    """The pace that was agreed on, or the usual one for so many seats."""
    if terms.pace is not None:
        return terms.pace
    return "fast" if terms.seats >= MANY_SEATS else "normal"


def thinking_at(terms: Terms) -> tuple[float, float]:
    """How many seconds a bot at this table takes for a move."""
    return THINKING[pace_at(terms)]
