"""What happened, line by line, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.events import Event
from ..i18n.nouns import unchanging
from ..rulebook.voice import Voice

_SHOWN_ELSEWHERE = frozenset(("turn", "dealt", "left_with"))
"""Events without a line: every way of playing shows them in a place of their own."""


class Line(NamedTuple):
    """A sentence, and the rule behind it, if any."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


class LeftHand(NamedTuple):
    """R-54: the cards that somebody is left with."""

    name: str
    cards: tuple[Card, ...]
    points: int | None
    """None if the hand is void and nothing counts."""


class HandEnd(NamedTuple):
    """How a hand ended: the winner, the rule, the points, and what everybody is left with."""

    winner: int | None
    rule: str
    points: int
    left: tuple[LeftHand, ...]


def told(events: Iterable[Event], voice: Voice) -> Iterator[Line]:
    """A line for each event worth reporting to a player."""
    return (Line(voice.event(event), event.rule) for event in events if event.kind not in _SHOWN_ELSEWHERE)


def result(end: HandEnd, voice: Voice) -> Line:
    """Who won the hand, and the points."""
    if end.winner is None:
        return Line(voice.say("terminal-nobody-won"), end.rule)
    who, me = _winner(end.winner, voice)
    return Line(voice.say("terminal-won", who=who, me=me, points=end.points), "R-55")


def hand_won(end: HandEnd, voice: Voice) -> Line:
    """Who won a hand of a match; the match reports the points."""
    if end.winner is None:
        return result(end, voice)
    who, me = _winner(end.winner, voice)
    return Line(voice.say("terminal-won-hand", who=who, me=me), end.rule)


def left_line(who: str, cards: Sequence[Card], points: int | None, voice: Voice) -> str:
    """What somebody is left with, in words."""
    held = voice.cards(cards) if cards else unchanging(voice.say("terminal-no-card"))
    if points is None:
        return voice.say("terminal-left-void", who=who, cards=held)
    return voice.say("terminal-left", who=who, cards=held, points=points)


def _winner(seat: int, voice: Voice) -> tuple[str, str]:
    """The winner's name, and whether that is the reader."""
    return voice.name(seat), "seat" if seat == voice.reader else "none"
