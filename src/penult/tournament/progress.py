"""The progress of a tournament: who plays, who sat where, and which results are in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..engine.errors import Malformed
from ..match.results import HandResult
from .acts import Totaled
from .refusals import TournamentRefused
from .sittings import Seats, Sitting
from .terms import TournamentTerms

Spot = tuple[int, int]
"""A sitting and a table."""


@dataclass
class Progress:
    terms: TournamentTerms
    names: dict[int, str] = field(default_factory=dict)
    people: dict[int, list[str]] = field(default_factory=dict)
    """Everybody who has played in a player's place, in order; the last one plays there now."""
    lots: dict[int, int] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)
    sittings: list[Sitting] = field(default_factory=list)
    hands: dict[Spot, dict[int, HandResult]] = field(default_factory=dict)
    totals: dict[Spot, Totaled] = field(default_factory=dict)
    sat: dict[Spot, dict[int, Seats]] = field(default_factory=dict)
    """Which person of each place played a hand, or sat there when totals were reported."""
    sat_out: list[Seats] = field(default_factory=list)
    """The same for those who sat out at each sitting."""
    penalties: dict[int, int] = field(default_factory=dict)
    """Points against each player."""
    rounds: int = 0
    """The number of sittings agreed on; 0 if the tournament goes on until somebody ends it."""
    ended: bool = False
    """Whether somebody ended the tournament; see `over`."""

    @property
    def active(self) -> tuple[int, ...]:
        """The players of the next sitting."""
        return tuple(player for player in sorted(self.names) if player not in self.dropped)

    @property
    def over(self) -> bool:
        """Whether there are no more sittings: somebody ended it, or all agreed sittings are played."""
        agreed = self.rounds and len(self.sittings) >= self.rounds
        return self.ended or bool(agreed and not any(self.missing()))

    @property
    def begun(self) -> int:
        """How many sittings have a result; only the last one can have none."""
        reported = any(sitting == len(self.sittings) - 1 for sitting, _ in (*self.hands, *self.totals))
        return len(self.sittings) if reported else max(0, len(self.sittings) - 1)

    def seats(self, spot: Spot) -> Seats:
        """The players at a table; a table that was not drawn is refused."""
        sitting, table = spot
        if sitting not in range(len(self.sittings)):
            raise Malformed("sitting", sitting, counted(len(self.sittings), "sitting that was drawn"))
        tables = self.sittings[sitting].tables
        if table not in range(len(tables)):
            raise Malformed("table", table, counted(len(tables), f"table of sitting {sitting}"))
        return tables[table]

    def before(self, player: int) -> tuple[str, ...]:
        """The people who played in this place before."""
        *earlier, now = self.people[player]
        return tuple(name for name in dict.fromkeys(earlier) if name != now)

    def names_now(self, spot: Spot) -> list[str]:
        """Who sits at a table now."""
        return [self.names[player] for player in self.seats(spot)]

    def names_in_hand(self, spot: Spot, hand: int) -> list[str]:
        """Who sat at a table when a hand was played or its totals were reported."""
        turns = self.sat[spot][hand]
        return [self.people[player][turn] for player, turn in zip(self.seats(spot), turns, strict=True)]

    def names_with_results(self, spot: Spot) -> list[str]:
        """Who scored in each seat of a table; both people if one replaced the other."""
        hands = [self.names_in_hand(spot, hand) for hand in sorted(self.sat[spot])]
        return [", ".join(dict.fromkeys(seat)) for seat in zip(*hands, strict=True)]

    def names_of_seats(self, spot: Spot) -> list[str]:
        """Who sits at a table, or sat there when it finished."""
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
        self.check_going_on()
        self.check_results()

    def check_results(self) -> None:
        """Refuse while a result is missing, which can only be in the last sitting."""
        tables = sorted({table + 1 for _, table, _ in self.missing()})
        if tables:
            number, count = len(self.sittings), len(tables)
            raise TournamentRefused("results_missing", number=number, count=count, tables=tuple(tables))

    def check_going_on(self) -> None:
        if self.over:
            raise TournamentRefused("over", count=len(self.sittings))


def counted(many: int, what: str) -> str:
    return f"a {what}, 0 to {many - 1}" if many else f"a {what}: there is none yet"
