"""What each act does to the progress of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..engine.errors import Malformed, PenultError
from ..notation.names import check_name
from .acts import (
    Act,
    Agreed,
    Drawn,
    Dropped,
    Ended,
    Entered,
    HandReported,
    Penalized,
    PlayerRenamed,
    Returned,
    Substituted,
    Totaled,
)
from .points import check_held, check_totals, hand_points
from .progress import Progress, counted
from .refusals import LineRefused, TournamentRefused
from .sittings import Seats
from .sizes import LARGEST, SMALLEST
from .terms import MOST_ROUNDS, TournamentTerms

MOST_PLAYERS = 400
MOST_PENALTY = 999_999


def progress_after(terms: TournamentTerms, acts: Mapping[int, Act]) -> Progress:
    """The progress after these acts, by their lines in a log; `LineRefused` names an impossible one."""
    progress = Progress(terms, rounds=terms.rounds)
    for line, act in acts.items():
        try:
            apply(progress, act)
        except PenultError as error:
            raise LineRefused(line, str(error)) from error
    return progress


def apply(progress: Progress, act: Act) -> None:
    """Carry out an act; an impossible one is refused and changes nothing."""
    _EFFECTS[type(act)](progress, act)


def _enter(progress: Progress, act: Entered) -> None:
    _refuse_once_begun(progress, act.name)
    progress.check_going_on()
    if act.player in progress.names:
        raise Malformed("player", act.player, "a number that no other player has")
    if len(progress.names) >= MOST_PLAYERS:
        raise TournamentRefused("hall_full", most=MOST_PLAYERS)
    progress.names[act.player] = check_name(act.name, progress.names.values())
    progress.people[act.player] = [progress.names[act.player]]
    progress.lots[act.player] = act.lot


def _drop(progress: Progress, act: Dropped) -> None:
    _check_player(progress, act.player)
    _refuse_once_begun(progress, progress.names[act.player])
    if act.player in progress.dropped:
        raise TournamentRefused("has_left", name=progress.names[act.player])
    progress.dropped.add(act.player)


def _bring_back(progress: Progress, act: Returned) -> None:
    _check_player(progress, act.player)
    _refuse_once_begun(progress, progress.names[act.player])
    progress.check_going_on()
    if act.player not in progress.dropped:
        raise TournamentRefused("is_here", name=progress.names[act.player])
    progress.dropped.remove(act.player)


def _rename(progress: Progress, act: PlayerRenamed) -> None:
    progress.names[act.player] = progress.people[act.player][-1] = _new_name(progress, act.player, act.name)


def _substitute(progress: Progress, act: Substituted) -> None:
    """Only with partners: otherwise people keep their own points, and a newcomer starts from 0."""
    if not progress.terms.partners:
        raise TournamentRefused("own_points")
    progress.check_going_on()
    progress.names[act.player] = _new_name(progress, act.player, act.name)
    progress.people[act.player].append(progress.names[act.player])


def _new_name(progress: Progress, player: int, name: str) -> str:
    _check_player(progress, player)
    return check_name(name, (other for each, other in progress.names.items() if each != player))


def _sit_down(progress: Progress, act: Drawn) -> None:
    progress.check_next()
    tables, out = act.sitting.tables, act.sitting.out
    if not tables:
        raise Malformed("tables", 0, "1 or more")
    low, high = (4, 4) if progress.terms.partners else (SMALLEST, LARGEST)
    for table in tables:
        if not low <= len(table) <= high:
            raise Malformed("players at a table", len(table), f"{low} to {high}")
    if out and not progress.terms.partners:
        raise Malformed("sitting out", out, "nobody: all who play for themselves sit at a table")
    _check_everybody(progress, [*out, *(player for table in tables for player in table)])
    progress.sittings.append(act.sitting)
    progress.sat_out.append(_turns(progress, out))


def _check_everybody(progress: Progress, players: list[int]) -> None:
    """Everybody who is active sits exactly once, and nobody else."""
    free = set(progress.active)
    for player in players:
        if player not in free:
            raise Malformed("player", player, "active players, each at one table")
        free.remove(player)
    if free:
        left = ", ".join(progress.names[player] for player in sorted(free))
        raise Malformed("sitting", f"none for {left}", "a place for every active player")


def _play(progress: Progress, act: HandReported) -> None:
    spot = (act.sitting, act.table)
    seats = progress.seats(spot)
    if act.hand not in range(progress.terms.hands):
        raise Malformed("hand", act.hand, counted(progress.terms.hands, "hand of a sitting"))
    if spot in progress.totals or act.hand in progress.hands.get(spot, {}):
        raise Malformed("hand", act.hand, "a hand without a result, or a correction of its line")
    hand_points(progress.terms, len(seats), act.result)
    check_held(act)
    progress.hands.setdefault(spot, {})[act.hand] = act.result
    progress.sat.setdefault(spot, {})[act.hand] = _turns(progress, seats)


def _total(progress: Progress, act: Totaled) -> None:
    spot = (act.sitting, act.table)
    seats = progress.seats(spot)
    if spot in progress.totals or spot in progress.hands:
        raise Malformed("table", act.table, "a table without a result, or a correction of its line")
    check_totals(progress.terms, [progress.names[player] for player in seats], act)
    progress.totals[spot] = act
    progress.sat[spot] = {0: _turns(progress, seats)}


def _turns(progress: Progress, players: Seats) -> Seats:
    """Which person plays in each place now, as an index."""
    return tuple(len(progress.people[player]) - 1 for player in players)


def _penalize(progress: Progress, act: Penalized) -> None:
    _check_player(progress, act.player)
    if act.points < 1:
        raise TournamentRefused("no_points", count=act.points)
    if act.points > MOST_PENALTY:
        raise TournamentRefused("high_penalty", count=act.points, most=MOST_PENALTY)
    progress.penalties[act.player] = progress.penalties.get(act.player, 0) + act.points


def _agree(progress: Progress, act: Agreed) -> None:
    """Agreeing on more rounds continues a tournament after its last agreed round."""
    if progress.terms.partners:
        raise TournamentRefused("rounds_of_a_plan", count=act.rounds)
    if progress.ended:
        raise TournamentRefused("over", count=len(progress.sittings))
    if not 0 <= act.rounds <= MOST_ROUNDS:
        raise Malformed("rounds", act.rounds, f"0 to {MOST_ROUNDS}")
    if 0 < act.rounds < len(progress.sittings):
        raise TournamentRefused("too_few_rounds", count=act.rounds, least=len(progress.sittings))
    progress.rounds = act.rounds


def _end(progress: Progress, _: Ended) -> None:
    progress.check_going_on()
    if not progress.sittings:
        raise TournamentRefused("no_sitting")
    progress.check_results()
    progress.ended = True


def _check_player(progress: Progress, player: int) -> None:
    if player not in progress.names:
        raise Malformed("player", player, "a player who has entered")


def _refuse_once_begun(progress: Progress, name: str) -> None:
    """A plan of rotating partners is made for the players who began it."""
    if progress.terms.partners and progress.sittings:
        raise TournamentRefused("plan_holds", count=len(progress.names), name=name)


_EFFECTS: Mapping[type[Act], Callable[[Progress, Any], None]] = {
    Entered: _enter,
    Dropped: _drop,
    Returned: _bring_back,
    PlayerRenamed: _rename,
    Substituted: _substitute,
    Drawn: _sit_down,
    HandReported: _play,
    Totaled: _total,
    Penalized: _penalize,
    Agreed: _agree,
    Ended: _end,
}
