"""Events as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

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

    def is_absence_of(self, person: str) -> bool:
        """Whether somebody has gone or is back: they know it themselves."""
        event = self.event
        return (
            isinstance(event, wire_events.TableEvent)
            and event.kind in ("gone", "back")
            and event.person == person
        )

    @property
    def is_selective(self) -> bool:
        """Whether some may not hear of it, or by another name."""
        return self.only is not None or isinstance(self.event, wire_events.TableEvent)

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
    """What is told in one update, each event encoded once openly and once as those see it who may not."""

    def __init__(self, told: Iterable[Announcement]) -> None:
        self._told = [(telling, *_encoded(telling)) for telling in told]
        self._private = [telling for telling, _, hidden in self._told if hidden is not None]
        self._for_all = not any(telling.is_selective for telling, _, _ in self._told)
        self.public = _listed([hidden or open_ for _, open_, hidden in self._told])
        """What a spectator sees, where nobody is left out."""

    def seen_by(self, person: str, muted: Mapping[str, str]) -> Raw | tuple[()]:
        """Events for somebody who does not hear some people, and calls them as before."""
        if not (self._for_all or self._hears_all(person, muted)):
            return _listed(list(self._heard(person, muted)))
        if not self._private or not any(telling.open_to(person) for telling in self._private):
            return self.public
        return _listed(
            [
                open_ if hidden is None or telling.open_to(person) else hidden
                for telling, open_, hidden in self._told
            ]
        )

    def _hears_all(self, person: str, muted: Mapping[str, str]) -> bool:
        return all(telling.is_for(person) and telling.person not in muted for telling, _, _ in self._told)

    def _heard(self, person: str, muted: Mapping[str, str]) -> Iterator[bytes]:
        for telling, open_, hidden in self._told:
            if not telling.heard_by(muted) or not telling.is_for(person):
                continue
            if isinstance(telling.event, wire_events.TableEvent) and (
                name := muted.get(telling.person or "")
            ):
                yield encode(structs.replace(telling.event, name=name))
            else:
                yield open_ if hidden is None or telling.open_to(person) else hidden


def _listed(events: list[bytes]) -> Raw | tuple[()]:
    return Raw(b"[" + b",".join(events) + b"]") if events else ()


def between_hands(event: MatchEvent) -> wire_events.MatchEvent:
    return wire_events.MatchEvent(event.kind, event.rule, event.players, event.number)


def _encoded(telling: Announcement) -> tuple[bytes, bytes | None]:
    """An event, and as a spectator sees it, if that is less."""
    event = telling.event
    if isinstance(event, engine.Event):
        return _encoded_once(event, telling.mark)
    return encode(between_hands(event) if isinstance(event, MatchEvent) else event), None


@lru_cache(maxsize=8192)
def _encoded_once(event: engine.Event, mark: str) -> tuple[bytes, bytes | None]:
    """Most events of a hand happen again and again, at every table."""
    hidden = None if event.open_to(None) else encode(hand_event(event.seen_by(None), mark))
    return encode(hand_event(event, mark)), hidden


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
