"""Events as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import events as engine
from ...match.events import MatchEvent
from ...wire import said
from .table import Told


class Tale:
    """What is told in one update: turned into messages once, and once more as those see it who may not."""

    def __init__(self, told: Iterable[Told]) -> None:
        self._told = tuple((event, _wire(event), _hidden(event)) for event in told)

    def seen_by(self, seat: int | None, muted: set[str]) -> tuple[said.Event, ...]:
        """For a seat of the hand, or a spectator, who does not hear some people."""
        return tuple(
            wire if hidden is None or _is_open(event, seat) else hidden
            for event, wire, hidden in self._told
            if not muted or not _is_talk_of(event, muted)
        )


def _is_open(event: Told, seat: int | None) -> bool:
    return not isinstance(event, engine.Event) or event.open_to(seat)


def _is_talk_of(event: Told, people: set[str]) -> bool:
    return isinstance(event, said.TableEvent) and event.kind == "said" and event.person in people


def _hidden(event: Told) -> said.Event | None:
    """The event as a spectator sees it, if that is less."""
    if isinstance(event, engine.Event) and not event.open_to(None):
        return _hand_event(event.seen_by(None))
    return None


def _wire(event: Told) -> said.Event:
    if isinstance(event, engine.Event):
        return _hand_event(event)
    if isinstance(event, MatchEvent):
        return said.MatchEvent(event.kind, event.rule, event.players, event.number)
    return event


def _hand_event(event: engine.Event) -> said.HandEvent:
    return said.HandEvent(
        event.kind,
        event.rule,
        event.seat,
        event.other,
        tuple(map(str, event.cards)),
        event.color,
        event.number,
        event.broken,
        event.direction,
    )
