"""The events of an update, encoded as each viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import msgspec
from msgspec import Raw, structs

from ...engine import events as engine
from ...match.events import MatchEvent
from ...wire import events as wire_events
from ...wire.coding import encode
from ..table import AnyEvent

NO_SEATS: Mapping[str, int] = {}


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """An event, and who sat where in the hand when it happened: that decides who may see its cards."""

    event: AnyEvent
    seats: Mapping[str, int] = NO_SEATS
    mark: str = ""
    """The mark of the move that this event begins, if no person made it."""
    recipient: str | None = None
    """The one person it is for; None if it is for everybody."""

    def is_for(self, person: str) -> bool:
        return self.recipient in (None, person) and not self.is_absence_of(person)

    def open_to(self, person: str) -> bool:
        """Whether this person sees all of it."""
        return not isinstance(self.event, engine.Event) or self.event.open_to(self.seats.get(person))

    @property
    def insiders(self) -> list[str]:
        """The people in the hand who see all of it."""
        event = self.event
        if not isinstance(event, engine.Event):
            return list(self.seats)
        return [person for person, seat in self.seats.items() if event.open_to(seat)]

    def is_absence_of(self, person: str) -> bool:
        """Whether it says that this person is gone or back. They do not get it themselves."""
        event = self.event
        return (
            isinstance(event, wire_events.TableEvent)
            and event.kind in ("gone", "back")
            and event.person == person
        )

    @property
    def is_selective(self) -> bool:
        """Whether some people may not get it, or get it with another name."""
        return self.recipient is not None or isinstance(self.event, wire_events.TableEvent)

    @property
    def person(self) -> str | None:
        return self.event.person if isinstance(self.event, wire_events.TableEvent) else None

    def passes_mute(self, muted: Mapping[str, str]) -> bool:
        """Whether it reaches a viewer who has muted these people: their talk and new names do not."""
        event = self.event
        if not isinstance(event, wire_events.TableEvent) or event.person not in muted:
            return True
        return event.kind not in ("said", "renamed")


class Announcements:
    """The announcements of one update. Each is encoded once in full and, if it has secrets, once without."""

    def __init__(self, announcements: Iterable[Announcement]) -> None:
        self._encoded = [(announcement, *_encoded(announcement)) for announcement in announcements]
        secret = [announcement for announcement, _, hidden in self._encoded if hidden is not None]
        self._insiders = {person for announcement in secret for person in announcement.insiders}
        """The people to whom a secret of this update is open."""
        self._selective = [announcement for announcement, _, _ in self._encoded if announcement.is_selective]
        self.public = _json_list([hidden or full for _, full, hidden in self._encoded])
        """What a spectator gets who has muted nobody."""

    def seen_by(self, person: str, muted: Mapping[str, str]) -> Raw | tuple[()]:
        """The events for a person who has muted some people and sees their old names."""
        if self._selective and not self._gets_all(person, muted):
            return _json_list(list(self._selected(person, muted)))
        if person not in self._insiders:
            return self.public
        return _json_list(
            [
                full if hidden is None or announcement.open_to(person) else hidden
                for announcement, full, hidden in self._encoded
            ]
        )

    def _gets_all(self, person: str, muted: Mapping[str, str]) -> bool:
        return all(
            announcement.is_for(person) and announcement.person not in muted
            for announcement, _, _ in self._encoded
        )

    def _selected(self, person: str, muted: Mapping[str, str]) -> Iterator[bytes]:
        for announcement, full, hidden in self._encoded:
            if not announcement.passes_mute(muted) or not announcement.is_for(person):
                continue
            event = announcement.event
            if isinstance(event, wire_events.TableEvent) and (name := muted.get(event.person or "")):
                yield encode(structs.replace(event, name=name))
            else:
                yield full if hidden is None or announcement.open_to(person) else hidden


def _json_list(events: list[bytes]) -> Raw | tuple[()]:
    return Raw(b"[" + b",".join(events) + b"]") if events else ()


def match_event(event: MatchEvent) -> wire_events.MatchEvent:
    return wire_events.MatchEvent(event.kind, event.rule, event.players, event.number)


def _encoded(announcement: Announcement) -> tuple[bytes, bytes | None]:
    """The whole event, and the event as a spectator sees it if that is less."""
    event = announcement.event
    if isinstance(event, engine.Event):
        return _encoded_once(event, announcement.mark)
    return encode(match_event(event) if isinstance(event, MatchEvent) else event), None


@lru_cache(maxsize=8192)
def _encoded_once(event: engine.Event, mark: str) -> tuple[bytes, bytes | None]:
    """Cached, because most events of a hand recur at every table."""
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
        None if event.proof is None else str(event.proof),
    )
