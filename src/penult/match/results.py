"""The result of a hand, as the match counts it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from ..engine.deal import Deal
from ..engine.editions import Edition
from ..engine.errors import Malformed
from ..engine.rules import Rules


@dataclass(frozen=True, slots=True)
class HandResult:
    """Who won the hand, None if it was void, and the points left with each player (R-54).

    An eliminated player has None.
    """

    winner: int | None
    tally: tuple[int | None, ...]
    void_by: str = field(default="A-57", repr=False)
    """The rule for a void hand: everybody had passed (A-57), or the hand was abandoned (A-74)."""

    @classmethod
    def of(cls, deal: Deal, seated: Sequence[int], players: int) -> HandResult:
        """The result of a deal; `seated` has its players in the order of the seats."""
        outcome = deal.outcome
        if outcome is None:
            raise Malformed("hand", deal.phase, "a hand that is over")
        if outcome.winner is None:
            return cls.void(players, outcome.rule)
        left: list[int | None] = [None] * players
        for player, points in zip(seated, outcome.tally, strict=True):
            left[player] = points
        return cls(seated[outcome.winner], tuple(left))

    @classmethod
    def void(cls, players: int, rule: str = "A-57") -> HandResult:
        """A-57, A-74: nobody scores."""
        return cls(None, (None,) * players, rule)


def check_result(result: HandResult, rules: Rules, players: int, seated: Sequence[int]) -> None:
    """Refuse a result that a hand of these players cannot have."""
    if len(result.tally) != players:
        raise Malformed("result", len(result.tally), f"the points left with each of {players} players")
    if result.winner is None:
        _check_void(result)
        return
    if type(result.winner) is not int or result.winner not in seated:
        raise Malformed("winner", result.winner, "one of the players " + ", ".join(map(str, sorted(seated))))
    for player, points in enumerate(result.tally):
        _check_points(player, points, player in seated)
    if rules["mercy"] != "0":
        return  # H-46: the last player left holds cards, and points that were noted can be played on
    left = [result.tally[player] or 0 for player in seated]
    _check_deck(sum(left), rules.edition)
    _check_winner(result.winner, left, rules, seated)


def _check_void(result: HandResult) -> None:
    """A-57, A-102: in a void hand no points count."""
    for player, points in enumerate(result.tally):
        if points is not None:
            raise Malformed(f"points of player {player}", points, "none: the hand was void (A-57)")


def _check_points(player: int, points: int | None, sits: bool) -> None:
    what = f"points of player {player}"
    if (points is None) == sits:
        raise Malformed(what, points, "points" if sits else "none: the player is eliminated (A-69)")
    if points is not None and type(points) is not int:
        raise Malformed(what, points, "a whole number")
    if points is not None and points < 0:
        raise Malformed(what, points, "0 or more")


def _check_deck(points: int, edition: Edition) -> None:
    most = _points_of_deck(edition)
    if points > most:
        raise Malformed("points in all hands", points, f"at most {most}, those of the whole deck (R-02)")


def _check_winner(winner: int, left: Sequence[int], rules: Rules, seated: Sequence[int]) -> None:
    """R-51: a winner who went out holds nothing. A-57: the winner of a blocked hand holds the least."""
    seat = seated.index(winner)
    held, fewest = left[seat], min(points for at, points in enumerate(left) if at != seat)
    if held and rules["blocked"] != "lowest_hand":
        raise Malformed(f"points of player {winner}", held, "0, for this player went out (R-51)")
    if held and held >= fewest:
        raise Malformed(
            f"points of player {winner}", held, f"fewer than {fewest}, the next lowest hand (A-57)"
        )


@cache
def _points_of_deck(edition: Edition) -> int:
    return sum(card.points for card in edition.deck)
