"""The state of a tournament: a function of its acts, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..engine.errors import Malformed, PenultError
from ..match.results import HandResult
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
from .refusals import LineRefused, TournamentRefused
from .sittings import Seats, Sitting
from .sizes import LARGEST, SMALLEST
from .terms import MOST_ROUNDS, TournamentTerms

Spot = tuple[int, int]
"""A sitting and a table."""

MOST_PLAYERS = 400
MOST_PENALTY = 999_999


@dataclass
class Progress:
    terms: TournamentTerms
    names: dict[int, str] = field(default_factory=dict)
    people: dict[int, list[str]] = field(default_factory=dict)
    """All who have played in a player's place, one after the other; the last one plays there now."""
    lots: dict[int, int] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)
    sittings: list[Sitting] = field(default_factory=list)
    hands: dict[Spot, dict[int, HandResult]] = field(default_factory=dict)
    totals: dict[Spot, Totaled] = field(default_factory=dict)
    sat: dict[Spot, dict[int, Seats]] = field(default_factory=dict)
    """Which person of each place sat at a hand, or sat there when totals were reported."""
    sat_out: list[Seats] = field(default_factory=list)
    """The same for those who sat out at each sitting."""
    penalties: dict[int, int] = field(default_factory=dict)
    """Points against each player."""
    rounds: int = 0
    """How many sittings are agreed by now; 0 if it goes on until somebody ends it."""
    ended: bool = False
    """Whether somebody ended it; see `over`."""

    @classmethod
    def after(cls, terms: TournamentTerms, acts: Mapping[int, Act]) -> Progress:
        """The state after these acts, by their lines in a log; `LineRefused` names an impossible one."""
        progress = cls(terms, rounds=terms.rounds)
        for line, act in acts.items():
            try:
                progress.add(act)
            except PenultError as error:
                raise LineRefused(line, str(error)) from error
        return progress

    @property
    def active(self) -> tuple[int, ...]:
        """Those who will sit at the next sitting."""
        return tuple(player for player in sorted(self.names) if player not in self.dropped)

    @property
    def over(self) -> bool:
        """Whether there will be no other sitting: somebody said so, or all that were agreed are played."""
        agreed = self.rounds and len(self.sittings) >= self.rounds
        return self.ended or bool(agreed and not any(self.missing()))

    @property
    def begun(self) -> int:
        """How many sittings have a result: only the last one can have none."""
        reported = any(sitting == len(self.sittings) - 1 for sitting, _ in (*self.hands, *self.totals))
        return len(self.sittings) if reported else max(0, len(self.sittings) - 1)

    def seats(self, spot: Spot) -> Seats:
        """The players at a table; a table that was not drawn is refused."""
        sitting, table = spot
        if sitting not in range(len(self.sittings)):
            raise Malformed("sitting", sitting, _counted(len(self.sittings), "sitting that was drawn"))
        tables = self.sittings[sitting].tables
        if table not in range(len(tables)):
            raise Malformed("table", table, _counted(len(tables), f"table of sitting {sitting}"))
        return tables[table]

    def before(self, player: int) -> tuple[str, ...]:
        """Those in whose place somebody else plays on."""
        *earlier, now = self.people[player]
        return tuple(name for name in dict.fromkeys(earlier) if name != now)

    def names_now(self, spot: Spot) -> list[str]:
        """Who sits at a table now."""
        return [self.names[player] for player in self.seats(spot)]

    def names_in_hand(self, spot: Spot, hand: int) -> list[str]:
        """Who sat at a table when a hand was played, or its totals were reported."""
        turns = self.sat[spot][hand]
        return [self.people[player][turn] for player, turn in zip(self.seats(spot), turns, strict=True)]

    def names_with_results(self, spot: Spot) -> list[str]:
        """Who scored at each seat of a table; both people if one played on for the other."""
        hands = [self.names_in_hand(spot, hand) for hand in sorted(self.sat[spot])]
        return [", ".join(dict.fromkeys(seat)) for seat in zip(*hands, strict=True)]

    def names_of_seats(self, spot: Spot) -> list[str]:
        """Who sits at a table, or sat there when it was done."""
        done = spot in self.totals or len(self.hands.get(spot, {})) == self.terms.hands
        return self.names_in_hand(spot, max(self.sat[spot])) if done else self.names_now(spot)

    def names_out(self, sitting: int) -> list[str]:
        """Who sat out."""
        out = zip(self.sittings[sitting].out, self.sat_out[sitting], strict=True)
        return [self.people[player][turn] for player, turn in out]

    def spots(self) -> Iterator[Spot]:
        for sitting, drawn in enumerate(self.sittings):
            yield from ((sitting, table) for table in range(len(drawn.tables)))

    def missing(self) -> Iterator[tuple[int, int, int]]:
        """Sitting, table and hand of every missing result."""
        for spot in self.spots():
            if spot not in self.totals:
                known = self.hands.get(spot, {})
                yield from ((*spot, hand) for hand in range(self.terms.hands) if hand not in known)

    def check_next(self) -> None:
        """Refuse another sitting when the tournament is over, or while a result is missing."""
        self._refuse_when_over()
        self.check_results()

    def check_results(self) -> None:
        """Refuse while a result is missing: only the last sitting can lack any."""
        tables = sorted({table + 1 for _, table, _ in self.missing()})
        if tables:
            listed = ", ".join(map(str, tables))
            number, count = len(self.sittings), len(tables)
            raise TournamentRefused("results_missing", number=number, count=count, tables=listed)

    def add(self, act: Act) -> None:
        """Add an act; an impossible one changes nothing."""
        _ACTS[type(act)](self, act)

    def _enter(self, act: Entered) -> None:
        self._refuse_once_begun(act.name)
        self._refuse_when_over()
        if act.player in self.names:
            raise Malformed("player", act.player, "a number that no other player has")
        if len(self.names) >= MOST_PLAYERS:
            raise TournamentRefused("hall_full", most=MOST_PLAYERS)
        self.names[act.player] = check_name(act.name, self.names.values())
        self.people[act.player] = [self.names[act.player]]
        self.lots[act.player] = act.lot

    def _drop(self, act: Dropped) -> None:
        self._check_player(act.player)
        self._refuse_once_begun(self.names[act.player])
        if act.player in self.dropped:
            raise TournamentRefused("has_left", name=self.names[act.player])
        self.dropped.add(act.player)

    def _bring_back(self, act: Returned) -> None:
        self._check_player(act.player)
        self._refuse_once_begun(self.names[act.player])
        self._refuse_when_over()
        if act.player not in self.dropped:
            raise TournamentRefused("is_here", name=self.names[act.player])
        self.dropped.remove(act.player)

    def _rename(self, act: PlayerRenamed) -> None:
        self.names[act.player] = self.people[act.player][-1] = self._new_name(act.player, act.name)

    def _substitute(self, act: Substituted) -> None:
        """Only with partners: people who play alone keep their own points, and a newcomer starts from 0."""
        if not self.terms.partners:
            raise TournamentRefused("own_points")
        self._refuse_when_over()
        self.names[act.player] = self._new_name(act.player, act.name)
        self.people[act.player].append(self.names[act.player])

    def _new_name(self, player: int, name: str) -> str:
        self._check_player(player)
        return check_name(name, (other for each, other in self.names.items() if each != player))

    def _sit_down(self, act: Drawn) -> None:
        self.check_next()
        tables, out = act.sitting.tables, act.sitting.out
        if not tables:
            raise Malformed("tables", 0, "1 or more")
        low, high = (4, 4) if self.terms.partners else (SMALLEST, LARGEST)
        for table in tables:
            if not low <= len(table) <= high:
                raise Malformed("players at a table", len(table), f"{low} to {high}")
        if out and not self.terms.partners:
            raise Malformed("sitting out", out, "nobody: all who play for themselves sit at a table")
        self._check_everybody([*out, *(player for table in tables for player in table)])
        self.sittings.append(act.sitting)
        self.sat_out.append(self._turns(out))

    def _check_everybody(self, players: list[int]) -> None:
        """Nobody twice, nobody who is not there, and nobody left standing."""
        free = set(self.active)
        for player in players:
            if player not in free:
                raise Malformed("player", player, "active players, each at one table")
            free.remove(player)
        if free:
            left = ", ".join(self.names[player] for player in sorted(free))
            raise Malformed("sitting", f"none for {left}", "a place for every active player")

    def _play(self, act: HandReported) -> None:
        spot = (act.sitting, act.table)
        seats = self.seats(spot)
        if act.hand not in range(self.terms.hands):
            raise Malformed("hand", act.hand, _counted(self.terms.hands, "hand of a sitting"))
        if spot in self.totals or act.hand in self.hands.get(spot, {}):
            raise Malformed("hand", act.hand, "a hand without a result, or a correction of its line")
        hand_points(self.terms, len(seats), act.result)
        check_held(act)
        self.hands.setdefault(spot, {})[act.hand] = act.result
        self.sat.setdefault(spot, {})[act.hand] = self._turns(seats)

    def _total(self, act: Totaled) -> None:
        spot = (act.sitting, act.table)
        seats = self.seats(spot)
        if spot in self.totals or spot in self.hands:
            raise Malformed("table", act.table, "a table without a result, or a correction of its line")
        check_totals(self.terms, [self.names[player] for player in seats], act)
        self.totals[spot] = act
        self.sat[spot] = {0: self._turns(seats)}

    def _turns(self, players: Seats) -> Seats:
        """The number of the person who plays in each place now."""
        return tuple(len(self.people[player]) - 1 for player in players)

    def _penalize(self, act: Penalized) -> None:
        self._check_player(act.player)
        if act.points < 1:
            raise TournamentRefused("no_points", count=act.points)
        if act.points > MOST_PENALTY:
            raise TournamentRefused("high_penalty", count=act.points, most=MOST_PENALTY)
        self.penalties[act.player] = self.penalties.get(act.player, 0) + act.points

    def _agree(self, act: Agreed) -> None:
        """Agreeing to more rounds continues a tournament whose agreed rounds are all played."""
        if self.terms.partners:
            raise TournamentRefused("rounds_of_a_plan", count=act.rounds)
        if self.ended:
            raise TournamentRefused("over", count=len(self.sittings))
        if not 0 <= act.rounds <= MOST_ROUNDS:
            raise Malformed("rounds", act.rounds, f"0 to {MOST_ROUNDS}")
        if 0 < act.rounds < len(self.sittings):
            raise TournamentRefused("too_few_rounds", count=act.rounds, least=len(self.sittings))
        self.rounds = act.rounds

    def _end(self, _: Ended) -> None:
        self._refuse_when_over()
        if not self.sittings:
            raise TournamentRefused("no_sitting")
        self.check_results()
        self.ended = True

    def _refuse_when_over(self) -> None:
        if self.over:
            raise TournamentRefused("over", count=len(self.sittings))

    def _check_player(self, player: int) -> None:
        if player not in self.names:
            raise Malformed("player", player, "a player who has entered")

    def _refuse_once_begun(self, name: str) -> None:
        """A plan of rotating partners holds for those who began it."""
        if self.terms.partners and self.sittings:
            raise TournamentRefused("plan_holds", count=len(self.names), name=name)


def _counted(many: int, what: str) -> str:
    return f"a {what}, 0 to {many - 1}" if many else f"a {what}: there is none yet"


_ACTS: Mapping[type[Act], Callable[[Progress, Any], None]] = {
    Entered: Progress._enter,
    Dropped: Progress._drop,
    Returned: Progress._bring_back,
    PlayerRenamed: Progress._rename,
    Substituted: Progress._substitute,
    Drawn: Progress._sit_down,
    HandReported: Progress._play,
    Totaled: Progress._total,
    Penalized: Progress._penalize,
    Agreed: Progress._agree,
    Ended: Progress._end,
}
