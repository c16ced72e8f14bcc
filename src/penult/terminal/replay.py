"""The replay of a record, step by step, with no more than its watcher knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.events import Event
from ..engine.kernel.state import REFEREE
from ..engine.rules import Rules
from ..engine.view import View
from ..i18n.catalogue import catalogue
from ..notation.acts import Act
from ..notation.ending import ABANDONED
from ..notation.record import Record
from ..rulebook.voice import Voice
from .captions import played
from .first_dealer import picks_lines
from .hand_lines import Line
from .labels import Label


@dataclass(frozen=True, slots=True)
class Watcher:
    """A seat, a spectator, or an omniscient watcher."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, event: Event) -> Event:
        return event if self.sees_all else event.seen_by(self.seat)

    def hands(self, deal: Deal) -> tuple[tuple[Card, ...], ...]:
        """All hands, for an omniscient watcher; for others, the view has what they know."""
        return tuple(deal.hand(seat) for seat in range(deal.seats)) if self.sees_all else ()


@dataclass(frozen=True, slots=True)
class Scene:
    """One step: who acted, what happened, and the table after it."""

    title: str
    lines: tuple[Line, ...]
    view: View
    hands: tuple[tuple[Card, ...], ...]


class RecordedCompany(NamedTuple):
    """The players of a record, and which of them is the reader."""

    names: tuple[str, ...]
    you: int | None

    @classmethod
    def of(cls, names: Sequence[str], players: int, language: str) -> RecordedCompany:
        """If only one player has no name, that is the person who played against bots, and the reader.

        If nobody has a name, everybody gets a number.
        """
        say = catalogue(language).say
        given = names or players * ("",)
        unnamed = [player for player, name in enumerate(given) if not name]
        if len(unnamed) == 1 < players:
            you = unnamed[0]
            return cls(tuple(name or say("terminal-you") for name in given), you)
        return cls(tuple(name or say("replay-player", seat=at) for at, name in enumerate(given)), None)

    def at(self, seated: Sequence[int]) -> RecordedCompany:
        """The players of one hand of a match, in seat order."""
        you = seated.index(self.you) if self.you in seated else None
        return RecordedCompany(tuple(self.names[player] for player in seated), you)

    def voice(self, language: str, rules: Rules) -> Voice:
        return Voice(language, rules, self.names, reader=self.you)


class ReplayedHand(NamedTuple):
    """A hand ready to watch."""

    title: tuple[Label, ...]
    """What was played, and who watches."""
    voice: Voice
    """Has the players' names."""
    scenes: Iterator[Scene]
    steps: int


def watched(
    record: Record, watcher: Watcher, language: str, company: RecordedCompany | None = None
) -> ReplayedHand:
    """Replay a hand; `company` replaces the names in its record."""
    head = record.head
    if watcher.seat is not None and watcher.seat not in range(head.seats):
        raise Malformed("--seat", watcher.seat, f"0 to {head.seats - 1}")
    voice = (company or RecordedCompany.of(head.players, head.seats, language)).voice(language, head.rules)
    steps = len(record.acts) + (record.ending.kind == ABANDONED)
    return ReplayedHand(_heading(head.seats, watcher, voice), voice, _scenes(record, watcher, voice), steps)


def _heading(seats: int, watcher: Watcher, voice: Voice) -> tuple[Label, ...]:
    knows = voice.say("replay-knows", knows=_eyes(watcher, voice), who=voice.name(watcher.seat))
    return (*played(seats, voice), Label(knows, 8))


def _eyes(watcher: Watcher, voice: Voice) -> str:
    if watcher.sees_all:
        return "all"
    if watcher.seat is None:
        return "table"
    return "you" if watcher.seat == voice.reader else "seat"


def _scenes(record: Record, watcher: Watcher, voice: Voice) -> Iterator[Scene]:
    for number, (act, events, deal) in enumerate(record.steps()):
        seen = map(watcher.sees, _gathered(events))
        picked = () if number else picks_lines(record.head.picks, range(deal.seats), voice)
        lines = (*picked, *(Line(voice.sentence(event), event.rule) for event in seen))
        title = _title(act, voice) if number else voice.say("replay-dealt")
        yield Scene(title, lines, deal.view(watcher.seat), watcher.hands(deal))


def _gathered(events: tuple[Event, ...]) -> Iterator[Event]:
    """Join the events of the deal, which is card by card (A-05), so that each hand is one event."""
    hands: dict[int | None, Event] = {}
    for event in events:
        if event.kind == "dealt":
            before = hands.get(event.seat, replace(event, cards=()))
            hands[event.seat] = replace(event, cards=before.cards + event.cards)
    yield from hands.values()
    yield from (event for event in events if event.kind != "dealt")


def _title(act: Act | None, voice: Voice) -> str:
    """Who acted; the lines say what they did."""
    if act is None or act.seat == REFEREE:
        return voice.say("replay-referee")
    return voice.name(act.seat)
