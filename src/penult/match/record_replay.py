"""Replaying the record of a match: every hand must be the next one of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..engine.deal import Deal
from ..engine.speeds import Speed
from ..notation.errors import RecordError, at_line, mistake
from ..notation.record import Record
from .events import MatchEvent
from .match import Match
from .record_text import standing_words
from .standing import Standing

if TYPE_CHECKING:
    from .record import MatchRecord


class HandStep(NamedTuple):
    """One hand of a record, replayed."""

    record: Record
    seated: tuple[int, ...]
    """The players of this hand: seat i is the ith of them."""
    deal: Deal
    events: tuple[MatchEvent, ...]
    """The events after the hand; empty while it is open."""
    standing: Standing


def played_again(record: MatchRecord, match: Match, speed: Speed) -> Iterator[HandStep]:
    """Replay hand after hand and count each in the match."""
    for number, hand in enumerate(record.hands):
        _choose(record, number, match)
        _check_hand(record, number, match)
        seated, deal = match.seated, hand.replay(speed)
        events = match.finish(deal) if deal.over else ()
        yield HandStep(hand, seated, deal, events, match.standing)
    _choose(record, len(record.hands), match)
    true = standing_words(match.standing)
    if record.standing != true:
        raise _wrong(record, len(record.hands), f"standing {true}", record.standing)


def _choose(record: MatchRecord, number: int, match: Match) -> None:
    """A-61: choose the dealer of this hand if the table chose one."""
    if number not in record.chosen:
        return
    if len(match.results) < number:
        raise _wrong(record, number, "no dealer chosen while a hand is open", record.chosen[number])
    with at_line(_line(record, number)):
        match.choose_dealer(record.chosen[number])


def _check_hand(record: MatchRecord, number: int, match: Match) -> None:
    head, order = record.hands[number].head, match.seated
    if len(match.results) < number:
        raise _wrong(record, number, "no hand after an open one", "another")
    if match.over:
        raise _wrong(record, number, "no hand after the end of the match", "another")
    if head.rules != record.rules:
        raise _wrong(record, number, f"rules {record.rules}", head.rules)
    if head.seats != len(order):
        raise _wrong(record, number, f"seats {len(order)}", head.seats)
    if match.standing.dealer is None:
        match.choose_dealer(order[head.dealer])
    if order[head.dealer] != match.standing.dealer:
        dealer = order.index(match.standing.dealer or 0)
        raise _wrong(record, number, f"dealer {dealer}", head.dealer, "A-61")


def _wrong(
    record: MatchRecord, number: int, expected: str, came: object, rule: str | None = None
) -> RecordError:
    return mistake(_line(record, number), f"hand {number + 1}", expected, came, rule)


def _line(record: MatchRecord, number: int) -> int:
    return record.lines[number] if number < len(record.lines) else 0
