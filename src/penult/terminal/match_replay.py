"""The replay of a match, hand by hand, with the standing after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..engine.errors import Malformed
from ..match.match import Match
from ..match.record import FORMAT as MATCH_FORMAT
from ..match.record import HandStep, MatchRecord
from ..notation.errors import mistake
from ..notation.head import FORMAT as HAND_FORMAT
from ..notation.record import Record
from .hand_lines import Line
from .match_voice import MatchVoice
from .replay import RecordedCompany, ReplayedHand, Watcher, watched

_HAND = f"penult record {HAND_FORMAT}"
_MATCH = f"penult match {MATCH_FORMAT}"


class ReplayedMatchHand(NamedTuple):
    """A hand of a match, and the standing after it."""

    number: str
    replayed: ReplayedHand
    lines: tuple[Line, ...]
    """The events after the hand."""
    standing: tuple[str, ...]


def read_either(text: str) -> Record | MatchRecord:
    """Parse the record of a hand or of a match, depending on the first line."""
    number, first = _first_line(text)
    kind = " ".join(first.split()[:2])
    if kind == "penult match":
        return MatchRecord.parse(text)
    if kind == "penult record":
        return Record.parse(text)
    expected = f"a record, which begins with “{_HAND}” (a hand) or “{_MATCH}” (a match)"
    raise mistake(number, "file", expected, repr(first) if first else "an empty file")


def _first_line(text: str) -> tuple[int, str]:
    """The first line that is not empty or a comment, with its number."""
    rows = enumerate(text.removeprefix("\ufeff").splitlines(), 1)
    return next(((at, row.strip()) for at, row in rows if row.strip() and row.strip()[0] != "#"), (0, ""))


def watched_match(record: MatchRecord, watcher: Watcher, language: str) -> Iterator[ReplayedMatchHand]:
    """All hands of a match; the watcher's `seat` is a player's number, who watches once eliminated."""
    if watcher.seat is not None and watcher.seat not in range(record.players):
        raise Malformed("--seat", watcher.seat, f"0 to {record.players - 1}")
    if not record.hands:
        raise Malformed("hands", 0, "at least one hand to watch")
    company = RecordedCompany.of(record.names, record.players, language)
    scorers = Match(record.rules, record.players, record.dealer).scorers
    between = MatchVoice(company.voice(language, record.rules), scorers)
    for number, step in enumerate(record.steps(), 1):
        replayed = watched(step.record, _at(step, watcher), language, company.at(step.seated))
        heading = replayed.voice.say("replay-hand", number=number, last=len(record.hands))
        lines = tuple(map(between.event, step.events))
        yield ReplayedMatchHand(heading, replayed, lines, tuple(between.standing(step.standing)))


def _at(step: HandStep, watcher: Watcher) -> Watcher:
    """The same watcher, in their seat of this hand."""
    if watcher.seat is None:
        return watcher
    seat = step.seated.index(watcher.seat) if watcher.seat in step.seated else None
    return replace(watcher, seat=seat)
