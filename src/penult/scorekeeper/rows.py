"""The rows of a score sheet: one for each hand, counted by the rules between hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.errors import PenultError
from ..match.events import MatchEvent
from ..match.match import Match
from ..match.results import HandResult
from ..match.standing import Standing
from ..notation.errors import EntryRefused
from .acts import EnteredHand
from .entries import HandEntry
from .head import ScoreHead
from .refusals import REFUSALS, ScoreRefused


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One hand: what was entered, what it counts, and where the match stands after it."""

    entry: HandEntry
    result: HandResult
    dealer: int | None
    """Who dealt it; None if the table has not said."""
    events: tuple[MatchEvent, ...]
    standing: Standing


def next_row(match: Match, entry: HandEntry) -> ScoreRow:
    """Count one more hand in the match."""
    if match.over:
        raise ScoreRefused("over", number=match.standing.hands)
    result = entry.result(match.rules, match.players, match.seated)
    dealer = match.standing.dealer
    events = match.add(result)
    return ScoreRow(entry, result, dealer, events, match.standing)


def choose(match: Match, dealer: int | None) -> None:
    """Set the dealer that the table chose for the next hand, if it chose one."""
    if dealer is not None:
        match.keep_choice(dealer)


def all_rows(head: ScoreHead, hands: Sequence[EnteredHand], corrected: int = 0) -> tuple[ScoreRow, ...]:
    """Count every hand from the start. If a later hand is refused, the error names the correction."""
    match, rows = head.match(), []
    for number, hand in enumerate(hands, 1):
        choose(match, hand.dealer)
        try:
            rows.append(next_row(match, hand.entry))
        except PenultError as error:
            if number == corrected:
                raise
            raise _refused_later(number, len(hands), corrected, error) from error
    return tuple(rows)


def _refused_later(number: int, last: int, corrected: int, error: PenultError) -> ScoreRefused:
    """Why a later hand rules out a correction: its own refusal, and the players concerned."""
    cause, who = (error.code, error.facts.get("who")) if isinstance(error, EntryRefused) else ("", None)
    return ScoreRefused(
        "later_hand",
        number=number,
        last=last,
        count=last - number + 1,
        corrected=corrected,
        cause=cause,
        who=who,
        why=_why(error),
    )


def _why(error: PenultError) -> str:
    """The text of a refusal; its rule is left out if the refusal of the correction cites it anyway."""
    if isinstance(error, EntryRefused) and error.rule == REFUSALS["later_hand"][0]:
        return error.sentence
    return str(error)
