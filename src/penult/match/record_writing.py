"""Writing a match down: what of it can stand in a record, and in which words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat

from ..engine.deal import Deal
from ..engine.rules import Rules
from ..notation.errors import at_line, mistake
from ..notation.record import Record
from .course import first_standing, seated
from .match import Match
from .record_reading import FORMAT
from .standing import Standing


def head_rows(
    rules: Rules, players: int, dealer: int, names: Sequence[str], headers: Mapping[str, str]
) -> Iterator[str]:
    yield f"penult match {FORMAT}"
    yield f"rules {rules}"
    yield f"players {players}"
    yield f"dealer {dealer}"
    for player, name in enumerate(names):
        if name:
            yield f"player {player} {name}"
    for header, text in headers.items():
        yield f"{header}: {text}"


def standing_words(standing: Standing) -> str:
    won = ["won", *map(str, standing.winners)] if standing.over else []
    return " ".join([*map(str, standing.totals), *won])


def hands_of(
    match: Match, names: Sequence[str], open_hand: Deal | None, marks: Sequence[Mapping[int, str]]
) -> tuple[Record, ...]:
    """The record of each hand, every player under the same name wherever they sit."""
    deals = [*_played(match), *_going_on(match, open_hand)]
    if len(marks) > len(deals):
        raise mistake(0, "marks", f"those of at most {len(deals)} hands", len(marks))
    seatings = (seated(match.rules, match.players, at) for at in (*match.before, match.standing))
    return tuple(
        Record.of(deal, [names[player] for player in order] if names else (), marked)
        for deal, order, marked in zip(deals, seatings, chain(marks, repeat({})), strict=False)
    )


def _played(match: Match) -> list[Deal]:
    """A record tells a match from its beginning, and every hand of it."""
    if match.first != first_standing(match.rules, match.players, match.first.dealer or 0):
        raise mistake(0, "match", "a match from its beginning", "one that was resumed")
    deals = [deal for deal in match.deals if deal is not None]
    if len(deals) < len(match.deals):
        raise mistake(0, "match", "a match whose hands were all dealt here", "results without a deal")
    return deals


def _going_on(match: Match, open_hand: Deal | None) -> list[Deal]:
    if open_hand is None:
        return []
    with at_line(0):
        match.check_deal(open_hand)
    if open_hand.over:
        raise mistake(0, "open hand", "a hand that is going on", "one that is over")
    return [open_hand]
