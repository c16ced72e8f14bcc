"""How far a tournament has come: a function of its acts, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...engine.errors import Malformed
from ..results import HandResult
from ..rotation.names import check_name
from ..rotation.sitting import Seats, Sitting
from .acts import Act, Drawn, Dropped, Entered, Penalized, Played, Returned, Totaled
from .scoring import hand_points
from .sizes import LARGEST, SMALLEST
from .terms import Terms

Spot = tuple[int, int]
"""A sitting and a table."""


@dataclass
class Progress:
    terms: Terms
    names: dict[int, str] = field(default_factory=dict)
    lots: dict[int, int] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)
    sittings: list[Sitting] = field(default_factory=list)
    hands: dict[Spot, dict[int, HandResult]] = field(default_factory=dict)
    totals: dict[Spot, Totaled] = field(default_factory=dict)
    penalties: dict[int, int] = field(default_factory=dict)
    """Points against each player."""

    @classmethod
    def after(cls, terms: Terms, acts: Iterable[Act]) -> Progress:
        progress = cls(terms)
        for act in acts:
            progress.add(act)
        return progress

    @property
    def active(self) -> tuple[int, ...]:
        """Those who will sit at the next sitting."""
        return tuple(player for player in sorted(self.names) if player not in self.dropped)

    def seats(self, spot: Spot) -> Seats:
        """The players at a table; a table that was not drawn is refused."""
        sitting, table = spot
        if sitting not in range(len(self.sittings)):
            raise Malformed("sitting", sitting, _counted(len(self.sittings), "sitting that was drawn"))
        tables = self.sittings[sitting].tables
        if table not in range(len(tables)):
            raise Malformed("table", table, _counted(len(tables), f"table of sitting {sitting}"))
        return tables[table]

    def spots(self) -> Iterator[Spot]:
        for sitting, drawn in enumerate(self.sittings):
            yield from ((sitting, table) for table in range(len(drawn.tables)))

    def missing(self) -> Iterator[tuple[int, int, int]]:
        """Sitting, table and hand of every result that has not come."""
        for spot in self.spots():
            if spot not in self.totals:
                known = self.hands.get(spot, {})
                yield from ((*spot, hand) for hand in range(self.terms.hands) if hand not in known)

    def add(self, act: Act) -> None:
        """One more act; an act that cannot be changes nothing."""
        _ACTS[type(act)](self, act)

    def _enter(self, act: Entered) -> None:
        self._refuse_once_begun(act.name)
        if act.player in self.names:
            raise Malformed("player", act.player, "a number that no other player has")
        self.names[act.player] = check_name(act.name, self.names.values())
        self.lots[act.player] = act.lot

    def _drop(self, act: Dropped) -> None:
        self._check_player(act.player)
        self._refuse_once_begun(self.names[act.player])
        if act.player in self.dropped:
            raise Malformed("player", act.player, "a player who has not dropped out")
        self.dropped.add(act.player)

    def _bring_back(self, act: Returned) -> None:
        self._check_player(act.player)
        self._refuse_once_begun(self.names[act.player])
        if act.player not in self.dropped:
            raise Malformed("player", act.player, "a player who has dropped out")
        self.dropped.remove(act.player)

    def _sit_down(self, act: Drawn) -> None:
        if not act.sitting.tables:
            raise Malformed("tables", 0, "1 or more")
        low, high = (4, 4) if self.terms.partners else (SMALLEST, LARGEST)
        free = set(self.active).difference(act.sitting.out)
        for table in act.sitting.tables:
            if not low <= len(table) <= high:
                raise Malformed("players at a table", len(table), f"{low} to {high}")
            for player in table:
                if player not in free:
                    raise Malformed("player", player, "active players, each at one table")
                free.remove(player)
        self.sittings.append(act.sitting)

    def _play(self, act: Played) -> None:
        spot = (act.sitting, act.table)
        seats = self.seats(spot)
        if act.hand not in range(self.terms.hands):
            raise Malformed("hand", act.hand, _counted(self.terms.hands, "hand of a sitting"))
        if spot in self.totals or act.hand in self.hands.get(spot, {}):
            raise Malformed("hand", act.hand, "a hand without a result, or a correction of its line")
        hand_points(self.terms, len(seats), act.result)
        self.hands.setdefault(spot, {})[act.hand] = act.result

    def _total(self, act: Totaled) -> None:
        spot = (act.sitting, act.table)
        seats = self.seats(spot)
        if spot in self.totals or spot in self.hands:
            raise Malformed("table", act.table, "a table without a result, or a correction of its line")
        for what, numbers in (("points", act.points), ("hands won", act.won)):
            if len(numbers) != len(seats) or min(numbers) < 0:
                raise Malformed(what, numbers, f"{len(seats)} numbers of 0 or more")
        if self.terms.partners and act.points[:2] != act.points[2:]:
            raise Malformed("points", act.points, "the same for both partners (A-59)")
        self.totals[spot] = act

    def _penalize(self, act: Penalized) -> None:
        self._check_player(act.player)
        if act.points < 1:
            raise Malformed("penalty", act.points, "1 point or more")
        self.penalties[act.player] = self.penalties.get(act.player, 0) + act.points

    def _check_player(self, player: int) -> None:
        if player not in self.names:
            raise Malformed("player", player, "a player who has entered")

    def _refuse_once_begun(self, name: str) -> None:
        """A plan of rotating partners holds for those who began it."""
        if self.terms.partners and self.sittings:
            raise Malformed("player", name, f"the {len(self.names)} who began: partners rotate by a plan")


def _counted(many: int, what: str) -> str:
    return f"a {what}, 0 to {many - 1}" if many else f"a {what}: there is none yet"


_ACTS: Mapping[type[Act], Callable[[Progress, Any], None]] = {
    Entered: Progress._enter,
    Dropped: Progress._drop,
    Returned: Progress._bring_back,
    Drawn: Progress._sit_down,
    Played: Progress._play,
    Totaled: Progress._total,
    Penalized: Progress._penalize,
}
