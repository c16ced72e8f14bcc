"""The hand so far, for somebody who comes in the middle of it. It is taken from the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.events import Event
from ...wire import events as wire_events
from ...wire.limits import LOGGED_EVENTS
from ..table import Table
from .announcements import hand_event, match_event

Logged = wire_events.HandEvent | wire_events.MatchEvent
DRAWN_FOR_THE_TURN = "R-18"


def hand_log(table: Table, seat: int | None, hidden: bool) -> tuple[Logged, ...]:
    """The newest events as this seat may know them and, once the hand is over, how it was counted.

    `hidden` says that a window still hides that the turn has passed. Marks are left out.
    """
    if table.deal is None:
        return ()
    events = _in_shown_order(table.deal.events, hidden)
    logged = [hand_event(event.seen_by(seat), mark="") for event in events]
    counted = table.current_match.events[-1] if table.deal.over else ()
    return (*_newest(logged), *map(match_event, counted))


def _in_shown_order(events: Sequence[Event], hidden: bool) -> list[Event]:
    """A-11: a kept card must read like one that did not fit, so the turn passes right after the draw.

    The engine passes the turn at once if the card does not fit, and with the answer if it does. Events in
    between would come after the one and before the other. The deal itself is left out: the view has the hand.
    """
    ordered: list[Event] = []
    drawn_at: int | None = None
    for event in _shown(events) if hidden else events:
        if event.kind == "dealt":
            continue
        if event.kind == "turn" and drawn_at is not None:
            ordered.insert(drawn_at, event)
        else:
            ordered.append(event)
        if event.kind == "drew" and event.rule == DRAWN_FOR_THE_TURN:
            drawn_at = len(ordered)
        elif event.kind in ("turn", "laid"):
            drawn_at = None
    return ordered


def _shown(events: Sequence[Event]) -> Iterator[Event]:
    """All events but the last change of turn."""
    last = max(at for at, event in enumerate(events) if event.kind == "turn")
    return (event for at, event in enumerate(events) if at != last)


def _newest(logged: list[wire_events.HandEvent]) -> list[wire_events.HandEvent]:
    """The last events. If there are too many, they start with a turn."""
    if len(logged) <= LOGGED_EVENTS:
        return logged
    newest = logged[-LOGGED_EVENTS:]
    first = next((at for at, event in enumerate(newest) if event.kind == "turn"), 0)
    return newest[first:]
