"""Events as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...engine import events as engine
from ...match.events import MatchEvent
from ...wire import said
from .table import Table, Told


def seen_by(told: Iterable[Told], table: Table, player: int | None, muted: set[str]) -> Iterator[said.Event]:
    """What there is to tell to a player, or to a spectator."""
    seat = table.hand_seat(player)
    for event in told:
        if isinstance(event, engine.Event):
            yield hand_event(event.seen_by(seat))
        elif isinstance(event, MatchEvent):
            yield said.MatchEvent(event.kind, event.rule, event.players, event.number)
        elif event.kind != "said" or event.person not in muted:
            yield event


def hand_event(event: engine.Event) -> said.HandEvent:
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
