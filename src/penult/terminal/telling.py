"""What happened, line by line, each with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.events import Event
from ..engine.view import View
from ..rulebook.voice import Voice

_SHOWN_ELSEWHERE = frozenset(("turn", "dealt", "left_with"))
"""Whose turn it is, the cards in hand and those left at the end have a place of their own on every face."""


class Line(NamedTuple):
    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


class Left(NamedTuple):
    """R-54: what somebody is left with."""

    name: str
    cards: tuple[Card, ...]
    points: int


def told(events: Iterable[Event], voice: Voice) -> Iterator[Line]:
    """A line for each event that a player at the table wants to hear of."""
    return (Line(voice.event(event), event.rule) for event in events if event.kind not in _SHOWN_ELSEWHERE)


def result(view: View, voice: Voice) -> Line:
    """Who won the hand, and what it counts."""
    outcome = view.outcome
    if outcome is None or outcome.winner is None:
        return Line(voice.say("terminal-nobody-won"), "A-57")
    me = "seat" if outcome.winner == voice.reader else "none"
    who = voice.name(outcome.winner)
    return Line(voice.say("terminal-won", who=who, me=me, points=outcome.points), "R-55")


def hand_won(view: View, voice: Voice) -> Line:
    """Who won a hand of a match; what it counts is for the match to say."""
    outcome = view.outcome
    if outcome is None or outcome.winner is None:
        return result(view, voice)
    me = "seat" if outcome.winner == voice.reader else "none"
    rule = "R-51" if view.counts[outcome.winner] == 0 else "A-57"
    return Line(voice.say("terminal-won-hand", who=voice.name(outcome.winner), me=me), rule)


def left(view: View, voice: Voice) -> Iterator[Left]:
    """What each player is left with, in the order of the seats."""
    tally = view.outcome.tally if view.outcome else ()
    for seat, (cards, points) in enumerate(zip(view.hands, tally, strict=True)):
        yield Left(voice.name(seat), cards, points)
