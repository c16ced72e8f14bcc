"""The points of a table: what a hand adds to each seat, and which totals are possible."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.errors import Malformed
from ..match.course import after_hand, first_standing
from ..match.results import HandResult
from ..scorekeeper.holdings import Holding
from .acts import HandReported, Totaled
from .refusals import TournamentRefused
from .terms import TournamentTerms


def hand_points(terms: TournamentTerms, seats: int, result: HandResult) -> tuple[int, ...]:
    """The points that a hand adds to each seat; an impossible result is refused.

    It is counted as the first hand of a match, so that the rules of scoring exist once.
    """
    before = first_standing(terms.table_rules, seats, dealer=0)
    after, _ = after_hand(terms.table_rules, seats, before, result)
    return after.totals


def check_held(act: HandReported) -> None:
    """The cards and points that were entered must add up to the points of the result."""
    if not act.held:
        return
    if len(act.held) != len(act.result.tally):
        raise Malformed("held", len(act.held), f"what {len(act.result.tally)} seats hold")
    for text, points in zip(act.held, act.result.tally, strict=True):
        if text and Holding.parse(text).points != points:
            raise Malformed("held", text, f"{points} points")


def check_totals(terms: TournamentTerms, names: Sequence[str], act: Totaled, complete: bool = True) -> None:
    """Refuse impossible totals; if not `complete`, seats that are still unknown have 0."""
    for what, numbers in (("points", act.points), ("hands won", act.won)):
        if len(numbers) != len(names) or min(numbers) < 0:
            raise Malformed(what, numbers, f"{len(names)} numbers of 0 or more")
    if terms.partners and act.points[:2] != act.points[2:]:
        raise Malformed("points", act.points, "the same for both partners (A-59)")
    if sum(act.won) > terms.hands:
        raise TournamentRefused("too_many_won", count=sum(act.won), most=terms.hands)
    _check_winners(terms, names, act, complete)
    _check_deck(terms, act)


def _check_winners(terms: TournamentTerms, names: Sequence[str], act: Totaled, complete: bool) -> None:
    if terms.partners:
        _check_pairs(names, act)
    elif terms.lowest_wins:
        _check_caught(names, act, most=sum(act.won) if complete else terms.hands)
    else:
        _check_alone(names, act)
    if complete and any(act.points) and not any(act.won):
        raise TournamentRefused("nobody_won")


def _check_alone(names: Sequence[str], act: Totaled) -> None:
    """R-55: only the winner of a hand gets points."""
    for name, points, won in zip(names, act.points, act.won, strict=True):
        if points and not won:
            raise TournamentRefused("unwon", name=name)


def _check_pairs(names: Sequence[str], act: Totaled) -> None:
    """R-64: only a partnership that has won a hand gets points."""
    for seat in (0, 1):
        if act.points[seat] and not act.won[seat] + act.won[seat + 2]:
            raise TournamentRefused("pair_unwon", names=(names[seat], names[seat + 2]))


def _check_caught(names: Sequence[str], act: Totaled, most: int) -> None:
    """R-58: a player who won every hand that was not void was never caught with a card."""
    for name, points, won in zip(names, act.points, act.won, strict=True):
        if points and won and won == most:
            raise TournamentRefused("won_all", name=name, count=points)


def _check_deck(terms: TournamentTerms, act: Totaled) -> None:
    """R-54: no hand has more points than its deck; with partners, each enters all of them (A-59)."""
    most = terms.hands * sum(card.points for card in terms.rules.edition.deck)
    came = sum(act.points) // (2 if terms.partners else 1)
    if came > most:
        raise TournamentRefused("too_many_points", count=came, most=most)
