"""The formats of a match: who scores what in a hand, and when the match is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..engine.kernel.scoring import partner, team_points, winner_points
from ..engine.rules import Rules
from . import partners
from .standing import Standing

Totals = tuple[int, ...]
Players = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Format:
    """One way to keep score over several hands."""

    scored_by: str
    """The rule for scoring points."""
    won_by: str
    """The rule for winning the match."""
    added: Callable[[Sequence[int], int], Totals]
    """What each seat or team adds, given the points left at each seat and the seat that won."""
    leaders: Callable[[Rules, Standing], Players]
    """Who would win if the match were decided now; several if they share it."""
    may_share: Callable[[Rules], bool]
    """Whether several leaders share the match (A-62); otherwise they play on."""
    by_team: bool = False
    """Whether totals are kept by team: team i is seats i and i + n/2."""
    partners: bool = False
    everybody_adds: bool = False
    """R-58: whether everybody adds what they hold, even nothing; otherwise only winners are mentioned."""
    eliminates: bool = False
    """R-67: a player who reaches the target leaves the match."""
    rotates: bool = False
    """R-65: partners change, and a fixed number of hands is played instead of a target."""


def format_of(rules: Rules) -> Format:
    """The format that the rules name."""
    return FORMATS[rules["score"]]


def _winner_takes(left: Sequence[int], winner: int) -> Totals:
    """R-55: the winner scores what the others hold, nobody else scores."""
    return tuple(winner_points(left, winner) if seat == winner else 0 for seat in range(len(left)))


def _team_takes(left: Sequence[int], winner: int) -> Totals:
    """R-64, A-60, A-79: the winner's team scores every hand except its own two."""
    teams = len(left) // 2
    return tuple(team_points(left, winner) if team == winner % teams else 0 for team in range(teams))


def _both_partners_take(left: Sequence[int], winner: int) -> Totals:
    """A-59: both partners enter the full score of the partnership."""
    pair = (winner, partner(winner, len(left)))
    return tuple(team_points(left, winner) if seat in pair else 0 for seat in range(len(left)))


def _all_add(left: Sequence[int], winner: int) -> Totals:
    """R-58: everybody adds what they were caught with, the winner of the hand nothing."""
    return tuple(0 if seat == winner else points for seat, points in enumerate(left))


def _first_to_target(rules: Rules, standing: Standing) -> Players:
    """R-57: only one scores in a hand, so two cannot get there together."""
    return _those(standing, lambda total: total >= int(rules["target"]))


def _lowest(rules: Rules, standing: Standing) -> Players:
    """R-58: once anyone reaches the target, the lowest total wins."""
    lowest = min(standing.totals)
    if max(standing.totals) < int(rules["target"]):
        return ()
    return _those(standing, lambda total: total == lowest)


def _last_one_left(_: Rules, standing: Standing) -> Players:
    """R-68, A-65: the one who remains when all others have reached the target."""
    left = standing.alive
    return left if len(left) == 1 else ()


def _highest_at_the_end(rules: Rules, standing: Standing) -> Players:
    """R-65: after the last hand the highest individual total wins."""
    highest = max(standing.totals)
    if standing.hands < partners.hands_in_all(int(rules["rotate4_per_pair"])):
        return ()
    return _those(standing, lambda total: total == highest)


def _those(standing: Standing, wanted: Callable[[int], bool]) -> Players:
    return tuple(who for who, total in enumerate(standing.totals) if wanted(total))


def _if_agreed(rules: Rules) -> bool:
    return rules["lowest_tie"] == "share"


def _always(_: Rules) -> bool:
    return True


FORMATS: Mapping[str, Format] = {
    "winner": Format("R-55", "R-57", _winner_takes, _first_to_target, _always),
    "tally": Format("R-58", "R-58", _all_add, _lowest, _if_agreed, everybody_adds=True),
    "elim": Format("R-67", "R-68", _all_add, _last_one_left, _always, everybody_adds=True, eliminates=True),
    "team": Format("R-64", "R-57", _team_takes, _first_to_target, _always, by_team=True, partners=True),
    "rotate4": Format(
        "R-65", "R-65", _both_partners_take, _highest_at_the_end, _always, partners=True, rotates=True
    ),
}
"""Eight players at two tables (R-66) are a tournament, not a match."""

TARGETS = (100, 200, 300, 500)
"""Usual targets; any other can be agreed on (A-64)."""
