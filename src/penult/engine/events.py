"""Events: what happened, and the rule that caused it.

>>> Event("drew", "R-24", seat=1, cards=(Card("R7"), Card("W"))).seen_by(0)
Event('R-24 drew 1 ? ?')
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Any

from .cards import COLORS, HIDDEN_CARD, Card, card_of_kind
from .kernel import events as kernel
from .kernel.cards import NO_CARD
from .kernel.state import NOBODY, State
from .refusals import rule_id

KINDS = {
    kernel.DEALT: "dealt",
    kernel.RETURNED: "returned",
    kernel.TURNED_UP: "turned_up",
    kernel.TURN_OF: "turn",
    kernel.LAID: "laid",
    kernel.NAMED: "named",
    kernel.CHOSE: "chose",
    kernel.DREW: "drew",
    kernel.REVERSED: "reversed",
    kernel.SKIPPED: "skipped",
    kernel.ACCEPTED: "accepted",
    kernel.CHALLENGED: "challenged",
    kernel.SHOWN: "shown",
    kernel.GUILTY: "guilty",
    kernel.INNOCENT: "innocent",
    kernel.SHOUTED: "shouted",
    kernel.CALLED: "called",
    kernel.EXPOSED: "exposed",
    kernel.SAFE: "safe",
    kernel.CAUGHT: "caught",
    kernel.FLAGGED: "flagged",
    kernel.TOOK_BACK: "took_back",
    kernel.HINTED: "hinted",
    kernel.ACCUSED_FALSELY: "accused_falsely",
    kernel.RESHUFFLED: "reshuffled",
    kernel.PASSED: "passed",
    kernel.OUT: "out",
    kernel.LEFT_WITH: "left_with",
    kernel.LOWEST: "lowest",
    kernel.VOID: "void",
    kernel.SORTED: "sorted",
    kernel.GAVE: "gave",
    kernel.STANDS: "stands",
    kernel.PUT_OUT: "put_out",
    kernel.LAST_LEFT: "last_left",
    kernel.UNCALLED: "uncalled",
}

ENDINGS = frozenset(("out", "lowest", "void", "last_left"))
"""The kinds that end a hand."""

_WITH_CARDS = frozenset(
    [
        "dealt",
        "returned",
        "turned_up",
        "laid",
        "drew",
        "accepted",
        "shown",
        "shouted",
        "took_back",
        "left_with",
        "gave",
        "put_out",
    ]
)
_OWNER_SEES = frozenset(("dealt", "drew", "shown", "guilty", "gave"))
_OTHER_SEES_TOO = frozenset(("shown", "guilty", "gave"))


@dataclass(frozen=True, slots=True, repr=False)
class Event:
    """One thing that happened. `seat` did or suffered it; `other` is the second player involved."""

    kind: str
    rule: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[Card, ...] = ()
    color: str | None = None
    number: int | None = None
    """How many cards were reshuffled, drawn for the Sorting Hat, or stand to be drawn."""
    broken: str | None = None
    """The rule that a flagged card broke."""
    direction: str | None = None
    proof: Card | None = None
    """R-28: a card of the shown hand that proves the bluff. The text leaves it out."""

    def seen_by(self, viewer: int | None) -> Event:
        """The event as that seat sees it. None is a spectator."""
        if self.open_to(viewer):
            return self
        return replace(self, cards=len(self.cards) * (HIDDEN_CARD,), proof=None)

    def open_to(self, viewer: int | None) -> bool:
        """Whether that seat sees all of it."""
        if self.kind not in _OWNER_SEES:
            return True
        if viewer is None:
            return False
        return viewer == self.seat or (self.kind in _OTHER_SEES_TOO and viewer == self.other)

    def __hash__(self) -> int:
        """Hash the fields that distinguish most events: half the time of hashing all."""
        return hash((self.kind, self.rule, self.seat, self.cards))

    def __str__(self) -> str:
        words = (
            self.seat,
            self.other,
            *self.cards,
            self.color,
            self.number,
            self.broken,
            self.direction,
        )
        return " ".join([self.rule, self.kind, *(str(word) for word in words if word is not None)])

    def __repr__(self) -> str:
        return f"Event({str(self)!r})"


def events_of(state: State) -> tuple[Event, ...]:
    """The events of the last move. Cards that move together are one event."""
    return _decoded(tuple(state.events[: state.told]))


_VALUE = 255 << 14
"""The bits of a row that hold a card, a color or a number."""


@lru_cache(maxsize=16384)
def _decoded(rows: tuple[int, ...]) -> tuple[Event, ...]:
    """Cached, because most moves recur: this saves a tenth of the time of a move."""
    return tuple(
        event for _, group in groupby(rows, key=_without_value) for event in _events_of_rows(tuple(group))
    )


def _without_value(row: int) -> int:
    return row & ~_VALUE


@lru_cache(maxsize=16384)
def _events_of_rows(rows: tuple[int, ...]) -> tuple[Event, ...]:
    """The events of rows that differ only in their values. A new move mostly consists of known ones."""
    kind, values = KINDS[kernel.kind_of(rows[0])], [kernel.value_of(row) for row in rows]
    if kind in _WITH_CARDS:
        return (_event(rows[0], cards=tuple(map(card_of_kind, values))),)
    if kind == "flagged":
        return tuple([_flagged(_event(row)) for row in rows])
    return tuple([_event(row, **_details(kind, value)) for row, value in zip(rows, values, strict=True)])


def _event(row: int, **details: Any) -> Event:
    kind, rule = KINDS[kernel.kind_of(row)], rule_id(kernel.rule_of(row))
    return Event(kind, rule, _seat(kernel.seat_of(row)), _seat(kernel.other_of(row)), **details)


def _flagged(event: Event) -> Event:
    """R-49: of a flag the kernel tells the rule that the card broke."""
    return replace(event, rule="R-49", broken=event.rule)


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _details(kind: str, value: int) -> dict[str, Any]:
    if kind == "named":
        return {"color": COLORS[value]}
    if kind in ("reshuffled", "sorted", "stands"):
        return {"number": value}
    if kind == "guilty":
        return {"proof": None if value == NO_CARD else card_of_kind(value)}
    if kind == "reversed":
        return {"direction": "LR"[value]}
    return {}
