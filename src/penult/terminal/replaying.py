"""A record as somebody watches it: step by step, with no more than that watcher knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

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


class Reel(NamedTuple):
    """A hand ready to be watched."""

    title: str
    """What was played, and through whose eyes it is seen."""
    voice: Voice
    """It knows the players' names."""
    scenes: Iterator[Scene]
    steps: int


def watched(record: Record, watcher: Watcher, language: str, names: Sequence[str] = ()) -> Reel:
    """A hand, scene by scene; `names` instead of those that it has itself."""
    head = record.head
    if watcher.seat is not None and watcher.seat not in range(head.seats):
        raise Malformed("--seat", watcher.seat, f"0 to {head.seats - 1}")
    voice = Voice(language, head.rules, names or named(head.players, head.seats, language))
    scenes = _scenes(record, watcher, voice)
    return Reel(_heading(head.seats, watcher, voice), voice, scenes, len(record.acts))


def named(names: Sequence[str], players: int, language: str) -> tuple[str, ...]:
    """A name for each player; those who gave none have a number."""
    say = catalogue(language).say
    given = names or players * ("",)
    return tuple(name or say("replay-player", seat=player) for player, name in enumerate(given))


def _heading(seats: int, watcher: Watcher, voice: Voice) -> str:
    game = voice.say(f"edition-{voice.edition}")
    knows = "all" if watcher.sees_all else "table" if watcher.seat is None else "seat"
    who = voice.name(watcher.seat)
    return voice.say("replay-heading", game=game, seats=seats, knows=knows, who=who)


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
