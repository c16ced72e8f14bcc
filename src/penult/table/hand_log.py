"""The hand so far, for somebody who comes in the middle of it: read out of the deal, which knows it all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.events import Event
from ..wire import events as wire_events
from ..wire.limits import LOGGED_EVENTS
from .announcements import between_hands, hand_event
from .table import Table

Logged = wire_events.HandEvent | wire_events.MatchEvent
DRAWN_FOR_THE_TURN = "R-18"


def hand_log(table: Table, seat: int | None, hidden: bool) -> tuple[Logged, ...]:
    """The newest events as this seat may know them, and how a hand that is over was counted.

    `hidden` says that a window still hides that the turn has passed. Who made a move for a seat is not told.
    """
    if table.deal is None:
        return ()
    told = [hand_event(event.seen_by(seat), mark="") for event in _as_told(table.deal.events, hidden)]
    counted = table.playing.events[-1] if table.deal.over else ()
    return (*_newest(told), *map(between_hands, counted))


def _as_told(events: Sequence[Event], hidden: bool) -> list[Event]:
    """A-11: a card that was kept reads like one that did not fit: the turn passes with the draw.

    The engine passes the turn at once where the card does not fit, and with the answer where it does. What is
    said meanwhile would stand after the one and before the other. What was dealt is in the view.
    """
    told: list[Event] = []
    drawn_at: int | None = None
    for event in _shown(events) if hidden else events:
        if event.kind == "dealt":
            continue
        if event.kind == "turn" and drawn_at is not None:
            told.insert(drawn_at, event)
        else:
            told.append(event)
        if event.kind == "drew" and event.rule == DRAWN_FOR_THE_TURN:
            drawn_at = len(told)
        elif event.kind in ("turn", "laid"):
            drawn_at = None
    return told


def _shown(events: Sequence[Event]) -> Iterator[Event]:
    """All but the last passing of the turn."""
    last = max(at for at, event in enumerate(events) if event.kind == "turn")
    return (event for at, event in enumerate(events) if at != last)


def _newest(told: list[wire_events.HandEvent]) -> list[wire_events.HandEvent]:
    """From the beginning of a move on, where there are too many."""
    if len(told) <= LOGGED_EVENTS:
        return told
    newest = told[-LOGGED_EVENTS:]
    first = next((at for at, event in enumerate(newest) if event.kind == "turn"), 0)
    return newest[first:]
