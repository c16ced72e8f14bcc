"""Events as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Raw, structs

from ..engine import events as engine
from ..match.events import MatchEvent
from ..wire import events as wire_events
from ..wire.coding import encode
from .table import Told

NOWHERE: Mapping[str, int] = {}
"""The seats in no hand."""


class Announcement(NamedTuple):
    """An event, and who sat where in the hand when it happened: that decides who may see it."""

    event: Told
    seats: Mapping[str, int] = NOWHERE
    mark: str = ""
    """Who made the move that it begins, if no person did."""
    only: str | None = None
    """The one person who is told, where not everybody is."""

    def is_for(self, person: str) -> bool:
        return self.only in (None, person) and not self.is_absence_of(person)

    def open_to(self, person: str) -> bool:
        return not isinstance(self.event, engine.Event) or self.event.open_to(self.seats.get(person))

    @property
    def is_absence(self) -> bool:
        """Whether somebody has gone or is back: they know it themselves."""
        return isinstance(self.event, wire_events.TableEvent) and self.event.kind in ("gone", "back")

    def is_absence_of(self, person: str) -> bool:
        return (
            isinstance(self.event, wire_events.TableEvent) and self.is_absence and self.event.person == person
        )

    @property
    def is_talk(self) -> bool:
        return isinstance(self.event, wire_events.TableEvent) and self.event.kind == "said"

    @property
    def person(self) -> str | None:
        return self.event.person if isinstance(self.event, wire_events.TableEvent) else None

    def heard_by(self, muted: Mapping[str, str]) -> bool:
        """What somebody says, and what they are called from now on, does not reach who has muted them."""
        event = self.event
        if not isinstance(event, wire_events.TableEvent) or event.person not in muted:
            return True
        return event.kind not in ("said", "renamed")


class Announcements:
    """What is told in one update: turned into messages once, and once more as those see it who may not."""

    def __init__(self, told: Iterable[Announcement]) -> None:
        self._told = tuple((telling, _wire(telling), _hidden(telling)) for telling in told)
        alike = all(
            hidden is None and not telling.is_talk and not telling.is_absence and telling.only is None
            for telling, _, hidden in self._told
        )
        self._common = Raw(encode([wire for _, wire, _ in self._told])) if alike and self._told else None
        """Encoded once, where everybody sees the same."""
        self._people = frozenset(telling.person for telling, _, _ in self._told)

    def seen_by(self, person: str, muted: Mapping[str, str]) -> Any:
        """Messages for somebody who does not hear some people, and calls them as before."""
        if muted and not self._people.isdisjoint(muted):
            return tuple(self._without(person, muted))
        if self._common is not None:
            return self._common
        return tuple(
            wire if hidden is None or telling.open_to(person) else hidden
            for telling, wire, hidden in self._told
            if telling.is_for(person)
        )

    def _without(self, person: str, muted: Mapping[str, str]) -> Iterator[wire_events.Event]:
        for telling, wire, hidden in self._told:
            if not telling.heard_by(muted) or not telling.is_for(person):
                continue
            if isinstance(wire, wire_events.TableEvent) and (name := muted.get(wire.person or "")):
                yield structs.replace(wire, name=name)
            else:
                yield wire if hidden is None or telling.open_to(person) else hidden


def between_hands(event: MatchEvent) -> wire_events.MatchEvent:
    return wire_events.MatchEvent(event.kind, event.rule, event.players, event.number)


def _wire(telling: Announcement) -> wire_events.Event:
    event = telling.event
    if isinstance(event, engine.Event):
        return hand_event(event, telling.mark)
    if isinstance(event, MatchEvent):
        return between_hands(event)
    return event


def _hidden(telling: Announcement) -> wire_events.Event | None:
    """The event as a spectator sees it, if that is less."""
    event = telling.event
    if isinstance(event, engine.Event) and not event.open_to(None):
        return hand_event(event.seen_by(None), telling.mark)
    return None


def hand_event(event: engine.Event, mark: str) -> wire_events.HandEvent:
    return wire_events.HandEvent(
        event.kind,
        event.rule,
        event.seat,
        event.other,
        tuple(map(str, event.cards)),
        event.color,
        event.number,
        event.broken,
        event.direction,
        mark or None,
    )
