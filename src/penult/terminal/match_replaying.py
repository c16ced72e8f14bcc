"""The record of a match as somebody watches it: hand by hand, with the standing after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..engine.errors import Malformed
from ..match.match import Match
from ..match.record import HandStep, MatchRecord
from ..notation.record import Record
from ..rulebook.voice import Voice
from .match_voice import MatchVoice
from .replaying import Reel, Watcher, named, watched
from .telling import Line

FIRST_WORDS = ("penult", "match")
"""How the record of a match begins."""


class HandWatched(NamedTuple):
    """A hand of a match, and what it led to."""

    number: str
    reel: Reel
    lines: tuple[Line, ...]
    """What happened after it."""
    standing: tuple[str, ...]


def read_either(text: str) -> Record | MatchRecord:
    """The record of a hand or of a match, as its first line says."""
    begins = tuple(text.lstrip("\ufeff").split(maxsplit=2)[:2])
    return MatchRecord.parse(text) if begins == FIRST_WORDS else Record.parse(text)


def watched_match(record: MatchRecord, watcher: Watcher, language: str) -> Iterator[HandWatched]:
    """All hands of a match; `seat` of the watcher is a player, who is a spectator once eliminated."""
    if watcher.seat is not None and watcher.seat not in range(record.players):
        raise Malformed("--seat", watcher.seat, f"0 to {record.players - 1}")
    if not record.hands:
        raise Malformed("hands", 0, "at least one hand to watch")
    names = named(record.names, record.players, language)
    between = MatchVoice(
        Voice(language, record.rules, names), Match(record.rules, record.players, record.dealer).scorers
    )
    for number, step in enumerate(record.steps(), 1):
        reel = watched(step.record, _at(step, watcher), language, [names[player] for player in step.seated])
        heading = reel.voice.say("replay-hand", number=number, last=len(record.hands))
        lines = tuple(map(between.event, step.events))
        yield HandWatched(heading, reel, lines, tuple(between.standing(step.standing)))


def _at(step: HandStep, watcher: Watcher) -> Watcher:
    """Through the same eyes, wherever they sit in this hand."""
    if watcher.seat is None:
        return watcher
    seat = step.seated.index(watcher.seat) if watcher.seat in step.seated else None
    return replace(watcher, seat=seat)
