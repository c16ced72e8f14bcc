"""Rules that contradict themselves: every conflict, and which choices would solve it.

The engine alone decides what a conflict is. A way out is found by trying: the nearest value of each option
in the conflict with which the engine no longer names it.

>>> conflict_fixes("classic+stack_max=3", seats=4)[0].ways
(RulesChange(option='stack_max', value='0'), RulesChange(option='stack', value='two'))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.errors import Conflict, Malformed
from ..engine.options import OPTIONS, Number, Option
from ..engine.rules import Rules
from ..wire.http import SEATS_CHANGE, RulesChange, RulesConflict
from ..wire.limits import SEATS


def conflict_fixes(text: str, seats: int) -> tuple[RulesConflict, ...]:
    """The conflicts of these rules in the order of the rulebook; `Malformed` if they cannot be read."""
    return tuple(_conflicts(_Attempt(text, seats, {})))


class _Attempt:
    """Rules with some of their options changed, and perhaps with fewer seats."""

    def __init__(self, text: str, seats: int, changed: dict[str, str]) -> None:
        self.text = text
        self.seats = seats
        self.changed = changed

    def conflict(self) -> Conflict | None:
        """The first conflict that the engine names."""
        try:
            Rules(self.text, self.changed).check_seats(self.seats)
        except Conflict as conflict:
            return conflict
        return None

    def after(self, change: RulesChange) -> _Attempt:
        if change.option == SEATS_CHANGE:
            return _Attempt(self.text, int(change.value), self.changed)
        return _Attempt(self.text, self.seats, {**self.changed, change.option: change.value})

    def solves(self, change: RulesChange, conflict: Conflict) -> bool:
        try:
            left = self.after(change).conflict()
        except Malformed:  # partners need an even number of seats
            return False
        return left is None or _is_later(left, conflict)


_ORDER = {"C-11": 0, "C-10": 2, "C-06": 3}
"""What the engine looks at while it reads the text, and last; all others are between, in the book's order.

A number beyond its range is named after them, though it is found while the text is read.
"""


def _is_later(left: Conflict, solved: Conflict) -> bool:
    """Whether the engine would have named this one only later: then the change has not caused it."""
    ranks = [(_ORDER.get(each.rule, 1), each.rule) for each in (left, solved)]
    same_text = left.rule == solved.rule in ("C-10", "C-11")
    return ranks[0] > ranks[1] or (same_text and left.between != solved.between)


def _conflicts(attempt: _Attempt) -> Iterator[RulesConflict]:
    """Each is solved before the next is looked for, as the engine names only the first."""
    while conflict := attempt.conflict():
        named = tuple(_named(conflict))
        ways = tuple(_ways(attempt, conflict, named))
        yield RulesConflict(conflict.rule, tuple(dict.fromkeys(name for name, _ in named)), ways)
        if not ways:
            return
        attempt = attempt.after(ways[0])


def _named(conflict: Conflict) -> Iterator[tuple[str, str]]:
    """The options of a conflict with their values: `stack=any`, or `stack=any of go-wild`."""
    for text in conflict.between:
        name, _, value = text.partition("=")
        if name in OPTIONS:
            yield name, value.partition(" of ")[0]


def _ways(attempt: _Attempt, conflict: Conflict, named: Iterable[tuple[str, str]]) -> Iterator[RulesChange]:
    """For each option the nearest value that solves the conflict, and then fewer players."""
    for name, value in named:
        tried = (RulesChange(name, other) for other in _nearest(OPTIONS[name], value))
        yield from _first(attempt, conflict, tried)
    fewer = range(attempt.seats - 1, SEATS[0] - 1, -1)
    yield from _first(attempt, conflict, (RulesChange(SEATS_CHANGE, str(seats)) for seats in fewer))


def _first(attempt: _Attempt, conflict: Conflict, changes: Iterable[RulesChange]) -> Iterator[RulesChange]:
    solving = (change for change in changes if attempt.solves(change, conflict))
    yield from (change for change, _ in zip(solving, range(1), strict=False))


def _nearest(option: Option, value: str) -> list[str]:
    """Its values, beginning with this one; of numbers those nearest to it."""
    if isinstance(option, Number) and value.isdecimal():
        return sorted(option.values, key=lambda each: abs(int(each) - int(value)))
    return sorted(option.values, key=lambda each: each != value)
