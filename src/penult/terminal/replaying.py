"""A record as somebody watches it: step by step, with no more than that watcher knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.events import Event
from ..engine.kernel.state import REFEREE
from ..engine.view import View
from ..i18n.catalogue import catalogue
from ..notation.acts import Act
from ..notation.record import Record
from ..rulebook.voice import Voice
from .telling import Line


@dataclass(frozen=True, slots=True)
class Watcher:
    """A seat, a spectator, or somebody who sees every card."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, event: Event) -> Event:
        return event if self.sees_all else event.seen_by(self.seat)

    def hands(self, deal: Deal) -> tuple[tuple[Card, ...], ...]:
        """The hands that lie open to one who sees all; for others the view has what they know."""
        return tuple(deal.hand(seat) for seat in range(deal.seats)) if self.sees_all else ()


@dataclass(frozen=True, slots=True)
class Scene:
    """One step: who did what, what came of it, and the table after it."""

    title: str
    lines: tuple[Line, ...]
    view: View
    hands: tuple[tuple[Card, ...], ...]


def watched(record: Record, watcher: Watcher, language: str) -> tuple[Voice, Iterator[Scene]]:
    """A voice that knows the players' names, and the scenes one by one."""
    head = record.head
    if watcher.seat is not None and watcher.seat not in range(head.seats):
        raise Malformed("--seat", watcher.seat, f"0 to {head.seats - 1}")
    say = catalogue(language).say
    given = head.players or head.seats * ("",)
    names = [name or say("replay-player", seat=seat) for seat, name in enumerate(given)]
    voice = Voice(language, head.rules, names)
    return voice, _scenes(record, watcher, voice)


def title(record: Record, watcher: Watcher, voice: Voice) -> str:
    """What was played, and through whose eyes it is seen."""
    game = voice.say(f"edition-{voice.edition}")
    knows = "all" if watcher.sees_all else "table" if watcher.seat is None else "seat"
    who = voice.name(watcher.seat)
    return voice.say("replay-heading", game=game, seats=record.head.seats, knows=knows, who=who)


def _scenes(record: Record, watcher: Watcher, voice: Voice) -> Iterator[Scene]:
    for act, events, deal in record.steps():
        seen = map(watcher.sees, _gathered(events))
        lines = tuple(Line(voice.event(event), event.rule) for event in seen)
        yield Scene(_title(act, voice), lines, deal.view(watcher.seat), watcher.hands(deal))


def _gathered(events: tuple[Event, ...]) -> Iterator[Event]:
    """The cards are dealt one by one (A-05); here each player's hand is told at once."""
    hands: dict[int | None, Event] = {}
    for event in events:
        if event.kind == "dealt":
            before = hands.get(event.seat, replace(event, cards=()))
            hands[event.seat] = replace(event, cards=before.cards + event.cards)
    yield from hands.values()
    yield from (event for event in events if event.kind != "dealt")


def _title(act: Act | None, voice: Voice) -> str:
    if act is None:
        return voice.say("replay-dealt")
    if act.seat == REFEREE:
        return voice.say("replay-referee", move=str(act.move))
    return voice.say("replay-move", who=voice.name(act.seat), move=str(act.move))
